"""From findings to answers: which reason comes first, what it says and cites.

Kinds and rule numbers are rows of the ruleset's ``reasons``.
"""

from __future__ import annotations

from operator import itemgetter

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.later import Later
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    BLINDS,
    BLOCKS,
    HINDERS,
    NOTES,
    Finding,
    Found,
)
from bob_editor.rulesets.combat_commander_pacific.sight.crests import AGAIN, ALWAYS, INSIDE
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import LESSER, left_out
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.modifiers import modifiers
from bob_editor.rulesets.combat_commander_pacific.sight.reading import KEPT_AT_MOST, MapReading

TEXTS = {
    "blaze": "The blaze at {at} blocks at every level.",
    "smoke": "Smoke at {at} hinders by {value}.",
    "obstacle_on_level_0": "{title} at {at} stands between two hexes of level 0.",
    "obstacle": "{title} at {at} stands on level {height}, as high as the higher end.",
    "hill": "Ground of level {height} at {at} is higher than both ends.",
    "crest": "Ground of level {height} at {at}: the higher end doesn't stand at the first crest line of its level.",
    "blind_hex": "{title} at {at}, on level {height}, blinds the next hex behind it.",
    "gully": "The gully at {at} is seen, and sees, from adjacent and from higher hexes only.",
    "cave": "The line leaves the cave's hex {at} no lower than level {height}: it is upslope of the cave.",
    "hindrance_on_level_0": "{title} at {at} hinders by {value}.",
    "hindrance": "{title} at {at}, on level {height}, hinders by {value}.",
    "night": "It is night: the range hinders by {value}.",
    "starshell": "The target at {at} is lit: night doesn't hinder.",
    "scenario_hindrance": "A scenario rule hinders every line of sight by {value}.",
    "obstacle_looked_over": "{title} at {at}, on level {height}, is lower than the higher end and looked over.",
    "hindrance_looked_over": "{title} at {at}, on level {height}, is lower than the higher end and doesn't hinder.",
}
WOULD_BLOCK = frozenset((AGAIN, ALWAYS, INSIDE, GULLY_OR_NOT))
"""Rulings by whose other answer something blocks outright, whatever else is met."""
GROWN = " Nothing is drawn there: it is grown from its hexes."
CLOSE = " The string passes very near its edge: judge with the string."

NEAR = " The string passes very near the {title} at {at}: judge with the string."


def answer_along(look: Look, found: Found) -> Answer:
    """The answer of a thread: what decides first, then what else is found, in order from the start, notes last."""
    length = look.thread.length
    reading = look.reading
    findings = sorted(found.findings, key=_NEARNESS)
    causes = [one for one in findings if one.effect]
    effect = value = 0
    lesser = left_out(look)
    if causes:
        first = max(causes, key=_WEIGHT)
        effect, value = first.effect, first.value
        causes.remove(first)
        hangs_on = next((one for one in found.dropped if one in WOULD_BLOCK), None)
        if hangs_on is None and lesser > (effect, value):
            hangs_on = LESSER
        if effect < BLOCKS and first.ruling is None and hangs_on is not None:
            first = first._replace(ruling=hangs_on)
        causes.insert(0, first)
    if len(causes) < len(findings):
        causes.extend([one for one in findings if not one.effect])
    reasons = [reason_of(reading, one) for one in causes]
    if effect >= BLINDS:
        return Answer("blocked", length, tuple(reasons), effect == BLINDS)
    shown = Later(modifiers, look, value)
    if effect == HINDERS:
        return Answer("hindered", length, tuple(reasons), hindrance=value, modifiers=shown)
    return Answer("clear", length, (_clear(look, found, lesser), *reasons), modifiers=shown)


def answer_same_hex(look: Look) -> Answer:
    """From a hex to itself: clear at range 0 (16.1)."""
    return Answer("clear", 0, (_clear(look, Found([], [], [])),))


_NEARNESS = itemgetter(Finding._fields.index("near"))
_WEIGHT = itemgetter(Finding._fields.index("effect"), Finding._fields.index("value"))
"""What decides has the strongest effect, then the largest value; of equals the first, which is the nearest."""


def _clear(look: Look, found: Found, lesser: tuple[int, int] = (NOTES, 0)) -> Reason:
    """The reason of a clear thread; it names a ruling by whose other answer something would be in the way."""
    reading = look.reading
    row = reading.reason_rows["clear"]
    at = reading.labels[look.far]
    text = (
        "Nothing between the two hexes is in the way."
        if look.thread.length > 1
        else "Nothing can lie between them."
    )
    for terrain, number in found.near:
        text += NEAR.format(title=reading.title(terrain).lower(), at=reading.labels[number])
    dropped = [*found.dropped, *((LESSER,) if lesser > (NOTES, 0) else ())]
    ruling = dropped[0] if dropped else None
    return Reason(row["kind"], row["cites"], text, at, ruling=ruling, distance=look.thread.length)


def reason_of(reading: MapReading, finding: Finding) -> Reason:
    """The finding in words; put into words once, since neighbouring threads share their findings."""
    try:
        return reading.worded[finding]
    except KeyError:
        pass
    if len(reading.worded) >= KEPT_AT_MOST:
        reading.worded.clear()
    row = reading.reason_rows[finding.row]
    at = reading.labels[finding.number]
    text = TEXTS[finding.row].format(
        title=reading.title(finding.terrain), at=at, height=finding.height, value=finding.value
    )
    if finding.grown:
        text += GROWN
    if finding.close:
        text += CLOSE
    reason = reading.worded[finding] = Reason(
        row["kind"], row["cites"], text, at, finding.terrain, finding.ruling, finding.height, finding.near
    )
    return reason
