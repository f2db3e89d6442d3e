"""A board's hexes numbered on a padded axial grid, so that the same step is the same difference everywhere.

With ``width`` wide enough, ``number(other) - number(at)`` depends on the offset between two hexes alone; a thread
template of differences then serves every origin.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise
from threading import Lock

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.parts import Side
from bob_editor.geometry.thread_tables import distance, thread_table
from bob_editor.records import Record
from bob_editor.rules.los.threads.contacts import ContactThread, contact_thread
from bob_editor.rules.los.threads.fans import Fan, Threads
from bob_editor.rules.los.threads.stepped import SteppedThread, stepped

MARGIN = 2
WHOLE_PLANE = 80_000
"""Boards with more offsets than this make their threads origin by origin, to bound memory."""
KEPT_GOALS = 200_000
"""For about how many goals fans are kept, at some 240 bytes each."""
WIDTHS = 32
"""Numberings are as wide as a multiple of this."""


class Cells(Record, eq=False, dict=True):
    """The padded numbering of one grid.

    ``width`` is the step from one q to the next; ``numbers`` are those of the grid's hexes in board order;
    ``of_hex`` has them by hex. ``on_map[number]`` says whether a number is a hex of the grid, ``place[number]`` its
    place in board order (or -1).
    """

    first_q: int
    first_r: int
    width: int
    size: int
    numbers: Ints
    of_hex: Mapping[Hex, int]
    on_map: Bools
    place: Ints
    q: Ints
    r: Ints

    def number(self, at: Hex) -> int:
        """The number of a hex; of one far off the map, a number that means nothing."""
        return (at.q - self.first_q) * self.width + at.r - self.first_r

    def hex(self, number: int) -> Hex:
        """The hex of a number."""
        q, r = divmod(number, self.width)
        return Hex(q + self.first_q, r + self.first_r)

    def numbers_beside(self, sides: Iterable[Side]) -> set[int]:
        """The numbers of both hexes of hexsides."""
        return {self.number(at) for side in sides for at in side.hexes}

    @cached_property
    def u(self) -> Ints:
        """Long coordinate of every number's dot, canonical frame (parity left out)."""
        return 3 * self.q

    @cached_property
    def v(self) -> Ints:
        """Short coordinate of every number's dot, canonical frame (parity left out)."""
        return 2 * self.r + self.q

    @cached_property
    def everywhere(self) -> Bools:
        """A flag for every hex of the grid in board order, all of them set; nobody may write to them."""
        return np.ones(len(self.numbers), dtype=bool)

    def apart(self, numbers: Ints, others: Ints) -> Ints:
        """How many hexes each is from the other."""
        return distance(
            self.q.take(numbers) - self.q.take(others), self.r.take(numbers) - self.r.take(others)
        )

    def from_nearest(self, hexes: Iterable[Hex]) -> Ints:
        """How far every hex of the grid, in board order, is from the nearest of some; very far where there is none."""
        q, r = self.q[self.numbers], self.r[self.numbers]
        found = np.full(len(q), 2**30, dtype=np.int64)
        for at in hexes:
            np.minimum(found, distance(q - at.q, r - at.r), out=found)
        return found

    def hexes_beside(self, codes: Ints) -> Ints:
        """The two hexes of each hexside by its code (three times its owner's number plus direction), in two rows."""
        return self._of_sides.take(codes, axis=1)

    @cached_property
    def _of_sides(self) -> Ints:
        """``hexes_beside`` of all codes."""
        owner, direction = np.divmod(np.arange(3 * self.size), 3)
        return np.stack(
            [owner, owner + np.array([step.q * self.width + step.r for step in STEPS[:3]])[direction]]
        )

    @cached_property
    def stepped_threads(self) -> list[SteppedThread | None]:
        """The threads looked along so far, by the difference between the numbers of goal and start.

        A list, with differences below 0 counted from its end: that takes no hashing and little memory to look through.
        """
        return [None] * (2 * self.size)

    def thread_between(self, start: Hex, goal: Hex) -> SteppedThread:
        """The thread between two hexes of the grid; kept in ``stepped_threads``."""
        found = stepped(goal.q - start.q, goal.r - start.r, self.width)
        self.stepped_threads[self.number(goal) - self.number(start)] = found
        return found

    @cached_property
    def contact_threads(self) -> list[ContactThread | None]:
        """The threads with contacts looked along so far, as in ``stepped_threads``."""
        return [None] * (2 * self.size)

    def contacts_between(self, start: Hex, goal: Hex) -> ContactThread:
        """The thread with its contacts between two hexes of the grid; kept in ``contact_threads``."""
        found = contact_thread(goal.q - start.q, goal.r - start.r, self.width)
        self.contact_threads[self.number(goal) - self.number(start)] = found
        return found

    @cached_property
    def spread(self) -> tuple[int, int]:
        """How far the grid's hexes are apart at most: in columns, and in half hexes across them."""
        q, v = self.q[self.numbers], self.v[self.numbers]
        return int(q.max() - q.min()), int(v.max() - v.min())

    @cached_property
    def span(self) -> int:
        """More than any two hexes are apart, of the grid or touched by lines between its hexes."""
        columns, across = self.spread
        return max(columns, (columns + across + 1) // 2) + 3

    @cached_property
    def has_gaps(self) -> bool:
        """Whether a thread might leave the grid between two of its hexes: lines of hexes have gaps, or end raggedly."""
        lines = grouped(zip(self.q[self.numbers].tolist(), self.v[self.numbers].tolist(), strict=True))
        ends = [(min(lines[line]), max(lines[line])) for line in sorted(lines)]
        whole = all(
            high - low == 2 * len(lines[line]) - 2
            for line, (low, high) in zip(sorted(lines), ends, strict=True)
        )
        if not whole or len(ends) != max(lines) - min(lines) + 1:
            return True
        return any(abs(a - c) > 1 or abs(b - d) > 1 for (a, b), (c, d) in pairwise(ends))

    @cached_property
    def threads(self) -> Threads | None:
        """The threads between the hexes of this grid; None where they are too many to be kept."""
        return _threads(*self.spread, self.width)

    def fan(self, origin: int) -> Fan:
        """The threads from the hex numbered ``origin`` to every hex of the grid; those last asked for are kept."""
        threads = self.threads
        if threads is None:
            q, r = self.q[self.numbers] - self.q[origin], self.r[self.numbers] - self.r[origin]
            return Fan(Threads.of(thread_table(q, r), self.width), origin, np.arange(len(q)))
        with self._keeping:
            found = self._fans.pop(origin, None)
            if found is None:
                if len(self._fans) * len(self.numbers) > KEPT_GOALS:
                    self._fans.popitem(last=False)
                found = Fan(threads, origin, threads.row_of[self.numbers - origin + threads.shift])
            self._fans[origin] = found
        return found

    @cached_property
    def _fans(self) -> OrderedDict[int, Fan]:
        return OrderedDict()

    @cached_property
    def _keeping(self) -> Lock:
        """Who looks along fans in another thread waits while they are put in order."""
        return Lock()


def cells(grid: Grid) -> Cells:
    """The numbering of a grid."""
    return _cells(grid)


@lru_cache(maxsize=16)
def labels(grid: Grid) -> Mapping[int, str]:
    """The printed name of every hex of a grid by number."""
    return dict(zip(cells(grid).numbers.tolist(), map(grid.label, grid.hexes), strict=True))


@lru_cache(maxsize=16)
def _cells(grid: Grid) -> Cells:
    qs = np.array([at.q for at in grid.hexes], dtype=np.int64)
    rs = np.array([at.r for at in grid.hexes], dtype=np.int64)
    first_q, first_r = int(qs.min()) - MARGIN, int(rs.min()) - MARGIN
    height = int(rs.max()) - first_r + MARGIN + 1
    # Boards of about one height share their thread templates, which hang on the width.
    width = -(-(2 * height + 1) // WIDTHS) * WIDTHS
    size = (int(qs.max()) - first_q + MARGIN + 1) * width
    numbers = (qs - first_q) * width + rs - first_r
    on_map = np.zeros(size, dtype=bool)
    on_map[numbers] = True
    place = np.full(size, -1, dtype=np.int64)
    place[numbers] = np.arange(len(numbers))
    every = np.arange(size)
    return Cells(
        first_q,
        first_r,
        width,
        size,
        numbers,
        dict(zip(grid.hexes, numbers.tolist(), strict=True)),
        on_map,
        place,
        every // width + first_q,
        every % width + first_r,
    )


@lru_cache(maxsize=4)
def _threads(columns: int, height: int, width: int) -> Threads | None:
    """The threads of all offsets within so many columns and such a height (in half hexes); None of too many."""
    if (2 * columns + 1) * (height + 1) > WHOLE_PLANE:
        return None
    q, v = np.meshgrid(np.arange(-columns, columns + 1), np.arange(-height, height + 1), indexing="ij")
    fits = (v - q) % 2 == 0
    q, v = q[fits], v[fits]
    return Threads.of(thread_table(q.astype(np.int64), ((v - q) // 2).astype(np.int64)), width)
