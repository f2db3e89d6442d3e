"""The nearest thing that stops a line whatever else lies along it: the reason most often asked for."""

from __future__ import annotations

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import INSIDE, NEAR, STEP, Contact, ContactThread
from bob_editor.rulesets.memoir_44.land.contents import NOTHING
from bob_editor.rulesets.memoir_44.sight.decision import CROSSED, LEFT, RIGHT, Obstruction
from bob_editor.rulesets.memoir_44.sight.reading import SOLID, MapReading, worded_key
from bob_editor.rulesets.memoir_44.sight.reasons import obstruct


def nearest_stop(reading: MapReading, start: End, goal: End) -> tuple[int, Reason | None] | None:
    """The length of a line for infantry by day and its first reason; None for that where nothing on it obstructs.

    None where only a full look can tell: where what obstructs may be seen over or lies in no crossed hex.
    """
    a, b = start.hex, goal.hex
    hexes, cells = reading.hexes, reading.cells
    try:
        base, far = cells.of_hex[a], cells.of_hex[b]
    except KeyError:
        return None
    there = hexes[far]
    if there is not None and there.level:
        here = hexes[base]
        if here is not None and here.level >= there.level:
            return None  # heights may be seen over, by ruling
    thread = cells.contact_threads[far - base] or cells.contacts_between(a, b)
    if thread.length <= 1:
        return None
    stops = reading.stops
    for met in thread.course:
        number = base + (met >> STEP)
        stop = stops[number]
        if not stop:
            continue
        if stop != SOLID:
            return None
        if not met & INSIDE:
            first = _first_of_many(reading, base, thread)
            return None if first is None else (thread.length, first)
        kept = reading.worded.get(worded_key(number, met & NEAR))
        if kept is not None:
            return thread.length, kept[0]
        return thread.length, _reason(reading, thread.contacts[thread.course.index(met)], number)
    return thread.length, None


def _first_of_many(reading: MapReading, base: int, thread: ContactThread) -> Reason | None:
    """The first reason of a line that a crossed hex stops, with obstructions beside it too; None where none does.

    Those beside it count where they lie on both sides, anywhere along it (X3).
    """
    rulings = reading.rulings
    if rulings.opposite_sides != "whole_line" or rulings.corner_contact != "side":
        return None
    first, crossed, hands = None, None, set()
    for contact in thread.contacts:
        stop = reading.stops[base + contact.step]
        if not stop:
            continue
        if stop != SOLID:
            return None
        hand = CROSSED if contact.inside else LEFT if contact.offset < 0 else RIGHT
        hands.add(hand)
        first = first or contact
        if hand == CROSSED:
            crossed = crossed or contact
    if crossed is None or first is None:
        return None
    contact = first if LEFT in hands and RIGHT in hands else crossed
    return _reason(reading, contact, base + contact.step)


def _reason(reading: MapReading, contact: Contact, number: int) -> Reason:
    """The first reason for what obstructs in a hex."""
    contents = reading.hexes[number] or NOTHING
    return obstruct(reading, Obstruction(contact, contents, CROSSED, number, contents.stoppers))[0]
