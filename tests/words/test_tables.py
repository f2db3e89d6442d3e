"""No text of the window is untranslated, none of a table is stale, and every value has its place in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from bob_editor.words import LANGUAGES
from bob_editor.words.table import Table, table_of
from tests.words.linguist import FOLDER, found, written
from tests.words.texts import ROOT

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
        assert "amp;" not in said, source
    for source, forms in table.forms.items():
        assert _places(forms[-1]) == _places(source), source


SHOWN = {
    "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "plain_label", "push_button",
    "tool_button", "addRow", "addItem", "addTab", "addAction", "addMenu", "QMenu", "setText", "setToolTip",
    "setAccessibleName", "setPlaceholderText", "setWindowTitle", "setTitle", "setStatusTip",
    "setHorizontalHeaderLabels", "notice",
}  # fmt: skip
"""What shows a text that it is given first."""

ALIKE = {"bob_editor", "mm", "px", "A4", "Letter", "Id", "Tab"}
"""What is the same in every language."""


def _each(node: ast.expr) -> Iterator[ast.expr]:
    """What of a list is shown, or of what one condition chooses between."""
    parts = [node]
    if isinstance(node, ast.List | ast.Tuple):
        parts = node.elts
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    yield from parts if parts == [node] else (one for part in parts for one in _each(part))


def _given_raw(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        first = node.args[0]
        if name in SHOWN or name == "_add_row":
            # A row of a form is given first, what it is called second.
            for one in _each(node.args[1] if name == "_add_row" else first):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    words = one.value.strip()
                    if (
                        re.search("[A-Za-z]{2}", words)
                        and words not in ALIKE
                        and not words.startswith("mdi6")
                    ):
                        yield f"{path.name}:{one.lineno}: {words}"


def test_what_the_window_shows_is_looked_up() -> None:
    """No text goes to a label, a button or a tooltip as it stands."""
    found = [one for path in sorted((ROOT / "bob_editor/ui").rglob("*.py")) for one in _given_raw(path)]
    assert found == []


DATA = {"All rights reserved", "Hexes, Artwork", "Hexes, Ground"}
"""What stands in files and is only offered by the window."""


def _tabled(path: Path) -> Iterator[str]:
    """Words of a module's own tables, as of what is chosen from: several, beginning with a capital letter."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for one in ast.walk(node.value):
                text = one.value if isinstance(one, ast.Constant) else None
                if isinstance(text, str) and re.match("&?[A-Z][a-z&’']+,? [a-z]", text):
                    yield text


def test_the_tables_of_the_window_are_looked_up() -> None:
    """What is offered and told from a table at the head of a module is known to the languages."""
    known = {*found(), *DATA}
    raw = [
        (path.name, one) for path in sorted((ROOT / "bob_editor/ui").rglob("*.py")) for one in _tabled(path)
    ]
    assert [one for one in raw if one[1] not in known] == []


def _said_raw(path: Path) -> Iterator[str]:
    """Sentences in what says a tool's hint that aren't given to ``tr``, ``many`` or ``mark``."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef) or not re.fullmatch(r"hint|_\w*hint", function.name):
            continue
        asked = (one for one in ast.walk(function) if isinstance(one, ast.Call))
        looked_up = {
            id(argument)
            for call in asked
            if getattr(call.func, "id", "") in {"tr", "many", "mark"}
            for argument in call.args
        }
        for node in ast.walk(ast.Module(function.body[1:], [])):
            if not isinstance(node, ast.Constant) or id(node) in looked_up:
                continue
            if isinstance(node.value, str) and re.search(r"[A-Za-z]{2}\W*\s|\s\W*[A-Za-z]", node.value):
                yield f"{path.name}:{node.lineno}: {node.value}"


def test_what_a_tool_says_of_a_press_is_looked_up() -> None:
    """No sentence of a hint in the status bar stands as it is."""
    rooms = sorted((ROOT / "bob_editor/editing").rglob("*.py"))
    assert [one for path in rooms for one in _said_raw(path)] == []


_KEYED = re.compile(r"&[A-Za-z](?![a-z]*;)")


def test_what_has_an_underlined_letter_is_looked_up() -> None:
    """Wherever it stands: it is for the window and nothing else."""
    known, raw = set(found()), []
    for path in sorted((ROOT / "bob_editor/ui").rglob("*.py")):
        texts = (getattr(one, "value", None) for one in ast.walk(ast.parse(path.read_text("utf-8"))))
        raw += [one for one in texts if isinstance(one, str) and _KEYED.search(one) and one not in known]
    assert raw == []
