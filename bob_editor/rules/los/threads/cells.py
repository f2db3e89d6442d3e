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
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.parts import Side
from bob_editor.geometry.thread_tables import NOT_A_SIDE, ThreadTable, distance, sectors, thread_table
from bob_editor.records import Record
from bob_editor.rules.los.threads.beside import ON_NO_MAP, Beside, MetFrom
from bob_editor.rules.los.threads.contacts import ContactThread, contact_thread
from bob_editor.rules.los.threads.stepped import SteppedThread, stepped

MARGIN = 2
WHOLE_PLANE = 80_000
"""Boards with more offsets than this make their threads origin by origin, to bound memory."""
HEAD = 8
"""How many crossed hexes of a thread's beginning lie side by side, to be looked at all at once."""
KEPT_GOALS = 200_000
"""For about how many goals fans are kept, at some 240 bytes each."""
WIDTHS = 32
"""Numberings are as wide as a multiple of this."""
NOWHERE = 32_000
"""A midst (``thread_tables``) that no artwork has."""


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


class Threads(Record, eq=False, dict=True):
    """A thread table with steps as differences of numbers: ``step[entry]`` leads from the origin to a crossed hex.

    ``side_step[entry]`` leads from six times the origin to the code of the hexside by which the hex is entered (six
    times its number plus direction), where ``by_side[entry]``: not through a corner, nor by a side of the origin.
    ``du, dv, length`` are, by row, the thread in the canonical frame and its range; ``row_of[difference + shift]`` is
    the row of the thread to a hex whose number differs so. ``side_bits`` masks a game's flags of hexes, by entry: twice
    six bits, 1 << the direction from the hex of the hexside by which it is entered, 0 but where ``by_side``, below four
    bits that are set.

    ``head_step`` and ``head_midst`` have in ``HEAD`` rows the first entries of every thread; where one has fewer, the
    step is 0, and the midst more than any core.
    """

    table: ThreadTable
    width: int
    step: Ints
    row_of: Ints
    shift: int
    du: Ints
    dv: Ints
    length: Ints
    side_step: Ints
    by_side: Bools
    side_bits: npt.NDArray[np.uint16]
    head_step: Ints
    head_midst: Shorts

    @cached_property
    def longest(self) -> int:
        """The most hexes that one of its threads crosses."""
        return int(self.table.count.max(initial=0))

    @cached_property
    def sector(self) -> Ints:
        """The sector of each row's thread."""
        return sectors(self.du, self.dv)

    @cached_property
    def beside(self) -> Beside:
        """What its threads meet along hexsides and in corners."""
        return Beside(self.table, self.width)

    @cached_property
    def from_start(self) -> Shorts:
        """How far from the start in hexes entries are, and behind them what threads meet beside (``MetBeside``)."""
        return np.concatenate([self.table.from_start, self.beside.from_start])

    @cached_property
    def to_goal(self) -> Shorts:
        """Likewise from the goal."""
        return np.concatenate([self.table.to_goal, self.beside.to_goal])

    @cached_property
    def distances(self) -> Shorts:
        """By turns ``from_start`` and ``to_goal`` of every entry."""
        return np.stack([self.from_start, self.to_goal], axis=1).ravel()

    @staticmethod
    def of(table: ThreadTable, width: int) -> Threads:
        """The threads of a table on a grid of this width."""
        difference = table.q * width + table.r
        shift = int(-difference.min())
        row_of = np.full(int(difference.max()) + shift + 1, -1, dtype=np.int64)
        row_of[difference + shift] = np.arange(len(difference))
        step = table.hex_q.astype(np.int64) * width + table.hex_r
        by_side = table.entered < NOT_A_SIDE
        by_side[table.start[table.count > 0]] = False
        side_bit = np.where(by_side, 1 << (table.entered.astype(np.int64) + 3) % 6, 0)
        side_bits = (side_bit << 6 | side_bit | 0xF000).astype(np.uint16)
        place = np.arange(HEAD)[:, None]
        within = place < table.count
        entry = np.where(within, table.start + place, 0)
        if not len(step):
            step, side_bits = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.uint16)
        return Threads(
            table,
            width,
            step,
            row_of,
            shift,
            3 * table.q,
            2 * table.r + table.q,
            distance(table.q, table.r),
            6 * step + (table.entered + 3) % 6,
            by_side,
            side_bits,
            np.where(within, step[entry], 0),
            np.where(within, np.append(table.midst, 0)[entry], NOWHERE).astype(np.int16),
        )


class Fan(Record, eq=False, dict=True):
    """The threads from one hex to every hex of the grid, in board order: what doesn't depend on the map.

    ``row`` is that of each one's thread; the other columns are those of ``Threads``, ``head_number`` its ``head_step``
    as numbers of hexes. Nobody may write to them.
    """

    threads: Threads
    origin: int
    row: Ints

    @cached_property
    def special(self) -> Bools:
        """The threads that run along a hexside or meet a corner."""
        return self.threads.table.special.take(self.row)

    @cached_property
    def beside(self) -> MetFrom:
        """What the threads to ``special`` goals meet along hexsides and in corners."""
        goals = self.special.nonzero()[0]
        return self.threads.beside.of(goals, self.row.take(goals), self.origin)

    @cached_property
    def du(self) -> Ints:
        """The long coordinate of every goal's dot, seen from the start."""
        return self.threads.du.take(self.row)

    @cached_property
    def dv(self) -> Ints:
        """The short coordinate of every goal's dot, seen from the start."""
        return self.threads.dv.take(self.row)

    @cached_property
    def sector(self) -> Ints:
        """The sector of every goal's thread."""
        return self.threads.sector.take(self.row)

    @cached_property
    def length(self) -> Ints:
        """The range of every goal in hexes."""
        return self.threads.length.take(self.row)

    @cached_property
    def adjacent(self) -> Bools:
        """Which goals are one hex away at most."""
        return self.length <= 1

    @cached_property
    def head_number(self) -> Ints:
        """The hexes of every thread's beginning; where a thread has fewer, ``ON_NO_MAP``."""
        number = self.threads.head_step.take(self.row, axis=1) + self.origin
        return np.where(self.head_midst < NOWHERE, number, ON_NO_MAP)

    def close_stopped(self, cores: Shorts, row: Ints, open_: Bools, asked: Ints | slice) -> None:
        """Close the goals, of those asked about, whose thread begins through the midst of what has a core.

        ``row`` is where the numbers of hexes begin in ``cores``, goal by goal.
        """
        missed = cores.take(self.head_number[:, asked] + row[asked]) < self.head_midst[:, asked]
        open_[asked] &= np.logical_and.reduce(missed)

    @cached_property
    def head_midst(self) -> Shorts:
        """Their ``head_midst``."""
        return self.threads.head_midst.take(self.row, axis=1)


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
