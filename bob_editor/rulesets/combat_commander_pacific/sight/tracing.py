"""One thread, explained: the reference for ``field`` (docs/games/combat-commander-pacific.md, 3.3)."""

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.pieces.rays import NOTHING_THERE
from bob_editor.rules.los.reasons import stopped_by
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.sight.barriers import met_along
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    BLOCKS,
    HINDERS,
    NOTES,
    Finding,
    Found,
    nothing_found,
)
from bob_editor.rulesets.combat_commander_pacific.sight.crests import cave_shut, ground_met
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import met_in
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look, look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import (
    answer_along,
    answer_same_hex,
    beside,
)
from bob_editor.rulesets.combat_commander_pacific.sight.slopes import (
    by_ground,
    ground_before,
    known_crest,
)

CORNER = "corner_of_marker_hex_counts"


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and explain.

    :raises UnknownPlace: where an end's hex or position is not on the map.
    """
    along = look(reading, start, goal)
    length = along.thread.length
    if not length:
        return answer_same_hex(along)
    own = NOTHING_THERE
    if along.looks_down and length > 1 and not along.aircraft:
        own = ground_before(along)
        if own.reaches:
            return stopped_by(length, known_crest(along, along.base, 0)[1], _all_reasons, along)
    base, far, pits = along.base, along.far, reading.pits
    calm = reading.bare and (not pits or (base not in pits and far not in pits))
    again = along.level or reading.rulings.crest_again_in_end_hex_blocks
    certain = again and base not in reading.steep and not own.begun
    known, last, met = met_along(along, certain=certain)
    if last <= length and known is not None and certain and calm and not (met and met.ground):
        return stopped_by(length, known[1], _all_reasons, along)
    found = met or nothing_found()
    climbs = not (along.level or along.looks_down)
    if found.ground or not certain or (last > length and (climbs or length == 1 or far in reading.steep)):
        known = by_ground(along, found, known, last, own)
    if not calm:
        found.findings.extend(_circumstances(along, found.dropped))
    return answer_along(along, found, _all_reasons, known)


def _all_reasons(look: Look, _: Reason) -> tuple[Reason, ...]:
    """All reasons of a thread but the one that decides, which comes first."""
    return beside(look, found_along(look))


def found_along(look: Look) -> Found:
    """All that is found along a thread between two hexes."""
    found, reading = nothing_found(), look.reading
    for contact in look.thread.contacts:
        contents = reading.contents.get(look.base + contact.step)
        if contents is not None:
            found.findings.extend(met_in(look, contact, contents, found))
    found.findings.extend(ground_met(look, found.dropped))
    found.findings.extend(_circumstances(look, found.dropped))
    return found


def _circumstances(look: Look, dropped: list[str]) -> Iterator[Finding]:
    """What gullies, caves, markers and the light do."""
    reading = look.reading
    if reading.pits:
        yield from _gullies(look, dropped)
    if reading.caves:
        yield from _caves(look)
    if reading.smoke or reading.blazes:
        yield from _markers(look, dropped)
    yield from _light(look)


def _gullies(look: Look, dropped: list[str]) -> Iterator[Finding]:
    """A unit in a gully sees, and is seen from, adjacent hexes and higher ones only (T88)."""
    if look.thread.length <= 1:
        return
    at_start, at_goal = (look.high, look.low) if look.looks_down else (look.low, look.high)
    for end, number, near, own, other in (
        (look.start, look.base, 0, at_start, at_goal),
        (look.goal, look.far, look.thread.length, at_goal, at_start),
    ):
        if end.unit == "aircraft" or other > own:
            continue
        ruling = GULLY_OR_NOT if number in look.reading.disputed else None
        if number in look.reading.gullies:
            yield Finding("gully", BLOCKS, near, number, "gully", height=own, ruling=ruling)
        elif ruling is not None:
            dropped.append(ruling)


def _caves(look: Look) -> Iterator[Finding]:
    """Inside a cave one sees, and is seen from, downslope only (F102.2.2)."""
    for end, number, near in ((look.start, look.base, 0), (look.goal, look.far, look.thread.length)):
        if end.position == "cave" and cave_shut(look, end):
            yield Finding("cave", BLOCKS, near, number, "cave", height=look.reading.levels[number])


def _markers(look: Look, dropped: list[str]) -> Iterator[Finding]:
    """Blazes between the ends, smoke there and in their hexes: all of a hex counts (16.2.2, 16.3.4)."""
    reading, base = look.reading, look.base
    corners_count = reading.rulings.corner_of_marker_hex_counts
    smoke = reading.smoke
    for number, near in ((base, 0), (look.far, look.thread.length)):
        if number in smoke:
            yield Finding("smoke", HINDERS, near, number, "smoke", smoke[number])
    for contact in look.thread.contacts:
        number = base + contact.step
        if number not in smoke and number not in reading.blazes:
            continue
        if contact.corner and not corners_count:
            dropped.append(CORNER)
            continue
        ruling = CORNER if contact.corner else None
        if number in reading.blazes:
            yield Finding("blaze", BLOCKS, contact.from_start, number, "blaze", ruling=ruling)
        if number in smoke:
            yield Finding("smoke", HINDERS, contact.from_start, number, "smoke", smoke[number], ruling=ruling)


def _light(look: Look) -> Iterator[Finding]:
    """Night (18.3), the light that lifts it (7.2), and a hindrance on the whole map (1.0)."""
    reading, length, far = look.reading, look.thread.length, look.far
    if reading.night:
        if look.goal.lit or look.goal.hex in reading.lit:
            yield Finding("starshell", NOTES, length, far, "starshell")
        else:
            yield Finding("night", HINDERS, length, far, "night", length)
    if reading.everywhere:
        yield Finding("scenario_hindrance", HINDERS, length, far, "hindrance", reading.everywhere)
