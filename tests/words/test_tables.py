"""No text of the window is untranslated, none of a table is stale, and every value has its place in each language."""

from __future__ import annotations

from string import Formatter

import pytest

from bob_editor.words import LANGUAGES
from bob_editor.words.table import Table, table_of
from tests.words.linguist import FOLDER, found, written

CODES = sorted(LANGUAGES.keys() - {"en"})


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_untranslated_or_stale(code: str) -> None:
    """``make words`` would write the table as it is, and nothing in it is unfinished."""
    wanted, table = found(), table_of(code)
    assert sorted(set(wanted) - {*table.texts, *table.forms}) == []
    assert (FOLDER / f"{code}.ts").read_text("utf-8") == written(code, table, wanted)


@pytest.mark.parametrize("code", CODES)
def test_values_and_keys_are_kept(code: str) -> None:
    """A translation has the same places for values, and an underlined letter where the English has one."""
    table: Table = table_of(code)
    for source, said in table.texts.items():
        assert _places(said) == _places(source), source
        assert said.count("&") == source.count("&"), source
    for source, forms in table.forms.items():
        assert _places(forms[-1]) == _places(source), source
