"""One thread on the map: its template, its ends and their levels."""

from __future__ import annotations

from typing import NamedTuple

from bob_editor.geometry.lattice import MILLI, SQRT3
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import ContactThread
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

CLOSE = 0.04
"""How near, in circumradii, an edge may lie before players judge (docs/games/combat-commander-pacific.md, 3.12)."""
HAIR = 2 * CLOSE * MILLI / SQRT3
"""The same as a cross product with a thread of true length 1; a circumradius is 2 long in true proportions."""


class Look(NamedTuple):
    """A thread between two hexes of the map, which have the numbers ``base`` and ``far``.

    ``high`` and ``low`` are the levels of its ends; ``aircraft`` says that one of them is an aircraft. ``hair`` is the
    cross product with the thread, in thousandths, of a point as near to it as players should judge with the string.
    """

    reading: MapReading
    thread: ContactThread
    start: End
    goal: End
    base: int
    far: int
    start_level: int
    goal_level: int
    high: int
    low: int
    aircraft: bool
    hair: float

    @property
    def level(self) -> bool:
        """Whether both ends are equally high."""
        return self.high == self.low

    @property
    def looks_down(self) -> bool:
        """Whether the start is the higher end."""
        return self.start_level > self.goal_level

    def lower_end(self) -> tuple[int, int, int, int]:
        """The number of the lower end, its distance from the start, and the thread's ``du, dv`` away from it."""
        thread = self.thread
        if self.looks_down:
            return self.far, thread.length, -thread.du, -thread.dv
        return self.base, 0, thread.du, thread.dv

    def higher_end(self) -> tuple[int, int, int, int]:
        """The same of the higher end."""
        thread = self.thread
        if self.looks_down:
            return self.base, 0, thread.du, thread.dv
        return self.far, thread.length, -thread.du, -thread.dv


def look(reading: MapReading, start: End, goal: End) -> Look:
    """The thread between two ends.

    :raises UnknownPlace: where an end's hex or position is not on the map.
    """
    here, there, cells = start.hex, goal.hex, reading.cells
    try:
        base, far = cells.of_hex[here], cells.of_hex[there]
        a, b = reading.levels[base], reading.levels[far]
    except KeyError:
        base = far = a = b = 0  # one of the ends is off the map, which ``end_level`` says
    aircraft = False
    if not base or start.unit or goal.unit or start.position or goal.position:
        a, b = reading.end_level(start), reading.end_level(goal)
        aircraft = start.unit == "aircraft" or goal.unit == "aircraft"
    high, low = (a, b) if a >= b else (b, a)
    thread = cells.contact_threads[far - base] or cells.contacts_between(here, there)
    return Look(reading, thread, start, goal, base, far, a, b, high, low, aircraft, HAIR * thread.span)
