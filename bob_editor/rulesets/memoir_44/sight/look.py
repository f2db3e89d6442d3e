"""One thread on the map: its contacts, what they hold, and the heights of its ends; each is read when it is asked."""

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact, ContactThread
from bob_editor.rulesets.memoir_44.land.contents import NOTHING, Contents
from bob_editor.rulesets.memoir_44.sight.reading import MapReading


class Look:
    """A thread between the hexes numbered ``base`` and ``far``.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """

    __slots__ = ("_obstacles", "base", "far", "goal", "length", "reading", "start", "thread")

    def __init__(self, reading: MapReading, start: End, goal: End) -> None:
        cells = reading.cells
        base, far = cells.of_hex.get(start.hex), cells.of_hex.get(goal.hex)
        if base is None or far is None or start.position is not None or goal.position is not None:
            base, far = reading.number(start), reading.number(goal)  # of which one says what is amiss
        self.reading = reading
        self.start = start
        self.goal = goal
        self.base = base
        self.far = far
        thread = cells.contact_threads[far - base] or cells.contacts_between(start.hex, goal.hex)
        self.thread: ContactThread = thread
        self.length = thread.length
        self._obstacles: list[tuple[Contact, Contents]] | None = None

    @property
    def start_level(self) -> int:
        """The height of the start's hex."""
        return self.reading.levels[self.base]

    @property
    def goal_level(self) -> int:
        """The height of the goal's hex."""
        return self.reading.levels[self.far]

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """The hexes that the thread touches, in order from the start."""
        return self.thread.contacts

    @property
    def obstacles(self) -> list[tuple[Contact, Contents]]:
        """The contacts where something lies that may obstruct."""
        if self._obstacles is None:
            hexes, clauses, base = self.reading.hexes, self.reading.clauses, self.base
            contacts = self.thread.contacts
            self._obstacles = [
                (contacts[place], hexes[base + step] or NOTHING)
                for place, step in enumerate(self.thread.steps)
                if clauses[base + step]
            ]
        return self._obstacles

    @property
    def met(self) -> list[tuple[Contact, Contents]]:
        """The contacts that hold anything."""
        hexes, base = self.reading.hexes, self.base
        return [
            (contact, contents)
            for contact in self.thread.contacts
            if (contents := hexes[base + contact.step]) is not None
        ]
