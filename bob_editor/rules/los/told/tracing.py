"""One thread, explained: the reference that ``field`` is held to."""

from __future__ import annotations

from bob_editor.rules.los.answer import Answer, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.told.decision import decided
from bob_editor.rules.los.told.meeting import Look
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.reasons import explained


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """
    look = Look(reading, start, goal)
    decision = decided(look)
    reasons = Later(explained, look, decision)
    if decision is None or decision.blocked:
        return Answer("blocked", look.length, reasons, decision is not None and decision.blind)
    return seen_through(look.length, reasons, decision.hindrance, ())
