"""One thread, explained: the reference for ``field`` (docs/games/combat-commander-pacific.md, 3.3)."""

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.reasons import stopped_by
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.sight.barriers import surely_stopped
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, HINDERS, NOTES, Finding, Found
from bob_editor.rulesets.combat_commander_pacific.sight.crests import cave_shut, ground_met, shut_at_end
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import hindrance_met, meets, obstacle_met
from bob_editor.rulesets.combat_commander_pacific.sight.look import NEVER, Look, look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import (
    answer_along,
    answer_same_hex,
    reasons_of,
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
    stopped = None if along.base in reading.shut_in or start.position else surely_stopped(along)
    if stopped is None:
        return answer_along(along, found_along(along), _all_reasons)
    near, kept = stopped
    if near not in kept:
        kept[near] = answer_along(along, found_along(along), _all_reasons).reasons[0]
    return stopped_by(length, kept[near], _all_reasons, along)


def _all_reasons(look: Look, _: Reason) -> tuple[Reason, ...]:
    """All reasons of a blocked thread but the one that decides, which comes first."""
    return reasons_of(look, found_along(look, whole=True))[1:]


def found_along(look: Look, *, whole: bool = False) -> Found:
    """What is found along a thread between two hexes: all of it, if the ``whole`` is asked.

    Otherwise, of what blocks outright, that which decides: the nearest to the start. Where nothing blocks, all is.
    """
    found = Found([], [], [])
    shut = None if whole else shut_at_end(look)
    if shut is not None and look.looks_down:
        found.findings.append(shut)
        return found
    before, higher = _drawings(look, found, whole=whole, shut=shut is not None)
    if higher or _is_high(look, look.base) or (before > look.thread.length and _is_high(look, look.far)):
        found.findings.extend(ground_met(look, found.dropped, None if whole else before))
    pits = look.reading.pits
    if not look.reading.bare or look.base in pits or look.far in pits:
        found.findings.extend(_circumstances(look, found.dropped))
    return found


def _drawings(look: Look, found: Found, *, whole: bool, shut: bool) -> tuple[int, bool]:
    """Find what drawings do, up to the first that blocks outright unless the ``whole`` is asked.

    Contacts come no nearer to the start one after the other. Of a thread that is ``shut`` anyway, drawings lower than
    its higher end are left out. Returned is the distance from the start before which anything else would decide, and
    whether ground before it is high enough to.
    """
    base, thread, stopping = look.base, look.thread, look.stopping
    sector, contents_of = thread.sector, look.reading.contents.get
    higher = False
    lowest = look.high if shut else -NEVER
    for step, aside, contact in thread.asides:
        contents = contents_of(base + step)
        if contents is None or contents.level < lowest > contents.top:
            continue
        for bands, surely, blocks, drawing in contents.tried:
            band = bands[sector] or drawing.band_in(sector)
            if not band.start <= aside < band.end:
                continue
            meeting = surely if band.sure <= aside < band.sure_end else meets(look, contact, drawing, found)
            if meeting is not None:
                does = obstacle_met if blocks else hindrance_met
                finding = does(look, contact, contents.level, drawing, meeting, found)
                found.findings.append(finding)
                if finding.effect == BLOCKS and not whole:
                    return contact.from_start, higher
        if contents.top >= stopping:
            higher = True
    return thread.length + 1, higher


def _is_high(look: Look, number: int) -> bool:
    """Whether some ground in a hex is high enough to stop a thread."""
    contents = look.reading.contents.get(number)
    return contents is not None and contents.top >= look.stopping


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
    for end, number, near, own, other in (
        (look.start, look.base, 0, look.start_level, look.goal_level),
        (look.goal, look.far, look.thread.length, look.goal_level, look.start_level),
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
