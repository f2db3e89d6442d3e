"""The nearest thing that blocks a thread outright, found without looking farther: the reason most often asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.contacts import STEP
from bob_editor.rulesets.combat_commander_pacific.crests import ground_from, ground_met
from bob_editor.rulesets.combat_commander_pacific.drawings import LESSER, meets, obstacle_met
from bob_editor.rulesets.combat_commander_pacific.findings import BLOCKS, Finding, Found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bob_editor.rules.los.contacts import Contact
    from bob_editor.rulesets.combat_commander_pacific.contents import Contents
    from bob_editor.rulesets.combat_commander_pacific.look import Look


def nearest_block(look: Look) -> Finding | None:
    """What decides that a thread is blocked by an obstacle, or by ground before it; None where a full look must tell.

    Of what blocks outright the nearest decides, and of equals an obstacle before ground. Gullies, caves and blazes
    block by themselves: maps with those are left to the full look.
    """
    reading = look.reading
    if reading.gullies or reading.disputed or reading.caves or reading.blazes:
        return None
    contents_of, base, least = reading.contents.get, look.base, ground_from(look)
    contacts, high = look.thread.contacts, look.high
    met: list[tuple[Contact, Contents]] = []
    obstacle = None
    for place, here in enumerate(look.thread.course):
        contents = contents_of(base + (here >> STEP))
        if contents is None:
            continue
        if contents.top >= least:
            met.append((contacts[place], contents))
        if contents.level >= high and contents.obstacles:
            obstacle = _obstacle_in(look, contacts[place], contents)
            if obstacle is not None:
                break
    if obstacle is None:
        return None
    ends = contents_of(base), contents_of(look.far)
    if met or any(end is not None and end.top >= least for end in ends):
        met += _ground_beyond(look, contacts[place + 1 :], least)
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
