"""The nearest thing that blocks a line outright, found without looking farther: the reason most often asked for."""

from __future__ import annotations

from typing import Final

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.images import CROSSED, MISSED, meets
from bob_editor.rules.los.threads.stepped import (
    AS_FAR,
    MOST_NEAR,
    NEAR,
    NEXT_AS_FAR,
    SIDE,
    STEP,
    SteppedThread,
    beginning,
)
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, BLOCKS
from bob_editor.rulesets.last_hundred_yards.sight.along.different_levels import (
    filled,
    nearest_beside_between_levels,
    stopped_between_levels,
)
from bob_editor.rulesets.last_hundred_yards.sight.along.same_level import (
    ORCHARDS_SEEN_THROUGH,
    forest,
    nearest_beside_on_one_level,
    orchards_met,
    stopped_on_one_level,
    too_many,
)
from bob_editor.rulesets.last_hundred_yards.sight.barrier import Barrier, DrawnBarrier
from bob_editor.rulesets.last_hundred_yards.sight.barriers import barrier_at
from bob_editor.rulesets.last_hundred_yards.sight.look import look
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.reasons import deciding, reason_of

FREE: Final = 0
"""What is found where nothing blocks a line outright."""
NONE: Final = -1
"""No place in a list."""
UNSURE: Final = -2
"""No place in a list that a quick look can tell."""
PIECES: Final = SIDE + 6
"""How far the place of what is met is shifted in the key of its reason, past distance and hexsides."""

Asked = tuple["MapReading", "SteppedThread", int, int]
"""A line on the map: the reading, the thread, the numbers of start and goal."""
Ranks = tuple[int, int]
"""The contour ranks of start and goal (docs/games/last-hundred-yards.md, 1.4)."""


def nearest_barrier(asked: Asked, ranks: Ranks) -> Reason | int:
    """The reason that decides a line, as far as the hexes looked up tell it.

    :returns: ``FREE``, or how many hexes from the start must be looked along (``block_within``), where they don't.
        For lines along no hexside, or what such a line crosses, on maps that ``stops_one_by_one``.
    """
    reading, thread, base, _ = asked
    barriers = reading.barriers.get(ranks) or reading.barriers_between(ranks)
    among, orchards = barriers.found, 0
    for here in thread.course:
        number = base + (here >> STEP)
        found = among[number]
        if not found:
            if found is None:
                continue
            found = barriers.keep(number, barrier_at(reading, ranks, number))
            if found is None:
                continue
        sure, around, most, sides, orchard, asks, standing, reasons = found
        if sides & here:
            return _at_side(asked, found, here)
        near = key = here >> NEAR & MOST_NEAR
        if asks:
            return near
        if sure != ABSENT:
            height = sure
        elif standing and (met := _first_met(thread, here, standing)) != NONE:
            if met == UNSURE:
                return near
            height, most, key = standing[met][0], around, (met + 1) << PIECES | near
        else:
            orchards += orchard
            if orchards > ORCHARDS_SEEN_THROUGH:
                return near
            continue
        if (most > height and _is_topped(asked, ranks, here, found, height)) or (
            here & NEXT_AS_FAR and not _is_highest(asked, ranks, here, height)
        ):
            return near
        if near >= thread.beside_from and _touches(asked, near):
            return near
        reason = reasons.get(key)
        if reason is None:
            made = _filled(reading, number, near, ranks) if key == near else None
            return _keep(asked, reasons, key, made)
        return reason
    return thread.length if thread.corners and _touches(asked, thread.length) else FREE


def nearest_with_runs(asked: Asked, ranks: Ranks) -> Reason | int:
    """The same as ``nearest_barrier`` for a line along hexsides, beside which something may be nearer."""
    reading, thread, *_ = asked
    crossed = nearest_barrier(asked, ranks)
    near = (crossed.distance or 0) if isinstance(crossed, Reason) else crossed or thread.length
    looking = look(*asked)
    beside = nearest_beside_on_one_level if looking.level else nearest_beside_between_levels
    causes = [cause for cause in beside(looking, near) if cause.near <= near]
    if not causes:
        return crossed
    first = deciding(causes)
    return reason_of(reading, first) if first.near < near else near


def _at_side(asked: Asked, found: Barrier, here: int) -> Reason | int:
    """What ``nearest_barrier`` returns where a hexside with a feature that blocks is crossed into a hex."""
    reading, thread, *_ = asked
    near = here >> NEAR & MOST_NEAR
    # beside the goal, and between hexes as far away, there is more to a hexside than itself
    if here & AS_FAR or near + 1 >= thread.length or reading.rulings.wall_vertex_exempts_crossing:
        return near
    near -= 1
    if near >= thread.beside_from and _touches(asked, near):
        return near
    key = (found[3] & here) | near
    return found[-1].get(key) or _keep(asked, found[-1], key)


def _keep(asked: Asked, reasons: dict[int, Reason], key: int, made: Reason | None = None) -> Reason | int:
    """The reason of a key, which ends with its distance from the start; kept once it is known."""
    near = key & MOST_NEAR
    # beside a thread with runs there may be something nearer
    reason = made or (None if asked[1].runs else block_within(asked, near))
    if reason is None:
        return near
    reasons[key] = reason
    return reason


def block_within(asked: Asked, near: int) -> Reason | None:
    """The reason that decides a line, of what is up to ``near`` hexes from the start; None where nothing blocks there.

    None too where the line is hardly longer than that.
    """
    reading, thread, _, _ = asked
    at = thread.thread.goal
    head = beginning(at.q, at.r, reading.cells.width, near)
    if head is None:
        return None
    looking = look(reading, head, *asked[2:])
    stopped = stopped_on_one_level if looking.level else stopped_between_levels
    causes = [cause for cause in stopped(looking) if cause.effect == BLOCKS and cause.near <= near]
    if looking.level:
        causes.extend(too_many(orchards_met(looking)))
    return reason_of(reading, deciding(causes)) if causes else None


def _filled(reading: MapReading, number: int, near: int, ranks: Ranks) -> Reason:
    """The reason for what fills a hex."""
    facts = reading.facts[number]
    first, second = (rank // ORDERS for rank in ranks)
    if first == second:
        return reason_of(reading, forest("forest", first, near, number, facts))
    return reason_of(reading, filled(number, facts, near, max(first, second)))


def _barrier(asked: Asked, ranks: Ranks, here: int) -> Barrier | None:
    """What blocks in a hex of a course."""
    reading, _, base, _ = asked
    barriers, number = reading.barriers_between(ranks), base + (here >> STEP)
    found = barriers.found[number]
    return found or (None if found is None else barriers.keep(number, barrier_at(reading, ranks, number)))


def _is_topped(asked: Asked, ranks: Ranks, here: int, barrier: Barrier, height: int) -> bool:
    """Whether something higher may block in a hex, or at the hexside by which the thread leaves it, that is as near."""
    sure, _, _, _, orchard, _, standing, _ = barrier
    if orchard or (sure != ABSENT and any(one[0] > height for one in standing)):
        return True
    course = asked[1].course
    for other in course[course.index(here) + 1 :][:1]:
        found = _barrier(asked, ranks, other)
        return found is not None and bool(found[3] & other)
    return False


def _is_highest(asked: Asked, ranks: Ranks, here: int, height: int) -> bool:
    """Whether nothing that may block in the hexes behind one that are as far from the start is higher."""
    course = asked[1].course
    for other in course[course.index(here) + 1 :]:
        if other >> NEAR & MOST_NEAR != here >> NEAR & MOST_NEAR:
            break
        found = _barrier(asked, ranks, other)
        if found is not None and (found[2] > height or found[5]):
            return False
    return True


def _first_met(thread: SteppedThread, here: int, standing: tuple[DrawnBarrier, ...]) -> int:
    """The place of the highest of what stands in a hex and is met, of those as high the first; ``NONE`` where none is.

    ``UNSURE`` where something is only touched.
    """
    offset = thread.rows.offsets[thread.course.index(here)]
    first = NONE
    for place, (height, images) in enumerate(standing):
        if first != NONE and height <= standing[first][0]:
            continue
        for image in images:
            how = meets(image.hull, offset, thread.du, thread.dv)
            if how == CROSSED:
                first = place
                break
            if how != MISSED:
                return UNSURE
    return first


def _touches(asked: Asked, near: int) -> bool:
    """Whether a hexside with features ends in a corner that the thread touches up to ``near`` hexes from the start.

    For threads along hexsides ``nearest_with_runs`` sees to that.
    """
    reading, thread, base, _ = asked
    if not reading.sides or thread.runs:
        return False
    codes = 3 * base
    for from_start, left, right in thread.corner_codes:
        if from_start > near:
            break
        if any(codes + code in reading.sides for code in (*left, *right)):
            return True
    return False
