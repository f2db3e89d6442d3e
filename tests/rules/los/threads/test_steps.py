"""The columns that loops along a thread read say what its hexes say one by one."""

from bob_editor.geometry.threads import aside
from bob_editor.rules.los.threads.contacts import INSIDE, SHARE, contact_thread
from bob_editor.rules.los.threads.contacts import NEAR as NEAR_BITS
from bob_editor.rules.los.threads.stepped import (
    AS_FAR,
    ASIDE,
    MOST_NEAR,
    NEAR,
    NEXT_AS_FAR,
    SIDE,
    off_map,
    stepped,
)

WIDTH = 64
OFFSETS = [(q, r) for q in range(-7, 8) for r in range(-7, 8) if (q, r) != (0, 0)]


def test_course_of_crossed_hexes() -> None:
    """Step, distance, how far aside, the hexside of entry, and which neighbour on the thread is as far."""
    for thread in (stepped(*offset, WIDTH) for offset in OFFSETS):
        assert thread.steps == tuple(one.step for one in thread.crossed)
        bits = dict(zip(thread.entries.steps, thread.entries.bits, strict=True))
        nears = [0, *(one.from_start for one in thread.crossed), 0]
        for place, (here, one) in enumerate(zip(thread.course, thread.crossed, strict=True)):
            assert here >> NEAR & MOST_NEAR == one.from_start
            assert here & ASIDE == aside(one.offset, thread.du, thread.dv)
            assert here >> SIDE & 0b111111 == bits.get(one.step, 0)
            assert bool(here & AS_FAR) == (nears[place] == one.from_start)
            assert bool(here & NEXT_AS_FAR) == (nears[place + 2] == one.from_start)


def test_course_of_contacts() -> None:
    """Step, distance, whether the inside is crossed, and how far aside, as a number that Python has at hand."""
    for thread in (contact_thread(*offset, WIDTH) for offset in OFFSETS):
        assert thread.steps == tuple(one.step for one in thread.contacts)
        assert [one.aside >> SHARE for one in thread.contacts] == thread.shares.tolist()
        for here, one in zip(thread.course, thread.contacts, strict=True):
            assert here & NEAR_BITS == one.from_start
            assert bool(here & INSIDE) == one.inside


def test_threads_share_their_steps() -> None:
    """What takes room is one number for all threads that come to the same hex."""
    one, other = stepped(9, 3, WIDTH), contact_thread(9, 4, WIDTH)
    shared = {step: step for step in one.steps}
    both = [step for step in other.steps if step in shared]
    assert max(both) > 256  # lesser ones are Python's own
    assert all(shared[step] is step for step in both)


def test_leaving_the_map() -> None:
    """The first hex crossed that isn't on it; beside a run only where both hexes aren't."""
    base = 20 * WIDTH
    along, across = stepped(2, -1, WIDTH), stepped(4, 0, WIDTH)
    (run,) = along.runs
    assert off_map({base + run.left}, along, base) is None
    assert off_map({base}, along, base) == base + run.left
    *on_map, last = across.steps
    assert off_map({base + step for step in on_map}, across, base) == base + last
    assert off_map({base + step for step in across.steps}, across, base) is None
