"""What arrays say of the hexes and hexsides that threads meet is what single threads say."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from bob_editor.geometry.thread_tables import thread_table
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, LEFT_CORNER, RIGHT, contact_table
from bob_editor.rules.los.threads.stepped import SideStep, stepped
from bob_editor.rules.los.told.around.meetings import Counting, Meetings, meetings
from bob_editor.rules.los.told.around.side_reach import ALONG, HEX, INNER, OF_BOTH, OF_GOAL, OF_START

WIDTH, FAR = 64, 13
ALL = Counting(True, True, 4, True, "side", "side")
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
    """Each hexside once, with its distances, on its hand, and in what way."""
    # The last crosses no hex, and the one before it ends beside its goal: what one meets hangs on no other.
    q, r = (
        np.append(one, last)
        for one, last in zip(np.mgrid[-FAR : FAR + 1, -FAR : FAR + 1], ([3, 1], [0, 1]), strict=True)
    )
    table = meetings(contact_table(q, r, WIDTH), thread_table(q, r), WIDTH, ALL)
    ways: Counter[int] = Counter()
    for row, offset in enumerate(zip(q.tolist(), r.tolist(), strict=True)):
        some = slice(table.start[row], table.start[row] + table.count[row])
        steps, entries, how = table.step[some].tolist(), table.entry[some].tolist(), table.how[some].tolist()
        met = list(zip(steps, entries, how, strict=True))
        sides = [(_code(step), *how, -2 - entry) for step, entry, how in met if step % ALL.places]
        wanted = sorted(_met(*offset))
        assert sorted(sides) == wanted, offset
        contacts = range(table.contacts.start[row], table.contacts.start[row] + table.contacts.count[row])
        hexes = sorted((entry, step // ALL.places) for step, entry, _ in met if not step % ALL.places)
        assert hexes == [(entry, table.contacts.step[entry]) for entry in contacts]
        near = [one[0] for one in how]
        assert near == sorted(near)
        ways.update(one[4] for one in wanted)
    assert min(ways[way] for way in (INNER, OF_START, OF_GOAL, ALONG)) > 20


def _code(step: int) -> int:
    owner, direction = divmod(step, ALL.places)
    return 3 * owner + direction - 1


def test_what_does_not_count_is_not_met() -> None:
    """Hexes and hexsides by themselves, what is met in corners, and hexsides of the ends' own hexes."""
    q, r = (one.ravel() for one in np.mgrid[-4:5, -4:5])
    contacts, threads = contact_table(q, r, WIDTH), thread_table(q, r)

    def met(counting: Counting) -> Meetings:
        return meetings(contacts, threads, WIDTH, counting)

    everything = met(ALL)
    hexes, sides = (met(one) for one in ALL.in_turn())
    assert (hexes.count + sides.count == everything.count).all()
    assert hexes.count.sum() == len(contacts.step)
    inner = met(ALL._replace(own_sides=False))
    assert {*inner.how[:, 3].tolist()} == {HEX, INNER, ALONG}
    assert (everything.how[:, 3] == INNER).sum() == (inner.how[:, 3] == INNER).sum()
    for word, hands in (("nothing", {CROSSED}), ("counts", {CROSSED}), ("side", {CROSSED, LEFT, RIGHT})):
        found = met(ALL._replace(vertex=word))
        assert {*found.how[found.how[:, 3] != HEX, 2].tolist()} == hands
    in_corners = int((contacts.hand >= LEFT_CORNER).sum())
    assert met(ALL._replace(corner="nothing", sides=False)).count.sum() == len(contacts.step) - in_corners
    crossed = (met(ALL._replace(corner="counts", sides=False)).how[:, 2] == CROSSED).sum()
    assert crossed == (contacts.hand == CROSSED).sum() + in_corners > in_corners > 0
