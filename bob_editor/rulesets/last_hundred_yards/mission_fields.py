"""What every mission must say, and a value to begin with where there is a likely one (5 of the spec)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bob_editor.rulesets.last_hundred_yards.score import points_per_box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import FieldPath
    from bob_editor.rulesets.last_hundred_yards.mission import Mission
    from bob_editor.rulesets.last_hundred_yards.mission_rows import MissionSide

_HEADING: tuple[tuple[FieldPath, Any], ...] = (
    (("number",), "1"),
    (("module",), "The Last Hundred Yards"),
    (("theatre",), "europe"),
    (("kind",), "printed"),
    (("map", "frontage"), "free"),
    (("mission_type",), "other"),
    (("end", "on_objective"), False),
    (("end", "max_final_score"), 45),
)
VICTORY = [
    {"level": "The attacker wins", "winner": "attacker", "to": 25},
    {"level": "Draw", "winner": "draw", "from": 26, "to": 35},
    {"level": "The defender wins", "winner": "defender", "from": 36},
]
"""Levels to begin with."""


def required_fields(mission: Mission) -> Iterator[tuple[FieldPath, Any]]:
    """The path of each field that a mission must have, and a value to put there; None where only people know it.

    What the rulebook settles by itself is not among them: starting times, initiative, half hexes.
    """
    yield from _HEADING
    if not mission.dyo:
        ended = mission.scenario.whole("end", "max_final_score") is not None
        yield ("victory",), VICTORY if ended else None
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
    yield (*side.path, "initiative_drm"), 2 if side.role == "attacker" else 0
    yield (*side.path, "cdl"), 5
    if side.role:
        yield (*side.path, "cp_per_box"), points_per_box(side.role, japanese=side.japanese)
    yield (*side.path, "force", "platoons"), None
    yield (*side.path, "dummies"), {"allowed": False}
    rows = mission.setup_rows(side)
    if not rows:
        yield ("setup_areas",), None
    for index, row in rows:
        yield ("setup_areas", index, "type"), "on_map"
        yield ("setup_areas", index, "hidden_allowed"), False
        yield ("setup_areas", index, "ip"), {"mode": "none"}
        if row.get("type", "on_map") == "on_map":
            yield ("setup_areas", index, "area"), None


def short(value: object) -> str:
    """A value as a quick fix names it."""
    if isinstance(value, str):
        return f"“{value}”"
    return str(value) if isinstance(value, int) else "the usual"
