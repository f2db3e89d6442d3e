"""Faces of boards: what is printed in hexes on which nothing lies."""

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Base, Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.rules.land.faces import face_row, own_place, printed_bands, printed_terrain
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.seams import joined
from bob_editor.rulesets import ruleset


def board_of(rows: int, face: str | None) -> Board:
    """An empty board of this many rows with a face."""
    grid = Grid((13, 12), rows, orientation="pointy-top", shifted="even", shift="right")
    return Board(grid, "memoir-44", base=Base("open", 0, face))


@pytest.mark.parametrize(
    ("rows", "beach", "ocean"),
    [(9, {5, 6, 7}, {8, 9}), (17, {12, 13, 14}, {15, 16, 17}), (4, {1, 2}, {3, 4})],
)
def test_rows_of_a_beach(rows: int, beach: set[int], ocean: set[int]) -> None:
    """Beach and ocean lie along the bottom edge; a tall board has a row of ocean more."""
    board, rules = board_of(rows, "beach"), ruleset("memoir-44")
    ground = Ground(board, rules)
    for at in board.grid.hexes:
        row = int(board.grid.label(at)[1:])
        expected = "ocean" if row in ocean else "beach" if row in beach else "open"
        assert printed_terrain(board, rules, at) == expected
        assert ground.terrain(at) == (expected,)
        assert ground.grows(at, expected)


def test_other_faces_are_open_everywhere() -> None:
    """Without bands, and without a face, every hex is the base terrain; so is one off the board."""
    rules = ruleset("memoir-44")
    for face in ("country", "winter", "desert", "jungle", "moon", None):
        board = board_of(9, face)
        assert {printed_terrain(board, rules, at) for at in board.grid.hexes} == {"open"}
        assert printed_bands(board, rules) == ()
    beach = board_of(9, "beach")
    assert printed_terrain(beach, rules, Hex(30, 0)) == "open"
    assert face_row(rules, "moon") == {}


def test_a_tile_replaces_what_is_printed() -> None:
    """Where a hex lists a tile, that is its terrain; beach and ocean end there, but not beside rivers and roads."""
    rules = ruleset("memoir-44")
    board = board_of(9, "beach")
    for name, listed, printed, shows in (
        ("G9", ["pier"], "ocean", False),
        ("G6", ["river"], "beach", True),
        ("G6", ["road"], "beach", True),
        ("G6", ["river", "bridge"], "beach", True),
        ("G6", ["river", "hill"], "beach", False),
        ("G2", ["river"], "open", False),
    ):
        at = board.grid.hex(name)
        ground = Ground(board_edits.paint_terrain(board, [at], listed), rules)
        assert ground.terrain(at) == tuple(listed)
        assert ground.grows(at, printed) == shows, listed


def test_a_joined_map_shows_its_board_s_face() -> None:
    """On a scenario's map the rows are those of the printed board, wherever it lies."""
    rules = ruleset("memoir-44")
    board = board_of(9, "beach")
    for at in ((0, 0), (4, 6)):
        place = PlacedBoard("a.board.json", "1", at)
        grid = join([Laid(place, board)], rules.id).board.grid
        joined = replace(join([Laid(place, board)], rules.id).board)
        for name in ("A1", "G5", "A8", "M9"):
            own_grid, own = own_place(grid, grid.hex(name))
            assert own_grid.label(own) == name
            expected = printed_terrain(board, rules, board.grid.hex(name))
            assert printed_terrain(joined, rules, grid.hex(name)) == expected


@pytest.mark.parametrize(
    ("first", "second"), [("country", "beach"), ("beach", "country"), ("beach", "beach")]
)
def test_each_board_of_a_map_is_printed_as_its_own_face_says(first: str, second: str) -> None:
    """Though the map is of the first one's: what that doesn't print there is listed."""
    rules = ruleset("memoir-44")
    boards = (board_of(9, first), board_of(9, second))
    laid = [Laid(PlacedBoard("", name, (26 * n, 0)), boards[n], number=n) for n, name in enumerate("12")]
    ground = Ground(joined(laid, rules, {}, named=True).board, rules)
    shown = [ground.terrain(ground.board.grid.hex(label)) for label in ("1.C9", "2.C9", "2.C1")]
    assert shown == [("ocean" if face == "beach" else "open",) for face in (first, second)] + [("open",)]
