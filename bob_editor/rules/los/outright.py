"""What surely stops a thread, whatever else is along it: as most are, so it is found before they are looked along.

A barrier tells how near the dot of its hex a thread has to come for that; the game's rule says why it is stopped, once
for each hex and distance, and the barrier keeps it.
"""

from collections.abc import Container, Iterable
from collections.abc import Set as AbstractSet
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from bob_editor.geometry.threads import SECTORS
from bob_editor.records import Record
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.bands import EVERYWHERE, NOWHERE, Band, band
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.pieces.images import CROSSED, MISSED, TOUCHED, Image, meets
from bob_editor.rules.los.threads.stepped import (
    AS_FAR,
    ASIDE,
    MOST_NEAR,
    NEAR,
    NEXT_AS_FAR,
    SIDE,
    SteppedThread,
)

ENTERED = 63 << SIDE
"""The bits of a key that say by which hexside the hex that stops a thread is entered, if that does it."""
LEFT_BY = 6
"""How far in a key the hexside by which a hex is left is shifted from that by which it is entered."""

Held = TypeVar("Held")

OPEN, COUNTED = -1, -2
"""In place of a key: nothing is along a thread that stops it, nor counts; or what counts, and not too often."""


class Reach(NamedTuple):
    """Something in a hex, and how high it reaches: all that crosses a ``whole`` hex surely meets it.

    Else who has one of ``hulls`` on both sides does, and who misses them only what is in ``others``; None says that it
    may meet it anywhere in the hex. Who enters or leaves by one of the hexsides ``closed`` (bits of a course) meets it.
    """

    height: int
    whole: bool = False
    hulls: tuple[Hull, ...] = ()
    others: tuple[Hull, ...] | None = None
    closed: int = 0

    def band(self, sector: int) -> Band:
        """In which band (``bands``) a thread in a sector may meet it, and surely does."""
        if self.whole:
            return EVERYWHERE
        first = band(self.hulls, sector)
        around = EVERYWHERE if self.others is None else band((*self.hulls, *self.others), sector)
        return replace(around, sure=first.sure, sure_end=first.sure_end)


def reach_of(height: int, images: Iterable[Image], others: Iterable[Image] | None = None) -> Reach:
    """Images so high; who misses them may be stopped by them all the same, unless lesser ``others`` are given."""
    lesser = None if others is None else tuple(image.hull for image in others)
    return Reach(height, False, tuple(image.hull for image in images), lesser)


class Outright(Record, Generic[Held], eq=False):
    """What may stop a thread in a hex between certain ends, and how near it has to come.

    ``bands`` (see there) are known by sector, as far as they were asked for: where it is sure, or with one of ``hulls``
    on both sides, a thread is stopped there by what reaches highest; beyond them, or where those are ``alone`` and
    missed, it meets nothing. ``edges`` are hexsides that stop what crosses them, as the bits of a course (``stepped``);
    who enters or leaves by ``closed`` ones is stopped in the hex itself.
    A line along a hexside may be stopped by images in the hex ``against`` it alone, by anything where that is None;
    where the hex ``pairs``, a line past it is, with something on its other hand.
    ``reasons`` has what decides, by key, as far as it was given. ``counts`` says that there is what stops threads in
    number; ``reaches`` are the highest first; ``held`` is the game's.
    """

    bands: list[Band | None]
    edges: int
    closed: int
    counts: bool
    against: tuple[Image, ...] | None
    pairs: bool
    reasons: dict[int, Reason]
    hulls: tuple[Hull, ...]
    alone: bool
    reaches: tuple[Reach, ...]
    held: Held

    def lies_along(self, direction: int) -> bool:
        """Whether something in the hex may by itself stop a line along its hexside in a direction."""
        return self.against is None or any(image.on_sides[direction] for image in self.against)

    def band_in(self, sector: int) -> Band:
        """The band in a sector of directions, from now on kept."""
        bands = [one.band(sector) for one in self.reaches] or [NOWHERE]
        first = NOWHERE if self.counts else bands[0]
        found = self.bands[sector] = Band(
            min(one.start for one in bands), max(one.end for one in bands), first.sure, first.sure_end
        )
        return found


def outright(
    reaches: Iterable[Reach],
    held: Held,
    edges: int,
    *,
    counts: bool = False,
    against: tuple[Image, ...] | None = (),
    pairs: bool = True,
) -> Outright[Held]:
    """The barrier of all that may stop a thread in a hex; of what reaches as high the first decides."""
    found = tuple(sorted(reaches, key=itemgetter(0), reverse=True))
    first = found[0] if found and not counts else Reach(0)
    alone = len(found) == 1 and first.others == ()
    bands: list[Band | None] = [None] * SECTORS
    return Outright(bands, edges, first.closed, counts, against, pairs, {}, first.hulls, alone, found, held)


def surely_stopped(
    reading: object,
    barriers: Barriers[Outright[Held]],
    thread: SteppedThread,
    base: int,
    *,
    most: int,
    sides_too: bool,
) -> tuple[int, dict[int, Reason] | None]:
    """What surely stops a thread that only crosses hexes: a key, and the reasons by such keys that its hex keeps.

    None where that isn't sure, or where all is ``OPEN`` or ``COUNTED``. Up to ``most`` things that count don't stop it;
    of hexsides it is sure only if ``sides_too`` give one reason whichever end is asked.
    """
    among, counted, sector = barriers.found, 0, thread.sector
    for place, step in enumerate(thread.steps):
        barrier = among[base + step]
        if not barrier and (barrier is None or (barrier := barriers.at(reading, base + step)) is None):
            continue
        here = thread.course[place]
        if barrier.edges & here:
            entered = here >> NEAR & MOST_NEAR | barrier.edges & here
            return (entered, barrier.reasons) if sides_too and not here & AS_FAR else (0, None)
        limits, aside = barrier.bands[sector] or barrier.band_in(sector), here & ASIDE
        sure = limits.sure <= aside < limits.sure_end
        if not sure and limits.start <= aside < limits.end:
            met = _meeting(thread, place, barrier)
            if met == TOUCHED or (met == MISSED and not barrier.alone):
                return 0, None
            sure = met == CROSSED
        if sure:
            near, behind = here >> NEAR & MOST_NEAR, place + 1
            if (barrier.edges or here & NEXT_AS_FAR) and behind < len(thread.steps):
                ahead = barriers.at(reading, base + thread.steps[behind])
                left = ahead.edges & thread.course[behind] if ahead else 0
                if ahead and (here & NEXT_AS_FAR or (left and not sides_too)):
                    return 0, None  # something else may be as near
                near |= left << LEFT_BY
            return near, barrier.reasons
        counted += barrier.counts
        if counted > most:
            return 0, None
    return COUNTED if counted else OPEN, None


def stops_beside(
    reading: object,
    barriers: Barriers[Outright[Held]],
    thread: SteppedThread,
    base: int,
    *,
    within: int,
    features: AbstractSet[int],
    held: Container[int],
) -> bool:
    """Whether a thread may be stopped, or anything counts, beside hexsides that it runs along or in corners.

    ``features`` are the codes of hexsides that may do so themselves, run along or met in a corner, ``held`` of others
    that may where they are run along. What the thread comes by farther than ``within`` hexes from its start matters
    only with something nearer on the other hand.
    """
    on_left = on_right = False
    for run in thread.runs:
        near = run.from_start <= within
        if not (near or on_left or on_right):
            break
        left, right = barriers.at(reading, base + run.left), barriers.at(reading, base + run.right)
        on_left, on_right = on_left or bool(left and left.pairs), on_right or bool(right and right.pairs)
        if on_left and on_right:
            return True
        if near and (
            (left and (right or left.lies_along(run.direction)))
            or (right and right.lies_along((run.direction + 3) % 6))
            or 3 * base + run.side.code in features
            or 3 * base + run.side.code in held
        ):
            return True
    return _touched(thread, base, within, features)


def _touched(thread: SteppedThread, base: int, within: int, codes: AbstractSet[int]) -> bool:
    """Whether a thread meets one of these hexsides in a corner, so near to its start."""
    for corner in thread.corners:
        if corner.near > within:
            return False
        if not codes.isdisjoint(map((3 * base).__add__, corner.codes)):
            return True
    return False


def _left_by(thread: SteppedThread, place: int) -> int:
    """The hexside by which a thread leaves a hex that it crosses, as the bit of a course; none to an end's hex."""
    onward = thread.course[place + 1] & ENTERED if place + 1 < len(thread.course) else 0
    return (onward << 3 | onward >> 3) & ENTERED


def _meeting(thread: SteppedThread, place: int, barrier: Outright[Held]) -> int:
    """How a thread meets what reaches highest in a hex that it crosses (``images``)."""
    if barrier.closed and barrier.closed & (thread.course[place] | _left_by(thread, place)):
        return CROSSED
    offset = thread.rows.offsets[place]
    return next((met for hull in barrier.hulls if (met := meets(hull, offset, thread.du, thread.dv))), MISSED)
