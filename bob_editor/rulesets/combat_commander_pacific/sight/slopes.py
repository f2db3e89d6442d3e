"""Which ground decides, told by signs alone; where they don't tell, all that it does is measured (``crests``)."""

from bob_editor.rules.los.pieces.rays import NOTHING_THERE, OnRay
from bob_editor.rulesets.combat_commander_pacific.land.contents import NO_GROUND
from bob_editor.rulesets.combat_commander_pacific.sight.causes import Found, Known
from bob_editor.rulesets.combat_commander_pacific.sight.crests import (
    APART,
    begun,
    crest_at,
    ground_met,
    high_ground,
    hills_met,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import reason_of
from bob_editor.rulesets.combat_commander_pacific.sight.runs import Met, Place, nearest_run, reaches


def on_level(look: Look, found: Found, known: Known | None, last: int) -> Known | None:
    """What decides between ends on one level: what is ``known``, ``last`` hexes from the start, or ground before it.

    Where signs don't tell, what ground does is among what is ``found``.
    """
    if _may_stop_at_ends(look, last, NOTHING_THERE):
        found.findings.extend(ground_met(look, found.dropped))
        return known
    hill = next(hills_met(look, found.ground), None)
    return known if hill is None or hill.near >= last else (hill, reason_of(look.reading, hill))


def over_slopes(look: Look, found: Found, known: Known | None, last: int, own: OnRay) -> Known | None:
    """The same where one end is higher, whose ``own`` ground doesn't reach its hexside if it is the start."""
    length = look.thread.length
    if not look.looks_down and last > length > 1:
        own = ground_before(look)
    hill = next((one for one in hills_met(look, found.ground) if one.near < last), None)
    # a hill counts where a crest line does, be it farther off
    shut = own.reaches or (hill is not None and ground_before(look).reaches)
    crests = None
    if not _may_stop_at_ends(look, last, own):
        crests = _nearest_crest(look, found.ground, own, hill.near if hill is not None and shut else last)
    if crests is None or (hill is not None and not crests and not shut and last <= length):
        found.findings.extend(ground_met(look, found.dropped))
        return known
    if crests and (hill is None or crests[0][1] < hill.near):
        return known_crest(look, *crests[0])
    if hill is not None and (crests or shut):
        return hill, reason_of(look.reading, hill)
    return known_crest(look, look.far, length) if own.reaches else known


def ground_before(look: Look) -> OnRay:
    """The ground of its level in the higher end's own hex."""
    number, _, du, dv = look.higher_end()
    return look.reading.own_ground(number, look.high, du, dv)


def _may_stop_at_ends(look: Look, last: int, own: OnRay) -> bool:
    """Whether ground in an end's hex may stop a thread but for the higher one's ``own`` that reaches to its hexside.

    Something else does ``last`` hexes from the start; between neighbours, whose ``own`` isn't asked, all ground may.
    """
    contents_of, length, high = look.reading.contents.get, look.thread.length, look.high
    at_start, at_goal = contents_of(look.base), contents_of(look.far)
    near = NO_GROUND if at_start is None else at_start.top
    far = NO_GROUND if at_goal is None or last <= length else at_goal.top
    if look.level:
        asked = last > length or look.reading.rulings.higher_ground_in_end_hex_blocks
        return asked and (near > high or far > high)
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
    drawn = [pair for pair in ground if pair[1].drawn_ground]
    if len(drawn) == len(ground) or any(reaches(look, *pair) for pair in drawn):
        return nearest_run(look, ground, own, before)
    reached = [pair for pair in ground if reaches(look, *pair)]
    if not reached:
        return []
    if reading.draws_ground:
        return None
    behind = look.thread.steps.index(reached[-1][0].step) + 1
    # what blocks right behind it may stand on the same ground
    beyond = high_ground(look, look.thread.asides[behind : behind + APART])
    reached += [pair for pair in beyond if reaches(look, *pair)]
    found = begun(look, reached, goes_on=own.reaches)
    return [one for one in (found[:1] if look.looks_down else found[-1:]) if one[1] < before]


def known_crest(look: Look, number: int, near: int) -> Known:
    """What ground of the higher end's level does in a hex, kept by that hex and its distance."""
    kept = look.reading.crests.setdefault((number, look.high), {})
    if near not in kept:
        finding = crest_at(look, number, near, None)
        kept[near] = finding, reason_of(look.reading, finding)
    return kept[near]
