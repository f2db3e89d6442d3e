"""Numbers of a rulebook: a line each, those that are cited and not listed, and those that nothing cites."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.game.numbers import Citation, numbers_of, numbers_text, uncited, unlisted
from bob_editor.model.games.own_game import OwnGame

NUMBERS = st.text("0123456789.ABC", min_size=1, max_size=8)
TITLES = st.text("abcdefg hij", max_size=20).map(str.strip)


@given(st.dictionaries(NUMBERS, TITLES))
def test_lines_come_back(headings: dict[str, str]) -> None:
    """What is written is read again."""
    assert numbers_of(numbers_text(headings)) == headings


def test_a_pasted_table_of_contents() -> None:
    """Tabs, blank lines and indents are as good as one blank."""
    assert numbers_of("8.1\tWoods and brush\n\n  8.2 Hills\n9") == {
        "8.1": "Woods and brush", "8.2": "Hills", "9": "",
    }  # fmt: skip


def test_what_is_cited_and_not_listed() -> None:
    """Each number once, with what cites it first; nothing where the game lists no numbers."""
    rows = [
        {"id": "woods", "title": "Woods", "cites": "8.1, 8.9"},
        {"id": "hut", "title": "Hut", "cites": "8.9"},
    ]
    data = {"id": "g", "terrains": rows, "sight": {"cites": {"line": "9.4"}}}
    game = OwnGame({**data, "rule_numbers": {"8.1": "Woods", "8.2": ""}})
    assert unlisted(game) == (Citation("8.9", "Woods"), Citation("9.4", ""))
    assert uncited(game) == ("8.2",)
    chapters = {"8": "", "8.0": "", "8.": "", "9.4.1": "", "9.0": "", "90": "", "1": ""}
    assert uncited(OwnGame({**data, "rule_numbers": chapters})) == ("9.4.1", "90", "1")
    assert unlisted(OwnGame(data)) == ()
