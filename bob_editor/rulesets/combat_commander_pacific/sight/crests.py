"""Hills, crest lines and caves along a thread (T89.3, F102.2; docs/games/combat-commander-pacific.md, 3.3)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.pieces.cut_pieces import Piece
from bob_editor.rules.los.pieces.images import CROSSED, TOUCHED
from bob_editor.rules.los.pieces.rays import OnRay
from bob_editor.rules.los.pieces.stretches import across, on_outline
from bob_editor.rules.los.pieces.touching import along_edge
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    AGAIN,
    ALWAYS,
    BLOCKS,
    BUMP,
    INSIDE,
    Finding,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.runs import (
    Met,
    Place,
    reaches,
    runs_along,
    shift,
)

HILL = "hill"
APART = 2
"""How many hexes on the next one may be: two lie beside a hexside."""


def ground_met(look: Look, dropped: list[str]) -> Iterator[Finding]:
    """Why ground stops a thread; ``dropped`` takes the rulings by whose other answer more would stop it."""
    met = high_ground(look, look.thread.contacts)
    if look.thread.length == 1 and look.reading.rulings.adjacent_always_visible:
        if any(_stopping(look, met, [])):
            dropped.append(ALWAYS)
        return
    yield from _stopping(look, met, dropped)


def high_ground(look: Look, contacts: Iterable[Contact]) -> Met:
    """The touched hexes, of these, with ground that is high enough to stop a thread."""
    base, stopping, contents_of = look.base, look.stopping, look.reading.contents.get
    return [
        (contact, contents)
        for contact in contacts
        if (contents := contents_of(base + contact.step)) is not None and contents.top >= stopping
    ]


def _stopping(look: Look, met: Met, dropped: list[str]) -> Iterator[Finding]:
    """See ``ground_met``; ``met`` are the touched hexes whose ground is high enough, in order from the start."""
    if look.level:
        yield from _higher_ground(look, met, dropped)
    elif not look.aircraft:
        crests = tuple(_crests(look, met, dropped))
        if crests:
            yield from hills_met(look, met)
            yield from crests


def _higher_ground(look: Look, met: Met, dropped: list[str]) -> Iterator[Finding]:
    """Ground higher than both ends, which are on one level (T89.3.3)."""
    thread, level = look.thread, look.high + 1
    end_hexes_block = look.reading.rulings.higher_ground_in_end_hex_blocks
    through = [*hills_met(look, met)]
    yield from through
    if through and not end_hexes_block:
        return
    for number, near, du, dv in (
        (look.base, 0, thread.du, thread.dv),
        (look.far, thread.length, -thread.du, -thread.dv),
    ):
        contents_there = look.reading.contents.get(number)
        if contents_there is None or contents_there.top < level:
            continue
        if look.reading.own_ground(number, level, du, dv).long:
            if end_hexes_block:
                yield Finding(
                    "hill", BLOCKS, near, number, HILL, height=level, ruling=None if through else INSIDE
                )
            else:
                dropped.append(INSIDE)


def hills_met(look: Look, met: Met) -> Iterator[Finding]:
    """The ground above both ends that a thread runs through in each of these hexes, the highest there."""
    for contact, contents in met:
        for part in contents.ground:
            if part.level <= look.high:
                break
            if any(_runs_through(look, piece, contact) for piece in part.pieces):
                number, near = look.base + contact.step, contact.from_start
                yield Finding("hill", BLOCKS, near, number, HILL, height=part.level, grown=part.grown)
                break


def _runs_through(look: Look, piece: Piece, contact: Contact) -> bool:
    """Whether a thread has more than a point in common with a piece of a hex that it touches."""
    thread = look.thread
    met = piece.met_by(contact, thread)
    return met == CROSSED or (
        met == TOUCHED and along_edge(piece.rings, contact.offset, thread.du, thread.dv)
    )


def _crests(look: Look, met: Met, dropped: list[str]) -> Iterator[Finding]:
    """The higher end shows no crest line before its hexside, or its level is met again (T89.3.2)."""
    reading, level = look.reading, look.high
    adjacent = ALWAYS if look.thread.length == 1 else None
    number, _, du, dv = look.higher_end()
    low_number, _, low_du, low_dv = look.lower_end()
    own = reading.own_ground(number, level, du, dv)
    shut = _own_crest(look, own, dropped)
    if shut is not None:
        yield shut
    low = reading.own_ground(low_number, level, low_du, low_dv)
    if not (met or own.begun or low.begun):
        return
    drawn = _has_drawn(look, number) or _has_drawn(look, low_number)
    if not drawn and not any(one.drawn_ground and reaches(look, contact, one) for contact, one in met):
        reached = [pair for pair in met if reaches(look, *pair)]
        for place in begun(look, reached, goes_on=own.reaches):
            yield crest_at(look, *place, adjacent)
        return
    again = runs_along(look, met, own)
    blocking = [run for run in again if not run.at_ends]
    certain = own.reaches or blocking
    if reading.rulings.crest_again_in_end_hex_blocks:
        blocking = again
    elif len(blocking) < len(again):
        dropped.append(AGAIN)
    for run in blocking:
        yield crest_at(look, run.number, run.near, adjacent if certain else AGAIN)


def _own_crest(look: Look, own: OnRay, dropped: list[str]) -> Finding | None:
    """What the ``own`` ground of the higher end's hex does, alone."""
    number, near, du, dv = look.higher_end()
    if own.reaches:
        return crest_at(look, number, near, ALWAYS if look.thread.length == 1 else None)
    if _bump(look, number, du, dv):
        if look.reading.rulings.higher_crest_in_own_hex_blocks:
            return crest_at(look, number, near, BUMP)
        dropped.append(BUMP)
    return None


def _bump(look: Look, number: int, du: int, dv: int) -> bool:
    """Whether a thread crosses crest lines of a level above both ends on the ground of the higher end's own hex."""
    contents, level = look.reading.contents.get(number), look.high + 1
    if contents is None or contents.top < level:
        return False
    return look.reading.own_ground(number, level, du, dv).long


def crest_at(look: Look, number: int, near: int, ruling: str | None) -> Finding:
    """What ground of the higher end's level does in a hex."""
    grown = not _has_drawn(look, number)
    return Finding("crest", BLOCKS, near, number, HILL, height=look.high, ruling=ruling, grown=grown)


def begun(look: Look, reached: Met, *, goes_on: bool) -> list[Place]:
    """The hexes between the ends, and their distance from the start, where runs begin on ground that is all grown.

    Looked for from the higher end: the run that ``goes_on`` out of its hex isn't named, and one through several hexes
    once. Grown ground fills its hexes but for a rim, so it goes on from hex to hex and never ends at a hexside.
    """
    found, steps = [], look.thread.steps
    before = None if not goes_on else -1 if look.looks_down else len(steps)
    for contact, _ in reached if look.looks_down else reversed(reached):
        place = steps.index(contact.step)
        if before is None or abs(place - before) > (1 if contact.inside else APART):
            found.append((look.base + contact.step, contact.from_start))
        before = place
    return found


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
    at = Fraction(2 * MILLI, across(du, dv))
    for other in end.hex.neighbours():
        contents = reading.contents.get(reading.cells.number(other))
        if contents is None or other not in reading.grid.index:
            continue
        u, v = shift(other, end.hex)
        x, y = u + at * du, v + at * dv
        for part in contents.ground:
            if part.level >= level and any(on_outline(piece.rings, x, y) for piece in part.pieces):
                return True
    return False
