"""Hexsides that lines along hexsides and through corners meet, as arrays."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.hexes import STEPS
from bob_editor.geometry.thread_tables import NOT_A_SIDE, ThreadTable, distance, entered_by
from bob_editor.rules.los.threads.beside import Met, Rows
from bob_editor.rules.los.threads.cells import Threads
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.told.around.side_reach import ALONG, INNER, OF_BOTH, OF_GOAL, OF_START

_STEP_Q, _STEP_R = np.array(STEPS).T
_WAYS = np.array([INNER, OF_START, OF_GOAL, OF_BOTH])
"""How a hexside is met: 1 more where it is of the start's hex, 2 more where of the goal's."""


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
    """What the rows of a thread table meet."""

    def __init__(self, threads: Threads) -> None:
        self.threads = threads
        parts = [*_crossed(threads.table, threads.width), *_beside(Met(threads.table, threads.width))]
        row, columns = (np.concatenate(some, axis=-1) for some in zip(*parts, strict=True))
        order = row.argsort(kind="stable")
        # Not columns[:, order], whose columns don't lie together: each would be copied whole at every look.
        self._rows = Rows(row[order], columns.take(order, axis=1), len(threads.table.q))

    def of(self, rows: Ints, kinds: Ints, shift: int) -> tuple[MetSides, Ints]:
        """What the lines of these rows meet that has a kind, by its code and a shift; and the kinds."""
        owner, place = self._rows.places(rows)
        code, *others = self._rows.columns
        code = code.take(place)
        kind = kinds.take(code + shift)
        some = kind.nonzero()[0]
        place = place.take(some)
        return (
            MetSides(owner.take(some), code.take(some), *(one.take(place) for one in others)),
            kind.take(some),
        )


def _crossed(table: ThreadTable, width: int) -> Iterator[tuple[Ints, Ints]]:
    """The hexsides through whose insides lines lead, into hexes on the way and into goals: rows, and columns."""
    rows = table.special.nonzero()[0]
    owner, entry = expanded(table.start.take(rows), table.count.take(rows))
    row, q, r = rows.take(owner), table.hex_q.take(entry).astype(int), table.hex_r.take(entry).astype(int)
    yield _entered(table, width, row, q, r, table.entered.take(entry).astype(int))
    # between the two hexes beside a hexside nothing is crossed: the step into the goal is from the start
    last = np.where(table.count > 0, table.start + table.count - 1, -1).take(rows)
    before_q, before_r = (
        np.where(last < 0, 0, one.take(last).astype(int)) for one in (table.hex_q, table.hex_r)
    )
    goal_q, goal_r = table.q.take(rows), table.r.take(rows)
    into = entered_by(3 * goal_q, 2 * goal_r + goal_q, before_q, before_r, goal_q, goal_r)
    yield _entered(table, width, rows, goal_q, goal_r, into.astype(int))


def _entered(
    table: ThreadTable, width: int, row: Ints, q: Ints, r: Ints, direction: Ints
) -> tuple[Ints, Ints]:
    """Those of these hexes that are entered through a hexside in a direction."""
    some = (direction < NOT_A_SIDE).nonzero()[0]
    row, q, r, direction = (one.take(some) for one in (row, q, r, direction))
    before_q, before_r = q - _STEP_Q.take(direction), r - _STEP_R.take(direction)
    owned = direction < 3  # by the hex before
    code = 3 * (np.where(owned, before_q, q) * width + np.where(owned, before_r, r)) + direction % 3
    goal_q, goal_r = table.q.take(row), table.r.take(row)
    from_start = np.stack([distance(before_q, before_r), distance(q, r)])
    to_goal = np.stack([distance(goal_q - before_q, goal_r - before_r), distance(goal_q - q, goal_r - r)])
    return row, _columns(code, from_start, to_goal, CROSSED)


def _beside(met: Met) -> Iterator[tuple[Ints, Ints]]:
    """The hexsides run along, and those met in corners: rows, and columns."""
    run = met.first_of_run.nonzero()[0]
    columns = _columns(met.across[run, 1], met.from_start[run][:, ::2].T, met.to_goal[run][:, ::2].T, CROSSED)
    columns[4] = ALONG
    yield met.row[run], columns
    first = np.searchsorted(met.row, met.row)
    every = np.ones(len(met.row), dtype=bool)
    for apart, hand, there in (
        (2, LEFT, every),
        (1, LEFT, met.touched_left),
        (0, RIGHT, every),
        (1, RIGHT, met.touched_right),
    ):
        some = there.nonzero()[0]
        of = [one for one in range(3) if one != apart]
        columns = _columns(
            met.across[some, apart], met.from_start[some][:, of].T, met.to_goal[some][:, of].T, hand
        )
        columns[5] = some - first[some]
        yield met.row[some], columns


def _columns(code: Ints, from_start: Ints, to_goal: Ints, hand: int) -> Ints:
    """The columns of ``MetSides`` from the code on, of hexsides between two hexes each."""
    way = _WAYS.take((from_start.min(axis=0) == 0) + 2 * (to_goal.min(axis=0) == 0))
    near, far = from_start.max(axis=0), to_goal.max(axis=0)
    return np.stack([code, near, far, np.full_like(code, hand), way, np.zeros_like(code)])
