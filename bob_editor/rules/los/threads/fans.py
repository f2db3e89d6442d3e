"""The threads of a map as steps on its numbering, and those from one hex: what doesn't depend on what lies there."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.thread_tables import NOT_A_SIDE, ThreadTable, distance, sectors
from bob_editor.records import Record
from bob_editor.rules.los.threads.beside import ON_NO_MAP, Beside, MetFrom

HEAD = 8
"""How many crossed hexes of a thread's beginning lie side by side, to be looked at all at once."""
NOWHERE = 32_000
"""A midst (``thread_tables``) that no artwork has."""


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
        passed = cores.take(self.head_number[:, asked] + row[asked]) < self.head_midst[:, asked]
        open_[asked] &= np.logical_and.reduce(passed)

    @cached_property
    def head_midst(self) -> Shorts:
        """Their ``head_midst``."""
        return self.threads.head_midst.take(self.row, axis=1)
