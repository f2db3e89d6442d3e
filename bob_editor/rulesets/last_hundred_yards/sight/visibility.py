"""Night, twilight and illumination (17.3, 17.4; docs/games/last-hundred-yards.md, 3.8)."""

from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.last_hundred_yards.land.standing import LIGHT_RADIUS, VEHICULAR
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

NIGHT_RANGE = 2
TWILIGHT_RANGE = 4
TWILIGHT_RANGE_TO_VEHICLES = 8


class Visibility(Record):
    """Why the target isn't seen, if it isn't, and whether fire at it has the night penalty."""

    cause: Cause | None = None
    night_penalty: bool = False


SEEN = Visibility()


def visibility(look: Look, start: End, goal: End) -> Visibility:
    """What light lets one end see of the other; that has a direction."""
    light = look.reading.standing.light
    if light == "twilight":
        limit = TWILIGHT_RANGE_TO_VEHICLES if goal.unit in VEHICULAR else TWILIGHT_RANGE
        return SEEN if look.length <= limit else Visibility(_unseen(look, "twilight", limit))
    if light != "night":
        return SEEN
    start_lit, goal_lit = _is_lit(look, start), _is_lit(look, goal)
    if goal_lit:
        anywhere = not look.reading.rulings.lit_target_seen_from
        if start_lit or anywhere or _is_near_light(look, start, goal):
            return SEEN
    elif start_lit and _is_near_light(look, goal, start):
        return Visibility(night_penalty=True)
    if look.length <= NIGHT_RANGE:
        return Visibility(night_penalty=True)
    ruling = "lit_target_seen_from" if goal_lit else None
    return Visibility(_unseen(look, "night", NIGHT_RANGE, ruling))


def _is_lit(look: Look, end: End) -> bool:
    return end.lit or look.reading.standing.is_lit(end.hex)


def _is_near_light(look: Look, end: End, other: End) -> bool:
    """Whether an end lies within two hexes of a lit hex, which the other end's may be by itself."""
    if other.lit and look.length <= LIGHT_RADIUS:
        return True
    return end.lit or look.reading.standing.is_near_light(end.hex)


def _unseen(look: Look, row: str, limit: int, ruling: str | None = None) -> Cause:
    return Cause(row, look.length, look.goal, ruling=ruling, distance=look.length, level=limit)
