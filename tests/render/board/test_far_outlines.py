"""Outlines that run on far beyond the board cost no more than what of them is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.ruleset import Ruleset

Paint = Callable[..., QImage]


@pytest.mark.parametrize("terrain", ["woods", "wheat", "orchard", "swamp", "building_stone"])
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
