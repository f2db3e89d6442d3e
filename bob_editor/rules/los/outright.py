"""What surely stops a thread, whatever else is along it: as most are, so it is found before they are looked along.

A barrier tells how near the dot of its hex a thread has to come for that; the game's rule says why it is stopped, once
for each hex and distance, and the barrier keeps it.
"""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.hulls import Hull, core
from bob_editor.rules.los.pieces.images import CROSSED, MISSED, TOUCHED, Image, meets
from bob_editor.rules.los.pieces.touching import shell
from bob_editor.rules.los.threads.stepped import (
    AS_FAR,
    MIDST,
    MOST_NEAR,
    NEAR,
    NEXT_AS_FAR,
    STEP,
    SteppedThread,
)

Held = TypeVar("Held")

OPEN = -1
"""In place of a key: nothing is along a thread that stops it or counts."""


class Reach(NamedTuple):
    """Something in a hex, and how high it reaches: a thread surely meets it within its core, and not beyond its shell.

    Between the two it does where it has one of ``hulls`` on both sides; ``alone`` they are all that it may meet.
    """

    height: int
    core: int = 0
    shell: int = MIDST
    hulls: tuple[Hull, ...] = ()
    alone: bool = False


def reach_of(height: int, images: Iterable[Image], others: Sequence[Image] | None = None) -> Reach:
    """Images so high; who misses them may be stopped by them all the same, unless lesser ``others`` are given."""
    hulls = tuple(image.hull for image in images)
    least, most = max(map(core, hulls), default=0), MIDST
    if others is not None:  # a thread on the shell still touches what is in it
        most = 1 + max(map(shell, (*hulls, *(image.hull for image in others))), default=0)
    return Reach(height, least, most, hulls, alone=others is not None and not others)


class Outright(NamedTuple, Generic[Held]):
    """What may stop a thread in a hex between certain ends, and how near it has to come.

    Within ``sure``, or with one of ``hulls`` on both sides, it is stopped there by what reaches highest; beyond
    ``shell``, or where those are ``alone`` and missed, it meets nothing. ``edges`` are hexsides that stop what crosses
    them, as the bits of a course (``stepped``). ``reasons`` has what decides, by key, as far as it was given.
    ``counts`` says that there is what stops threads in number; ``held`` is the game's.
    """

    sure: int
    shell: int
    edges: int
    counts: bool
    reasons: dict[int, Reason]
    hulls: tuple[Hull, ...]
    alone: bool
    held: Held


def outright(reaches: Sequence[Reach], held: Held, edges: int, *, counts: bool = False) -> Outright[Held]:
    """The barrier of all that may stop a thread in a hex; of what reaches as high the first decides."""
    first = max(reaches, key=itemgetter(0), default=Reach(0, 0, 0))
    beyond = max((one.shell for one in reaches), default=0)
    if counts:
        return Outright(0, beyond, edges, counts, {}, (), False, held)
    alone = first.alone and len(reaches) == 1
    return Outright(first.core, beyond, edges, counts, {}, first.hulls, alone, held)


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

    None where that isn't sure, or where all is ``OPEN``. Up to ``most`` things that count don't stop it; of hexsides it
    is sure only if ``sides_too`` give one reason whichever end is asked.
    """
    among, counted = barriers.found, 0
    way = iter(thread.course)
    for here in way:
        barrier = among[base + (here >> STEP)]
        if barrier is None:
            continue
        barrier = barrier or barriers.at(reading, base + (here >> STEP))
        if barrier is None:
            continue
        sure, beyond, edges, counts, kept, hulls, alone, _ = barrier
        near, midst = here >> NEAR & MOST_NEAR, here & MIDST
        if edges & here:
            return (near | edges & here, kept) if sides_too and not here & AS_FAR else (0, None)
        if sure < midst <= beyond:
            met = _meeting(thread, here, hulls)
            if met == TOUCHED or (met == MISSED and not alone):
                return 0, None
            midst = 0 if met == CROSSED else MIDST + 1
        if midst <= beyond:
            behind = next(way, 0) if edges or here & NEXT_AS_FAR else 0
            ahead = barriers.at(reading, base + (behind >> STEP)) if behind else None
            if ahead is not None and (here & NEXT_AS_FAR or ahead.edges & behind):
                return 0, None  # something else may be as near
            return near, kept
        counted += counts
        if counted > most:
            return 0, None
    return 0 if counted else OPEN, None


def _meeting(thread: SteppedThread, here: int, hulls: tuple[Hull, ...]) -> int:
    """How a thread meets the first of these hulls that it does, in a hex that it crosses (``images``)."""
    offset = thread.rows.offsets[thread.course.index(here)]
    return next((met for hull in hulls if (met := meets(hull, offset, thread.du, thread.dv))), MISSED)
