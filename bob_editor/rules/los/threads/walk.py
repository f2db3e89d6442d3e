"""All threads from one hex at once, walked along in stretches: the numpy side of every game's ``field``.

A game's field asks for the entries of a stretch (a crossed hex of the thread to a goal), filters them by its rule,
tries what is left against the hulls, and drops the goals that are decided.
"""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts, alone
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.threads.cells import Cells
from bob_editor.rules.los.threads.expanding import stretch
from bob_editor.rules.los.threads.passing import Passing

STRETCHES = (0, 5, 40, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, counted from the start of the thread."""


class Walk:
    """The threads from one hex to every hex of a map; goals are places in board order.

    ``goals`` are the hexes' numbers, ``row`` the rows of their threads in ``threads``, ``length`` is their range in
    hexes; ``fan`` has more of them.
    ``open`` is the game's to keep: False where a goal is decided, or not ``among`` those that are ``asked`` about.
    """

    def __init__(self, cells: Cells, start: Hex, among: Bools | None = None) -> None:
        self.cells = cells
        self.origin = cells.number(start)
        self.home = alone(self.origin, np.int64)
        self.fan = fan = cells.fan(self.origin)
        self.threads, self.row = fan.threads, fan.row
        self.table = self.threads.table
        self.step = self.threads.step
        self.goals = cells.numbers
        self.length = fan.length
        self.open = (cells.everywhere if among is None else among).copy()
        self.asked: Ints | slice = slice(None) if among is None else among.nonzero()[0]

    def stretches(self, ends: tuple[int, ...] = STRETCHES) -> Iterator[tuple[Ints, Ints, Ints]]:
        """Stretch by stretch, for the goals still open: goal, entry of the thread table, number of each crossed hex.

        The first is there wherever a goal is open, though threads that only run along hexsides cross nothing.
        """
        for begin, end in pairwise(ends):
            if begin and begin >= self.threads.longest:
                return
            active = self.open.nonzero()[0]
            row = self.row.take(active)
            count = self.table.count.take(row)
            if begin:
                longer = (count > begin).nonzero()[0]
                active, row, count = active.take(longer), row.take(longer), count.take(longer)
            if not len(active):
                return
            start, longest = self.table.start.take(row), self.threads.longest
            goal, entry = stretch(active, start, count, begin, end, longest)
            number = self.step.take(entry)
            number += self.home
            yield goal, entry, number

    def offset(self, goal: Ints, number: Ints) -> Ints:
        """The offset of hexes from the threads to goals: 1000 times the cross product of thread and dot (``hulls``)."""
        u = self.cells.u.take(number) - self.cells.u[self.origin]
        v = self.cells.v.take(number) - self.cells.v[self.origin]
        return np.asarray(1000 * (self.fan.du.take(goal) * v - self.fan.dv.take(goal) * u))

    def passing(self, goal: Ints, entry: Ints) -> Passing:
        """The threads to goals where they cross the hexes of entries."""

        def exactly(some: Ints) -> tuple[Ints, Ints, Ints]:
            at = goal.take(some)
            number = self.step.take(entry.take(some)) + self.origin
            return self.offset(at, number), self.fan.du.take(at), self.fan.dv.take(at)

        return Passing(self.fan.sector.take(goal), self.table.aside.take(entry), exactly)

    def from_upper(self, goal: Ints, entry: Ints, upper: Ints) -> Shorts:
        """The distance in hexes of what is met from the upper end, which is by goal 0 for the start, 1 for the goal."""
        place = entry + entry
        place += upper.take(goal)
        return self.threads.distances.take(place)
