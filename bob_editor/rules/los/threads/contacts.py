"""The hexes that a thread touches: through their inside, along a hexside or in one corner, as steps of hex numbers.

On a padded numbering (``cells``) of some width, the number of a hex on the map is that of the start plus a step. What a
thread touches depends on nothing but the offset between its ends, so its contacts are made once per offset.
"""

from __future__ import annotations

from array import array
from math import sqrt

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept_together
from bob_editor.geometry.lattice import CORNERS, MILLI, corners_of_side
from bob_editor.geometry.threads import MOST_MET, aside, centre_of, reach, sector_of, thread
from bob_editor.records import Record
from bob_editor.rules.los.threads.shared_steps import shared_steps

START = Hex(0, 0)

NEAR = 2**12 - 1
"""The bits of a course that hold the distance from the start."""
INSIDE = 1 << 12
"""A bit of a course: the thread crosses the hex's inside."""
FIRST, LAST = 1 << 13, 1 << 14
"""Bits of a course: ``Contact.first`` and ``last``."""
SHARE = 3
"""So many bits less make an aside a number below 256, which Python has at hand, be it one of a thousand bands."""


class Contact(Record, eq=False):
    """A touched hex that is neither end: its step, its offset and aside (``threads``), its distances from both ends.

    ``inside`` says that the thread crosses its inside, ``corner`` that it touches it in one corner only; where neither
    holds it runs along a hexside of it. ``first`` and ``last`` mark the hexes with the point where the thread leaves
    the start's hex, and where it enters the goal's.
    """

    step: int
    offset: int
    aside: int
    inside: bool
    corner: bool
    from_start: int
    to_goal: int
    first: bool
    last: bool

    @property
    def runs(self) -> bool:
        """Whether the thread runs along a hexside of it."""
        return not self.inside and not self.corner


class ContactThread(Record, eq=False):
    """A thread and its contacts in order from the start; of the two beside a hexside that of lesser offset is first.

    ``steps`` has the step to each contact, ``course`` a number for it: its distance from the start and whether it is
    ``INSIDE``, ``FIRST`` and ``LAST``; what is looked up most lies closest together so. ``span`` is the thread's length
    in true proportions, the root of ``du² + 3 dv²``, ``sector`` that of its direction. ``shares`` has the aside of each
    contact without its last bits (``SHARE``).
    """

    steps: tuple[int, ...]
    course: array[int]
    length: int
    du: int
    dv: int
    reach: int
    contacts: tuple[Contact, ...]
    span: float
    sector: int
    shares: array[int]


def sides_met(contact: Contact, thread: ContactThread) -> list[tuple[int, int, int]]:
    """The hexsides of a touched hex along which a thread runs, or of which it meets the corner.

    Each with its direction, and between which x from the hex's dot, in thousandths, it is met.
    """
    on = [contact.offset + MILLI * (thread.du * y - thread.dv * x) == 0 for x, y in CORNERS]
    met = []
    for direction in range(6):
        found = sorted(MILLI * CORNERS[end][0] for end in corners_of_side(direction) if on[end])
        if len(found) == 1 + contact.runs:
            met.append((direction, found[0], found[-1]))
    return met


def _weight(found: ContactThread) -> int:
    return 8 + len(found.contacts)


@kept_together(_weight, MOST_MET)
def contact_thread(q: int, r: int, width: int) -> ContactThread:
    """The contacts of the thread to the hex ``(q, r)`` away, on a numbering of this width."""
    goal = Hex(q, r)
    found = thread(goal)
    du, dv = found.du, found.dv
    placed: list[tuple[int, int, Hex, bool, bool]] = []

    def place(at: Hex, *, inside: bool = False, corner: bool = False) -> None:
        u, v = centre_of(at)
        placed.append((du * u + 3 * dv * v, 1000 * (du * v - dv * u), at, inside, corner))

    for crossed in found.crossed:
        place(crossed.hex, inside=True)
    for run in found.runs:
        place(run.left)
        place(run.right)
    for met in found.corners:
        if met.touched is not None and met.touched not in (START, goal):
            place(met.touched, corner=True)
    placed.sort(key=lambda one: one[:2])
    spine = bool(found.runs)
    crossed_hexes = [at for _, _, at, inside, _ in placed if inside]

    contacts: list[Contact] = []
    for _, offset, at, inside, corner in placed:
        near, far = START.distance(at), goal.distance(at)
        first = near == 1 and not inside if spine else inside and at == crossed_hexes[0]
        last = far == 1 and not inside if spine else inside and at == crossed_hexes[-1]
        step, beside = at.q * width + at.r, aside(offset, du, dv)
        contacts.append(Contact(step, offset, beside, inside, corner, near, far, first, last))
    return ContactThread(
        shared_steps(one.step for one in contacts),
        array(
            "H",
            [one.from_start | INSIDE * one.inside | FIRST * one.first | LAST * one.last for one in contacts],
        ),
        START.distance(goal),
        du,
        dv,
        reach(du, dv),
        tuple(contacts),
        sqrt(du * du + 3 * dv * dv),
        sector_of(du, dv),
        array("B", [one.aside >> SHARE for one in contacts]),
    )
