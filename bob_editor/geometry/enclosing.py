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
    x, y = points[:, :1], points[:, 1:]
    (ax, ay), (bx, by) = starts.T, ends.T
    cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    between = (np.minimum(ax, bx) <= x) & (x <= np.maximum(ax, bx))
    between &= (np.minimum(ay, by) <= y) & (y <= np.maximum(ay, by))
    on_edge = ((cross == 0) & between).any(axis=1)
    # A ray to the right crosses an edge that begins at or above it and ends below, or the other way round.
    crossed = ((ay <= y) & (y < by) & (cross < 0)) | ((by <= y) & (y < ay) & (cross > 0))
    inside = crossed.sum(axis=1) % 2
    return np.where(on_edge, ON_EDGE, inside)
