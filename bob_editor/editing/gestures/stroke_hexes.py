"""Which hexes a stroke covers: lines, brushes, rectangles and connected ground."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame

_FRAME = Frame()
_NUDGE = (1e-6, 2e-6)  # off the hexspines, so that a line along one keeps to one of its two sides


def hex_line(start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The hexes of a straight line, both ends included, each a neighbour of the one before."""
    length = start.distance(goal)
    if length == 0:
        return (start,)
    (ax, ay), (bx, by) = _FRAME.canonical_centre(start), _FRAME.canonical_centre(goal)
    return tuple(
        _FRAME.hex_at(
            (ax + (bx - ax) * step / length + _NUDGE[0], ay + (by - ay) * step / length + _NUDGE[1])
        )
        for step in range(length + 1)
    )


def brushed(grid: Grid, hexes: Iterator[Hex] | tuple[Hex, ...], radius: int) -> dict[Hex, None]:
    """The board's hexes within ``radius`` of any of these, in the order in which a stroke reaches them."""
    return {at: None for middle in hexes for at in middle.within(radius) if at in grid}


def rectangle(grid: Grid, first: Hex, second: Hex) -> dict[Hex, None]:
    """The board's hexes in the columns and rows from one hex to another."""
    (c0, r0), (c1, r1) = grid.position(first), grid.position(second)
    left, right = sorted((c0, c1))
    top, bottom = sorted((r0, r1))
    columns, rows = _positions(grid)
    inside = (left <= columns) & (columns <= right) & (top <= rows) & (rows <= bottom)
    return dict.fromkeys(map(grid.hexes.__getitem__, np.flatnonzero(inside).tolist()))


@lru_cache(maxsize=4)
def _positions(grid: Grid) -> tuple[Ints, Ints]:
    """The columns and rows of a board's hexes; kept, since a rectangle that is drawn asks for them at every step."""
    columns, rows = np.array([grid.position(at) for at in grid.hexes], dtype=np.int64).reshape(-1, 2).T
    return columns, rows


def connected(grid: Grid, start: Hex, belongs: Callable[[Hex], bool]) -> dict[Hex, None]:
    """The board's hexes that hang together with ``start`` and belong as it does."""
    if start not in grid or not belongs(start):
        return {}
    found: dict[Hex, None] = {start: None}
    edge = [start]
    while edge:
        for at in edge.pop().neighbours():
            if at in grid and at not in found and belongs(at):
                found[at] = None
                edge.append(at)
    return found
