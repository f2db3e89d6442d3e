"""What stops a thread: everything along it, or only as far as the nearest that blocks outright.

Hexes are looked up first (``barriers``); what lies there is tried where it may matter. So the same look tells, soon,
why a thread is blocked and, whole, all that blocks it.
"""

from collections.abc import Iterable

from bob_editor.rules.los.threads.stepped import MIDST, MOST_NEAR, NEAR, NEXT_AS_FAR, STEP
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hedgerows import hedgerow_crossed, hedgerows_beside
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import hindrances, second_palm
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import NEVER, hit_in, runs_met, seen
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.ridges import ridges_met
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.barriers import barriers_between
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import Stop, worded, worded_hit


def stops(look: Look, *, whole: bool) -> list[Stop]:
    """What hides the lower end: hexes crossed, then what meets beside the thread, then lines; each in order.

    Unless ``whole``, some of what is farther from the start than the nearest that blocks outright is left out.
    """
    reading = look.reading
    found, lines, within = _crossed(look, whole=whole)
    if within >= look.thread.beside_from or reading.rulings.hedgerow_corner_blocks:
        found += _worded(look, runs_met(look, within))
        if reading.hedgerow_codes:
            lines += _worded(look, hedgerows_beside(look))
    if reading.ridges and look.start_level == 0 == look.goal_level:
        lines += _worded(look, ridges_met(look))
    if reading.has_palms:
        lines += _worded(look, second_palm(hindrances(look)))
    return found + lines if lines else found


def _worded(look: Look, causes: Iterable[Cause]) -> list[Stop]:
    return [(cause.effect, worded(look.reading, cause)) for cause in causes]


def _crossed(look: Look, *, whole: bool) -> tuple[list[Stop], list[Stop], int]:
    """What hides in the hexes crossed, the hedgerows crossed that do, and how far was looked."""
    reading, thread, _, _, base, start_level, goal_level, high, low, length = look
    barriers = reading.barriers.get((high, low)) or barriers_between(reading, high, low)
    among = barriers.found
    found: list[Stop] = []
    hedgerows: list[Stop] = []
    last = NEVER
    # the usual reason is the one but beside an upper goal, where a ruling may matter
    least, most = (0, NEVER) if start_level >= goal_level else (1, length - 1)
    for here in thread.course:
        barrier = among[base + (here >> STEP)]
        if not barrier:
            if barrier is None:
                continue
            barrier = barriers.at(reading, base + (here >> STEP))
            if barrier is None:
                continue
        near = here >> NEAR & MOST_NEAR
        if near > last:
            break
        core, shell, sure, edges, varies, _, reasons = barrier
        if edges & here:
            hedgerow = hedgerow_crossed(look, here >> STEP)
            if hedgerow is not None:
                hedgerows.append((hedgerow.effect, worded(reading, hedgerow)))
                if hedgerow.effect == BLOCKS and not whole:
                    last = hedgerow.near
                    if near > last:
                        break
        midst = here & MIDST
        if shell < midst and not varies:
            continue
        usual = midst <= sure and least < near < most
        reason = reasons.get(near) if usual and midst <= core else None
        stop = (BLOCKS, reason) if reason is not None else _stop_in(look, barrier, here, usual=usual)
        if stop is None:
            continue
        found.append(stop)
        if stop[0] == BLOCKS and not whole:
            last = near
            if not here & NEXT_AS_FAR:
                break
    return found, hedgerows, last


def _stop_in(look: Look, barrier: Barrier, here: int, *, usual: bool) -> Stop | None:
    """What hides the lower end in a crossed hex; the ``usual`` reason is kept."""
    thread, near = look.thread, here >> NEAR & MOST_NEAR
    place = thread.course.index(here)
    if barrier.varies:
        hit = hit_in(look, place)
        if hit is None:
            return None
    else:
        mark, offset = barrier.mark, thread.rows.offsets[place]
        if mark is None or not (barrier.core >= here & MIDST or seen(look, mark, offset)):
            return None
        reason = barrier.reasons.get(near) if usual else None
        if reason is not None:
            return BLOCKS, reason
        distance = near if look.from_start else thread.rows.to_goal[place]
        hit = Hit(mark, BLOCKS, look.base + (here >> STEP), offset, near, distance)
    reason = worded_hit(look, hit)
    if usual and hit.effect == BLOCKS:
        barrier.reasons[near] = reason
    return hit.effect, reason
