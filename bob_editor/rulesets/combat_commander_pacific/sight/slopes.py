"""Which ground decides, told by signs alone; where they don't tell, all that it does is measured (``crests``)."""

from bob_editor.rules.los.pieces.rays import OnRay
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import NO_GROUND, Contents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import Found, Known
from bob_editor.rulesets.combat_commander_pacific.sight.crests import (
    APART,
    HILL,
    begun,
    crest_at,
    ground_met,
    high_ground,
    hills_met,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import reason_of
from bob_editor.rulesets.combat_commander_pacific.sight.runs import Met, Place, nearest_run, reaches


def ground_there(look: Look, contact: Contact, contents: Contents) -> Known | None:
    """What ground of a hex between the ends does that stops a thread by itself.

    Such a thread runs through some of it; between ends on one level it may as well only touch it, which does nothing.
    """
    hill = next(hills_met(look, [(contact, contents)]), None) if contents.top > look.high else None
    if hill is not None:
        return hill, reason_of(look.reading, hill)
    return None if look.level else known_crest(look, look.base + contact.step, contact.from_start)


def higher_of(one: Known | None, other: Known) -> Known:
    """What decides of ground in two hexes as far off: a hill before a crest line, else the first."""
    return other if one is None or one[0].row != HILL == other[0].row else one


def by_ground(look: Look, found: Found, known: Known | None, last: int, own: OnRay) -> Known | None:
    """What decides: what is ``known``, ``last`` hexes from the start, or ground before it that isn't told by itself.

    Where signs don't tell, what ground does is among what is ``found``.
    """
    if look.aircraft and not look.level:
        return known
    if not look.level and not look.looks_down and last > look.thread.length > 1:
        own = ground_before(look)
    if _may_stop_at_ends(look, last, own):
        found.findings.extend(ground_met(look, found.dropped))
        return known
    if found.ground:
        return _over_slopes(look, found, known, last, own)
    return known_crest(look, look.far, look.thread.length) if own.reaches else known


def _over_slopes(look: Look, found: Found, known: Known | None, last: int, own: OnRay) -> Known | None:
    """The same where one end is higher, and ground between them that isn't told by itself."""
    length = look.thread.length
    high = [one for one in found.ground if one[1].top > look.high]
    hill = next((one for one in hills_met(look, high) if one.near < last), None) if high else None
    # a hill counts where a crest line does, be it farther off
    shut = own.reaches or (hill is not None and ground_before(look).reaches)
    crests = _nearest_crest(look, found.ground, own, hill.near if hill is not None and shut else last)
    if hill is not None and crests == [] and not shut and last <= length:
        crests = _any_crest(look)
    if crests is None:
        found.findings.extend(ground_met(look, found.dropped))
        return known
    if crests and (hill is None or crests[0][1] < hill.near):
        return known_crest(look, *crests[0])
    if hill is not None and (crests or shut):
        return hill, reason_of(look.reading, hill)
    return known_crest(look, look.far, length) if own.reaches else known


def _any_crest(look: Look) -> list[Place] | None:
    """Where the nearest crest line is met again all along a thread, if any; None where that isn't sure."""
    own, length = ground_before(look), look.thread.length
    if _may_stop_at_ends(look, length + 1, own):
        return None
    ground = [pair for pair in high_ground(look, look.thread.contacts) if reaches(look, *pair)]
    return _nearest_crest(look, ground, own, length + 1)


def ground_before(look: Look) -> OnRay:
    """The ground of its level in the higher end's own hex."""
    thread = look.thread
    if look.looks_down:
        return look.reading.own_ground(look.base, look.high, thread.du, thread.dv)
    return look.reading.own_ground(look.far, look.high, -thread.du, -thread.dv)


def _may_stop_at_ends(look: Look, last: int, own: OnRay) -> bool:
    """Whether ground in an end's hex may stop a thread but for the higher one's ``own`` that reaches to its hexside.

    Something else does ``last`` hexes from the start; between neighbours, whose ``own`` isn't asked, all ground may.
    """
    contents_of, length, high = look.reading.contents.get, look.thread.length, look.high
    at_start, at_goal = contents_of(look.base), contents_of(look.far)
    near = NO_GROUND if at_start is None else at_start.top
    far = NO_GROUND if at_goal is None or last <= length else at_goal.top
    if look.level:
        return near > high or far > high
    if length == 1:
        return near >= high or far >= high
    upper, lower = (near, far) if look.looks_down else (far, near)
    return upper > high or lower >= high or own.begun > 0


def _nearest_crest(look: Look, ground: Met, own: OnRay, before: int) -> list[Place] | None:
    """Where the nearest crest line is met again that is ``before`` so many hexes from the start, if any.

    ``ground`` is that between the ends; in their own hexes none does so. None where that isn't sure.
    """
    reading = look.reading
    if not ground or ground[0][0].from_start >= before:
        return []
    if not reading.rulings.crest_again_in_end_hex_blocks:
        return None
    if reading.draws_ground:
        drawn = any(contents.drawn_ground for _, contents in ground)
        return nearest_run(look, ground, own, before) if drawn else None
    behind = look.thread.steps.index(ground[-1][0].step) + 1
    # what blocks right behind it may stand on the same ground
    beyond = high_ground(look, look.thread.contacts[behind : behind + APART])
    reached = [*ground, *(pair for pair in beyond if reaches(look, *pair))]
    found = begun(look, reached, goes_on=own.reaches)
    return [one for one in (found[:1] if look.looks_down else found[-1:]) if one[1] < before]


def known_crest(look: Look, number: int, near: int) -> Known:
    """What ground of the higher end's level does in a hex, kept by that hex and its distance."""
    kept = look.reading.crests.setdefault((number, look.high), {})
    if near not in kept:
        finding = crest_at(look, number, near, None)
        kept[near] = finding, reason_of(look.reading, finding)
    return kept[near]
