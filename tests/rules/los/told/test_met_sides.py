"""What arrays say of the hexsides that threads along hexsides and through corners meet is what single threads say."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from bob_editor.geometry.thread_tables import thread_table
from bob_editor.rules.los.threads.cells import Threads
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT
from bob_editor.rules.los.threads.stepped import SideStep, stepped
from bob_editor.rules.los.told.around.met_sides import MetByRow
from bob_editor.rules.los.told.around.side_reach import ALONG, INNER, OF_BOTH, OF_GOAL, OF_START

WIDTH, FAR = 64, 13
Row = tuple[int, ...]


def _met(q: int, r: int) -> Iterator[Row]:
    thread = stepped(q, r, WIDTH)
    for side in thread.sides:
        yield _row(side, CROSSED, _way(side))
    for run in thread.runs:
        yield _row(run.side, CROSSED, ALONG)
    for place, corner in enumerate(thread.corners):
        for hand, sides in ((LEFT, corner.left), (RIGHT, corner.right)):
            for side in sides:
                yield _row(side, hand, _way(side), place)


def _row(side: SideStep, hand: int, way: int, corner: int = 0) -> Row:
    near = max(side.first.from_start, side.second.from_start)
    return side.code, near, max(side.first.to_goal, side.second.to_goal), hand, way, corner


def _way(side: SideStep) -> int:
    of_start = 0 in (side.first.from_start, side.second.from_start)
    of_goal = 0 in (side.first.to_goal, side.second.to_goal)
    if of_start:
        return OF_BOTH if of_goal else OF_START
    return OF_GOAL if of_goal else INNER


def test_every_thread_within_some_hexes() -> None:
    """Each hexside once, with its distances, on its hand, and in what way; of other threads none."""
    # The last crosses no hex, and the one before it ends beside its goal: what one meets hangs on no other.
    q, r = (
        np.append(one, last)
        for one, last in zip(np.mgrid[-FAR : FAR + 1, -FAR : FAR + 1], ([3, 1], [0, 1]), strict=True)
    )
    table = thread_table(q, r)
    met = MetByRow(Threads.of(table, WIDTH))
    rows = np.arange(len(q))
    found: dict[int, list[Row]] = {row: [] for row in rows.tolist()}
    size = 3 * WIDTH * (FAR + 2)
    sides, kinds = met.of(rows, np.ones(2 * size, dtype=np.int64), size)
    assert kinds.all()
    owner, *columns = sides
    for row, *one in zip(owner.tolist(), *(column.tolist() for column in columns), strict=True):
        found[row].append(tuple(one))
    ways: Counter[int] = Counter()
    for row, offset in enumerate(zip(q.tolist(), r.tolist(), strict=True)):
        wanted = sorted(_met(*offset)) if table.special[row] else []
        assert sorted(found[row]) == wanted, offset
        ways.update(one[4] for one in wanted)
    assert min(ways[way] for way in (INNER, OF_START, OF_GOAL, ALONG)) > 20
