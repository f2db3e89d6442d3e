"""Contacts of many threads at once, in numpy arrays: what ``contacts`` says of one, for a field or a whole board.

A table has a row per offset; the hexes that row ``i`` touches are the entries ``start[i]`` to ``start[i] + count[i]``,
in order from the start of the thread. Tests hold that it equals ``contacts.contact_thread`` for every offset.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.thread_tables import asides, candidates, distance, placed, reaches, sectors
from bob_editor.records import Record
from bob_editor.rules.los.threads.cells import WHOLE_PLANE, Cells
from bob_editor.rules.los.threads.expanding import expanded, stretch
from bob_editor.rules.los.threads.fans import Fan
from bob_editor.rules.los.threads.passing import Passing

CROSSED, LEFT, RIGHT, LEFT_CORNER, RIGHT_CORNER = range(5)
"""The hands of ``ContactTable.hand``: that of lesser offset is the left one."""

STRETCHES = (0, 4, 12, 40, 100_000)
"""Where one stretch of touched hexes ends and the next begins, counted from the start of the thread."""
NO_ENTRY = -1


class ContactTable(Record, eq=False, dict=True):
    """The hexes touched by threads of many offsets.

    Rows: ``du, dv`` the thread, ``length`` its range, ``reach`` as ``threads.reach``; ``row_of[difference + shift]`` is
    the row of the thread to a hex whose number differs so.
    Entries: ``step``, ``offset``, ``inside``, ``corner``, ``from_start`` and ``to_goal`` as in ``contacts.Contact``;
    ``hand`` says on which hand of the thread a hex lies, and how: ``CROSSED``, ``LEFT``, ``RIGHT``, and ``LEFT_CORNER``
    or ``RIGHT_CORNER`` of one met in a corner only.
    """

    start: Ints
    count: Ints
    du: Ints
    dv: Ints
    length: Ints
    reach: Ints
    row_of: Ints
    shift: int
    step: Ints
    offset: Ints
    inside: Bools
    corner: Bools
    from_start: Shorts
    to_goal: Shorts
    hand: npt.NDArray[np.int8]

    @cached_property
    def longest(self) -> int:
        """The most hexes that one of its threads touches."""
        return int(self.count.max(initial=0))

    @cached_property
    def sector(self) -> Ints:
        """The sector of each row's thread."""
        return sectors(self.du, self.dv)

    @cached_property
    def aside(self) -> Shorts:
        """How far aside of its hex's dot each entry's thread passes (``threads.aside``)."""
        return asides(self.offset, self.du.repeat(self.count), self.dv.repeat(self.count))

    @cached_property
    def midst(self) -> Shorts:
        """By entry what ``ThreadTable.midst`` is of a hex that is crossed."""
        return (np.abs(self.offset) // self.reach.repeat(self.count) + 1).astype(np.int16)

    def passing(self, row: Ints, entry: Ints) -> Passing:
        """The threads of rows where they touch the hexes of entries."""

        def exactly(some: Ints) -> tuple[Ints, Ints, Ints]:
            rows = row.take(some)
            return self.offset.take(entry.take(some)), self.du.take(rows), self.dv.take(rows)

        return Passing(self.sector.take(row), self.aside.take(entry), exactly)

    @cached_property
    def first(self) -> Ints:
        """By row the entries (two at most, else ``NO_ENTRY``) of the hexes with the point where it leaves its start."""
        return self._at_end(self.from_start, 1)

    @cached_property
    def last(self) -> Ints:
        """The same of the hexes with the point where it enters its goal."""
        return self._at_end(self.to_goal, -1)

    @cached_property
    def ends(self) -> Ints:
        """All rows of ``first``, then all of ``last``."""
        return np.concatenate((self.first, self.last))

    def _at_end(self, distances: Shorts, way: int) -> Ints:
        spine = runs_along(self.du, self.dv)
        row = np.arange(len(self.count)).repeat(self.count)
        near = np.where(spine[row], distances == 1, self.inside)
        return _ends(row, near.nonzero()[0][::way], spine, len(self.count))


def runs_along(du: Ints, dv: Ints) -> Bools:
    """Whether threads run along hexsides."""
    found: Bools = (dv == 0) | (np.abs(du) == np.abs(dv))
    return found


def contact_table(q: Ints, r: Ints, width: int) -> ContactTable:
    """The table of the offsets ``(q[i], r[i])``, in that order, on a numbering of this width (``cells``)."""
    du, dv = 3 * q, 2 * r + q
    wide = reaches(du, dv)
    row, hex_q, hex_r = candidates(q, r, du, dv, wide + 1)
    u, v = 3 * hex_q, 2 * hex_r + hex_q
    along = du[row] * u + 3 * dv[row] * v
    length = (du * du + 3 * dv * dv)[row]
    keep = (along > 0) & (along < length)
    row, hex_q, hex_r, along, u, v = (array[keep] for array in (row, hex_q, hex_r, along, u, v))
    offset = 1000 * (du[row] * v - dv[row] * u)
    # of what is touched as far along one lies on each hand; many times as fast as by three keys
    order = (2 * placed(row, along) + (offset > 0)).argsort(kind="stable")
    row, hex_q, hex_r, offset = (array[order] for array in (row, hex_q, hex_r, offset))
    spine = runs_along(du, dv)
    inside = np.abs(offset) < 1000 * wide[row]
    corner = ~inside & ~spine[row]
    count = np.bincount(row, minlength=len(q)).astype(np.int64)
    difference = q * width + r
    shift = int(-difference.min()) if len(q) else 0
    row_of = np.full(int(difference.max()) + shift + 1 if len(q) else 0, NO_ENTRY, dtype=np.int64)
    row_of[difference + shift] = np.arange(len(q))
    from_start, to_goal = distance(hex_q, hex_r), distance(q[row] - hex_q, r[row] - hex_r)
    hand = np.where(inside, CROSSED, LEFT + (offset > 0) + 2 * corner)
    return ContactTable(
        (np.cumsum(count) - count).astype(np.int64),
        count,
        du,
        dv,
        distance(q, r),
        wide,
        row_of,
        shift,
        hex_q * width + hex_r,
        offset,
        inside,
        corner,
        from_start.astype(np.int16),
        to_goal.astype(np.int16),
        hand.astype(np.int8),
    )


def _ends(row: Ints, entries: Ints, spine: Bools, rows: int) -> Ints:
    """For every row its first entry among some, and the second too where the thread runs along a hexside there."""
    found = np.full((rows, 2), NO_ENTRY, dtype=np.int64)
    for place in range(2):
        here, at = np.unique(row[entries], return_index=True)
        if place:
            at = at[spine[here]]
            here = here[spine[here]]
        found[here, place] = entries[at]
        entries = np.delete(entries, at)
    return found


def contacts_from(cells: Cells, origin: int) -> tuple[ContactTable, Ints]:
    """The contacts and, for every hex of the grid in board order, the row of the thread to it from ``origin``."""
    columns, height = cells.spread
    if (2 * columns + 1) * (height + 1) > WHOLE_PLANE:
        numbers = cells.numbers
        own = contact_table(
            cells.q[numbers] - cells.q[origin], cells.r[numbers] - cells.r[origin], cells.width
        )
        return own, np.arange(len(numbers))
    table = _contacts(columns, height, cells.width)
    return table, table.row_of[cells.numbers - origin + table.shift]


def lines_from(cells: Cells, origin: int) -> Fan | FarLines:
    """What is known of the threads from a hex, by goal: ``row`` of the contacts, ``du``, ``dv`` and ``length``."""
    return FarLines(cells, origin) if cells.threads is None else cells.fan(origin)


def kept_contacts(cells: Cells) -> ContactTable:
    """The contacts of all threads of a map that hasn't too many; their rows are those of its ``threads``."""
    return _contacts(*cells.spread, cells.width)


class FarLines:
    """The threads from one hex of a map that has too many to keep them all, by goal; few are known hex by hex."""

    def __init__(self, cells: Cells, origin: int) -> None:
        self._width = cells.width
        self._q, self._r = (one[cells.numbers] - one[origin] for one in (cells.q, cells.r))
        self.du, self.dv = 3 * self._q, 2 * self._r + self._q
        self.length = distance(self._q, self._r)
        self.row: Ints = np.zeros(len(self._q), dtype=np.int64)

    def heads(self, goals: Ints, columns: int) -> tuple[Ints, Ints, Ints]:
        """The hexes that the threads to some goals cross in so many columns: the goal, the step to it, its ``midst``.

        That is the one of ``ThreadTable``.
        """
        q, r, du, dv = (one.take(goals) for one in (self._q, self._r, self.du, self.dv))
        wide = reaches(du, dv)
        row, hex_q, hex_r = candidates(q, r, du, dv, wide, columns)
        u, v = 3 * hex_q, 2 * hex_r + hex_q
        du, dv = du.take(row), dv.take(row)
        along = du * u + 3 * dv * v
        some = ((along > 0) & (along < du * du + 3 * dv * dv)).nonzero()[0]
        midst = 1000 * np.abs(du * v - dv * u).take(some) // wide.take(row.take(some)) + 1
        return goals.take(row.take(some)), (hex_q * self._width + hex_r).take(some), midst

    def to(self, goals: Ints) -> tuple[Ints, Ints]:
        """The offsets to some goals, whose rows they are from now on."""
        self.row[goals] = np.arange(len(goals))
        return self._q.take(goals), self._r.take(goals)


@lru_cache(maxsize=4)
def _contacts(columns: int, height: int, width: int) -> ContactTable:
    """The contacts of all offsets within so many columns and such a height (in half hexes)."""
    q, v = np.meshgrid(np.arange(-columns, columns + 1), np.arange(-height, height + 1), indexing="ij")
    fits = (v - q) % 2 == 0
    q, v = q[fits].astype(np.int64), v[fits].astype(np.int64)
    return contact_table(q, (v - q) // 2, width)


class ContactWalk:
    """The threads from one hex to every hex of a map, looked along in stretches; goals are places in board order.

    ``goals`` are the hexes' numbers. Where it is ``fanned``, ``fan`` has what they cross, unless the map has too many.
    ``open`` is the game's to keep: False where a goal is decided, or not ``among`` those that are asked about.
    """

    def __init__(self, cells: Cells, start: Hex, among: Bools | None = None, *, fanned: bool = False) -> None:
        self.cells = cells
        self.origin = cells.number(start)
        self.fan = cells.fan(self.origin) if fanned and cells.threads is not None else None
        if self.fan is None:
            self.table, self.row = contacts_from(cells, self.origin)
        else:
            self.table, self.row = kept_contacts(cells), self.fan.row
        self.goals = cells.numbers
        self.open = (cells.everywhere if among is None else among).copy()
        self.asked: Ints | slice = slice(None) if among is None else among.nonzero()[0]

    @cached_property
    def du(self) -> Ints:
        """The long coordinate of every goal's dot, seen from the start."""
        return self.table.du.take(self.row) if self.fan is None else self.fan.du

    @cached_property
    def dv(self) -> Ints:
        """The short coordinate of every goal's dot, seen from the start."""
        return self.table.dv.take(self.row) if self.fan is None else self.fan.dv

    @cached_property
    def length(self) -> Ints:
        """The range of every goal in hexes."""
        return self.table.length.take(self.row) if self.fan is None else self.fan.length

    @cached_property
    def sector(self) -> Ints:
        """The sector of the thread to every goal."""
        return self.table.sector.take(self.row) if self.fan is None else self.fan.sector

    def stretches(self, ends: tuple[int, ...] = STRETCHES) -> Iterator[tuple[Ints, Ints, Ints]]:
        """Stretch by stretch, for the goals still open: goal, entry of the table, number of each touched hex."""
        for begin, end in pairwise(ends):
            active = self.open.nonzero()[0]
            row = self.row.take(active)
            count = self.table.count.take(row)
            if begin:
                longer = (count > begin).nonzero()[0]
                active, row, count = active.take(longer), row.take(longer), count.take(longer)
            if not len(active):
                return
            start, longest = self.table.start.take(row), self.table.longest
            goal, entry = stretch(active, start, count, begin, end, longest)
            yield goal, entry, self.table.step.take(entry) + self.origin

    def passing(self, goal: Ints, entry: Ints) -> Passing:
        """The threads to goals where they touch the hexes of entries."""

        def exactly(some: Ints) -> tuple[Ints, Ints, Ints]:
            at = goal.take(some)
            return self.table.offset.take(entry.take(some)), self.du.take(at), self.dv.take(at)

        return Passing(self.sector.take(goal), self.table.aside.take(entry), exactly)

    def all_of(self, goals: Ints) -> tuple[Ints, Ints, Ints]:
        """Goal, entry and number of every hex that the threads to these goals touch."""
        row = self.row.take(goals)
        owner, entry = expanded(self.table.start.take(row), self.table.count.take(row))
        return goals.take(owner), entry, self.table.step.take(entry) + self.origin
