"""What a thread meets on its way that counts, in order, and what stops it by itself."""

from collections.abc import Iterator

from bob_editor.rules.los.told.along.in_hexes import Way, all_of, in_hexes, place_of
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, Met
from bob_editor.rules.los.told.along.on_sides import on_sides


def all_met(look: Look) -> list[Met]:
    """What counts between the ends, in order from the start."""
    if look.reading.settings.line == "distance":
        return []
    return _met(look, all_of(look), whole=True)[0]


def met_on(look: Look, way: Way) -> tuple[list[Met], bool]:
    """The same; or what blocks, up to what stops the line by itself, and whether anything does."""
    return _met(look, way, whole=False)


def _met(look: Look, way: Way, *, whole: bool) -> tuple[list[Met], bool]:
    reading, settings = look.reading, look.reading.settings
    found, stopped = in_hexes(look, way, whole=whole)
    if reading.sides:
        beside = on_sides(look, found[-1].near - 1 if stopped else look.length, whole=not stopped)
        if beside:
            stopped = stopped or (not whole and any(one.stops for one in beside))
            found = sorted([*found, *beside], key=place_of)
    if reading.things.at_ends and not stopped and (look.length > 1 or settings.adjacent == "judged"):
        found = [*_at_end(look, "start"), *found, *_at_end(look, "target")]
    return found, stopped


def _at_end(look: Look, end: str) -> Iterator[Met]:
    """What hinders in the own hex of an end."""
    number, place = (look.base, -1) if end == "start" else (look.far, 2 * len(look.thread.course))
    near = 0 if end == "start" else look.length
    for thing in look.reading.hindering_at(number, end):
        if not look.inside(thing, number):
            yield Met(thing, number, CROSSED, place, near, end=end)
