"""One thread, explained: the reference that ``field`` is held to.

A look ends with what stops the line by itself; who reads more than the first reason has the whole line looked along.
"""

from bob_editor.rules.los.answer import Answer, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import ReasonsLater
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.told.along.decision import FREE, decide, is_dark
from bob_editor.rules.los.told.along.in_hexes import way_of
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.meeting import met_on
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.reasons import explained, first_decided, first_met, first_stopped, whole


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """
    if reading.things.whose_counts:
        reading = reading.seen_by(start)
    look = Look(reading, start, goal if reading.aim is None else reading.aimed_end(goal))
    length = look.length
    if reading.bounded and is_dark(look):
        return Answer("blocked", length, Later(explained, look, None))
    decision = FREE
    if length and reading.settings.line == "centre":
        way = way_of(look)
        if way.stops:
            return Answer("blocked", length, ReasonsLater(first_stopped, whole, (look, way)))
        met, stopped = met_on(look, way)
        if stopped:
            return Answer("blocked", length, ReasonsLater(first_met, whole, (look, met)))
        decision = decide(met, reading.settings)
    reasons = ReasonsLater(first_decided, whole, (look, decision))
    if decision.blocked:
        return Answer("blocked", length, reasons, decision.blind)
    return seen_through(length, reasons, decision.hindrance, ())
