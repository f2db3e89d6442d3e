"""Tables of hexes: columns by name, hexsides and paths, grids found again, and lines that make no sense."""

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.table import FORMAT
from bob_editor.exchange.mapping import TerrainMap
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Path
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")


def brought(text, **fields):
    """What a table holds."""
    given = Given(text.encode() if isinstance(text, str) else text, "a.csv")
    return FORMAT.read(given, Asked(RULES, TerrainMap({}, fields), name="a"))


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_columns_are_known_by_name(mark):
    """In any order and case, with any of the usual marks between them, hexes as labels or as two numbers."""
    lines = ["Level;Col;Row;Terrain;Name", "2;2;1;Woods+woods;Mill", ";1;2;road+bridge;"]
    found = brought("\r\n".join(lines).replace(";", mark))
    (board,) = found.boards
    at = board.grid.hex
    assert (board.content(at("B1")).terrain_ids, board.content(at("B1")).level) == (("woods",), 2)
    assert board.labels[0].text == "Mill"
    # A road is no terrain of hexes in this game.
    assert board.content(at("A2")).terrain_ids == ("bridge",)
    assert [row.word for row in found.report if row.kind == "dropped"] == ["road"]


def test_hexsides_and_paths_stand_in_place_of_hexes():
    """And a mapping may name the columns."""
    (board,) = brought(
        "where,what\nA1,woods\nA1/A2,wall\na1/NW,hedgerow\nA1-A2-B2,road\n", hex="where", terrain="what"
    ).boards
    assert {board.grid.side_label(side) for side in board.sides} == {"A1/A2", "A1/nw"}
    assert [path.terrain for path in board.paths] == ["road"]


def test_rows_may_begin_with_0():
    """The last one is there as well."""
    found = brought("hex,terrain\nA0,woods\nA1,woods\nAA2,woods\n")
    assert len(found.boards[0].hexes) == 3
    assert (found.boards[0].grid.rows, found.boards[0].grid.first_row) == (3, 0)


def test_columns_may_begin_with_0():
    """As programs count them: none is lost, and none moves."""
    given = Given(b"q,r,terrain\n0,0,woods\n1,0,\n1,1,orchard\n", "a.csv")
    found = FORMAT.read(given, Asked(RULES, name="a"))
    (board,) = found.boards
    said = {board.grid.label(at): one.terrain_ids for at, one in board.hexes.items()}
    assert said == {"A0": ("woods",), "B1": ("orchard",)}
    assert {row.kind for row in found.report} == {"guessed"}


def test_a_path_of_one_hex_goes_out_and_comes_back():
    """Its line is no second one of the hex, by which the grid wouldn't be found again either."""
    grid = Grid(5, (4, 5), shift="up", first_row=(1, 0))
    board = Board(grid, RULES.id, paths=(Path("road", grid.hexes[3:4]), Path("road", grid.hexes[:2])))
    found = brought(FORMAT.write(Outgoing(board, RULES), Asked(name="a.csv")).data)
    assert (found.boards[0].grid, found.boards[0].paths, found.report) == (grid, board.paths, ())
    twice = brought("hex,x,y,terrain\nA1,0,0,\nA2,0,2,\nA1,,,woods\n-,,,road\n")
    assert twice.boards[0].grid.hexes == Grid(1, 2).hexes
    assert twice.boards[0].paths == ()


def test_lines_that_make_no_sense_are_told():
    """Each by its number or its hex."""
    found = brought("hex,terrain,level\nA1,woods,x\nA1,woods,1\nB1,,\nq,woods,\nA1/Z9,wall,\nA1-Q99,road,\n")
    assert [(row.place, row.original) for row in found.report if row.kind == "dropped"] == [
        ("A1", "x"), ("A1", "line 3"), ("line 5", "Q"), ("line 6", "A1/Z9"), ("line 7", "A1-Q99"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "grid",
    [
        Grid(5, 4),
        Grid(7, (4, 5), shift="up", first_row=(1, 0)),
        Grid((4, 3), 6, "pointy-top", "even", "right"),
        Grid((4, 5), 3, "pointy-top", "odd", "left"),
        Grid(1, 1),
        Grid(4, 3, first_row=4),
        Grid((4, 5), 3, "pointy-top", "odd", "left", first_row=7),
    ],
)
def test_a_grid_is_found_again(grid):
    """By the dots that are written beside the hexes' names."""
    out = FORMAT.write(Outgoing(Board(grid, RULES.id), RULES), Asked())
    back = FORMAT.read(Given(out.data, "a.csv"), Asked(RULES, name="a")).boards[0].grid
    assert {back.label(at): back.centre(at) for at in back.hexes} == {
        grid.label(at): grid.centre(at) for at in grid.hexes
    }


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("a,b\n1,2\n", BadFile, "no column of hexes"),
        ("hex,terrain\n,woods\n", BadFile, "names no hex"),
        ("hex,terrain\nA9999,woods\n", TooLarge, "256"),
        (b"hex,terrain\nA1,\xff\n", BadFile, "line 2"),
        ('hex,terrain\nA1,"' + "x" * 200_000, BadFile, "is no table"),
    ],
)
def test_a_table_that_is_none_is_refused(text, error, words):
    """With a sentence that says why and where."""
    with pytest.raises(error, match=words):
        brought(text)
