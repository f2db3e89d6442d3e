"""Obstacles and hindrances along a thread (16.2, 16.3; docs/games/combat-commander-pacific.md, 3.3)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import HEX, moved
from bob_editor.rules.los.pieces.cut_pieces import Piece
from bob_editor.rules.los.pieces.hulls import Interval, overlap
from bob_editor.rules.los.threads.contacts import Contact, sides_met
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING
from bob_editor.rulesets.combat_commander_pacific.land.contents import (
    HAIR,
    LESSER,
    Contents,
    Drawing,
    Meeting,
)
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    BLINDS,
    BLOCKS,
    HINDERS,
    NOTES,
    Finding,
    Found,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look

BARE, RUN, FAR_HEX, AT_TOP = (
    "bare_touch_counts_on_hills",
    "hexside_run_blinds",
    "far_hex_of_building_is_blind",
    "hindrance_at_higher_end_counts",
)


Met = tuple[Meeting | None, ...]
"""How a thread meets the drawings of a hex in their order; None of one that it doesn't."""


def met_in(look: Look, contact: Contact, contents: Contents, found: Found) -> Iterator[Finding]:
    """What the drawings do that a thread meets in a hex."""
    return does(look, contact, contents, how_met(look, contact, contents, found), found)


def how_met(look: Look, contact: Contact, contents: Contents, found: Found) -> Met:
    """How a thread meets the drawings in a hex that it touches."""
    sector, aside = look.thread.sector, contact.aside
    met: list[Meeting | None] = []
    for bands, surely, _, drawing in contents.tried:
        band, meeting = bands[sector] or drawing.band_in(sector), None
        if band.start <= aside < band.end:
            meeting = surely if band.sure <= aside < band.sure_end else meets(look, contact, drawing, found)
        met.append(meeting)
    return tuple(met)


def does(look: Look, contact: Contact, contents: Contents, met: Met, found: Found) -> Iterator[Finding]:
    """What the drawings in a hex do that a thread meets so."""
    for (_, _, blocks, drawing), meeting in zip(contents.tried, met, strict=True):
        if meeting is not None:
            one = obstacle_met if blocks else hindrance_met
            yield one(look, contact, contents.level, drawing, meeting, found)


def obstacle_met(
    look: Look, contact: Contact, height: int, drawing: Drawing, meeting: Meeting, found: Found
) -> Finding:
    """What an obstacle's drawing does that a thread meets in a hex on level ``height``."""
    ruling, close = meeting
    row, effect = "obstacle_looked_over", NOTES
    if height >= look.high:
        row, effect = ("obstacle" if look.high else "obstacle_on_level_0"), BLOCKS
    elif not look.level and look.low <= height and (contact.last if look.looks_down else contact.first):
        blinding = _blinds(look, contact, drawing)
        if blinding is None:
            found.dropped.append(
                FAR_HEX if contact.inside or look.reading.rulings.hexside_run_blinds else RUN
            )
        else:
            row, effect, ruling = "blind_hex", BLINDS, ruling or blinding or None
    number = look.base + contact.step
    return Finding(
        row, effect, contact.from_start, number, drawing.terrain, 0, height, ruling, drawing.grown, close
    )


def _blinds(look: Look, contact: Contact, drawing: Drawing) -> str | None:
    """The ruling on which it hangs that the hex right before the lower end blinds it, or ""; None where it doesn't."""
    rulings = look.reading.rulings
    if not contact.inside and not rulings.hexside_run_blinds:
        return None
    at = look.reading.cells.hex(look.base + contact.step)
    if drawing.terrain == BUILDING and same_building(look, at, drawing):
        return FAR_HEX if rulings.far_hex_of_building_is_blind else None
    return "" if contact.inside else RUN


def hindrance_met(
    look: Look, contact: Contact, height: int, drawing: Drawing, meeting: Meeting, found: Found
) -> Finding:
    """What a hindrance's drawing does that a thread meets in a hex on level ``height``."""
    ruling, close = meeting
    row, effect, value = "hindrance_looked_over", NOTES, 0
    if height >= look.high:
        at_top = height == look.high and not look.level
        if at_top and not look.reading.rulings.hindrance_at_higher_end_counts:
            found.dropped.append(AT_TOP)
        else:
            row, effect = ("hindrance" if look.high else "hindrance_on_level_0"), HINDERS
            value, ruling = drawing.effect.value, AT_TOP if at_top and ruling is None else ruling
    number = look.base + contact.step
    return Finding(
        row, effect, contact.from_start, number, drawing.terrain, value, height, ruling, drawing.grown, close
    )


def meets(look: Look, contact: Contact, drawing: Drawing, found: Found) -> Meeting | None:
    """How a thread meets a drawing in a hex that it touches; None where it doesn't."""
    thread = look.thread
    offset, du, dv, hair = contact.offset, thread.du, thread.dv, HAIR * thread.span
    ruling = LESSER if drawing.lesser else None
    on_hills, touched, through, close = look.high > 0, False, False, False
    deepest = 0.0
    for piece in drawing.pieces:
        least, greatest = piece.touch.extent(offset, du, dv, thread.sector)
        if least > 0 or greatest < 0:
            close = close or -hair < greatest < 0 or 0 < least < hair
            continue
        touched = True
        deep = min(-least, greatest)
        deepest = max(deepest, deep)
        if on_hills and not through:
            inside = least < 0 < greatest and not piece.flat
            through = inside or (not contact.inside and _runs_inside(look, contact, piece, drawing))
    if not touched:
        if close:
            found.near.append((drawing.terrain, look.base + contact.step))
        return None
    if on_hills and not through:
        if look.reading.rulings.bare_touch_counts_on_hills:
            return ruling or BARE, True
        found.dropped.append(BARE)
        return None
    return ruling, deepest < hair


def left_out(look: Look) -> tuple[int, int]:
    """The strongest effect and value of artwork along a thread that ``lesser_artwork_counts`` leaves out."""
    with_lesser = look.reading.with_lesser
    if with_lesser is None:
        return NOTES, 0
    look = replace(look, reading=with_lesser)
    strongest, scratch = (NOTES, 0), Found([], [], [], [])
    for contact in look.thread.contacts:
        contents = with_lesser.contents.get(look.base + contact.step)
        for one in met_in(look, contact, contents, scratch) if contents is not None else ():
            if one.ruling == LESSER:
                strongest = max(strongest, (one.effect, one.value))
    return strongest


def _runs_inside(look: Look, contact: Contact, piece: Piece, drawing: Drawing) -> bool:
    """Whether a thread along a hexside, or through a corner alone, runs inside a drawing that goes on beyond.

    Kept by what it runs along, which its sector and hand tell.
    """
    kept, number = look.reading.inside, look.base + contact.step
    key = number, piece, look.thread.sector, contact.aside, contact.corner
    if key not in kept:
        kept[key] = _goes_on(look, number, contact, piece, drawing)
    return kept[key]


def _goes_on(look: Look, number: int, contact: Contact, piece: Piece, drawing: Drawing) -> bool:
    """Whether the drawing lies against that hexside's stretch from both its hexes, or against a corner all around."""
    cells, goes_on = look.reading.cells, []
    at = cells.hex(number)
    for direction, start, _ in sides_met(contact, look.thread):
        other = at.neighbours()[direction]
        here = piece.on_sides[direction]
        there = _stretches(look, cells.number(other), drawing.drawn_as, direction)
        shift = 3 * MILLI * (other.q - at.q)
        if contact.corner:
            goes_on.append(_holds(here, start) and _holds(there, start - shift))
        else:
            goes_on.append(overlap(here, there, shift))
    return bool(goes_on) and all(goes_on)


def _stretches(look: Look, number: int, drawn_as: str, direction: int) -> list[Interval]:
    """Where a terrain's drawings in a hex lie against the hexside that its neighbour sees in this direction."""
    contents = look.reading.contents.get(number)
    return [
        run
        for one in ((*contents.obstacles, *contents.hindrances) if contents is not None else ())
        if one.drawn_as == drawn_as
        for part in one.pieces
        for run in part.on_sides[(direction + 3) % 6]
    ]


def _holds(stretches: Iterable[Interval], x: int) -> bool:
    return any(start <= x <= end for start, end in stretches)


def same_building(look: Look, at: Hex, drawing: Drawing) -> bool:
    """Whether the building drawing in a hex goes on, connected, in the lower end's hex (T89.4.1)."""
    reading = look.reading
    lower = look.lower_end()[0]
    other = reading.cells.hex(lower)
    contents = reading.contents.get(lower)
    if contents is None or all(one.terrain != drawing.terrain for one in contents.obstacles):
        return False
    direction = at.direction_to(other)
    if direction is not None:
        there = _stretches(look, lower, drawing.drawn_as, direction)
        shift = 3 * MILLI * (other.q - at.q)
        if any(overlap(piece.on_sides[direction], there, shift) for piece in drawing.pieces):
            return True
    # The two parts may be joined by way of other hexes.
    u, v = reading.grid.frame.canonical_centre(at)
    a, b = reading.grid.frame.canonical_centre(other)
    far = moved(HEX, (a * MILLI, b * MILLI))
    dots = [moved(piece.area.representative_point(), (u * MILLI, v * MILLI)) for piece in drawing.pieces]
    return any(
        whole.intersection(far).area > 0 and any(whole.covers(dot) for dot in dots)
        for whole in reading.buildings
    )
