"""The hexes that a change of drawn rings may reach into."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex


def hexes_near(
    grid: Grid, bounds: tuple[float, float, float, float] | None, across: float, down: float
) -> Iterator[Hex]:
    """The hexes whose dots lie in a rectangle (left, top, right, bottom on the lattice), or so near to it; or none."""
    if bounds is None:
        return
    left, top, right, bottom = bounds
    for at in grid.hexes:
        x, y = grid.centre(at)
        if left - across <= x <= right + across and top - down <= y <= bottom + down:
            yield at
