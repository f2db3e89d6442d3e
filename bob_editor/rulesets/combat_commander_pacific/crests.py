"""Ground along a thread: hill masses, crest lines and caves (3.3, steps 3 and 5; T89.3, F102.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.touching import along_edge, zeros
from bob_editor.rulesets.combat_commander_pacific.end_hexes import leaves_at
from bob_editor.rulesets.combat_commander_pacific.findings import BLOCKS, Finding

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.los.contacts import Contact
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.combat_commander_pacific.contents import Contents, Piece
    from bob_editor.rulesets.combat_commander_pacific.look import Look

HILL = "hill"
ALWAYS, AGAIN, INSIDE = (
    "adjacent_always_visible",
    "crest_again_in_end_hex_blocks",
    "higher_ground_in_end_hex_blocks",
)

NEVER = 99
"""From which level ground stops an aircraft: it needs no crest line, and looks over all ground (A-12)."""


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
        yield from _crests(look, met, dropped)


def _higher_ground(look: Look, met: list[tuple[Contact, Contents]], dropped: list[str]) -> Iterator[Finding]:
    """Ground higher than both ends, which are on one level (T89.3.3)."""
    thread, level = look.thread, look.high + 1
    found = False
    for contact, contents in met:
        for part in contents.ground:
            if part.level < level:
                break
            if any(_runs_through(look, piece, contact) for piece in part.pieces):
                found = True
                height = part.level
                number = look.base + contact.step
                yield Finding(
                    "hill", BLOCKS, contact.from_start, number, HILL, height=height, grown=part.grown
                )
                break
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
                    "hill", BLOCKS, near, number, HILL, height=level, ruling=None if found else INSIDE
                )
            elif not found:
                dropped.append(INSIDE)


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
    reading, level, thread = look.reading, look.high, look.thread
    blocks_in_ends = reading.rulings.crest_again_in_end_hex_blocks
    adjacent = ALWAYS if thread.length == 1 else None
    number, near, du, dv = look.higher_end()
    own = reading.own_ground(number, level, du, dv)
    grown = _all_grown(look, number)

    def finding(at: int, distance: int, ruling: str | None, *, by_growth: bool) -> Finding:
        return Finding("crest", BLOCKS, distance, at, HILL, height=level, ruling=ruling, grown=by_growth)

    if own.reaches:
        yield finding(number, near, adjacent, by_growth=grown)
    between = _met_again(look, met, goes_on=own.reaches, strict=not blocks_in_ends)
    beyond_ends = between
    if between and blocks_in_ends and not own.reaches:
        beyond_ends = _met_again(look, met, goes_on=False, strict=True)
    for place in between:
        yield finding(
            *place, adjacent if own.reaches or beyond_ends else AGAIN, by_growth=_all_grown(look, place[0])
        )
    low_number, low_near, low_du, low_dv = look.lower_end()
    low = reading.own_ground(low_number, level, low_du, low_dv)
    inside = [
        (at, far)
        for at, far, again in ((number, near, own.again), (low_number, low_near, low.again))
        if again
    ]
    # A run over the hexside of two neighbours neither begins in the lower one nor ends in the higher one.
    over = thread.length == 1 and not own.reaches and own.to_side and low.to_side
    for at, far in inside:
        if blocks_in_ends or over:
            alone = not (own.reaches or beyond_ends or over)
            yield finding(at, far, AGAIN if alone else adjacent, by_growth=_all_grown(look, at))
    if inside and not (blocks_in_ends or over):
        dropped.append(AGAIN)


def _met_again(
    look: Look, met: list[tuple[Contact, Contents]], *, goes_on: bool, strict: bool
) -> list[tuple[int, int]]:
    """The hexes between the ends, and their distance from the start, where runs of the higher end's level begin.

    They are looked for from the higher end; a run through several hexes is named where it begins, the run that
    ``goes_on`` out of the higher end's hex not at all. ``strict``: ground at the ends' hexsides alone makes no run.
    """
    thread, level = look.thread, look.high
    places = {contact.step: place for place, contact in enumerate(thread.contacts)}
    found = []
    before = None if not goes_on else -1 if look.looks_down else len(thread.contacts)
    for contact, contents in met if look.looks_down else reversed(met):
        if _met_in(look, contact, contents, level, strict=strict):
            place = places[contact.step]
            apart = 1 if contact.inside else 2  # both hexes of a hexside are beside each other
            if before is None or abs(place - before) > apart:
                found.append((look.base + contact.step, contact.from_start))
            before = place
    if not look.looks_down:
        found.reverse()
    return found


def _met_in(look: Look, contact: Contact, contents: Contents, level: int, *, strict: bool) -> bool:
    """Whether a thread touches ground of a level in a hex; ``strict``: not at the ends' hexsides alone."""
    for part in contents.ground:
        if part.level < level:
            return False
        for piece in part.pieces:
            if touches(look, piece, contact) and not (strict and _only_at_ends(look, piece, contact)):
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


def _only_at_ends(look: Look, piece: Piece, contact: Contact) -> bool:
    """Whether a thread touches a piece only where it leaves one end's hex or enters the other's (A-03)."""
    if not (contact.first or contact.last):
        return False
    thread = look.thread
    least, greatest = piece.touch.extent(contact.offset, thread.du, thread.dv)
    if least < 0 < greatest or along_edge(piece.rings, contact.offset, thread.du, thread.dv):
        return False
    points = set()
    hex_ = look.reading.cells.hex
    for number, du, dv in (
        (look.base, thread.du, thread.dv),
        (look.far, -thread.du, -thread.dv),
    ):
        at = leaves_at(du, dv)
        points.add(_seen_from(hex_(look.base + contact.step), hex_(number), at * du, at * dv))
    for ring in piece.rings:
        for (x, y, w), on in zip(ring, zeros(ring, contact.offset, thread.du, thread.dv), strict=True):
            if on and all(x != p * w or y != q * w for p, q in points):
                return False
    return True


def _all_grown(look: Look, number: int) -> bool:
    contents = look.reading.contents.get(number)
    return contents is not None and not contents.drawn_ground


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
        x, y = _seen_from(other, end.hex, at * du, at * dv)
        for part in contents.ground:
            if part.level >= level and any(_on_outline(piece, x, y) for piece in part.pieces):
                return True
    return False


def _seen_from(at: Hex, other: Hex, x: Fraction, y: Fraction) -> tuple[Fraction, Fraction]:
    """A point given from the dot of ``other``, from that of ``at``."""
    q, r = other.q - at.q, other.r - at.r
    return x + 3 * q * MILLI, y + (2 * r + q) * MILLI


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
