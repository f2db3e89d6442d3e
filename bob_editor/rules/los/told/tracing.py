"""One thread, explained: the reference that ``field`` is held to.

A look ends with what stops the line by itself; who reads more than the first reason has the whole line looked along.
"""

from __future__ import annotations

from collections.abc import Sequence

from bob_editor.rules.los.answer import Answer, Reason, blocked_by, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import NEAR
from bob_editor.rules.los.told.along.decision import decide, is_dark
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.meeting import met_at, met_so_far, no_side_before, stopping_contact
from bob_editor.rules.los.told.along.met import Met
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.reasons import explained, explained_whole, others, reason_of


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """
    look = Look(reading, start, goal)
    if is_dark(look):
        return blocked_by(look.length, Later(explained, look, None))
    if reading.plain:
        place = stopping_contact(look)
        if place >= 0 and no_side_before(look, place):
            return blocked_by(look.length, Reasons(_stopping(look, place), others, look))
    met, stopped = met_so_far(look) if look.length else ([], False)
    if stopped:
        return blocked_by(look.length, _reasons(look, met))
    decision = decide(met, reading.settings)
    reasons = Later(explained, look, decision)
    if decision.blocked:
        return Answer("blocked", look.length, reasons, decision.blind)
    return seen_through(look.length, reasons, decision.hindrance, ())


def _stopping(look: Look, place: int) -> Reason:
    """The reason of a contact that stops a line whatever the distances."""
    reading, thread = look.reading, look.thread
    key = (look.base + thread.contacts[place].step, look.low, look.high)
    found = reading.stopping.get(key)
    if found is None:
        first = next(one for one in met_at(look, place) if one.thing.blocks)
        found = reading.stopping[key] = reason_of(look, first)
    return tuple.__new__(Reason, (*found[:7], thread.course[place] & NEAR))


def _reasons(look: Look, met: Sequence[Met]) -> Sequence[Reason]:
    """Those of a line that something stops by itself, the first at once where nothing behind bears on it."""
    settings = look.reading.settings
    if settings.ruled or any(one.second for one in met):
        return Later(explained_whole, look)
    counted = decide(met, settings).counted if settings.along == "facing" and len(met) > 1 else met
    first = next(one for one in counted if one.thing.blocks)
    return Reasons(reason_of(look, first), others, look)
