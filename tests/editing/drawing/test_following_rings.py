"""Drawn crest lines that follow a level which is set beside them."""

from itertools import pairwise

from msgspec.structs import replace
from shapely.affinity import scale

from bob_editor.editing.drawing.following_rings import held_by
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Contour
from bob_editor.model.board_edits import paint_level
from bob_editor.rules.land.cut_rings import area_of, hex_area
from bob_editor.rules.land.ground import Ground
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


def test_crest_lines_around_a_changed_level_do_not_cross(rules: Ruleset) -> None:
    """A line that holds a dot only just is led around what rises there; a higher one goes back as a lower one does."""
    at, low = GRID.hex("D4"), GRID.hex("D5")
    frame = GRID.frame
    centre = area_of(Contour(1, tuple(_about(at, 0.4))), frame)
    narrow = replace(_hill(rules), contours=(Contour(1, tuple(_about(at, 0.4))),))
    outer, inner = sorted(set_level(narrow, rules, [at], 2).contours, key=lambda piece: piece.level)
    assert inner.level == 2
    assert not area_of(inner, frame).within(centre)
    assert area_of(outer, frame).contains_properly(area_of(inner, frame))
    bulging = (
        Contour(1, tuple(_about(at, 1.6))),
        Contour(1, tuple(_about(at, 1.3)), line="thin"),
        Contour(2, tuple(_about(at, 1.1))),
    )
    lowered = set_level(replace(narrow, contours=bulging), rules, [low], 0).contours
    areas = [area_of(piece, frame) for piece in lowered]
    assert [piece.line for piece in lowered] == ["bold", "thin", "bold"]
    assert all(lower.contains_properly(higher) for lower, higher in pairwise(areas))


def _about(at: Hex, size: float) -> list[tuple[float, float]]:
    """A square around a dot, in circumradii."""
    u, v = GRID.centre(at)
    return [(u - size, v - size), (u + size, v - size), (u + size, v + size), (u - size, v + size)]


def test_a_hill_without_lower_lines_can_be_lowered_in_the_midst(rules: Ruleset) -> None:
    """Another hill far from its ring has such a line; it ended the edit, and what was worked out beside it."""
    top = Contour(3, tuple(_about(GRID.hex("D4"), 2.5)))
    board = Board(
        GRID, "band-of-brothers-2.2", contours=(Contour(1, tuple(_about(GRID.hex("G2"), 0.4))), top)
    )
    lowered = set_level(board, rules, [GRID.hex("D4")], 2)
    assert Ground(lowered, rules).level(GRID.hex("D4")) == 2
