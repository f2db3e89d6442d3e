"""What threads along hexsides and through corners meet there, in numpy arrays: what ``threads`` says of one.

Few threads of a field are of this sort, but each meets hexsides two by two, which no list of crossed hexes can say.
Dots and corners together are an even lattice, so those on a thread follow each other at even steps: two corners between
one dot and the next. A thread along a hexspine runs along the hexside between the two; each other one leaves a hex
aside in every corner.
"""

from __future__ import annotations

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS
from bob_editor.geometry.parts import side_between
from bob_editor.geometry.thread_tables import ThreadTable, distance
from bob_editor.geometry.threads import centre_of
from bob_editor.records import Record
from bob_editor.rules.los.threads.expanding import expanded


class MetBeside(Record, eq=False):
    """So many ``runs``, which are hexsides run along, then corners met: of the thread to which goal each is.

    ``sides`` has four rows of hexside codes. Of a run all are its own; in a corner two are to the left and two to the
    right of the thread, ``ON_NO_MAP`` where there is none or it is of an end's hex. ``hexes`` are those to the left and
    to the right of a run; in a corner the first is the hex touched alone, ``ON_NO_MAP`` where there is none.
    ``seen_from`` has, of a run, six times either hex's number plus the hexside's direction from it. ``entry`` is where
    ``cells.Threads`` has the distances.
    """

    runs: int
    goal: Ints
    sides: Ints
    hexes: Ints
    seen_from: Ints
    entry: Ints

    def along(self) -> MetBeside:
        """The runs alone."""
        runs = self.runs
        columns = (self.goal, self.sides, self.hexes, self.seen_from, self.entry)
        return MetBeside(runs, *(one[..., :runs] for one in columns))


NO_STEP = -(2**40)
"""Where a step to a code or a hex would be, for none: far below every one."""
ON_NO_MAP = 0
"""A hexside's code, or a hex's number, that no map has: it is of the margin."""


class MetFrom(Record, eq=False):
    """What threads from one hex meet along hexsides and in corners: the columns of ``MetBeside``."""

    runs: int
    columns: Ints

    def among(self, asked: Bools) -> MetBeside:
        """What those to the goals that are ``asked`` for meet: both kinds in order from the start."""
        met = asked.take(self.columns[0])
        columns = self.columns.take(met.nonzero()[0], axis=1)
        runs = int(np.count_nonzero(met[: self.runs]))
        return MetBeside(runs, columns[0], columns[1:5], columns[5:7], columns[7:9], columns[9])


class Beside:
    """Runs and corners of the rows of a thread table, on a numbering of some width."""

    def __init__(self, table: ThreadTable, width: int) -> None:
        points = Met(table, width)
        self._corners = Rows(points.row, points.corners(), len(table.q))
        run = points.first_of_run.nonzero()[0]
        self._runs = Rows(points.row[run], points.runs(run), len(table.q))
        for kind, first in ((self._runs, 0), (self._corners, len(run))):
            kind.columns[-1] += len(table.hex_q) + first
        self.from_start, self.to_goal = (
            np.concatenate(pair).astype(np.int16)
            for pair in zip(points.of_runs(run), points.of_corners(), strict=True)
        )

    def of(self, goals: Ints, rows: Ints, origin: int) -> MetFrom:
        """What the threads to some goals meet, which have these rows, from the hex of a number."""
        owner, along = self._runs.of(rows)
        at, met = self._corners.of(rows)
        columns = np.hstack([along, met])
        for some, times in ((slice(4), 3), (slice(4, 6), 1), (slice(6, 8), 6)):
            columns[some] = np.maximum(columns[some] + times * origin, ON_NO_MAP)
        return MetFrom(len(owner), np.vstack([goals.take(np.concatenate([owner, at])), columns]))


class Rows:
    """Columns of what each of so many threads meets; ``row`` says whose, ascending."""

    def __init__(self, row: Ints, columns: Ints, rows: int) -> None:
        self._count = np.bincount(row, minlength=rows)
        self._start = self._count.cumsum() - self._count
        self.columns = columns

    def places(self, rows: Ints) -> tuple[Ints, Ints]:
        """The places in ``columns`` of what some rows meet, after the place of each one's row among those."""
        return expanded(self._start.take(rows), self._count.take(rows))

    def of(self, rows: Ints) -> tuple[Ints, Ints]:
        """The place of each column's row among those asked for, and the columns."""
        owner, place = self.places(rows)
        return owner, self.columns.take(place, axis=1)


_AT = ((Hex(0, 0), Hex(1, 0), Hex(0, 1)), (Hex(0, 0), Hex(1, -1), Hex(1, 0)))
"""The hexes at a hex's se corner and at its e corner: all corners are alike to one of the two."""
_AROUND = np.array([np.subtract([centre_of(at) for at in _AT[kind]], CORNERS[1 - kind]) for kind in range(2)])
"""Their dots, seen from the corner."""


def _side_across(hexes: tuple[Hex, ...], place: int) -> tuple[int, int]:
    """Of the hexside between the others of three hexes: which one owns it, and its direction."""
    side = side_between(hexes[place - 2], hexes[place - 1])
    assert side is not None
    return hexes.index(side.owner), side.direction


_ACROSS = np.array([[_side_across(hexes, place) for place in range(3)] for hexes in _AT])


class Met:
    """The corners that a table's threads meet, thread by thread (``row``), in order from the start.

    The columns of the three hexes at each go from left to right of the thread; ``across`` is the code of the hexside
    between the two others. ``along`` marks corners at an end of a hexside run along, where the hex between is crossed;
    elsewhere the thread crosses two of the hexes, and touches the one farther aside.
    """

    def __init__(self, table: ThreadTable, width: int) -> None:
        special = table.special.nonzero()[0]
        du, dv = 3 * table.q[special], 2 * table.r[special] + table.q[special]
        steps = np.gcd(du, dv)
        steps >>= (du // steps + dv // steps) & 1  # the lattice has every other point of such a line
        owner, place = expanded(np.zeros_like(steps), 2 * steps // 3)
        times = place + place // 2 + 1
        self.row, du, dv, steps = special[owner], du[owner], dv[owner], steps[owner]
        u, v = times * (du // steps), times * (dv // steps)
        kind = u % 3 - 1
        u, v = np.moveaxis(np.stack([u, v], axis=-1)[:, None] + _AROUND[kind], -1, 0)
        q = u // 3
        r = (v - q) // 2
        owners, directions = np.moveaxis(_ACROSS[kind], -1, 0)
        step = q * width + r
        across = 3 * np.take_along_axis(step, owners, axis=1) + directions
        aside = du[:, None] * v - dv[:, None] * u
        order = aside.argsort(axis=1)
        to_goal = distance(table.q[self.row, None] - q, table.r[self.row, None] - r)
        self.step, self.across, self.from_start, self.to_goal, aside = (
            np.take_along_axis(column, order, axis=1)
            for column in (step, across, distance(q, r), to_goal, aside)
        )
        self.along = (dv == 0) | (np.abs(du) == np.abs(dv))
        self.first_of_run = self.along & (times % 3 == 1)
        self.touched_left = ~self.along & (-aside[:, 0] > aside[:, 2])
        self.touched_right = ~self.along & ~self.touched_left

    def runs(self, some: Ints) -> Ints:
        """The columns of ``MetBeside`` for the hexsides that begin at some of the corners."""
        left, _, right = self.step[some].T
        code = self.across[some, 1]
        owner, direction = np.divmod(code, 3)
        sides = (6 * one + direction + 3 * (one != owner) for one in (left, right))
        return np.stack([code, code, code, code, left, right, *sides, np.arange(len(code))])

    def of_runs(self, some: Ints) -> tuple[Ints, Ints]:
        """The distances of the hexsides that begin at some of the corners from start and goal."""
        return self.from_start[some, 0], self.to_goal[some, 0]

    def of_corners(self) -> tuple[Ints, Ints]:
        """The distances of the hexes touched from start and goal; 0 where there is none."""
        return self._touched(self.from_start), self._touched(self.to_goal)

    def _touched(self, column: Ints) -> Ints:
        return np.where(self.touched_left, column[:, 0], column[:, 2] * self.touched_right)

    def corners(self) -> Ints:
        """The columns of ``MetBeside`` for the corners."""
        of_ends = (self.from_start == 0) | (self.to_goal == 0)
        across = np.where(of_ends[:, [1, 0, 0]] | of_ends[:, [2, 2, 1]], NO_STEP, self.across)
        right, middle, left = across.T
        none = np.full(len(left), NO_STEP)
        return np.stack(
            [
                left,
                np.where(self.touched_left, middle, none),
                right,
                np.where(self.touched_right, middle, none),
                np.where(self.touched_left | self.touched_right, self._touched(self.step), none),
                none,
                none,
                none,
                np.arange(len(left)),
            ]
        )
