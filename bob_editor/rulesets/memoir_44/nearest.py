"""The nearest thing that stops a line whatever else lies along it: the reason most often asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.contacts import INSIDE, NEAR, STEP
from bob_editor.rulesets.memoir_44.decision import CROSSED, Obstruction
from bob_editor.rulesets.memoir_44.reasons import obstruct

if TYPE_CHECKING:
    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.memoir_44.reading import MapReading


def nearest_stop(reading: MapReading, start: End, goal: End) -> tuple[int, Reason | None] | None:
    """The length of a line for infantry by day and its first reason; None for that where nothing on it obstructs.

    None where only a full look can tell: where the first thing that obstructs at all doesn't lie in a crossed hex, or
    may be seen over.
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
            return None
        kept = reading.worded.get((number, met & NEAR))
        if kept is not None and kept[0] is contents:
            return thread.length, kept[1][0]
        one = Obstruction(thread.contacts[place], contents, CROSSED, number, contents.stoppers)
        return thread.length, obstruct(reading, one)[0]
    return thread.length, None
