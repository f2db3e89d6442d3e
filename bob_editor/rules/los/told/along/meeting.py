"""What a thread meets on its way that counts, in order, and what stops it by itself."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.los.threads.contacts import INSIDE, NEAR, STEP
from bob_editor.rules.los.told.along.in_hexes import in_hex, in_hexes, meets_outline
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, Met
from bob_editor.rules.los.told.along.on_sides import on_sides
from bob_editor.rules.los.told.codes import ASKED, BLOCKS


def all_met(look: Look) -> list[Met]:
    """What counts between the ends, in order from the start."""
    return _met(look, whole=True)[0]


def met_so_far(look: Look) -> tuple[list[Met], bool]:
    """The same up to what stops the line by itself; and whether anything does."""
    return _met(look, whole=False)


def _met(look: Look, *, whole: bool) -> tuple[list[Met], bool]:
    settings = look.reading.settings
    if settings.line == "distance":
        return [], False
    found, stopped = in_hexes(look, whole=whole)
    if look.reading.sides:
        beside = list(on_sides(look, found[-1].near if stopped else look.length))
        if beside:
            stopped = stopped or (not whole and any(one.stops for one in beside))
            found = sorted([*found, *beside], key=_place)
    if look.reading.things.at_ends and not stopped and (look.length > 1 or settings.adjacent == "judged"):
        found = [*_at_end(look, "start"), *found, *_at_end(look, "target")]
    return found, stopped


def _at_end(look: Look, end: str) -> Iterator[Met]:
    """What hinders in the own hex of an end."""
    number, place = (look.base, -1) if end == "start" else (look.far, 2 * len(look.thread.course))
    near = 0 if end == "start" else look.length
    for thing in look.reading.hindering_at(number, end):
        if not look.inside(thing, number):
            yield Met(thing, number, CROSSED, place, near, end=end)


def _place(met: Met) -> int:
    return met.place


def stopping_contact(look: Look) -> int:
    """The place of the contact that stops the line whatever the distances; -1 where another counts before it."""
    reading, base = look.reading, look.base
    kinds, codes = reading.kinds, reading.codes.between(look.low, look.high)
    for place, touched in enumerate(look.thread.course):
        code = codes[kinds[base + (touched >> STEP)]]
        if not code:
            continue
        if code == ASKED or not touched & INSIDE:
            return -1
        if code == BLOCKS or meets_outline(look, reading.artwork[base + (touched >> STEP)], 1, place):
            return place
    return -1


def no_side_before(look: Look, place: int) -> bool:
    """Whether nothing lies on a hexside that the line meets no farther from the start than some contact."""
    sides, first = look.reading.sides, 3 * look.base
    if not sides:
        return True
    last, stepped = look.thread.course[place] & NEAR, look.stepped
    for side in stepped.sides:
        if first + side.code in sides:
            return False
        if side.first.from_start > last < side.second.from_start:
            break
    if not stepped.runs and not stepped.corners:
        return True
    met = (side for corner in stepped.corners for side in (*corner.left, *corner.right))
    return not any(first + side.code in sides for side in (*(run.side for run in stepped.runs), *met))


def met_at(look: Look, place: int) -> list[Met]:
    """What counts in the hex of one contact."""
    found: list[Met] = []
    in_hex(look, found, place, look.base + look.thread.contacts[place].step)
    return found
