"""The nearest thing that stops a line whatever else lies along it: the reason most often asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.contacts import INSIDE, NEAR, STEP, contact_thread
from bob_editor.rulesets.memoir_44.decision import CROSSED, Obstruction
from bob_editor.rulesets.memoir_44.reasons import obstruct

if TYPE_CHECKING:
    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.memoir_44.reading import MapReading


def nearest_stop(reading: MapReading, start: End, goal: End) -> tuple[int, Reason] | None:
    """The length of a line for infantry by day and its first reason, where that hangs on no ruling.

    That is so where the first thing on the line that obstructs at all lies in a crossed hex and does so always.
    """
    a, b = start.hex, goal.hex
    numbers, hexes = reading.numbers, reading.hexes
    try:
        base, far = numbers[a], numbers[b]
    except KeyError:
        return None
    there = hexes[far]
    if there is not None and there.level:
        return None  # heights may be seen over, by ruling
    thread = contact_thread(b.q - a.q, b.r - a.r, reading.cells.width)
    if thread.length <= 1:
        return None
    for place, here in enumerate(thread.course):
        number = base + (here >> STEP)
        contents = hexes[number]
        if contents is None or not contents.stoppers:
            continue
        if not (contents.plain and here & INSIDE):
            return None
        kept = reading.worded.get((number, here & NEAR))
        if kept is not None and kept[0] is contents:
            return thread.length, kept[1][0]
        one = Obstruction(thread.contacts[place], contents, CROSSED, number, contents.stoppers)
        return thread.length, obstruct(reading, one)[0]
    return None
