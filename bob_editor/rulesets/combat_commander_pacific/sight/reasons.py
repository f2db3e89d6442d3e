"""From findings to answers: which reason comes first, what it says and cites.

Kinds and rule numbers are rows of the ruleset's ``reasons``.
"""

from collections.abc import Callable

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.reasons import Reasons, hindered_by, stopped_by
from bob_editor.rules.wording import filled
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY_OR_NOT
from bob_editor.rulesets.combat_commander_pacific.land.contents import LESSER
from bob_editor.rulesets.combat_commander_pacific.sight.causes import (
    AGAIN,
    ALWAYS,
    BLINDS,
    BLOCKS,
    BUMP,
    INSIDE,
    NOTES,
    Finding,
    Found,
    Known,
)
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import left_out
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.modifiers import modifiers
from bob_editor.rulesets.combat_commander_pacific.sight.reading import KEPT_AT_MOST, MapReading

WOULD_BLOCK = frozenset((AGAIN, ALWAYS, BUMP, INSIDE, GULLY_OR_NOT))
"""Rulings by whose other answer something blocks outright, whatever else is met."""
GROWN = " Nothing is drawn there: it is grown from its hexes."
CLOSE = " The string passes very near its edge: judge with the string."

NEAR = " The string passes very near the {title} at {at}: judge with the string."


def answer_along(
    look: Look, found: Found, others: Callable[[Look, Reason], tuple[Reason, ...]], known: Known | None = None
) -> Answer:
    """The answer of a thread: what decides first, then what else is found, in order from the start, notes last.

    What decides is among what was ``found``, or ``known``; ``others`` makes the reasons beside it.
    """
    length, reading, findings = look.thread.length, look.reading, found.findings
    if findings:
        first = _first(findings if known is None else [known[0], *findings])
        if known is None or first is not known[0]:
            known = None if first is None else (first, reason_of(reading, first))
    if known is None:
        return hindered_by(0, length, _clear(look, found), others, look, modifiers)
    first, reason = known
    if first.effect == BLOCKS:
        return stopped_by(length, reason, others, look)
    if reason.ruling is None and (found.dropped or reading.with_lesser is not None):
        reason = _hanging(look, found, first, reason)
    if first.effect == BLINDS:
        return Answer("blocked", length, Reasons(reason, others, look), blind=True)
    return hindered_by(first.value, length, reason, others, look, modifiers)


def beside(look: Look, found: Found) -> tuple[Reason, ...]:
    """The reasons beside the one that decides, of all that is found along a thread: from the start, notes last.

    Of several drawings that do the same in a hex one is named.
    """
    first = _first(found.findings)
    rest = sorted(found.findings, key=lambda one: (one is not first, not one.effect, one.near))
    reasons = dict.fromkeys(reason_of(look.reading, one) for one in rest)
    return tuple(reasons)[first is not None :]


def _first(findings: list[Finding]) -> Finding | None:
    """What decides: of the strongest effect, then of the largest value; of equals the nearest."""
    if not findings:
        return None
    first = findings[0] if len(findings) == 1 else max(findings, key=_weight)
    return first if first.effect else None


def _weight(one: Finding) -> tuple[int, int, int]:
    return one.effect, one.value, -one.near


def _hanging(look: Look, found: Found, first: Finding, reason: Reason) -> Reason:
    """The reason of what decides; it names a ruling by whose other answer something stronger would."""
    hangs_on = next((one for one in found.dropped if one in WOULD_BLOCK), None)
    if hangs_on is None and left_out(look) > (first.effect, first.value):
        hangs_on = LESSER
    return reason if hangs_on is None else reason._replace(ruling=hangs_on)


def answer_same_hex(look: Look) -> Answer:
    """From a hex to itself: clear at range 0 (16.1); what an aircraft can't do there is said (O24.4a)."""
    clear = _clear(look, Found([], [], [], []))
    row = look.reading.reason_rows["aircraft_own_hex"]
    note = Reason(
        row["kind"], row["cites"], "An aircraft has no target in its own hex.", clear.at, distance=0
    )
    return Answer("clear", 0, (clear, note) if look.aircraft else (clear,))


def _clear(look: Look, found: Found) -> Reason:
    """The reason of a clear thread; it names a ruling by whose other answer something would be in the way."""
    reading, length, near = look.reading, look.thread.length, found.near
    told = found.dropped or reading.with_lesser is not None
    key: tuple[int | tuple[str, int], ...] = (look.far, length, *near)
    kept = reading.clear.get(key)
    if kept is not None and not told:
        return kept
    text = "Nothing between the two hexes is in the way." if length > 1 else "Nothing can lie between them."
    for terrain, number in near:
        text += NEAR.format(title=reading.title(terrain).lower(), at=reading.labels[number])
    ruling = found.dropped[0] if found.dropped else LESSER if left_out(look) > (NOTES, 0) else None
    kind, cites = reading.reason_of["clear"]
    reason = Reason(kind, cites, text, reading.labels[look.far], ruling=ruling, distance=length)
    if not told and len(reading.clear) < KEPT_AT_MOST:
        reading.clear[key] = reason
    return reason


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
    title, height, value = reading.title(finding.terrain), finding.height, finding.value
    text = filled(row["says"], title=title, at=at, height=height, value=value)
    if finding.grown:
        text += GROWN
    if finding.close:
        text += CLOSE
    reason = reading.worded[finding] = Reason(
        row["kind"], row["cites"], text, at, finding.terrain, finding.ruling, finding.height, finding.near
    )
    return reason
