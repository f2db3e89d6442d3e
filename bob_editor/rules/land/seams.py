"""Whose terrain counts in a hex that half hexes of two boards make together, where they list different ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bob_editor.model.board import HexContent
from bob_editor.model.joining import first_board
from bob_editor.rules.ruleset import Ruleset, Terrain

RULING = "seam_hex_terrain"
"""The ruling that a ruleset may ask: ``worse`` (for movement) or ``first_board``."""

NO_ENTRY = 99.0


def chosen_by(ruleset: Ruleset, answers: Mapping[str, Any]) -> Callable[[Sequence[HexContent]], int]:
    """How a ruleset chooses among what the boards list for a seam hex; without a ruling the first board's counts."""
    if RULING not in ruleset.rulings or ruleset.ruling(RULING, answers) != "worse":
        return first_board

    def worse(contents: Sequence[HexContent]) -> int:
        costs = [_cost(ruleset, content) for content in contents]
        return costs.index(max(costs))

    return worse


def _cost(ruleset: Ruleset, content: HexContent) -> tuple[float, float, int]:
    """How hard a hex is to enter: for infantry, then for vehicles, then by its height."""
    rows = [ruleset.terrains[name] for name in content.terrain_ids if name in ruleset.terrains]
    return (
        max((_points(row, "infantry movement") for row in rows), default=1.0),
        max((_points(row, "vehicle movement") for row in rows), default=1.0),
        content.level or 0,
    )


def _points(terrain: Terrain, what: str) -> float:
    """Movement points that a terrain's effects name; 1 where they name none."""
    values = [effect.get("value") for effect in terrain.effects if effect.get("what") == what]
    if "no entry" in values:
        return NO_ENTRY
    return max((float(value) for value in values if isinstance(value, int | float)), default=1.0)
