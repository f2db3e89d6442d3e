"""What every mission must say, and likely values to begin with (docs/games/last-hundred-yards.md, 5)."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.scenario import FieldPath
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import casualty_pair, rolled_drm, rolled_limit
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.score import points_per_box

_HEADING: tuple[tuple[FieldPath, Any], ...] = (
    (("number",), "1"),
    (("module",), "The Last Hundred Yards"),
    (("kind",), "printed"),
    (("mission_type",), "other"),
    (("end", "on_objective"), False),
)
VICTORY: list[dict[str, Any]] = [
    {"level": "The attacker wins", "winner": "attacker", "to": 25},
    {"level": "Draw", "winner": "draw", "from": 26, "to": 35},
    {"level": "The defender wins", "winner": "defender", "from": 36},
]
"""Levels to begin with."""


def required_fields(mission: Mission) -> Iterator[tuple[FieldPath, Any]]:
    """The path of each field that a mission must have, and a value to put there; None where only people know it.

    What the rulebook settles by itself is not among them: starting times, initiative, half hexes. Levels of victory and
    the highest final score have a check of their own (victory-levels-incomplete).
    """
    yield from _HEADING
    yield ("theatre",), mission.theatre
    yield ("map", "frontage"), "normal" if mission.dyo else "free"
    if not mission.dyo:
        yield ("objectives",), None
    yield ("sides",), None
    for side in mission.sides:
        yield from _of_side(mission, side)


def _of_side(mission: Mission, side: MissionSide) -> Iterator[tuple[FieldPath, Any]]:
    others = {one.role for one in mission.sides}
    role = next((one for one in ("attacker", "defender") if one not in others), None)
    yield (*side.path, "role"), role
    yield (*side.path, "nationality"), None
    yield (*side.path, "faction"), None
    drm, pair = rolled_drm(mission, side, "initiative"), casualty_pair(mission, side)
    yield (*side.path, "initiative_drm"), 2 * (side.role == "attacker") if drm is None else drm
    yield (*side.path, "cdl"), rolled_limit(mission, side) or (pair[1] if mission.dyo and pair else 5)
    if side.role:
        yield (*side.path, "cp_per_box"), points_per_box(side.role, japanese=side.japanese)
    yield (*side.path, "force", "platoons"), None
    yield (*side.path, "dummies"), {"allowed": False}
    rows = mission.setup_rows(side)
    # A row of no side, or of one that isn't there, may be this one's: of that another check tells.
    if not rows and all(mission.side(row.get("side")) for _, row in mission.scenario.setup_areas):
        yield (*side.path, "setup_areas"), None
    for index, row in rows:
        yield ("setup_areas", index, "type"), "on_map"
        yield ("setup_areas", index, "hidden_allowed"), False
        yield ("setup_areas", index, "ip"), {"mode": "none"}
        if row.get("type", "on_map") == "on_map":
            yield ("setup_areas", index, "area"), None


_NAMES: Mapping[str, str] = {
    "number": "a number", "module": "a module", "theatre": "a theatre", "kind": "a kind",
    "frontage": "a frontage", "mission_type": "a mission type", "objectives": "objectives", "sides": "sides",
    "on_objective": "a word on whether an objective ends it", "role": "a role", "nationality": "a nationality",
    "faction": "a faction", "initiative_drm": "an initiative DRM", "cdl": "a CDL",
    "cp_per_box": "points per casualty box", "platoons": "platoons", "dummies": "a word on dummies",
    "setup_areas": "set-up areas", "type": "a type", "hidden_allowed": "a word on hidden units",
    "ip": "a word on improved positions", "area": "hexes",
}  # fmt: skip
"""What each required field gives its mission, side or set-up area, by its last step."""


def lacking(mission: Mission, path: FieldPath) -> str:
    """What lacks a required field, and what it lacks, as a clause."""
    who, index = "The mission", path[1] if len(path) > 2 else None
    if path[0] == "sides" and isinstance(index, int):
        who = next((f"The {side.called}" for side in mission.sides if side.index == index), "A side")
    elif path[0] == "setup_areas" and isinstance(index, int):
        name = mission.scenario.text("setup_areas", index, "name")
        who = f"The set-up area “{name}”" if name else f"Set-up area {index + 1}"
    return f"{who} lacks {_NAMES[str(path[-1])]}"


def short(value: object) -> str:
    """A value as a quick fix names it."""
    if isinstance(value, bool):
        return "“yes”" if value else "“no”"
    if isinstance(value, str):
        return f"“{value.replace('_', ' ')}”"
    return str(value) if isinstance(value, int) else "the usual"
