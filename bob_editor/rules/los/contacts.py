"""What a thread touches: every hex between its ends that it crosses, runs beside or meets in a corner.

For games in which a touch counts. A hex is closed here, so a thread along a hexside touches both its hexes. Like
``stepped``, a template is made once per offset in steps of hex numbers and serves every origin.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import centre_of, reach, thread

START = Hex(0, 0)


class Contact(NamedTuple):
    """A hex that a thread touches, none of its ends.

    ``offset`` as in ``threads.Crossed``. ``inside`` says that the thread crosses its inside, ``corner`` that it meets
    it in one corner only; neither means that it runs along a hexside of it. ``first`` says that the hex holds the
    point where the thread leaves the start's hex, ``last`` the one where it enters the goal's.
    """

    step: int
    offset: int
    inside: bool
    corner: bool
    first: bool
    last: bool
    from_start: int


class ContactThread(NamedTuple):
    """The contacts of a thread in order from its start; ``du, dv`` is the goal's centre, ``length`` the range.

    ``reach`` is how far to either side a hex reaches (``threads.reach``).
    """

    length: int
    du: int
    dv: int
    reach: int
    contacts: tuple[Contact, ...]


@lru_cache(maxsize=100_000)
def contact_thread(q: int, r: int, width: int) -> ContactThread:
    """The contacts of the thread to the hex ``(q, r)`` away, on a numbering of this width (``cells``)."""
    goal = Hex(q, r)
    found = thread(goal)
    du, dv = found.du, found.dv
    crossed = [one.hex for one in found.crossed]
    beside = [at for run in found.runs for at in (run.left, run.right)]
    corners = [one.touched for one in found.corners if one.touched is not None]
    spine = bool(beside)

    def contact(at: Hex, *, inside: bool, corner: bool) -> tuple[int, Contact]:
        u, v = centre_of(at)
        return du * u + 3 * dv * v, Contact(
            at.q * width + at.r,
            1000 * (du * v - dv * u),
            inside,
            corner,
            START.distance(at) == 1 if spine else at == crossed[0],
            goal.distance(at) == 1 if spine else at == crossed[-1],
            START.distance(at),
        )

    every = [contact(at, inside=True, corner=False) for at in crossed]
    every += [contact(at, inside=False, corner=False) for at in beside]
    every += [contact(at, inside=False, corner=True) for at in corners]
    every.sort(key=lambda one: (one[0], one[1].offset))
    return ContactThread(START.distance(goal), du, dv, reach(du, dv), tuple(one for _, one in every))
