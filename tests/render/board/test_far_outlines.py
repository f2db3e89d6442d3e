"""Outlines that run on far beyond the board cost no more than what of them is seen."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainterPath

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board
from bob_editor.render.board.contours import add_ticks
from bob_editor.rules.ruleset import Ruleset

Paint = Callable[..., QImage]


@pytest.mark.parametrize(
    "terrain", ["woods", "wheat", "orchard", "swamp", "gully", "ridge", "building_stone"]
)
def test_a_far_outline_is_painted_as_one_that_ends_near(rules: Ruleset, paint: Paint, terrain: str) -> None:
    board = Board(Grid(5, 5), rules.id)

    def painted(far: float) -> QImage:
        # A band as far to one side as to the other: rows of crops run along it, and it has the same middle.
        ring = ((6.0 - far, 3.0), (6.0 + far, 3.0), (6.0 + far, 7.0), (6.0 - far, 7.0))
        return paint(edits.add_artwork(board, Artwork(terrain, ring)), 24.0)

    far, near = painted(900_000.0), painted(60.0)
    if terrain != "building_stone":  # a roof is as large as its house
        unlike = sum(
            far.pixel(x, y) != near.pixel(x, y)
            for x in range(0, far.width(), 3)
            for y in range(0, far.height(), 3)
        )
        assert unlike < far.width() * far.height() / 9 / 20


_SPOT = st.tuples(st.floats(-40, 40), st.floats(-40, 40))


@given(st.lists(_SPOT, min_size=2, max_size=5))
def test_ticks_near_the_board_are_those_of_the_whole_line(line: list[tuple[float, float]]) -> None:
    """The same ones, long and short in turn, whatever of the line lies off the board."""
    every, some, near = QPainterPath(), QPainterPath(), QRectF(-7, -5, 15, 11)
    add_ticks(every, line, 1)
    add_ticks(some, line, 1, within=near)

    def ticks(path: QPainterPath, inside: QRectF) -> list[tuple[float, ...]]:
        ends = [path.elementAt(place) for place in range(path.elementCount())]
        pairs = zip(ends[::2], ends[1::2], strict=True)
        return [
            tuple(round(one, 6) for one in (a.x, a.y, b.x, b.y))
            for a, b in pairs
            if inside.contains(a.x, a.y)
        ]

    inner = near.adjusted(0.001, 0.001, -0.001, -0.001)
    assert ticks(some, inner) == ticks(every, inner)
