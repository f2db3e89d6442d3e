"""One thread, explained: the reference for ``field`` (docs/games/combat-commander-pacific.md, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Reason, blocked_by
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    BLINDS,
    BLOCKS,
    HINDERS,
    NOTES,
    Finding,
    Found,
)
from bob_editor.rulesets.combat_commander_pacific.sight.crests import (
    NEVER,
    cave_shut,
    ground_from,
    ground_met,
)
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import (
    LESSER,
    Meeting,
    hindrance_met,
    meets,
    obstacle_met,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look, look
from bob_editor.rulesets.combat_commander_pacific.sight.nearest import ASK, nearest_block, nearest_reason
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import (
    answer_along,
    answer_same_hex,
    reason_of,
)

CORNER = "corner_of_marker_hex_counts"


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and explain.

    :raises UnknownPlace: where an end's hex or position is not on the map.
    """
    if reading.plain and start.position is start.unit is goal.position is goal.unit is None:
        try:
            base, far = reading.cells.of_hex[start.hex], reading.cells.of_hex[goal.hex]
        except KeyError:
            return _full_look(look(reading, start, goal))
        course = reading.courses.known[far - base] or reading.courses.between(start.hex, goal.hex)
        asked = reading, course, start, goal, base, (reading.levels[base], reading.levels[far])
        reason = nearest_reason(asked)
        if reason is None:
            return _full_look(look(reading, start, goal), past_ground=True)
        if reason != ASK:
            return blocked_by(course.thread.length, Reasons(reason, _other_reasons, (reading, start, goal)))
    along = look(reading, start, goal)
    nearest = nearest_block(along) if reading.plain else None
    if nearest is not None:
        length, first = along.thread.length, reason_of(reading, nearest)
        return blocked_by(length, Reasons(first, _other_reasons, (reading, start, goal)))
    return _full_look(along)


def _full_look(along: Look, *, past_ground: bool = False) -> Answer:
    """Look along the whole thread; ``past_ground`` where it is known that ground doesn't stop it."""
    if not along.thread.length:
        return answer_same_hex(along)
    return answer_along(along, found_along(along, past_ground=past_ground))


def _other_reasons(asked: tuple[MapReading, End, End], _: Reason) -> tuple[Reason, ...]:
    """All reasons of a blocked thread but the one that decides, which comes first."""
    return tuple(_full_look(look(*asked)).reasons[1:])


def verdict(reading: MapReading, start: End, goal: End) -> tuple[int, int]:
    """Code and hindrance of a thread (see ``rules.los.sight``), as ``trace`` has them, without the reasons."""
    along = look(reading, start, goal)
    if not along.thread.length:
        return CLEAR, 0
    effect, value = found_along(along).verdict
    return {BLOCKS: BLOCKED, BLINDS: BLIND, HINDERS: HINDERED, NOTES: CLEAR}[effect], value


def found_along(look: Look, *, past_ground: bool = False) -> Found:
    """All findings of a thread between two hexes; ``past_ground`` where it is known that ground doesn't stop it."""
    findings: list[Finding] = []
    found = Found(findings, [], [])
    reading, base, thread = look.reading, look.base, look.thread
    least_ground = NEVER if past_ground else ground_from(look)
    met: list[tuple[Contact, Contents]] = []
    contents_of = reading.contents.get
    reach, hair = thread.reach, look.hair
    for contact in thread.contacts:
        contents = contents_of(base + contact.step)
        if contents is None:
            continue
        if contents.top >= least_ground:
            met.append((contact, contents))
        aside, level = abs(contact.offset), contents.level
        for shell, core, blocks, drawing in contents.tried:
            if aside - hair > shell * reach:
                continue
            meeting: Meeting | None
            if aside + hair < core * reach:
                meeting = LESSER if drawing.lesser else None, False
            else:
                meeting = meets(look, contact, drawing, found)
            if meeting is not None:
                does = obstacle_met if blocks else hindrance_met
                findings.append(does(look, contact, level, drawing, meeting, found))
    ends = contents_of(base), contents_of(look.far)
    if met or any(end is not None and end.top >= least_ground for end in ends):
        findings.extend(ground_met(look, met, found.dropped))
    if reading.gullies or reading.disputed:
        findings.extend(_gullies(look, found.dropped))
    if reading.caves:
        findings.extend(_caves(look))
    if reading.smoke or reading.blazes:
        findings.extend(_markers(look, found.dropped))
    if reading.night or reading.everywhere:
        findings.extend(_light(look))
    return found


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
