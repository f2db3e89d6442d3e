"""All that lines meet, hexes and hexsides together, in order from the start of each line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.hexes import STEPS
from bob_editor.geometry.thread_tables import NOT_A_SIDE, ThreadTable, distance, entered_by, thread_table
from bob_editor.records import Record
from bob_editor.rules.los.threads.beside import Met
from bob_editor.rules.los.threads.cells import Cells
from bob_editor.rules.los.threads.contact_tables import (
    CROSSED,
    LEFT,
    RIGHT,
    ContactTable,
    FarLines,
    contact_table,
    kept_contacts,
)
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.fans import Fan
from bob_editor.rules.los.told.around.side_reach import ALONG, HEX, INNER, OF_BOTH, OF_GOAL, OF_START
from bob_editor.rules.los.told.settings import Settings

Ints = npt.NDArray[np.signedinteger[Any]]

_STEP_Q, _STEP_R = np.array(STEPS).T
_WAYS = np.array([INNER, OF_START, OF_GOAL, OF_BOTH])
"""How a hexside is met: 1 more where it is of the start's hex, 2 more where of the goal's."""

_HANDS = {
    "nothing": np.array([CROSSED, LEFT, RIGHT, -1, -1]),
    "side": np.array([CROSSED, LEFT, RIGHT, LEFT, RIGHT]),
    "counts": np.array([CROSSED, LEFT, RIGHT, CROSSED, CROSSED]),
}
"""On which hand a touched hex counts, by that of the table, where those met in a corner do so; -1 for none."""
_HANDS_OF_SIDES = {"nothing": [CROSSED, -1, -1], "side": [CROSSED, LEFT, RIGHT], "counts": [CROSSED] * 3}

STRETCHES = (0, 12, 40)
"""What each line meets between these lies side by side, to be looked at all at once."""

AT_ONCE = 4_096
"""The hexsides of so many lines are found at a time, to bound memory."""


class Counting(NamedTuple):
    """What counts of all that lines meet: hexes, hexsides, those of the ends' own hexes too.

    A hex takes so many ``places``: its own, and behind it those of the hexsides that it owns, if the map has any.
    ``corner`` and ``vertex`` say what hexes and hexsides do that are met in corners: nothing, side or counts.
    """

    hexes: bool
    sides: bool
    places: int
    own_sides: bool
    corner: str
    vertex: str

    @staticmethod
    def by(settings: Settings, *, sides: bool, own_sides: bool) -> Counting:
        """What counts by the settings of a game."""
        faces = settings.along == "facing" and settings.corner != "counts"
        corner = "nothing" if faces else settings.corner
        return Counting(True, sides, 4 if sides else 1, own_sides, corner, settings.side_vertex)

    def in_turn(self) -> list[Counting]:
        """What counts of hexes, and of hexsides if there are any."""
        return [self._replace(sides=False), self._replace(hexes=False)][: 1 + self.sides]


class Meetings(Record, eq=False):
    """What the lines of a contact table meet: those of row ``i`` are ``start[i]`` to ``start[i] + count[i]``.

    ``step`` leads from the origin's place to that of what is met. ``how`` has four columns: its distances from the
    start and the goal (of a hexside those of its farther hex), its hand, and the way to meet it (``side_reach``).
    ``entry`` is a hex's in ``contacts``; of a hexside it is below 0, and tells in which corner of the line it is met.
    ``stretches`` has for each of ``STRETCHES`` the steps there of every row, with others behind where it has fewer.
    """

    contacts: ContactTable
    start: Ints
    count: Ints
    stretches: Sequence[Ints]
    step: Ints
    entry: Ints
    how: Ints


def meetings_along(cells: Cells, lines: Fan | FarLines, goals: Ints, counting: Counting) -> Meetings:
    """What lines meet, to some goals at least."""
    if isinstance(lines, Fan):
        return _kept(kept_contacts(cells), lines.threads.table, cells.width, counting)
    q, r = lines.to(goals)
    met = slice(None if counting.hexes else 0)
    return meetings(contact_table(q[met], r[met], cells.width), thread_table(q, r), cells.width, counting)


def meetings(contacts: ContactTable, table: ThreadTable, width: int, counting: Counting) -> Meetings:
    """What the lines of a table meet; the contacts of the same rows are needed where hexes count."""
    parts = [_hexes(contacts, counting)] if counting.hexes else []
    if counting.sides:
        parts += [_among(counting, one) for one in _sides(table, width)]
    met = _Columns(*(np.concatenate(some) for some in zip(*parts, strict=True)))
    if counting.sides:
        order = (met.row * (int(met.near.max(initial=0)) + 1) + met.near).argsort(kind="stable")
        met = _Columns(*(column.take(order) for column in met))
    count = np.bincount(met.row, minlength=len(table.q))
    start = count.cumsum() - count
    steps = np.append(met.step, [0] * STRETCHES[-1])
    stretches = [
        steps.take(np.minimum(start[:, None] + np.arange(*ends), len(steps) - 1))
        for ends in pairwise(STRETCHES)
    ]
    return Meetings(contacts, start, count, stretches, met.step, met.entry, np.stack(met[3:], axis=-1))


_kept = lru_cache(maxsize=8)(meetings)


class _Columns(NamedTuple):
    """What is met, row by row."""

    row: Ints
    step: Ints
    entry: Ints
    near: Ints
    far: Ints
    hand: Ints
    way: Ints


def _columns(row: Ints, step: Ints, entry: Ints | int, *how: Ints | int) -> _Columns:
    few, many = np.int16, np.int32  # there are millions of them on a large board
    near, far, hand, way = (np.broadcast_to(one, len(row)).astype(few) for one in how)
    return _Columns(
        row, step.astype(many), np.broadcast_to(entry, len(row)).astype(many), near, far, hand, way
    )


def _hexes(contacts: ContactTable, counting: Counting) -> _Columns:
    hand = _HANDS[counting.corner].take(contacts.hand)
    some = (hand >= 0).nonzero()[0]
    row = np.arange(len(contacts.count)).repeat(contacts.count)
    near, far = contacts.from_start.take(some), contacts.to_goal.take(some)
    step = counting.places * contacts.step.take(some)
    return _columns(row.take(some), step, some, near, far, hand.take(some), HEX)


def _among(counting: Counting, sides: _Columns) -> _Columns:
    """Those hexsides that count, on the hand on which they do."""
    hand = np.array(_HANDS_OF_SIDES[counting.vertex], dtype=np.int16).take(sides.hand)
    counts = hand >= 0
    if not counting.own_sides:
        counts &= (sides.way == INNER) | (sides.way == ALONG)
    some = counts.nonzero()[0]
    return _Columns(*(column.take(some) for column in sides._replace(hand=hand)))


def _sides(table: ThreadTable, width: int) -> Iterator[_Columns]:
    """The hexsides that lines meet."""
    rows = ((table.q != 0) | (table.r != 0)).nonzero()[0]
    for first in range(0, len(rows), AT_ONCE):
        yield from _crossed(table, width, rows[first : first + AT_ONCE])
    yield from _beside(Met(table, width))


def _crossed(table: ThreadTable, width: int, rows: Ints) -> Iterator[_Columns]:
    """The hexsides through whose insides lines lead, into hexes on the way and into goals."""
    owner, entry = expanded(table.start.take(rows), table.count.take(rows))
    row, q, r = rows.take(owner), table.hex_q.take(entry).astype(int), table.hex_r.take(entry).astype(int)
    yield _entered(table, width, row, q, r, table.entered.take(entry))
    # between the two hexes beside a hexside nothing is crossed: the step into the goal is from the start
    last = np.where(table.count > 0, table.start + table.count - 1, -1).take(rows)
    before_q, before_r = (np.append(one, 0).take(last).astype(int) for one in (table.hex_q, table.hex_r))
    q, r = table.q.take(rows), table.r.take(rows)
    yield _entered(table, width, rows, q, r, entered_by(3 * q, 2 * r + q, before_q, before_r, q, r))


def _entered(table: ThreadTable, width: int, row: Ints, q: Ints, r: Ints, direction: Ints) -> _Columns:
    """Those of these hexes that are entered through a hexside in a direction."""
    some = (direction < NOT_A_SIDE).nonzero()[0]
    row, q, r, direction = (one.take(some) for one in (row, q, r, direction))
    before_q, before_r = q - _STEP_Q.take(direction), r - _STEP_R.take(direction)
    owned = direction < 3  # by the hex before
    step = np.where(owned, before_q, q) * width + np.where(owned, before_r, r)
    goal_q, goal_r = table.q.take(row), table.r.take(row)
    from_start = np.stack([distance(before_q, before_r), distance(q, r)])
    to_goal = np.stack([distance(goal_q - before_q, goal_r - before_r), distance(goal_q - q, goal_r - r)])
    return _of_sides(row, step, direction % 3, from_start, to_goal, CROSSED)


def _beside(met: Met) -> Iterator[_Columns]:
    """The hexsides run along, and those met in corners."""
    run = met.first_of_run.nonzero()[0]
    yield _at_corners(met, run, 1, CROSSED)._replace(way=np.full(len(run), ALONG, dtype=np.int16))
    first = np.searchsorted(met.row, met.row)
    every = np.ones(len(met.row), dtype=bool)
    for apart, hand, there in (
        (2, LEFT, every),
        (1, LEFT, met.touched_left),
        (0, RIGHT, every),
        (1, RIGHT, met.touched_right),
    ):
        some = there.nonzero()[0]
        yield _at_corners(met, some, apart, hand, first[some] - some)


def _at_corners(met: Met, some: Ints, apart: int, hand: int, corner: Ints | int = 0) -> _Columns:
    """The hexsides there between two of the three hexes, the others than that ``apart``."""
    of = [one for one in range(3) if one != apart]
    step, direction = np.divmod(met.across[some, apart], 3)
    from_start, to_goal = met.from_start[some][:, of].T, met.to_goal[some][:, of].T
    return _of_sides(met.row[some], step, direction, from_start, to_goal, hand, corner)


def _of_sides(
    row: Ints, step: Ints, direction: Ints, from_start: Ints, to_goal: Ints, hand: int, corner: Ints | int = 0
) -> _Columns:
    """The columns of hexsides by their owners and their two hexes' distances; ``corner`` counts down from 0."""
    way = _WAYS.take((from_start.min(axis=0) == 0) + 2 * (to_goal.min(axis=0) == 0))
    near, far = from_start.max(axis=0), to_goal.max(axis=0)
    return _columns(row, 4 * step + 1 + direction, corner - 2, near, far, hand, way)
