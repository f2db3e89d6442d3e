"""The nearest thing that blocks a thread outright, found without looking farther: the reason most often asked for."""

from __future__ import annotations

from typing import Final, Literal

from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.obstacles import Mark
from bob_editor.rules.los.threads.stepped import (
    ALWAYS,
    AS_FAR,
    MIDST,
    MOST_NEAR,
    NEAR,
    NEXT_AS_FAR,
    SIDE,
    STEP,
    RunStep,
    SteppedThread,
)
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hedgerows import hedgerow_hides
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import blocking_run, meets_along
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.barriers import barrier_at
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import worded, worded_hit

Asked = tuple["MapReading", "SteppedThread", "Hex", "Hex", tuple[int, int]]
"""A thread on the map: the reading, the thread, start and goal, and their levels."""

ASK: Final = "ask"
FREE: Final = "free"
NOT_BLOCKED: Final = "not blocked"
"""What is found where only a full look can tell, where nothing hides the goal, and where at most a shadow does."""
Found = Reason | Literal["ask", "free", "not blocked"]


def nearest_barrier(asked: Asked, base: int) -> Found:
    """The reason that decides a plain thread from the hex numbered ``base``.

    :returns: ``FREE``, ``NOT_BLOCKED`` or ``ASK`` where there is none.
    """
    reading, thread, _, _, levels = asked
    barriers = reading.barriers.get(levels) or reading.barriers_between(levels)
    among = barriers.found
    for here in thread.course:
        found = among[base + (here >> STEP)]
        if not found:
            if found is None:
                continue
            found = _read(asked, base, here)
            if found is None:
                continue
        core, shell, mark, hedges, ask, sure, reasons = found
        if ask & here:
            if ask & ALWAYS:
                return ASK
            hedges |= ask & here if _hedgerow_blocks(asked, here) else 0
        if not hedges & here:
            midst = here & MIDST
            if mark is None or (core < midst and (shell < midst or not _seen(asked, mark, here))):
                continue
            near = here >> NEAR & MOST_NEAR
            if sure < midst or here & NEXT_AS_FAR:  # as far away something higher may be
                reason = _of_equals(asked, base, here)
            else:
                key = near if 1 < near < thread.length - 1 else _key(asked, here, near)
                kept = reasons.get(key)
                if kept is None:
                    kept = reasons[key] = worded_hit(look(*asked), _hit(asked, base, mark, here))
                reason = kept
        else:
            near = here >> NEAR & MOST_NEAR
            reason = _of_equals(asked, base, here) if here & AS_FAR else FREE
            if reason is FREE:
                near -= not here & AS_FAR
                reason = _hedgerow(reading, base + (here >> STEP), hedges & here, near)
        asks = near >= thread.beside_from or (thread.corners and reading.asks_beside)
        return _with_beside(asked, base, near, reason) if asks else reason
    if thread.corners:
        found_beside = _with_beside(asked, base, thread.length, FREE)
        if found_beside is not FREE:
            return found_beside
    return NOT_BLOCKED if abs(levels[0] - levels[1]) > 1 else FREE


def _read(asked: Asked, base: int, here: int) -> Barrier | None:
    """What blocks in a hex of a course."""
    reading, _, _, _, levels = asked
    barriers, number = reading.barriers[levels], base + (here >> STEP)
    found = barriers.found[number]
    return found or (None if found is None else barriers.keep(number, barrier_at(reading, levels, number)))


def _key(asked: Asked, here: int, near: int) -> int:
    """The key of a reason kept with a barrier: beside the upper end it has a ruling of its own."""
    _, thread, _, _, (first, second) = asked
    if first >= second:
        return -near if near == 1 else near
    return -near if thread.rows.to_goal[thread.course.index(here)] == 1 else near


def _seen(asked: Asked, mark: Mark, here: int) -> bool:
    reading, thread, *_ = asked
    offset, any_pieces = thread.rows.offsets[thread.course.index(here)], reading.rulings.any_pieces
    return mark.on_both_sides(offset, thread.du, thread.dv, thread.reach, any_pieces=any_pieces)


def _hedgerow_blocks(asked: Asked, here: int) -> bool:
    """Whether a hedgerow crossed into a hex blocks outright between ends far above each other."""
    entries = asked[1].entries
    side = entries.sides[entries.steps.index(here >> STEP)]
    return hedgerow_hides(look(*asked), side) == BLOCKS


def _of_equals(asked: Asked, base: int, here: int) -> Found:
    """The highest that blocks of a hex and those behind it that are as far from the start; ``FREE`` where none does."""
    looking, course = look(*asked), asked[1].course
    near = here >> NEAR & MOST_NEAR
    best: Reason | None = None
    for one in course[course.index(here) :]:
        if one >> NEAR & MOST_NEAR != near:
            break
        found = _read(asked, base, one)
        if found is None:
            continue
        core, shell, mark, _, ask, *_ = found
        if ask & ALWAYS:
            return ASK
        midst = one & MIDST
        if mark is not None and (core >= midst or (shell >= midst and _seen(asked, mark, one))):
            reason = worded_hit(looking, _hit(asked, base, mark, one))
            if best is None or (reason.height or 0) > (best.height or 0):
                best = reason
    return best or FREE


def _with_beside(asked: Asked, base: int, near: int, reason: Found) -> Found:
    """The reason that decides, given the one among what is crossed, ``near`` hexes from the start, or ``FREE``."""
    reading, thread, _, _, (first, second) = asked
    if reason is ASK or reading.asks_beside:
        return ASK
    height = max(first, second) + (first == second)
    kept, hedgerows, codes = reading.joins, reading.hedgerow_codes, 3 * base
    nearest = None
    for from_start, step, run in thread.run_codes:
        if from_start > near:
            break
        code = codes + step
        met = kept.get((code, height))
        if met is None:
            met = kept[code, height] = meets_along(reading, code, height)
        if code in hedgerows:
            return ASK
        if met:
            nearest, near = run, from_start
            break
    if hedgerows:
        for from_start, left, right in thread.corner_codes:
            if from_start > near:
                break
            for code in left:
                if codes + code in hedgerows and any(codes + other in hedgerows for other in right):
                    return ASK
    return reason if nearest is None else _nearer(asked, base, nearest, reason)


def _nearer(asked: Asked, base: int, run: RunStep, reason: Found) -> Reason:
    """The reason for what meets along a run, or that for what is crossed as near where it is as high."""
    reading, _, _, _, (first, second) = asked
    key = 3 * base + run.side.code, run.direction, max(first, second), first == second, run.from_start
    beside = reading.run_reasons.get(key)
    if beside is None:
        beside = reading.run_reasons[key] = worded(reading, blocking_run(look(*asked), run))
    if isinstance(reason, Reason) and reason.distance == run.from_start:
        return max(reason, beside, key=lambda one: one.height or 0)
    return beside


def _hit(asked: Asked, base: int, mark: Mark, here: int) -> Hit:
    _, thread, _, _, (first, second) = asked
    rows = thread.rows
    place = thread.course.index(here)
    near = rows.from_start[place]
    distance = near if first >= second else rows.to_goal[place]
    return Hit(mark, BLOCKS, base + rows.steps[place], rows.offsets[place], near, distance)


def _hedgerow(reading: MapReading, number: int, met: int, near: int) -> Reason:
    """The reason for a hedgerow crossed into a hex by the hexside of a course's bit."""
    key = met << STEP | number << SIDE | near
    reason = reading.hedgerow_reasons.get(key)
    if reason is None:
        direction = (met >> SIDE).bit_length() - 1
        step = STEPS[direction]
        owner = number if direction < 3 else number + step.q * reading.cells.width + step.r
        cause = Cause("hedgerow_crossed", BLOCKS, near, None, 3 * owner + direction % 3, "hedgerow")
        reason = reading.hedgerow_reasons[key] = worded(reading, cause)
    return reason
