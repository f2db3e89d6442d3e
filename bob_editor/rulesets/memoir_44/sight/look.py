"""One thread on the map: its contacts, what they hold, and the heights of its ends."""

from __future__ import annotations

from typing import NamedTuple

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.memoir_44.land.contents import Contents
from bob_editor.rulesets.memoir_44.sight.reading import MapReading


class Look(NamedTuple):
    """A thread between the hexes numbered ``base`` and ``far``; ``met`` are its contacts that hold anything."""

    reading: MapReading
    start: End
    goal: End
    base: int
    far: int
    length: int
    start_level: int
    goal_level: int
    contacts: tuple[Contact, ...]
    met: list[tuple[Contact, Contents]]


def look(reading: MapReading, start: End, goal: End) -> Look:
    """The thread between two ends.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    base, far = reading.number(start), reading.number(goal)
    cells = reading.cells
    thread = cells.contact_threads[far - base] or cells.contacts_between(start.hex, goal.hex)
    hexes = reading.hexes
    met = [
        (contact, contents)
        for contact in thread.contacts
        if (contents := hexes[base + contact.step]) is not None
    ]
    return Look(
        reading,
        start,
        goal,
        base,
        far,
        thread.length,
        reading.level(base),
        reading.level(far),
        thread.contacts,
        met,
    )
