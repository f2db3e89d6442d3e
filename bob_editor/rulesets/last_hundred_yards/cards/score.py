"""Scores, casualty limits and control of objectives (20.5, 21.1, 21.2)."""

from collections.abc import Collection
from typing import NamedTuple

from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


def points_per_box(side: str, *, japanese: bool = False) -> int:
    """Casualty points of a box: 3 for the attacker's, 4 for the defender's, 1 for any Japanese one."""
    row = tables()["casualty_points"]
    return int(row["Japanese"] if japanese else row[side])


def final_score(
    elapsed: int,
    *,
    side: str,
    box: int,
    per_box: int | None = None,
    japanese: bool = False,
    mop_attacker: int = 0,
    mop_defender: int = 0,
) -> int:
    """The attacker's final score: minutes, his casualties added or the defender's taken off, and objective points."""
    each = points_per_box(side, japanese=japanese) if per_box is None else per_box
    casualties = box * each if side == "attacker" else -box * each
    return elapsed + casualties - mop_attacker + mop_defender


class CdlMarker(NamedTuple):
    """Which side of the marker of a casualty limit shows, and in which box it lies."""

    side: str
    box: int


def cdl_marker(limit: int) -> CdlMarker:
    """Where the marker of a limit lies: one greater than 8 shows its +8 side (20.5)."""
    boxes = tables()["casualty_boxes"]
    return CdlMarker("+8", limit - boxes) if limit > boxes else CdlMarker("front", limit)


def limit_ends_mission(limit: int, differential: int, trigger: str = "exceeds") -> bool:
    """Whether a casualty differential ends the mission: above the limit, or by some cards on reaching it."""
    return differential >= limit if trigger == "reaches" else differential > limit


def controls_crossing(held: Collection[str], wanted: Collection[str]) -> bool:
    """Whether a bridge or ford is controlled: its hex and both entry hexes are held (21.1)."""
    return set(wanted) <= set(held)


def holds_when_gone(last_unit: str) -> bool:
    """Whether a hex stays its last unit's side's when that has left: non-vehicular combat units' (21.1)."""
    kind = kind_of(last_unit)
    return kind is not None and kind.combat and not kind.vehicular
