"""What stops a thread: everything along it, or only as far as the nearest that blocks outright.

Hexes are looked up first (``barriers``); what lies there is tried where it may matter. So the same look tells, soon,
why a thread is blocked and, whole, all that blocks it.
"""

from collections.abc import Iterable

from bob_editor.rules.los.threads.stepped import AS_FAR, ASIDE, MOST_NEAR, NEAR, NEXT_AS_FAR
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hedgerows import hedgerow_crossed, hedgerows_beside
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import hindrances, second_palm
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import (
    NEVER,
    counts_as_near,
    runs_met,
    seen,
    shadow_from,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.ridges import ridges_met
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Bands, Barrier, Stop, Tried
from bob_editor.rulesets.band_of_brothers_2_2.sight.barriers import barriers_between, way_through
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Line, Look, look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import worded, worded_hit

BEFORE = MOST_NEAR << NEAR | AS_FAR
"""The bits of a course that tell how near the hex is before a hexside."""
FAR = 13
"""How far a key's distance from the upper end is shifted."""


def stops(line: Line, *, whole: bool) -> list[Stop]:
    """What hides the lower end: hexes crossed, then what meets beside the thread, then lines; each in order.

    Unless ``whole``, some of what is farther from the start than the nearest that blocks outright is left out.
    """
    reading, thread, _, _, base, start_level, goal_level, high, low, length = line
    barriers = reading.barriers.get((high, low)) or barriers_between(reading, high, low)
    among, sector = barriers.found, thread.sector
    found: list[Stop] = []
    hedgerows: list[Stop] = []
    last = NEVER
    # what is said hangs on the near distance alone but beside an upper goal, where a ruling may matter
    least, most = (0, NEVER) if start_level >= goal_level else (1, length - 1)
    for place, step in enumerate(thread.steps):
        barrier = among[base + step]
        if not barrier:
            if barrier is None:
                continue
            barrier = barriers.at(reading, base + step)
            if barrier is None:
                continue
        here = thread.course[place]
        near = here >> NEAR & MOST_NEAR
        if near > last:
            break
        if barrier.edges & here:
            hedgerow = _hedgerow(line, barrier, step, here)
            if hedgerow is not None:
                hedgerows.append(hedgerow)
                last = last if whole or hedgerow[0] != BLOCKS else hedgerow[1].distance or 0
                if near > last:
                    break
        bands, aside = barrier.bands[sector] or _bands(line, barrier), here & ASIDE
        if not bands.start <= aside < bands.end:
            continue
        key = near if least < near < most else 0
        usual = bands.usual <= aside < bands.usual_end
        stop = (usual and barrier.stops.get(key)) or _stop_in(line, barrier, place, key)
        if stop is None:
            continue
        found.append(stop)
        if stop[0] == BLOCKS and not whole:
            last = near
            if not here & NEXT_AS_FAR:
                break
    if last >= thread.beside_from or hedgerows or reading.has_stops_apart:
        found += _others(line, hedgerows, last, whole=whole)
    return found


def _others(line: Line, lines: list[Stop], within: int, *, whole: bool) -> list[Stop]:
    """What hides besides the hexes crossed: what meets beside the thread, then ``lines`` and others of their sort."""
    reading, thread, _, _, _, start_level, goal_level, _, _, _ = line
    found: list[Stop] = []
    if thread.corners and (within >= thread.beside_from or reading.rulings.hedgerow_corner_blocks):
        looking = look(line)
        if thread.runs:
            found += _worded(looking, runs_met(looking, within))
        if reading.hedgerow_codes:
            lines += _worded(looking, hedgerows_beside(looking, within, whole=whole))
    if reading.ridges and start_level == 0 == goal_level:
        lines += _worded(look(line), ridges_met(look(line)))
    if reading.has_palms:
        lines += _worded(look(line), second_palm(hindrances(look(line))))
    return found + lines


def _worded(look: Look, causes: Iterable[Cause]) -> list[Stop]:
    return [(cause.effect, worded(look.reading, cause)) for cause in causes]


def _hedgerow(line: Line, barrier: Barrier, step: int, here: int) -> Stop | None:
    """What the hedgerow does over which a crossed hex is entered.

    Between ends on one level it hangs on the near distance alone, so the barrier keeps it.
    """
    reading, _, _, _, _, start_level, goal_level, _, _, _ = line
    key = -(here & (barrier.edges | BEFORE)) if start_level == goal_level else 0
    stop = barrier.stops.get(key)
    if stop is not None:
        return stop
    cause = hedgerow_crossed(look(line), step)
    if cause is None:
        return None
    stop = cause.effect, worded(reading, cause)
    if key and cause.effect == BLOCKS:
        barrier.stops[key] = stop
    return stop


def _bands(line: Line, tried: Barrier | Tried) -> Bands:
    reading, thread, *_ = line
    return tried.bands_in(thread.sector, any_pieces=reading.rulings.any_pieces)


def _stop_in(line: Line, barrier: Barrier, place: int, key: int) -> Stop | None:
    """What hides the lower end in a crossed hex; ``key`` is that of what the barrier has ``tried`` (``_stop_by``)."""
    reading, thread, _, _, base, start_level, goal_level, high, low, length = line
    ways, found = barrier.ways, barrier.tried
    if ways is None:
        return None if found is None else _stop_by(line, found, place, key)
    near, near_goal = thread.rows.from_start[place], thread.rows.to_goal[place]
    distance = near if start_level >= goal_level else near_goal
    shading = shadow_from(high, low, length, distance, reading.rulings.stated_blind_hexes)
    if shading is None and not reading.shapes_vary:
        return None if found is None else _stop_by(line, found, place, key)
    counts = reading.shapes_vary and counts_as_near(look(line), near, near_goal)
    way = ways.get((counts, shading))
    if way is None:
        shape = reading.shapes[base + thread.steps[place]]
        shape = shape.near if counts and shape.near is not None else shape
        way = ways[counts, shading] = way_through(shape, high, low, shading, found)
    for tried in way:
        stop = _stop_by(line, tried, place, key if tried is found else 0)
        if stop is not None:
            return stop
    return None


def _stop_by(line: Line, tried: Tried, place: int, key: int = 0) -> Stop | None:
    """What a mark does in a crossed hex; ``key`` is that of the stop if the distance from the start tells it."""
    _, thread, _, _, base, start_level, goal_level, _, _, _ = line
    mark, effect, aside = tried.mark, tried.effect, thread.course[place] & ASIDE
    bands = tried.bands[thread.sector] or _bands(line, tried)
    if not bands.start <= aside < bands.end:
        return None
    offset = thread.rows.offsets[place]
    if not (bands.sure <= aside < bands.sure_end or seen(look(line), mark, offset)):
        return None
    near = thread.rows.from_start[place]
    distance = near if start_level >= goal_level else thread.rows.to_goal[place]
    key = key or near | distance << FAR
    as_usual = tried.alone or bands.usual <= aside < bands.usual_end
    stop = tried.stops.get(key) if as_usual else None
    if stop is None:
        hit = Hit(mark, effect, base + thread.steps[place], offset, near, distance)
        stop = effect, worded_hit(look(line), hit)
        if as_usual:
            tried.stops[key] = stop
    return stop
