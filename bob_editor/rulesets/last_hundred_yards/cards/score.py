"""Casualty points and limits (20.5, 21.2)."""

from typing import NamedTuple

from bob_editor.rulesets.last_hundred_yards.land.tables import tables


def points_per_box(side: str, *, japanese: bool = False) -> int:
    """Casualty points of a box: 3 for the attacker's, 4 for the defender's, 1 for any Japanese one."""
    row = tables()["casualty_points"]
    return int(row["Japanese"] if japanese else row[side])


class CdlMarker(NamedTuple):
    """Which side of the marker of a casualty limit shows, and in which box it lies."""

    side: str
    box: int


def cdl_marker(limit: int) -> CdlMarker:
    """Where the marker of a limit lies: one greater than 8 shows its +8 side (20.5)."""
    boxes = tables()["casualty_boxes"]
    return CdlMarker("+8", limit - boxes) if limit > boxes else CdlMarker("front", limit)
