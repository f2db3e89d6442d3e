"""The nearest thing that blocks a thread outright, found without looking farther: the reason most often asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.barrier import Barrier
from bob_editor.rulesets.combat_commander_pacific.sight.barriers import barrier_at
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, Finding, Found
from bob_editor.rulesets.combat_commander_pacific.sight.courses import MIDST, MOST, STEP, WITHIN, Course
from bob_editor.rulesets.combat_commander_pacific.sight.crests import (
    crest_at,
    goes_on_to,
    ground_from,
    ground_met,
    hill_in,
    reaches,
)
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import LESSER, meets, obstacle_met
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look, look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import reason_of

ASK: Final = "ask"
"""What is found where only a look farther along the thread can tell."""

Asked = tuple["MapReading", "Course", "End", "End", int, tuple[int, int]]
"""A thread between two plain ends of a map: the reading, its course, its ends, the start's number, their levels."""
Hill = tuple[int, "Contact", "Barrier"]
"""Where a thread meets ground that stops it: the contact's place, the contact, what may block in its hex."""


def nearest_reason(asked: Asked) -> Reason | Literal["ask"] | None:
    """The reason that decides a thread which something blocks outright; None where nothing does.

    Of what blocks the nearest decides, and of equals an obstacle before ground. The contacts of a thread come no nearer
    to its start one after the other, so what is met first is the nearest. But runs of ground begin at the higher end:
    for who looks up, the last contact of a run is where it does.
    """
    reading, (_, thread), _, goal, base, (first, second) = asked
    if thread.length == 1 or (reading.draws_ground and (first != second or _overhung(asked))):
        return ASK
    if first > second and reading.own_ground(base, first, thread.du, thread.dv).reaches:
        return reason_of(reading, crest_at(base, 0, first, grown=True))
    found, hill = _between(asked)
    if found is not None:
        return found
    if first < second and (hill is None or goes_on_to(hill[1], len(thread.contacts) - hill[0])):
        far = reading.cells.of_hex[goal.hex]
        if reading.own_ground(far, second, -thread.du, -thread.dv).reaches:
            return reason_of(reading, crest_at(far, thread.length, second, grown=True))
    return None if hill is None else _ground(asked, *hill)


def _between(asked: Asked) -> tuple[Reason | Literal["ask"] | None, Hill | None]:
    """What decides between the ends; else where ground was met last that does, unless it goes on to the goal's hex."""
    reading, (numbers, thread), _, _, base, levels = asked
    upwards, contacts = levels[0] < levels[1], thread.contacts
    barriers = reading.barriers.get(levels) or reading.barriers_between(levels)
    among, hill = barriers.found, None
    for place, here in enumerate(numbers):
        number = base + (here >> STEP)
        barrier = among[number]
        if not barrier:
            if barrier is None:
                continue
            barrier = barriers.keep(number, barrier_at(reading, levels, number))
            if barrier is None:
                continue
        if hill is not None and not (upwards and goes_on_to(hill[1], place - hill[0])):
            if contacts[place].from_start > hill[1].from_start:
                return None, hill
            if upwards:
                return ASK, None
        _, shell, core, ground_shell, _ = barrier
        if shell >= here & MOST:
            reason = _obstacle(asked, place, barrier)
            if reason is not None:
                overtaken = (
                    upwards and hill is not None and not _meets_ground(asked, contacts[place], barrier)
                )
                return ASK if overtaken else reason, None
        midst = here >> MIDST & MOST
        if ground_shell >= midst - 1 and (upwards or hill is None):
            contact = contacts[place]
            if core >= midst or _meets_ground(asked, contact, barrier):
                hill = place, contact, barrier
    return None, hill


def _overhung(asked: Asked) -> bool:
    """Whether ground higher than both ends, which are on one level, reaches into the hex of one."""
    reading, _, _, goal, base, (level, _) = asked
    ends = reading.contents.get(base), reading.contents.get(reading.cells.of_hex[goal.hex])
    return any(end is not None and end.top > level for end in ends)


def _obstacle(asked: Asked, place: int, barrier: Barrier) -> Reason | None:
    """The reason for the first obstacle that a thread meets in a hex as high as both ends."""
    reading, (numbers, thread), start, goal, *_ = asked
    core, _, _, _, standing = barrier
    contact = thread.contacts[place]
    sure = core >= numbers[place] >> WITHIN & MOST
    reason = standing.obstacles.get(contact.from_start) if sure else None
    if reason is None:
        found = _obstacle_in(look(reading, start, goal), contact, standing.contents)
        if found is not None:
            reason = reason_of(reading, found)
            if sure:
                standing.obstacles[contact.from_start] = reason
    return reason


def _meets_ground(asked: Asked, contact: Contact, barrier: Barrier) -> bool:
    """Whether a thread meets ground in a hex that stops it there, or begins a run."""
    reading, _, start, goal, _, (first, second) = asked
    looking, contents = look(reading, start, goal), barrier[-1].contents
    if first == second:
        return hill_in(looking, contact, contents) is not None
    return reaches(looking, contact, contents, looking.high)


def _ground(asked: Asked, place: int, contact: Contact, barrier: Barrier) -> Reason:
    """The reason for the ground that a thread meets in a hex."""
    reading, (numbers, _), start, goal, base, (first, second) = asked
    _, _, core, _, standing = barrier
    near = contact.from_start
    sure = first != second or core >= numbers[place] >> MIDST & MOST
    reason = standing.hills.get(near) if sure else None
    if reason is None:
        found = crest_at(base + contact.step, near, max(first, second), grown=True)
        if first == second:
            found = hill_in(look(reading, start, goal), contact, standing.contents) or found
        reason = reason_of(reading, found)
        if sure:
            standing.hills[near] = reason
    return reason


def nearest_block(look: Look) -> Finding | None:
    """What decides that a thread is blocked by an obstacle, or by ground before it; None where a full look must tell.

    For any ends and any ground, on maps where nothing else blocks (``MapReading.plain``).
    """
    reading = look.reading
    contents_of, base, least = reading.contents.get, look.base, ground_from(look)
    contacts, high = look.thread.contacts, look.high
    met: list[tuple[Contact, Contents]] = []
    obstacle, behind = None, 0
    for contact in contacts:
        behind += 1
        contents = contents_of(base + contact.step)
        if contents is None:
            continue
        if contents.top >= least:
            met.append((contact, contents))
        if contents.level >= high and contents.obstacles:
            obstacle = _obstacle_in(look, contact, contents)
            if obstacle is not None:
                break
    if obstacle is None:
        return None
    ends = contents_of(base), contents_of(look.far)
    if met or any(end is not None and end.top >= least for end in ends):
        met += _ground_beyond(look, contacts[behind:], least)
        ground = [one for one in ground_met(look, met, []) if one.effect == BLOCKS]
        return min((obstacle, *ground), key=lambda one: one.near)
    return obstacle


def _ground_beyond(look: Look, contacts: Sequence[Contact], least: int) -> list[tuple[Contact, Contents]]:
    """What has ground this high of the contacts behind an obstacle: a run of it may begin before."""
    contents_of, base = look.reading.contents.get, look.base
    return [
        (contact, contents)
        for contact in contacts
        if (contents := contents_of(base + contact.step)) is not None and contents.top >= least
    ]


def _obstacle_in(look: Look, contact: Contact, contents: Contents) -> Finding | None:
    """The first obstacle that a thread meets in a hex as high as both ends."""
    aside, reach, hair = abs(contact.offset), look.thread.reach, look.hair
    unheard = Found([], [], [])
    for shell, core, blocks, drawing in contents.tried:
        if not blocks or aside - hair > shell * reach:
            continue
        if aside + hair < core * reach:
            return obstacle_met(
                look, contact, contents.level, drawing, (LESSER if drawing.lesser else None, False), unheard
            )
        meeting = meets(look, contact, drawing, unheard)
        if meeting is not None:
            return obstacle_met(look, contact, contents.level, drawing, meeting, unheard)
    return None
