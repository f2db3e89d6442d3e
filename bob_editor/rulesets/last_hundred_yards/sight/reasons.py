"""From causes to answers: which reason comes first, what it says and cites.

Kinds and rule numbers are rows of the ruleset's ``reasons``.
"""

from collections.abc import Sequence

from bob_editor.rules.los.answer import Answer, Modifier, Reason
from bob_editor.rules.wording import counted, upper_first
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading

TEXTS = {
    "forest": "{title} at {at} reaches level {height}, above both units on level {level}.",
    "bare_hill": "The hill hex {at} of level {height} is higher than both units on level {level}.",
    "forest_both_sides": "{title} at {at} (level {height}) on one side of a hexside run along, forest on the other.",
    "contour": "A contour of level {height}{order} that holds the dot of {at} is {as_high} the higher unit's.",
    "contour_side": "A contour of level {height}{order} that holds the hexside {side} is {as_high} the higher unit's.",
    "image": "The line meets the image of {title} at {at}, which reaches level {height}.",
    "corridor_image": "Along the road or river the line meets the image of {title} at {at}.",
    "hexside_crossed": "The line crosses {title}, which borders neither unit's hex.",
    "hexside_run_along": "The line runs along {title}, and neither unit's hex adjoins it or its ends.",
    "hexside_touched": "The line touches the end of {title}, which adjoins neither unit's hex.",
    "orchards": "{at} is one orchard too many: a line passes two at most.",
    "forest_road": "Between different levels no line runs along the {title} hex {at}.",
    "obstacle": "{title} at {at} reaches level {height}, as high as the higher unit on level {level}.",
    "blind_hex": "{title} at {at}, level {height}, blinds {blind} behind it (table: {row} by {distance}, {status}).",
    "blind_beside": "{title} at {at} (level {height}) hides on one side of a hexside, on the other is a blind hex.",
    "primary_impact": "An HE marker lies in the primary impact hex {at}: there is no sight out of it.",
    "assault": "There is an assault in {at}: there is no sight out of it.",
    "urban_road": "The unit is on the road of {at}, and the line meets {title} in its own hex.",
    "urban_road_levels": "The unit is on the road of {at}, and the line meets {title} in its own hex.",
    "night": "It is night: one sees {level} hexes, and {at} is {distance} away without light that helps.",
    "twilight": "It is twilight: such a target is seen from {level} hexes, and {at} is {distance} away.",
    "marker_hex": "{markers} at {at}: into, out of or through the hex.",
    "marker_beside": "{markers} at {at} beside a hexside, forest or hill on the other side.",
    "marker_both": "Smoke or HE markers on both sides of a hexside run along: of these {at} counts, with {count}.",
    "vehicle": "A vehicle stands on the enclosed road at {at}.",
    "orchard_hindrance": "{title} at {at} hinders.",
}

CLEAR_TEXTS = {
    "clear_adjacent": "Nothing can lie between them.",
    "clear_level": "Nothing between the two units on one level is in the way.",
    "clear_levels": "Nothing between the two levels is in the way.",
}

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
    row = "clear_adjacent" if look.length <= 1 else "clear_level" if look.level else "clear_levels"
    kind, cites = look.reading.reason_of[row]
    at = look.reading.labels[look.goal]
    return Answer("clear", look.length, (Reason(kind, cites, CLEAR_TEXTS[row], at),), modifiers=modifiers)


def reason_of(reading: MapReading, cause: Cause) -> Reason:
    """The cause in words; kept, since neighbouring lines share their causes, and their texts more often still."""
    reason = reading.reasons.get(cause)
    if reason is not None:
        return reason
    key = (cause[0], cause[2:])
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
    kind, cites = reading.reason_of[cause.row]
    side = reading.side_label(cause.side) if cause.side >= 0 else ""
    at = reading.labels.get(cause.hex, "off the map") if cause.hex >= 0 else side
    title = reading.title(cause.terrain).lower()
    text = TEXTS[cause.row].format(
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
    return kind, cites, upper_first(text), at
