"""On which side of closed lines many points lie: exact, on whole numbers."""

from collections.abc import Iterable, Sequence

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.lattice import Node

OUTSIDE, INSIDE, ON_EDGE = 0, 1, 2

_AT_ONCE = 500_000
"""Points times edges that are looked at in one go, to spare memory."""


def sides_of(points: Sequence[Node] | Ints, rings: Iterable[Sequence[Node]]) -> Ints:
    """For each point ``INSIDE``, ``OUTSIDE`` or ``ON_EDGE`` of what closed lines enclose, a hole taken as outside.

    Coordinates are whole numbers within ±10,000,000, so that every product fits 64 bits.
    """
    wanted = np.asarray(points, dtype=np.int64).reshape(-1, 2)
    starts, ends = _edges(rings)
    step = max(1, _AT_ONCE // max(1, len(starts)))
    parts = [_sides(wanted[low : low + step], starts, ends) for low in range(0, len(wanted), step)]
    return np.concatenate(parts) if parts else np.zeros(0, dtype=np.int64)


def _edges(rings: Iterable[Sequence[Node]]) -> tuple[Ints, Ints]:
    lines = [np.asarray(ring, dtype=np.int64).reshape(-1, 2) for ring in rings]
    if not lines:
        return (np.zeros((0, 2), dtype=np.int64),) * 2
    return np.concatenate(lines), np.concatenate([np.roll(line, -1, axis=0) for line in lines])


def _sides(points: Ints, starts: Ints, ends: Ints) -> Ints:
    point, edge = _at_one_height(points[:, 1], starts[:, 1], ends[:, 1])
    (x, y), (ax, ay), (bx, by) = points[point].T, starts[edge].T, ends[edge].T
    cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    on_edge = (cross == 0) & (np.minimum(ax, bx) <= x) & (x <= np.maximum(ax, bx))
    # A ray to the right crosses an edge that begins at or above it and ends below, or the other way round.
    crossed = ((ay <= y) & (y < by) & (cross < 0)) | ((by <= y) & (y < ay) & (cross > 0))
    found = np.bincount(point[crossed], minlength=len(points)) % 2
    found[point[on_edge]] = ON_EDGE
    return found


def _at_one_height(heights: Ints, starts: Ints, ends: Ints) -> tuple[Ints, Ints]:
    """Points and edges, by number, where an edge comes by at a point's height: few of all pairs that there are."""
    order = np.argsort(heights)
    first = np.searchsorted(heights[order], np.minimum(starts, ends), "left")
    many = np.searchsorted(heights[order], np.maximum(starts, ends), "right") - first
    edge = np.repeat(np.arange(len(starts)), many)
    return order[np.arange(len(edge)) + np.repeat(first - np.cumsum(many) + many, many)], edge
