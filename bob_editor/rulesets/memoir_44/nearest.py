"""The nearest thing that stops a line whatever else lies along it: the reason most often asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.contacts import INSIDE, STEP
from bob_editor.rulesets.memoir_44.decision import CROSSED, LEFT, RIGHT, Obstruction
from bob_editor.rulesets.memoir_44.reasons import obstruct

if TYPE_CHECKING:
    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.contacts import Contact, ContactThread
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.memoir_44.contents import Contents
    from bob_editor.rulesets.memoir_44.reading import MapReading


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
    for place, met in enumerate(thread.course):
        number = base + (met >> STEP)
        contents = hexes[number]
        if contents is None or not contents.stoppers:
            continue
        if not (contents.solid and met & INSIDE):
            first = _first_of_many(reading, base, thread) if contents.solid else None
            return None if first is None else (thread.length, first)
        return thread.length, _reason(reading, thread.contacts[place], contents, number)
    return thread.length, None


def _first_of_many(reading: MapReading, base: int, thread: ContactThread) -> Reason | None:
    """The first reason of a line that a crossed hex stops, with obstructions beside it too; None where none does.

    Those beside it count where they lie on both sides, anywhere along it (X3).
    """
    rulings = reading.rulings
    if rulings.opposite_sides != "whole_line" or rulings.corner_contact != "side":
        return None
    hexes, first, crossed, hands = reading.hexes, None, None, set()
    for contact in thread.contacts:
        contents = hexes[base + contact.step]
        if contents is None or not contents.stoppers:
            continue
        if not contents.solid:
            return None
        hand = CROSSED if contact.inside else LEFT if contact.offset < 0 else RIGHT
        hands.add(hand)
        first = first or (contact, contents)
        if hand == CROSSED and crossed is None:
            crossed = contact, contents
    if crossed is None or first is None:
        return None
    contact, contents = first if LEFT in hands and RIGHT in hands else crossed
    return _reason(reading, contact, contents, base + contact.step)


def _reason(reading: MapReading, contact: Contact, contents: Contents, number: int) -> Reason:
    """The first reason for what obstructs in a hex."""
    kept = reading.worded.get((number, contact.from_start))
    if kept is not None and kept[0] is contents:
        return kept[1][0]
    return obstruct(reading, Obstruction(contact, contents, CROSSED, number, contents.stoppers))[0]
