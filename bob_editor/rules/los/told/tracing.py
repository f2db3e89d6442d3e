"""One thread, explained: the reference that ``field`` is held to.

A look ends with what stops the line by itself; who reads more than the first reason has the whole line looked along.
"""

from bob_editor.rules.los.answer import Answer, blocked_by, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons, ReasonsLater
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import NEAR
from bob_editor.rules.los.told.along.decision import FREE, decide, is_dark
from bob_editor.rules.los.told.along.in_hexes import passed
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.meeting import met_so_far
from bob_editor.rules.los.told.along.on_sides import on_sides
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.reasons import (
    explained,
    first_beside,
    first_decided,
    first_met,
    kept_at,
    others,
    whole,
)


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """
    if reading.things.whose_counts:
        reading = reading.seen_by(start)
    look = Look(reading, start, goal)
    if reading.bounded and is_dark(look):
        return blocked_by(look.length, Later(explained, look, None))
    begun = passed(look) if reading.plain else None
    if begun is not None and begun.stops:
        nearer = (look.thread.course[begun.place] & NEAR) - 1
        asked = reading.blocking_sides and (nearer or reading.things.own_sides_count)
        beside = on_sides(look, nearer, whole=False) if asked else None
        if not beside:
            return blocked_by(look.length, Reasons(kept_at(look, begun.place), others, look))
        return blocked_by(look.length, ReasonsLater(first_beside, whole, (look, (begun.place, beside))))
    met, stopped = met_so_far(look, begun) if look.length else ([], False)
    if stopped:
        return blocked_by(look.length, ReasonsLater(first_met, whole, (look, met)))
    decision = decide(met, reading.settings) if met else FREE
    reasons = ReasonsLater(first_decided, whole, (look, decision))
    if decision.blocked:
        return Answer("blocked", look.length, reasons, decision.blind)
    return seen_through(look.length, reasons, decision.hindrance, ())
