"""Hexsides that lines along hexsides and through corners meet, as arrays made when such lines are first asked for."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.rules.los.threads.cells import Threads
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.stepped import SideStep, stepped
from bob_editor.rules.los.told.around.side_reach import ALONG, INNER, OF_BOTH, OF_GOAL, OF_START


class MetSides(NamedTuple):
    """Hexsides met: the place of each one's line among those asked for, the step of its code, and where it lies.

    ``near`` and ``far`` are the distances of the farther of its hexes from the start and the goal, ``way`` is how it is
    met (``side_reach``), ``corner`` counts the corners of the line.
    """

    owner: Ints
    code: Ints
    near: Ints
    far: Ints
    hand: Ints
    way: Ints
    corner: Ints


class MetByRow:
    """What the rows of a thread table meet, kept as they are asked for."""

    def __init__(self, threads: Threads) -> None:
        self.threads = threads
        self._index = np.full(len(threads.table.q), -1, dtype=np.int64)
        self._start: Ints = np.zeros(0, dtype=np.int64)
        self._count: Ints = np.zeros(0, dtype=np.int64)
        self._met: Ints = np.zeros((0, 6), dtype=np.int64)

    def of(self, rows: Ints) -> MetSides:
        """What the lines of these rows meet."""
        index = self._index.take(rows)
        if len(index) and index.min() < 0:
            self._add(np.unique(rows[index < 0]).tolist())
            index = self._index.take(rows)
        owner, place = expanded(self._start.take(index), self._count.take(index))
        return MetSides(owner, *self._met.take(place, axis=0).T)

    def _add(self, rows: list[int]) -> None:
        table, width = self.threads.table, self.threads.width
        met = [list(_met(int(table.q[row]), int(table.r[row]), width)) for row in rows]
        counts = np.array([len(one) for one in met], dtype=np.int64)
        self._index[rows] = len(self._start) + np.arange(len(rows))
        self._start = np.concatenate([self._start, len(self._met) + np.cumsum(counts) - counts])
        self._count = np.concatenate([self._count, counts])
        found = np.array([one for several in met for one in several], dtype=np.int64).reshape(-1, 6)
        self._met = np.concatenate([self._met, found])


def _met(q: int, r: int, width: int) -> Iterator[tuple[int, ...]]:
    thread = stepped(q, r, width)
    for side in thread.sides:
        yield _row(side, CROSSED, _way(side))
    for run in thread.runs:
        yield _row(run.side, CROSSED, ALONG)
    for place, corner in enumerate(thread.corners):
        for hand, sides in ((LEFT, corner.left), (RIGHT, corner.right)):
            for side in sides:
                yield _row(side, hand, _way(side), place)


def _row(side: SideStep, hand: int, way: int, corner: int = 0) -> tuple[int, ...]:
    near = max(side.first.from_start, side.second.from_start)
    return side.code, near, max(side.first.to_goal, side.second.to_goal), hand, way, corner


def _way(side: SideStep) -> int:
    of_start = 0 in (side.first.from_start, side.second.from_start)
    of_goal = 0 in (side.first.to_goal, side.second.to_goal)
    if of_start:
        return OF_BOTH if of_goal else OF_START
    return OF_GOAL if of_goal else INNER
