"""What may stop a thread outright in each hex between ends on one level, laid ready to be looked up along it."""

from bob_editor.records import Record
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.bands import Band
from bob_editor.rulesets.combat_commander_pacific.land.contents import Drawing
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading


class Barrier(Record, eq=False):
    """The first obstacle of a hex that blocks outright, and its bands; None where ground there has to be asked.

    ``alone`` says that there is no other; ``reasons`` has what is said of it, by distance, as far as it was given.
    """

    drawing: Drawing | None
    bands: list[Band | None]
    alone: bool
    reasons: dict[int, Reason]


def _barrier_at(reading: MapReading, high: int, number: int) -> Barrier | None:
    contents = reading.contents.get(number)
    if contents is None:
        return None
    if contents.top > high:
        return Barrier(None, [], False, {})
    found = contents.obstacles if contents.level >= high else ()
    return Barrier(found[0], found[0].bands, len(found) == 1, {}) if found else None


def surely_stopped(look: Look) -> tuple[int, dict[int, Reason]] | None:
    """How far off something surely stops a thread before anything else may, and what its hex keeps of reasons.

    That is an obstacle between ends on one level, or ground in the hex of a start that looks down.
    """
    reading, thread, base, high = look.reading, look.thread, look.base, look.high
    if not look.level:
        if not look.looks_down or thread.length == 1:
            return None
        shut = reading.own_ground(base, high, thread.du, thread.dv).reaches
        return (0, reading.crests.setdefault(base, {})) if shut else None
    barriers = reading.barriers.get(high)
    if barriers is None:
        barriers = reading.barriers.setdefault(high, Barriers(reading.cells.size, _barrier_at, high))
    own_hex = barriers.at(reading, base)
    if own_hex is not None and own_hex.drawing is None:
        return None
    among, sector = barriers.found, thread.sector
    for step, aside, contact in thread.asides:
        barrier = among[base + step]
        if barrier is None:
            continue
        barrier = barrier or barriers.at(reading, base + step)
        if barrier is None:
            continue
        drawing = barrier.drawing
        if drawing is None:
            return None
        band = barrier.bands[sector] or drawing.band_in(sector)
        if band.sure <= aside < band.sure_end:
            return contact.from_start, barrier.reasons
        if band.start <= aside < band.end or not barrier.alone:
            return None
    return None
