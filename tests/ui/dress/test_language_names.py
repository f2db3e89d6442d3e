"""Languages are offered by their names, not by codes."""

import pytest

from bob_editor.ui.dress.language import name_of


@pytest.mark.parametrize(
    ("code", "name"),
    [("en", "English"), ("de", "Deutsch"), ("fr", "Français"), ("pt-BR", "Português (pt-BR)"), ("xx", "xx")],
)
def test_a_language_has_its_own_name(code: str, name: str) -> None:
    """One that Qt doesn't know keeps its code; a country's says whose it is."""
    assert name_of(code) == name
