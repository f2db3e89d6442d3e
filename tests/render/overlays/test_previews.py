"""What is selected is tinted, hexes and holes alike, however many there are."""

from random import Random

import pytest
from PySide6.QtCore import QPointF

from bob_editor.geometry.grid import Grid
from bob_editor.render.kit.half_hexes import shown_corners
from bob_editor.render.kit.proportions import Proportions, ring_path
from bob_editor.render.overlays.previews import _around, _Shown


@pytest.mark.parametrize("edges", [(), tuple((edge, "half") for edge in ("top", "right", "bottom", "left"))])
def test_the_tint_fills_the_selected_hexes_and_nothing_else(edges: tuple) -> None:
    grid, dice = Grid(12, 9, edges=edges), Random(4)
    place = Proportions(grid.frame)
    for share in (0.2, 0.6, 0.95, 1.0):
        chosen = frozenset(at for at in grid.hexes if dice.random() < share)
        _, area = _around(_Shown(grid, chosen))
        assert area.elementCount() < 7 * len(chosen)
        hexes = {at: ring_path([shown_corners(place, grid, at)]) for at in chosen}
        for at in grid.hexes:
            x, y = place.dot(at)
            for by in ((0.3, 0.2), (-0.9, 0.7), (0.8, -1.1), (-0.4, -0.6)):
                point = QPointF(x + by[0], y + by[1])
                assert area.contains(point) == (at in hexes and hexes[at].contains(point)), (at, by, share)
