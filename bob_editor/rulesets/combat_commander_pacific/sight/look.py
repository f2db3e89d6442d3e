"""One thread on the map: its template, its ends and their levels."""

from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import ContactThread
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

NEVER = 1_000
"""A level that no ground has: an aircraft looks over all (docs/games/combat-commander-pacific.md, A-12)."""


class Look(Record, eq=False):
    """A thread between two hexes of the map, which have the numbers ``base`` and ``far``.

    ``high`` and ``low`` are the levels of its ends, ``level`` says that they are one, ``looks_down`` that the start is
    higher; ``aircraft`` says that one of them is an aircraft. ``stopping`` is the least level from which ground may
    stop the thread.
    """

    reading: MapReading
    thread: ContactThread
    start: End
    goal: End
    base: int
    far: int
    high: int
    low: int
    level: bool
    looks_down: bool
    aircraft: bool
    stopping: int

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
    numbers, levels, cells = reading.numbers, reading.levels, reading.cells
    try:
        base, far = numbers[start.hex], numbers[goal.hex]
    except KeyError:  # one of the ends is off the map, which ``end_level`` says
        base = far = -1
    if base < 0 or start.unit or goal.unit or start.position or goal.position:
        a, b = reading.end_level(start), reading.end_level(goal)
        aircraft = start.unit == "aircraft" or goal.unit == "aircraft"
    else:
        a, b, aircraft = levels[base], levels[far], False
    thread = cells.contact_threads[far - base] or cells.contacts_between(start.hex, goal.hex)
    if a == b:
        return Look(reading, thread, start, goal, base, far, a, a, True, False, aircraft, a + 1)
    high, low, down = (a, b, True) if a > b else (b, a, False)
    stopping = NEVER if aircraft else high
    return Look(reading, thread, start, goal, base, far, high, low, False, down, aircraft, stopping)
