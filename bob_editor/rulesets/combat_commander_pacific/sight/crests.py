"""Hills, crest lines and caves along a thread (T89.3, F102.2; docs/games/combat-commander-pacific.md, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bob_editor.rules.los.pieces.touching import along_edge
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents, Piece
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, Finding
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import leaves_at
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.runs import runs_along, shift

HILL = "hill"
ALWAYS, AGAIN, INSIDE, BUMP = (
    "adjacent_always_visible",
    "crest_again_in_end_hex_blocks",
    "higher_ground_in_end_hex_blocks",
    "higher_crest_in_own_hex_blocks",
)

NEVER = 99
"""A level that no ground has: an aircraft looks over all (docs/games/combat-commander-pacific.md, A-12)."""


def ground_from(look: Look) -> int:
    """The least level from which ground may stop a thread."""
    if look.level:
        return look.high + 1
    return NEVER if look.aircraft else look.high


def ground_met(look: Look, met: list[tuple[Contact, Contents]], dropped: list[str]) -> Iterator[Finding]:
    """Why ground stops a thread; ``met`` are the touched hexes whose ground is high enough, in order from the start.

    ``dropped`` takes the rulings by whose other answer more would stop it.
    """
    if look.thread.length == 1 and look.reading.rulings.adjacent_always_visible:
        if any(_stopping(look, met, [])):
            dropped.append(ALWAYS)
        return
    yield from _stopping(look, met, dropped)


def _stopping(look: Look, met: list[tuple[Contact, Contents]], dropped: list[str]) -> Iterator[Finding]:
    if look.level:
        yield from _higher_ground(look, met, dropped)
    elif not look.aircraft:
        crests = tuple(_crests(look, met, dropped))
        if crests:
            yield from (
                one for contact, contents in met if (one := hill_in(look, contact, contents)) is not None
            )
        yield from crests


def _higher_ground(look: Look, met: list[tuple[Contact, Contents]], dropped: list[str]) -> Iterator[Finding]:
    """Ground higher than both ends, which are on one level (T89.3.3)."""
    thread, level = look.thread, look.high + 1
    through = [one for contact, contents in met if (one := hill_in(look, contact, contents)) is not None]
    yield from through
    for number, near, du, dv in (
        (look.base, 0, thread.du, thread.dv),
        (look.far, thread.length, -thread.du, -thread.dv),
    ):
        contents_there = look.reading.contents.get(number)
        if contents_there is None or contents_there.top < level:
            continue
        if look.reading.own_ground(number, level, du, dv).long:
            if look.reading.rulings.higher_ground_in_end_hex_blocks:
                yield Finding(
                    "hill", BLOCKS, near, number, HILL, height=level, ruling=None if through else INSIDE
                )
            elif not through:
                dropped.append(INSIDE)


def hill_in(look: Look, contact: Contact, contents: Contents) -> Finding | None:
    """The highest ground above both ends that a thread runs through in a hex; None where there is none."""
    for part in contents.ground:
        if part.level <= look.high:
            break
        if any(_runs_through(look, piece, contact) for piece in part.pieces):
            number = look.base + contact.step
            return Finding(
                "hill", BLOCKS, contact.from_start, number, HILL, height=part.level, grown=part.grown
            )
    return None


def _runs_through(look: Look, piece: Piece, contact: Contact) -> bool:
    """Whether a thread has more than a point in common with a piece of a hex that it touches."""
    thread = look.thread
    hull = piece.touch
    if abs(contact.offset) < hull.core * thread.reach:
        return True
    if abs(contact.offset) > hull.shell * thread.reach:
        return False
    least, greatest = hull.extent(contact.offset, thread.du, thread.dv)
    if least > 0 or greatest < 0:
        return False
    return (least < 0 < greatest and not piece.flat) or along_edge(
        piece.rings, contact.offset, thread.du, thread.dv
    )


def _crests(look: Look, met: list[tuple[Contact, Contents]], dropped: list[str]) -> Iterator[Finding]:
    """The higher end shows no crest line before its hexside, or its level is met again (T89.3.2)."""
    reading, level = look.reading, look.high
    adjacent = ALWAYS if look.thread.length == 1 else None
    number, near, du, dv = look.higher_end()
    low_number, _, low_du, low_dv = look.lower_end()
    own = reading.own_ground(number, level, du, dv)

    def finding(at: int, distance: int, ruling: str | None) -> Finding:
        return crest_at(at, distance, level, ruling, grown=not _has_drawn(look, at))

    if own.reaches:
        yield finding(number, near, adjacent)
    elif _bump(look, number, du, dv):
        if reading.rulings.higher_crest_in_own_hex_blocks:
            yield finding(number, near, BUMP)
        else:
            dropped.append(BUMP)
    reached = [pair for pair in met if reaches(look, *pair, level)]
    drawn = _has_drawn(look, number) or _has_drawn(look, low_number)
    if not drawn and not any(contents.drawn_ground for _, contents in reached):
        for place in _begun(look, reached, goes_on=own.reaches):
            yield finding(*place, adjacent)
        return
    low = reading.own_ground(low_number, level, low_du, low_dv)
    if not (reached or own.begun or low.begun):
        return
    again = runs_along(look, reached, own, low)
    blocking = [run for run in again if not run.at_ends]
    certain = own.reaches or blocking
    if reading.rulings.crest_again_in_end_hex_blocks:
        blocking = again
    elif len(blocking) < len(again):
        dropped.append(AGAIN)
    for run in blocking:
        yield finding(run.number, run.near, adjacent if certain else AGAIN)


def _bump(look: Look, number: int, du: int, dv: int) -> bool:
    """Whether a thread crosses crest lines of a level above both ends on the ground of the higher end's own hex."""
    contents, level = look.reading.contents.get(number), look.high + 1
    if contents is None or contents.top < level:
        return False
    return look.reading.own_ground(number, level, du, dv).long


def crest_at(number: int, near: int, level: int, ruling: str | None = None, *, grown: bool) -> Finding:
    """What ground of the higher end's level does in a hex."""
    return Finding("crest", BLOCKS, near, number, HILL, height=level, ruling=ruling, grown=grown)


def goes_on_to(contact: Contact, steps: int) -> bool:
    """Whether grown ground goes on from a contact to the one so many places behind: both hexes of a hexside meet."""
    return steps <= (1 if contact.inside else 2)


def _begun(look: Look, reached: list[tuple[Contact, Contents]], *, goes_on: bool) -> list[tuple[int, int]]:
    """The hexes between the ends, and their distance from the start, where runs begin on ground that is all grown.

    Looked for from the higher end: the run that ``goes_on`` out of its hex isn't named, and one through several hexes
    once. Grown ground fills its hexes but for a rim, so it goes on from hex to hex and never ends at a hexside.
    """
    places = {contact.step: place for place, contact in enumerate(look.thread.contacts)}
    found = []
    before = None if not goes_on else -1 if look.looks_down else len(look.thread.contacts)
    for contact, _ in reached if look.looks_down else reversed(reached):
        place = places[contact.step]
        if before is None or not goes_on_to(contact, abs(place - before)):
            found.append((look.base + contact.step, contact.from_start))
        before = place
    return found


def reaches(look: Look, contact: Contact, contents: Contents, level: int) -> bool:
    """Whether a thread touches ground of a level or higher in a hex."""
    for part in contents.ground:
        if part.level < level:
            return False
        if any(touches(look, piece, contact) for piece in part.pieces):
            return True
    return False


def touches(look: Look, piece: Piece, contact: Contact) -> bool:
    """Whether a thread touches a piece of a hex that it touches."""
    thread = look.thread
    hull = piece.touch
    if abs(contact.offset) < hull.core * thread.reach:
        return True
    if abs(contact.offset) > hull.shell * thread.reach:
        return False
    least, greatest = hull.extent(contact.offset, thread.du, thread.dv)
    return least <= 0 <= greatest


def _has_drawn(look: Look, number: int) -> bool:
    contents = look.reading.contents.get(number)
    return contents is not None and contents.drawn_ground


def cave_shut(look: Look, end: End) -> bool:
    """Whether the thread leaves the hex of a cave upslope: at a point no lower than the hex's level (F102.2.1)."""
    reading = look.reading
    at_start = end is look.start
    number = look.base if at_start else look.far
    level = reading.levels[number]
    if level <= 0:
        return True
    thread = look.thread
    du, dv = (thread.du, thread.dv) if at_start else (-thread.du, -thread.dv)
    if reading.own_ground(number, level, du, dv).at_side:
        return True
    # Ground that only meets the hexside from beyond makes its point as high.
    at = leaves_at(du, dv)
    for other in end.hex.neighbours():
        contents = reading.contents.get(reading.cells.number(other))
        if contents is None or other not in reading.grid.index:
            continue
        u, v = shift(other, end.hex)
        x, y = u + at * du, v + at * dv
        for part in contents.ground:
            if part.level >= level and any(_on_outline(piece, x, y) for piece in part.pieces):
                return True
    return False


def _on_outline(piece: Piece, x: Fraction, y: Fraction) -> bool:
    """Whether a point on the hex's outline lies in a piece: on an edge of it."""
    for ring in piece.rings:
        for (ax, ay, aw), (bx, by, bw) in zip(ring, ring[1:] + ring[:1], strict=True):
            turn = (bx * aw - ax * bw) * (y * aw - ay) - (by * aw - ay * bw) * (x * aw - ax)
            if turn == 0 and _between(x, ax, aw, bx, bw) and _between(y, ay, aw, by, bw):
                return True
    return False


def _between(value: Fraction, a: int, a_w: int, b: int, b_w: int) -> bool:
    """Whether ``a / a_w <= value <= b / b_w``, or the other way round."""
    low, high = value * a_w - a, value * b_w - b
    return low >= 0 >= high or low <= 0 <= high
