"""The hexes that a change of drawn rings may reach into."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex


def hexes_near(
    grid: Grid, bounds: tuple[float, float, float, float] | None, across: float, down: float
) -> Iterator[Hex]:
    """The hexes whose dots lie in a rectangle (left, top, right, bottom on the lattice), or so near to it.

    They come column by column; there are none of no rectangle.
    """
    if bounds is None:
        return
    left, top, right, bottom = bounds
    frame = grid.frame
    x, y = frame.swap((left - across, top - down))
    far_x, far_y = frame.swap((right + across, bottom + down))
    # Column by column (row by row on pointy top): a large map has few hexes in a rectangle.
    for q in range(ceil(x / 3), floor(far_x / 3) + 1):
        shift = q + frame.parity
        for r in range(ceil((y - shift) / 2), floor((far_y - shift) / 2) + 1):
            if (at := Hex(q, r)) in grid.index:
                yield at
