"""The decision along one thread: what obstructs it, what stops it (docs/games/memoir-44.md, 3.3, 3.4)."""

from collections.abc import Iterator, Sequence

from bob_editor.records import Record
from bob_editor.rules.los.threads.contacts import Contact, ContactThread
from bob_editor.rulesets.memoir_44.land.contents import LAKE, NEVER, RIM, Contents, Thing
from bob_editor.rulesets.memoir_44.land.rulings import Rulings
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.rulesets.memoir_44.sight.terms import (
    FLAT,
    Terms,
    crosses,
    farthest,
    obstructing,
    ordinary_between,
    passes,
    terms_between,
)

LEFT, CROSSED, RIGHT = -1, 0, 1
"""On which hand of the thread an obstruction lies, in the canonical frame: pointy-top boards are its mirror image."""


class Obstruction(Record, eq=False):
    """A contact that obstructs: its hand under the rulings in force, its number, and the things that do it."""

    contact: Contact
    contents: Contents
    hand: int
    number: int
    things: Sequence[Thing]


class Decision(Record, eq=False):
    """All obstructions along a thread, in order, and what stops it.

    ``crossed`` are those that stop it by themselves, ``beside`` those that do so by lying on both sides (X3).
    """

    obstructions: list[Obstruction]
    crossed: list[Obstruction]
    beside: list[Obstruction]

    @property
    def stops(self) -> bool:
        """Whether the line is stopped."""
        return bool(self.crossed or self.beside)


def hand_of(contact: Contact, rulings: Rulings) -> int | None:
    """On which hand a contact counts; None where it is none by ruling."""
    if contact.inside or contact.corner:
        if crosses(contact.inside, contact.corner, rulings):
            return CROSSED
        if passes(contact.corner, rulings):
            return None
    return LEFT if contact.offset < 0 else RIGHT


def terms(look: Look, plain: Terms) -> Terms:
    """The terms of a thread under the rulings of ``plain``, which are those of lines between plain ground."""
    reading, here, there = look.reading, look.start_level, look.goal_level
    if ordinary_between(here, there) and look.start.unit is None:
        return plain
    rulings = plain.rulings
    skips = reading.skips(look.start, rulings)
    groups = reading.groups(rulings)
    home, far = groups.get(look.base, FLAT), groups.get(look.far, FLAT)
    return terms_between(rulings, (here, home), (there, far), skips=skips)


def decide(look: Look, by: Terms) -> Decision:
    """What obstructs a thread, night apart, and whether it stops it."""
    obstructions = list(_obstructions(look, by))
    crossed = [one for one in obstructions if one.hand == CROSSED]
    beside = [one for one in obstructions if one.hand != CROSSED]
    return Decision(obstructions, crossed, _on_both_sides(look, beside, by.rulings))


def stops(look: Look, by: Terms) -> bool:
    """Whether something obstructs a thread so that it stops it: what ``decide`` says, which goes on to the end."""
    beside = []
    for one in _obstructions(look, by):
        if one.hand == CROSSED:
            return True
        beside.append(one)
    return bool(_on_both_sides(look, beside, by.rulings))


def _on_both_sides(look: Look, beside: list[Obstruction], rulings: Rulings) -> list[Obstruction]:
    """The obstructions beside a thread that stop it together (X3); none where they leave a side of it open."""
    if {one.hand for one in beside} != {LEFT, RIGHT}:
        return []
    return _facing(look, beside) if rulings.opposite_sides == "facing" else beside


def _obstructions(look: Look, by: Terms) -> Iterator[Obstruction]:
    """What obstructs, in order along the thread."""
    reading, base, rulings = look.reading, look.base, by.rulings
    groups = {} if by.ordinary else reading.groups(rulings)
    by_itself = LAKE if by.ordinary else NEVER
    for contact, contents in look.obstacles:
        hand = CROSSED if contact.inside else hand_of(contact, rulings)
        if hand is None:
            continue
        number = base + contact.step
        clauses = stopping = contents.clauses
        if clauses >= by_itself:
            stopping &= obstructing(contents.level, groups.get(number, FLAT), by)
        if stopping & LAKE and number not in _lakes(look, rulings):
            stopping -= LAKE
        if stopping:
            things = contents.stoppers
            if stopping != clauses:
                things = tuple(thing for thing in things if thing.clause & stopping)
            yield Obstruction(contact, contents, hand, number, things)


def _lakes(look: Look, rulings: Rulings) -> list[int]:
    """The numbers of the lake hexes that count, each with a neighbour that is a lake on the line as well (T26)."""
    found = []
    for contact, contents in look.obstacles:
        if contents.clauses & LAKE:
            hand = hand_of(contact, rulings)
            if hand == CROSSED or (hand is not None and rulings.lake_side_counts):
                found.append(look.base + contact.step)
    steps = look.reading.neighbour_steps
    return [number for number in found if any(number + step in found for step in steps)]


def _facing(look: Look, beside: list[Obstruction]) -> list[Obstruction]:
    """The obstructions beside the thread that have one across the same hexside (``opposite_sides``)."""
    steps = look.reading.neighbour_steps
    return [
        one
        for one in beside
        if any(other.hand != one.hand and other.number - one.number in steps for other in beside)
    ]


def first_by_hand(reading: MapReading, thread: ContactThread, base: int) -> dict[int, int] | None:
    """The places of the first contacts on the thread and on either hand of it where something obstructs, by hand.

    So it is on ordinary terms under all rulings but on halves of hexes; None where it hangs on others, too.
    """
    found: dict[int, int] = {}
    never = LAKE if reading.rulings.half_hex_blocks else LAKE + RIM
    for place, contact in enumerate(thread.contacts):
        lying = reading.clauses[base + contact.step]
        if lying:
            if contact.corner or lying & never:
                return None
            found.setdefault(CROSSED if contact.inside else LEFT if contact.offset < 0 else RIGHT, place)
    return found


def nearest_deciding(reading: MapReading, found: dict[int, int] | None) -> int | None:
    """The place of what decides where something crossed is among the first by hand; None where more must be asked."""
    if found is None or (len(found) > 2 and reading.rulings.opposite_sides == "facing"):
        return None
    return min(found.values()) if len(found) > 2 else found[CROSSED]


def is_dark(look: Look, by: Terms) -> bool:
    """Whether night hides the target."""
    return look.length > farthest(look.reading.visibility, by.rulings, skips=by.skips)


def is_blocked(look: Look, plain: Terms) -> bool:
    """Whether a line is blocked under the rulings of some plain ground's terms."""
    by = terms(look, plain)
    return is_dark(look, by) or (look.length > 1 and stops(look, by))
