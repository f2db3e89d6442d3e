"""Text Mapper: hexes by column and row, words for what is there, paths and titles."""

from unittest.mock import Mock

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange import mapping
from bob_editor.exchange.door import told_format
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.textmapper import FORMAT
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent, Label, Path
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")


def brought(text):
    """What a map holds."""
    return FORMAT.read(Given(text.encode(), "a.txt"), Asked(RULES, name="a"))


MAP = """# a comment
include https://example.org/bright.txt
grass attributes fill="#90ee90"
0101 light-green fir-forest "Alder"
0102 dark-green hill
0201 water
0202 village "Mill" 40
0101-0102 trail
0201-0103 road "The road"
nonsense here
"""


def test_a_map_becomes_a_board():
    """Even columns lie lower; colours mean nothing, titles are labels, paths run straight from point to point."""
    given = Given(MAP.encode(), "a.txt")
    assert told_format(given) is FORMAT
    found = FORMAT.read(given, Asked(RULES, name="a"))
    (board,) = found.boards
    said = {board.grid.label(at): (one.terrain_ids, one.level) for at, one in board.hexes.items()}
    assert said == {
        "A1": (("woods",), None), "A2": ((), 1), "B1": (("river",), None), "B2": (("building_wood",), None)
    }  # fmt: skip
    assert board.grid.hex("B1") in board.grid.hex("A2").neighbours()
    assert [label.text for label in board.labels] == ["Alder", "Mill"]
    assert [(one.terrain, [board.grid.label(at) for at in one.through]) for one in board.paths] == [
        ("path", ["A1", "A2"]), ("road", ["B1"]),
    ]  # fmt: skip
    assert [row.place for row in found.report] == ["line 10", "", "line 9", "line 9"]


@pytest.mark.parametrize("first", ["0101", "0201"])
def test_the_first_column_may_be_an_even_one(first):
    """Then it lies lower than the second."""
    column = int(first[:2])
    board = brought(f"{first} woods\n{column + 1:02}01 plain\n{column + 1:02}02 plain\n").boards[0]
    (woods,) = board.hexes
    touching = {board.grid.label(at) for at in woods.neighbours() if at in board.grid}
    assert ("B2" in touching) == (column % 2 == 0)


def test_what_is_no_map_is_refused():
    """Without a hex, or with one too far away."""
    with pytest.raises(BadFile, match="no hexes"):
        brought("include somewhere\n")
    with pytest.raises((BadFile, TooLarge)):
        brought("x" * 100)


def test_out_and_back():
    """Terrain, paths and labels."""
    grid = Grid(3, 3)
    a1, b1, b2 = map(grid.hex, ("A1", "B1", "B2"))
    hexes = {a1: HexContent((Feature("woods"),)), b2: HexContent((Feature("river"), Feature("bridge")))}
    board = Board(
        grid, RULES.id, hexes=hexes,
        paths=(Path("road", (a1, b1, b2)),), labels=(Label("Mill", grid.centre(b1)),),
    )  # fmt: skip
    out = FORMAT.write(Outgoing(board, RULES), Asked(name="a.txt"))
    back = brought(out.data.decode()).boards[0]
    assert (back.hexes, back.paths, back.labels) == (board.hexes, board.paths, board.labels)


def test_a_hex_on_two_lines_is_both_and_a_paths_name_is_told():
    """The program draws one over the other."""
    found = FORMAT.read(
        Given(b'0101 woods\n0101 "Alder"\n0102 hill\n0101-0102 road "Old"\n', "a.txt"), Asked(RULES)
    )
    (board,) = found.boards
    assert board.content(board.grid.hex("A1")).terrain_ids == ("woods",)
    assert [label.text for label in board.labels] == ["Alder"]
    assert ("line 4", "Old") in {(row.place, row.original) for row in found.report}


def test_a_path_may_lead_over_hexes_left_of_the_first():
    """Whose columns and rows are negative."""
    text = "-0101 woods\n0001 woods\n0101 woods\n-0101-0001-0101 road\n"
    found = FORMAT.read(Given(text.encode(), "a.txt"), Asked(RULES, name="a"))
    assert [len(path.through) for path in found.boards[0].paths] == [3]


def test_words_that_nothing_is_called_are_looked_up_once_for_all(monkeypatch: pytest.MonkeyPatch):
    """Each was held against every terrain's names: a file of a megabyte took half a minute."""
    gathering = Mock(wraps=mapping._said_of)
    monkeypatch.setattr(mapping, "_said_of", gathering)
    brought("".join(f"{n + 1:02d}01 strange-{n} word-{n}\n" for n in range(90)))
    assert gathering.call_count == 1
