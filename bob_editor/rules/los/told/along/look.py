"""A thread between two ends of a scene, and how high they see."""

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import ContactThread
from bob_editor.rules.los.threads.stepped import SteppedThread
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.things import Thing


class Look:
    """A thread between two ends of a scene, and the heights of their eyes.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """

    def __init__(self, reading: MapReading, start: End, goal: End) -> None:
        self.reading = reading
        self.start, self.goal = start, goal
        ends = reading.plain_ends
        found = ends.get(start.hex) if start.unit is None and start.position is None else None
        self.base, here = found or reading.end(start)
        found = ends.get(goal.hex) if goal.unit is None and goal.position is None else None
        self.far, there = found or reading.end(goal)
        self.start_is_low = here <= there
        self.low, self.high = (here, there) if here <= there else (there, here)
        self.codes = reading.codes.between(self.low, self.high)
        cells = reading.cells
        thread = cells.contact_threads[self.far - self.base] or cells.contacts_between(start.hex, goal.hex)
        self.thread: ContactThread = thread
        self.length = thread.length

    @property
    def one_hill(self) -> int:
        """The hill on which both ends are; -1 where they aren't on one."""
        groups = self.reading.groups
        hill = groups.get(self.base, -1)
        return hill if hill == groups.get(self.far, -1) else -1

    def inside(self, thing: Thing, number: int) -> bool:
        """Whether a thing doesn't count in a hex, since that and both ends are of one mass of it."""
        if not thing.seen_inside:
            return False
        mass = self.reading.masses[thing.id]
        return mass.get(number, -1) == mass.get(self.base, -2) == mass.get(self.far, -3)

    @property
    def stepped(self) -> SteppedThread:
        """The thread with its hexsides."""
        cells = self.reading.cells
        found = cells.stepped_threads[self.far - self.base]
        return found or cells.thread_between(self.start.hex, self.goal.hex)

    def blind(self, thing: Thing, top: int, near: int, far: int, *, one_hill: bool = False) -> int:
        """How many hexes a thing hides with its top at a height; 0 where it doesn't hide the other end, or hinder.

        ``near`` and ``far`` are its distances from the start and the goal.
        """
        near, far = (near, far) if self.start_is_low else (far, near)
        blind = thing.rule.blind_hexes(top, self.low, self.high, far, one_hill=one_hill)
        if blind >= near:
            return blind
        return 0 if thing.blocks or not self.reading.settings.hinders_below(self.high - top) else OUTRIGHT
