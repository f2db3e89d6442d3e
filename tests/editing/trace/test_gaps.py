"""A stroke that goes on from tree to tree means the grass between them, too."""

import numpy as np
import pytest
import shapely
from shapely.geometry import LineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.outlines import cleaned
from bob_editor.editing.trace.proposals import Settings
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import areas_of

SCALE, LEFT = 8.0, -2.5
TREES = [(2.0 + 2.6 * column, 4.0 + 2.6 * row) for column in range(4) for row in range(3)]


@pytest.mark.parametrize(
    ("stroke", "filled"), [(LineString([TREES[0], TREES[9]]).buffer(0.3), True), (Point(TREES[0]), False)]
)
def test_gaps_as_wide_as_within_the_stroke_are_filled(stroke: BaseGeometry, filled: bool) -> None:
    """All over, not only beneath it; a click on a tree means trees alone."""
    sheet = Sheet(Grid(8, 7), np.zeros((200, 200, 3), dtype=np.uint8), LEFT, LEFT, SCALE)
    trees = areas_of(MultiPoint(TREES).buffer(1.1))
    pixels = areas_of(shapely.transform(trees, lambda points: (points - LEFT) * SCALE - 0.5))
    found = cleaned(pixels, sheet, Settings(), picked=[stroke.buffer(0.1)])
    assert all(found.contains(Point(tree)) for tree in TREES)
    between = Point((TREES[1][0] + TREES[4][0]) / 2, TREES[1][1])
    assert found.contains(between) == filled
    assert not found.intersects(Point(2.0, 16.0))
