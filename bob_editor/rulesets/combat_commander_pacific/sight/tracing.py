"""One thread, explained: the reference for ``field`` (docs/games/combat-commander-pacific.md, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, HINDERS, NOTES, Finding, Found
from bob_editor.rulesets.combat_commander_pacific.sight.crests import cave_shut, ground_from, ground_met
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import drawing_met
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look, look
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
    if not along.thread.length:
        return answer_same_hex(along)
    return answer_along(along, found_along(along), _all_reasons)


def _all_reasons(look: Look, _: Reason) -> tuple[Reason, ...]:
    """All reasons of a blocked thread but the one that decides, which comes first."""
    return reasons_of(look, found_along(look, whole=True))[1:]


def found_along(look: Look, *, whole: bool = False) -> Found:
    """All findings of a thread between two hexes, those behind an obstacle that blocks only if the ``whole`` is asked.

    Contacts come no nearer to the start one after the other, so that of outright blocking the nearest is found.
    """
    findings: list[Finding] = []
    found = Found(findings, [], [])
    reading, base = look.reading, look.base
    contents_of = reading.contents.get
    here, there = contents_of(base), contents_of(look.far)
    least = ground_from(look)
    met: list[tuple[Contact, Contents]] = []
    # runs of ground are looked for from the higher end, and seen from the start none goes on before grown ground
    to_the_end = whole or look.high > look.start_level or (here is not None and here.drawn_ground)
    stopped = False
    for contact in look.thread.contacts:
        contents = contents_of(base + contact.step)
        if contents is None:
            continue
        if contents.top >= least:
            met.append((contact, contents))
        if stopped:
            continue
        for tried in contents.tried:
            finding = drawing_met(look, contact, contents.level, tried, found)
            if finding is not None:
                findings.append(finding)
                stopped = stopped or (finding.effect == BLOCKS and not whole)
        if stopped and not to_the_end:
            break
    if met or (here is not None and here.top >= least) or (there is not None and there.top >= least):
        findings.extend(ground_met(look, met, found.dropped))
    if not reading.bare:
        findings.extend(_circumstances(look, found.dropped))
    return found


def _circumstances(look: Look, dropped: list[str]) -> Iterator[Finding]:
    """What gullies, caves, markers and the light do."""
    yield from _gullies(look, dropped)
    yield from _caves(look)
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
