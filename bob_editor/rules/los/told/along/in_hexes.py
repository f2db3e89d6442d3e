"""What counts in the hexes that a thread crosses, runs beside or touches in a corner."""

from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.rules.los.threads.contacts import INSIDE, NEAR, Contact
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, LEFT, NO_PAIR, RIGHT, Met
from bob_editor.rules.los.told.artwork import Artwork
from bob_editor.rules.los.told.codes import ASKED, BLOCKS, HINDERS, OUTLINED, OUTLINED_TOO, SHADOWS
from bob_editor.rules.los.told.contents import Contents
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.things import Thing


class Way(NamedTuple):
    """What a line leads past: the place of the contact whose hex stops it whatever lies before, else the number of all.

    ``asked`` are the places before in whose hexes something may block, ``hindering`` those where it only hinders.
    """

    end: int
    asked: list[int]
    hindering: list[int]
    stops: bool


def way_of(look: Look) -> Way:
    """Look along the hexes up to the first that stops the line."""
    reading, base, thread = look.reading, look.base, look.thread
    kinds, codes = reading.kinds, look.codes
    start_is_low, length = look.start_is_low, look.length
    asked: list[int] = []
    hindering: list[int] = []
    for place, step in enumerate(thread.steps):
        code = codes[kinds[base + step]]
        if not code:
            continue
        if code >= SHADOWS:
            near = thread.course[place] & NEAR
            if (near if start_is_low else length - near) <= code - SHADOWS:
                asked.append(place)
        elif code == HINDERS:
            hindering.append(place)
        elif code == ASKED or not thread.course[place] & INSIDE:
            asked.append(place)
        elif code == BLOCKS or reading.artwork[base + step].crossed(
            1, thread.contacts[place].offset, thread.du, thread.dv, thread.reach
        ):
            return tuple.__new__(Way, (place, asked, hindering, True))
        elif code == OUTLINED_TOO:
            asked.append(place)
    return tuple.__new__(Way, (len(thread.steps), asked, hindering, False))


def all_of(look: Look) -> Way:
    """The way of a line of which everything that counts is asked for."""
    reading, base, steps = look.reading, look.base, look.thread.steps
    kinds, codes = reading.kinds, look.codes
    asked = [place for place, step in enumerate(steps) if codes[kinds[base + step]]]
    return Way(len(steps), asked, [], stops=False)


def in_hexes(look: Look, way: Way, *, whole: bool) -> tuple[list[Met], bool]:
    """What counts in hexes, in order: in all, or what blocks up to one that stops the line; and whether one does.

    Of several shadows across the line all but the first are left out too where not all are asked for, and what hinders
    where that doesn't matter in one.
    """
    reading, base, steps = look.reading, look.base, look.thread.steps
    kinds, codes = reading.kinds, look.codes
    found: list[Met] = []
    in_shadow = False
    for place in way.asked:
        number = base + steps[place]
        code = codes[kinds[number]]
        if in_shadow and code >= SHADOWS:
            continue
        known, stops = len(found), _in_hex(look, found, place, number, code)
        if whole:
            continue
        if stops:
            return found, True
        in_shadow = in_shadow or any(one.hand == CROSSED and one.thing.blocks for one in found[known:])
    if way.hindering and not (in_shadow and not reading.things.hindrance_blocks):
        # nothing of it matters where something stops the line
        for place in way.hindering:
            _in_hex(look, found, place, base + steps[place], HINDERS)
        found.sort(key=place_of)
    return found, False


def first_blocking(look: Look, way: Way) -> Met | None:
    """What blocks first before the hex that ends a way; None where nothing does."""
    reading, base, steps = look.reading, look.base, look.thread.steps
    kinds, codes = reading.kinds, look.codes
    for place in way.asked:
        found: list[Met] = []
        number = base + steps[place]
        _in_hex(look, found, place, number, codes[kinds[number]])
        for one in found:
            if one.thing.blocks:
                return one
    return None


def in_hex(look: Look, place: int) -> list[Met]:
    """What counts in the hex of a contact."""
    found: list[Met] = []
    _in_hex(look, found, place, look.base + look.thread.contacts[place].step, ASKED)
    return found


def _in_hex(look: Look, found: list[Met], place: int, number: int, code: int) -> bool:
    """Add what counts in a hex of such a code; true where that stops the line by itself."""
    contact, pair = look.thread.contacts[place], NO_PAIR
    if code == OUTLINED and contact.inside:
        artwork = look.reading.artwork[number]
        if not meets_outline(look, artwork, 1, place):
            return False
        found.append(Met(artwork.things[0], number, CROSSED, 2 * place, contact.from_start))
        return True
    if contact.inside:
        hand = CROSSED
    elif contact.corner:
        corner = look.reading.settings.corner
        if corner == "nothing":
            return False
        hand = CROSSED if corner == "counts" else _hand(contact)
    else:
        hand, pair = _hand(contact), contact.from_start
    contents, near, first = look.reading.contents[number], contact.from_start, len(found)
    for thing in contents.things:
        blind = _blind(look, contents, thing, number, contact)
        if blind:
            found.append(Met(thing, number, hand, 2 * place, near, blind, pair=pair))
    if contents.outlined:
        for thing, blind in _outlined(look, contents, number, place):
            found.append(Met(thing, number, hand, 2 * place, near, blind, pair=pair))
    if len(found) == first:
        return False
    if len(found) == first + 1:
        return found[first].stops
    stops = any(one.stops for one in found[first:])
    if stops:
        # what stops a line by itself is told before the shadows of its hex
        found[first:] = sorted(found[first:], key=_by_shadow)
    return stops


def _blind(look: Look, contents: Contents, thing: Thing, number: int, contact: Contact) -> int:
    """How many hexes a thing in a touched hex hides, 0 where it doesn't hide the other end, or hinder."""
    if thing.seen_inside and look.inside(thing, number):
        return 0
    top = contents.ground + thing.height
    if top < look.low and thing.blocks:
        return 0
    joined = top == look.low == look.high and thing.rule.ties.level == "joined"
    one_hill = joined and look.reading.groups.get(number, -2) == look.one_hill
    return look.blind(thing, top, contact.from_start, contact.to_goal, one_hill=one_hill)


def _outlined(look: Look, contents: Contents, number: int, place: int) -> Iterator[tuple[Thing, int]]:
    """The things in a hex whose outlines the thread meets, all together that block, each by itself that hinders."""
    contact, artwork = look.thread.contacts[place], look.reading.artwork[number]
    if len(artwork.things) == 1:
        # as most often: nothing is put together
        blind = _blind(look, contents, artwork.things[0], number, contact)
        if blind and meets_outline(look, artwork, 1, place):
            yield artwork.things[0], blind
        return
    found = {
        bit: blind
        for bit, thing in enumerate(artwork.things)
        if (blind := _blind(look, contents, thing, number, contact))
    }
    blocking = [bit for bit in found if artwork.things[bit].blocks]
    for bit in found.keys() - set(blocking):
        if meets_outline(look, artwork, 1 << bit, place):
            yield artwork.things[bit], found[bit]
    outright = [bit for bit in blocking if found[bit] >= OUTRIGHT]
    shadow = min((found[bit] for bit in blocking), default=OUTRIGHT)
    for bits in (outright, blocking):
        if bits and meets_outline(look, artwork, sum(1 << bit for bit in bits), place):
            alone = [bit for bit in bits if meets_outline(look, artwork, 1 << bit, place)]
            for bit in alone or bits:
                # what hides outright only together with a shadow hides no more than that
                yield (
                    artwork.things[bit],
                    OUTRIGHT if bits is outright else found[bit] if found[bit] < OUTRIGHT else shadow,
                )
            return


def meets_outline(look: Look, artwork: Artwork, mask: int, place: int) -> bool:
    """Whether the thread meets some outlines in the hex of a contact."""
    thread, contact = look.thread, look.thread.contacts[place]
    if contact.inside:
        return artwork.crossed(mask, contact.offset, thread.du, thread.dv, thread.reach)
    if contact.corner:
        return artwork.in_corner(mask, contact.offset, thread.du, thread.dv)
    beside = thread.contacts[place + 1 if contact.offset < 0 else place - 1]
    direction = look.reading.neighbour_steps.index(beside.step - contact.step)
    return artwork.beside(mask, direction)


def place_of(met: Met) -> int:
    """Where a thing is met along the thread."""
    return met.place


def _by_shadow(met: Met) -> bool:
    return met.shadow


def _hand(contact: Contact) -> int:
    return LEFT if contact.offset < 0 else RIGHT
