"""One thread on the map: its template, its ends' levels and contour ranks, and from which end distances count."""

from bob_editor.records import Record
from bob_editor.rules.los.threads.stepped import CrossedStep, SideStep, SteppedThread
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading


class Look(Record, eq=False):
    """A thread from the hex numbered ``base`` to the one numbered ``goal``; ``high`` and ``low`` are its ends' levels.

    ``rank`` is the higher contour rank of the two ends (docs/games/last-hundred-yards.md, 1.4). Distances count
    ``from_start`` where it is the higher end, or as high as the goal.
    """

    reading: MapReading
    thread: SteppedThread
    base: int
    goal: int
    from_start: bool
    high: int
    low: int
    rank: int
    length: int

    @property
    def level(self) -> bool:
        """Whether both ends are on one level."""
        return self.high == self.low

    def distance(self, step: CrossedStep) -> int:
        """How many hexes a hex is away from the higher end."""
        return step.from_start if self.from_start else step.to_goal

    def code(self, side: SideStep) -> int:
        """The code of a hexside on this map."""
        return 3 * self.base + side.code


def look(reading: MapReading, thread: SteppedThread, start: int, goal: int) -> Look:
    """The thread between two hexes of the map."""
    here, there = reading.facts.get(start, PLAIN), reading.facts.get(goal, PLAIN)
    rank = max(here.rank, there.rank)
    if here.level >= there.level:
        return Look(reading, thread, start, goal, True, here.level, there.level, rank, thread.length)
    return Look(reading, thread, start, goal, False, there.level, here.level, rank, thread.length)
