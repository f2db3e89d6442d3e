"""Drawn crest lines that follow a level which is set beside them."""

from shapely.affinity import scale

from bob_editor.editing.drawing.following_rings import held_by
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_level
from bob_editor.rules.land.cut_rings import area_of, hex_area
from bob_editor.rules.ruleset import Ruleset

GRID = Grid(8, 7)
HILL = tuple(GRID.hex(name) for name in ("D3", "D4", "E4", "C4"))


def _hill(rules: Ruleset) -> Board:
    """A drawn hill of four hexes."""
    return draw_naturally(paint_level(Board(GRID, "band-of-brothers-2.2"), HILL, 1), rules)


def _held(board: Board) -> list[set[Hex]]:
    return [set(held_by(GRID.frame, piece, GRID.hexes)) for piece in board.contours]


def test_a_hex_that_is_lowered_shows_no_crest_line(rules: Ruleset) -> None:
    """Its higher neighbours do: the line keeps as far before the hexside as crest lines do that are drawn there."""
    low = GRID.hex("D4")
    board = set_level(_hill(rules), rules, [low], 0)
    near = scale(hex_area(GRID.frame, low), 1.01, 1.01)
    assert board.contours
    assert not any(area_of(piece, GRID.frame).intersects(near) for piece in board.contours)


def test_a_hex_that_is_raised_beside_a_drawn_hill_joins_it(rules: Ruleset) -> None:
    """One crest line holds both, and goes through the hexside between them."""
    raised = GRID.hex("D5")
    board = set_level(_hill(rules), rules, [raised], 1)
    assert _held(board) == [{*HILL, raised}]


def test_a_hex_that_is_raised_elsewhere_is_left_to_what_is_painted(rules: Ruleset) -> None:
    hill = _hill(rules)
    board = set_level(hill, rules, [GRID.hex("H7")], 1)
    assert board.contours == hill.contours
    assert board.hexes != hill.hexes
