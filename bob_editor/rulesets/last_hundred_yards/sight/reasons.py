"""From causes to answers: which reason comes first, what it says and cites.

Kinds and rule numbers are rows of the ruleset's ``reasons``.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bob_editor.rules.los.answer import Answer, Modifier, Reason
from bob_editor.rules.wording import counted, filled, upper_first
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading

Worded = tuple[str, str, str, str]
"""Kind, rule number, text and place of a reason."""

KEPT_AT_MOST = 50_000
"""How many reasons, and how many texts, a map keeps."""


def deciding(causes: list[Cause]) -> Cause:
    """The cause that decides: what blocks outright, of these the nearest, of these the highest, of these the first."""
    return causes[0] if len(causes) == 1 else min(causes, key=_weight)


def in_order(causes: list[Cause]) -> list[Cause]:
    """Causes by their distance from the start."""
    return sorted(causes, key=lambda cause: cause.near)


def _weight(cause: Cause) -> tuple[int, int, float]:
    return -cause.effect, cause.near, -(cause.height or 0)


def answer_open(look: Look, hindering: list[Cause], modifiers: Sequence[Modifier]) -> Answer:
    """The answer for a line that isn't stopped: hindered by so much, or clear."""
    total = sum(cause.adds for cause in hindering)
    if total:
        reasons = tuple([reason_of(look.reading, cause) for cause in in_order(hindering)])
        return Answer("hindered", look.length, reasons, hindrance=total, modifiers=modifiers)
    return answer_clear(look.reading, look.goal, look.length, modifiers, level=look.level)


def answer_clear(
    reading: MapReading, goal: int, length: int, modifiers: Sequence[Modifier], *, level: bool
) -> Answer:
    """The answer for a line of some length that nothing stops or hinders, its ends on one ``level`` or not."""
    row = "clear_adjacent" if length <= 1 else "clear_level" if level else "clear_levels"
    reasons = reading.clear.get((row, goal))
    if reasons is None:
        said = reading.reason_rows[row]
        reasons = (Reason(said["kind"], said["cites"], said["says"], reading.labels[goal]),)
        reading.clear[row, goal] = reasons
    return Answer("clear", length, reasons, modifiers=modifiers)


def reason_of(reading: MapReading, cause: Cause) -> Reason:
    """The cause in words; kept, since neighbouring lines share their causes, and their texts more often still."""
    reason = reading.reasons.get(cause)
    if reason is not None:
        return reason
    key = replace(cause, near=0)
    worded = reading.worded.get(key)
    if worded is None:
        worded = reading.worded[key] = _words(reading, cause)
    kind, cites, text, at = worded
    reason = Reason(kind, cites, text, at, cause.terrain, cause.ruling, cause.height, cause.near)
    for kept in (reading.reasons, reading.worded):
        if len(kept) >= KEPT_AT_MOST:
            kept.clear()
    reading.reasons[cause] = reason
    return reason


def _words(reading: MapReading, cause: Cause) -> Worded:
    said = reading.reason_rows[cause.row]
    side = reading.side_label(cause.side) if cause.side >= 0 else ""
    at = reading.labels.get(cause.hex, "off the map") if cause.hex >= 0 else side
    title = reading.title(cause.terrain).lower()
    text = filled(
        said["says"],
        title=f"{title} {side}" if side and cause.row != "contour_side" else title,
        at=at,
        side=side,
        row=cause.level - int(cause.height or 0),
        status=reading.blind_hexes.status_of(cause.level - int(cause.height or 0), cause.distance),
        height=cause.height,
        level=cause.level,
        distance=cause.distance,
        blind=cause.blind,
        count=cause.adds,
        markers=counted(cause.adds, "smoke or HE marker", "smoke or HE markers"),
        order=f", line {cause.adds}" if cause.adds else "",
        as_high="as high as" if cause.ruling == "contour_equal_blocks" else "higher than",
    )
    return said["kind"], said["cites"], upper_first(text), at
