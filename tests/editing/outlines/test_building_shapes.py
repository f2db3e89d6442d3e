"""Which way a building stands that is dragged from corner to corner."""

import math

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.outlines.building_shapes import angle_near
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Path
from bob_editor.model.drawn_paths import redrawn


def _beside(board: Board, start: Point, degrees: float) -> Point:
    """A point some way off, in a direction."""
    frame = board.grid.frame
    x, y = frame.true(start)
    turned = math.radians(degrees)
    return frame.from_true((x + 2 * math.cos(turned), y + 2 * math.sin(turned)))


def test_it_stands_along_a_road_as_that_is_drawn(document: Document) -> None:
    """Not along the line from dot to dot through the hexes that the road enters."""
    board = document.value
    grid = board.grid
    start = grid.centre(grid.hex("D4"))
    ends = [_beside(board, start, 17), _beside(board, start, 197)]
    road = redrawn(grid, Path("road", ()), tuple(Knot(end) for end in ends), ())
    with_road = replace(board, paths=(road,))
    assert angle_near(with_road, start, _beside(board, start, 50)) == pytest.approx(17, abs=0.5)


@pytest.mark.parametrize("degrees", range(-90, 90, 5))
def test_it_is_never_a_mere_stick(document: Document, degrees: int) -> None:
    """Dragged along a hexside, or across it, it stands along another."""
    board = document.value
    start = board.grid.centre(board.grid.hex("D4"))
    angle = angle_near(board, start, _beside(board, start, degrees))
    assert abs((angle - degrees + 45) % 90 - 45) >= 8
