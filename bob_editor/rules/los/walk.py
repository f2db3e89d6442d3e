"""All threads from one hex at once, walked along in stretches: the numpy side of every game's ``field``.

A game's field asks for the entries of a stretch (a crossed hex of the thread to a goal), filters them by its rule,
tries what is left against the hulls, and drops the goals that are decided.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.hull_tables import expanded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.los.cells import Cells

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

STRETCHES = (0, 5, 40, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, counted from the start of the thread."""


class Walk:
    """The threads from one hex to every hex of a map; goals are places in board order.

    ``goals`` are the hexes' numbers, ``du, dv`` the threads, ``length`` their ranges, ``special`` marks those that run
    along a hexside or meet a corner. ``open`` is the game's to keep: False where a goal is decided.
    """

    def __init__(self, cells: Cells, start: Hex) -> None:
        self.cells = cells
        self.origin = cells.number(start)
        threads, row = cells.threads_from(self.origin)
        assert threads.table is not None
        self.table = threads.table
        self.step = threads.step
        self.side_step = threads.side_step
        self.by_side = threads.by_side
        self.goals = cells.numbers
        self.du = threads.du[row]
        self.dv = threads.dv[row]
        self.length = threads.length[row]
        self.first = self.table.start[row]
        self.count = self.table.count[row]
        self.special = self.table.special[row]
        self.open = np.ones(len(self.goals), dtype=bool)

    def stretches(self) -> Iterator[tuple[Ints, Ints, Ints]]:
        """Stretch by stretch, for the goals still open: goal, entry of the thread table, number of each crossed hex."""
        for begin, end in pairwise(STRETCHES):
            active = (self.open & (self.count > begin)).nonzero()[0]
            if not len(active):
                return
            owner, entry = expanded(self.first[active] + begin, np.minimum(self.count[active], end) - begin)
            yield active[owner], entry, self.step[entry] + self.origin

    def offset(self, goal: Ints, number: Ints) -> Ints:
        """The offset of hexes from the threads to goals: 1000 times the cross product of thread and dot (``hulls``)."""
        u = self.cells.u[number] - self.cells.u[self.origin]
        v = self.cells.v[number] - self.cells.v[self.origin]
        return np.asarray(1000 * (self.du[goal] * v - self.dv[goal] * u))

    def from_upper(self, goal: Ints, entry: Ints, counts_from_start: Bools) -> Ints:
        """The distance in hexes of crossed hexes from the upper end: the start where the goal's flag says so."""
        return np.where(counts_from_start[goal], self.table.from_start[entry], self.table.to_goal[entry])
