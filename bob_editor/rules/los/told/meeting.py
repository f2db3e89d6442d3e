"""What a thread meets on its way that counts: on which hand of it, and whether it blocks or hinders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import STEP, Contact, ContactThread
from bob_editor.rules.los.threads.stepped import SideStep, SteppedThread
from bob_editor.rules.los.told.artwork import Artwork
from bob_editor.rules.los.told.contents import Contents
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.things import Thing

LEFT, CROSSED, RIGHT = -1, 0, 1
"""On which hand of the thread something lies, in the canonical frame: pointy-top boards are its mirror image."""

NO_PAIR = -1


class Met(NamedTuple):
    """One thing that a thread meets and that counts.

    ``number`` is that of its hex; of a hexside, ``code`` is its code, else None. ``place`` orders what is met along the
    thread, ``near`` counts it from the start. ``blind`` is how many hexes it hides, ``OUTRIGHT`` or more where it isn't
    a shadow. Of what lies beside the thread, ``pair`` tells which run or corner it is part of; ``NO_PAIR`` elsewhere.
    ``second`` is true of a hexside that only counts with another of its kind; ``how`` is the kind of the reason that a
    hexside gives: crossed, run along or met at its end. ``target`` is true of what stands in the target's own hex.
    """

    thing: Thing
    number: int
    hand: int
    place: int
    near: int
    blind: int = OUTRIGHT
    code: int | None = None
    pair: int = NO_PAIR
    second: bool = False
    how: str = ""
    target: bool = False

    @property
    def where(self) -> tuple[int, int | None]:
        """The hex or hexside in which it is, the same for all that is there."""
        return (self.number, None) if self.code is None else (0, self.code)

    @property
    def shadow(self) -> bool:
        """Whether it is a shadow that hides what is behind it."""
        return self.blind < OUTRIGHT


class Look:
    """A thread between two ends of a scene, and the heights of their eyes.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position that the game doesn't have.
    """

    def __init__(self, reading: MapReading, start: End, goal: End) -> None:
        self.reading = reading
        self.start, self.goal = start, goal
        self.base, self.far = reading.number(start), reading.number(goal)
        here, there = reading.eye(self.base, start), reading.eye(self.far, goal)
        self.low, self.high = min(here, there), max(here, there)
        self.start_is_low = here <= there
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

    def met(self) -> list[Met]:
        """All that counts between the ends, in order from the start."""
        settings = self.reading.settings
        if settings.line == "distance":
            return []
        found = list(self._in_hexes(settings.corner))
        if self.reading.sides:
            found += self._on_sides(settings.side_vertex)
            found.sort(key=lambda one: one.place)
        if settings.target and (self.length > 1 or settings.adjacent == "judged"):
            found += self._at_target()
        return found

    # -- hexes ------------------------------------------------------------------------------------------------

    def _in_hexes(self, corner: str) -> Iterator[Met]:
        reading, base, low = self.reading, self.base, self.low
        worth, contacts = reading.worth, self.thread.contacts
        for place, touched in enumerate(self.thread.course):
            number = base + (touched >> STEP)
            if worth[number] < low:
                continue
            contact = contacts[place]
            if contact.corner:
                if corner == "nothing":
                    continue
                hand = CROSSED if corner == "counts" else _hand(contact)
                pair = NO_PAIR
            elif contact.inside:
                hand, pair = CROSSED, NO_PAIR
            else:
                hand, pair = _hand(contact), contact.from_start
            contents = reading.contents[number]
            for thing in contents.things:
                blind = self._blind(contents, thing, number, contact)
                if blind:
                    yield Met(thing, number, hand, 2 * place, contact.from_start, blind, pair=pair)
            if contents.outlined:
                for thing, blind in self._outlined(contents, number, place):
                    yield Met(thing, number, hand, 2 * place, contact.from_start, blind, pair=pair)

    def _blind(self, contents: Contents, thing: Thing, number: int, contact: Contact) -> int:
        """How many hexes a thing in a touched hex hides, 0 where it doesn't hide the other end, or hinder."""
        top = contents.ground + thing.height
        joined = top == self.low == self.high and thing.rule.ties.level == "joined"
        one_hill = joined and self.reading.groups.get(number, -2) == self.one_hill
        near, far = self._from_low(contact.from_start, contact.to_goal)
        return self._counted(thing, top, near, far, one_hill=one_hill)

    def _from_low(self, near: int, far: int) -> tuple[int, int]:
        """Distances from the start and the goal as those from the lower and the higher end."""
        return (near, far) if self.start_is_low else (far, near)

    def _counted(self, thing: Thing, top: int, near: int, far: int, *, one_hill: bool = False) -> int:
        blind = thing.rule.blind_hexes(top, self.low, self.high, far, one_hill=one_hill)
        if blind >= near:
            return blind
        below = self.reading.settings.below
        counts = below == "counts" or (below == "level" and top == self.high)
        return OUTRIGHT if counts and not thing.blocks else 0

    def _outlined(self, contents: Contents, number: int, place: int) -> Iterator[tuple[Thing, int]]:
        """The things in a hex whose outlines the thread meets, all together that block, each by itself that hinders."""
        contact, artwork = self.thread.contacts[place], self.reading.artwork[number]
        found = {
            bit: blind
            for bit, thing in enumerate(artwork.things)
            if (blind := self._blind(contents, thing, number, contact))
        }
        blocking = [bit for bit in found if artwork.things[bit].blocks]
        for bit in found.keys() - set(blocking):
            if self._meets(artwork, 1 << bit, place):
                yield artwork.things[bit], found[bit]
        outright = [bit for bit in blocking if found[bit] >= OUTRIGHT]
        shadow = min((found[bit] for bit in blocking), default=OUTRIGHT)
        for bits in (outright, blocking):
            if bits and self._meets(artwork, sum(1 << bit for bit in bits), place):
                alone = [bit for bit in bits if self._meets(artwork, 1 << bit, place)]
                for bit in alone or bits:
                    # what hides outright only together with a shadow hides no more than that
                    yield (
                        artwork.things[bit],
                        OUTRIGHT if bits is outright else found[bit] if found[bit] < OUTRIGHT else shadow,
                    )
                return

    def _meets(self, artwork: Artwork, mask: int, place: int) -> bool:
        thread, contact = self.thread, self.thread.contacts[place]
        if contact.inside:
            return artwork.crossed(mask, contact.offset, thread.du, thread.dv)
        if contact.corner:
            return artwork.in_corner(mask, contact.offset, thread.du, thread.dv)
        beside = thread.contacts[place + 1 if contact.offset < 0 else place - 1]
        direction = self.reading.neighbour_steps.index(beside.step - contact.step)
        return artwork.beside(mask, direction)

    def _at_target(self) -> Iterator[Met]:
        """What hinders in the target's own hex."""
        for thing in self.reading.hindering_at(self.far):
            yield Met(thing, self.far, CROSSED, 2 * len(self.thread.course), self.length, target=True)

    # -- hexsides ---------------------------------------------------------------------------------------------

    def _on_sides(self, vertex: str) -> Iterator[Met]:
        cells, sides, first = self.reading.cells, self.reading.sides, 3 * self.base
        found = cells.stepped_threads[self.far - self.base] or cells.thread_between(
            self.start.hex, self.goal.hex
        )
        stepped: SteppedThread = found
        for side in stepped.sides:
            if first + side.code in sides:
                yield from self._on_side(side, "hexside", CROSSED, NO_PAIR)
        for run in stepped.runs:
            if first + run.side.code in sides:
                yield from self._on_side(run.side, "hexspine", CROSSED, NO_PAIR)
        if vertex == "nothing":
            return
        for place, corner in enumerate(stepped.corners):
            for hand, met in ((LEFT, corner.left), (RIGHT, corner.right)):
                for side in met:
                    if first + side.code not in sides:
                        continue
                    if vertex == "counts":
                        yield from self._on_side(side, "vertex", CROSSED, NO_PAIR)
                    else:
                        yield from self._on_side(side, "vertex", hand, -2 - place)

    def _on_side(self, side: SideStep, how: str, hand: int, pair: int) -> Iterator[Met]:
        reading, code = self.reading, 3 * self.base + side.code
        hexes = (self.base + side.first.step, self.base + side.second.step)
        near = max(side.first.from_start, side.second.from_start)
        far = max(side.first.to_goal, side.second.to_goal)
        place = 2 * self._place(min(side.first.from_start, side.second.from_start)) + 1
        for thing in reading.sides[code]:
            if how == "hexspine" and thing.sides.along == "nothing":
                continue
            word = self._by_levels(thing, hexes, near, far)
            if side.own and thing.sides.own == "clear" and word != "lower_end":
                continue
            if thing.by_levels is None:
                top = reading.side_ground(thing, code) + thing.height
                blind = self._counted(thing, top, *self._from_low(near, far))
            else:
                blind = 0 if word == "never" else OUTRIGHT
            if blind:
                yield Met(
                    thing, hexes[0], hand, place, near, blind, code, pair, second=word == "second", how=how
                )

    def _place(self, from_start: int) -> int:
        """The last contact no farther from the start than a hexside's nearer hex."""
        contacts = self.thread.contacts
        return sum(one.from_start <= from_start for one in contacts) - 1

    def _by_levels(self, thing: Thing, hexes: tuple[int, int], near: int, far: int) -> str:
        """What a hexside does by the levels of the ends' hexes; "never" where its word doesn't hold on this line."""
        if thing.by_levels is None:
            return ""
        here, there = self.reading.level(self.base), self.reading.level(self.far)
        word = thing.by_levels.get((min(here, there), max(here, there)), "never")
        # of two ends on one level each is the lower one
        lower = [end for end, lies in ((self.base, here <= there), (self.far, there <= here)) if lies]
        if word == "lower_end" and not any(end in hexes for end in lower):
            return "never"
        if word == "closer" and here != there and (near > far if here < there else far > near):
            return "never"
        return word


def _hand(contact: Contact) -> int:
    return LEFT if contact.offset < 0 else RIGHT
