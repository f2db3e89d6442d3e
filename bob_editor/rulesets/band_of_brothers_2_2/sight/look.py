"""One thread on the map: its template, its ends' levels, and from which end distances count."""

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.los.threads.stepped import CrossedStep, SideStep, SteppedThread
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Line = tuple[MapReading, SteppedThread, Hex, Hex, int, int, int, int, int, int]
"""What a ``Look`` is made of: most threads need no more."""


class Look(Record, eq=False):
    """A thread from the hex numbered ``base``; ``high`` and ``low`` are its ends' levels, ``length`` its range."""

    reading: MapReading
    thread: SteppedThread
    start: Hex
    goal: Hex
    base: int
    start_level: int
    goal_level: int
    high: int
    low: int
    length: int

    @property
    def level(self) -> bool:
        """Whether both ends are equally high."""
        return self.high == self.low

    @property
    def from_start(self) -> bool:
        """Whether distances to obstacles count from the start: it is the upper end, or as high as the goal."""
        return self.start_level >= self.goal_level

    def distance(self, step: CrossedStep) -> int:
        """How many hexes a hex is away from the upper end."""
        return step.from_start if self.start_level >= self.goal_level else step.to_goal

    def code(self, side: SideStep) -> int:
        """The code of a hexside on this map."""
        return 3 * self.base + side.code


def look(line: Line) -> Look:
    """A thread as it is looked along."""
    return Look(*line)


def look_between(reading: MapReading, start: Hex, goal: Hex, start_level: int, goal_level: int) -> Look:
    """The thread between two hexes, from and to these levels."""
    base, other = reading.numbers[start], reading.numbers[goal]
    thread = reading.cells.stepped_threads[other - base] or reading.cells.thread_between(start, goal)
    high, low = max(start_level, goal_level), min(start_level, goal_level)
    return Look(reading, thread, start, goal, base, start_level, goal_level, high, low, thread.length)
