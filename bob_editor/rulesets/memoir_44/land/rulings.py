"""The rulings on which LOS hangs, and who needs no LOS under them (docs/games/memoir-44.md, 10.7, 3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene


class Rulings(Record):
    """The answers in force, named as in files."""

    half_hex_blocks: bool = True
    opposite_sides: str = "whole_line"
    corner_contact: str = "side"
    hill_rule: str = "contiguous"
    built_hill_joins: bool = True
    erg_joins_hills: bool = True
    hill_between_mountains: str = "blocks"
    lake_side_counts: bool = True
    smoke_screen_stops_artillery: bool = False
    night_limits_artillery: bool = True
    destroyer_ignores_los: bool = True

    @staticmethod
    def of(scene: Scene) -> Rulings:
        """The answers in force on a scene."""
        return Rulings(*(scene.ruling(name) for name in Rulings.__struct_fields__))

    def others(self, name: str, scene: Scene) -> list[Rulings]:
        """These answers, but for each other choice of one ruling."""
        choices = scene.ruleset.rulings[name].choices
        return [replace(self, **{name: one}) for one in choices if one != getattr(self, name)]


def skips_los(tags: frozenset[str], rulings: Rulings, *, moved: bool) -> bool:
    """Whether a unit whose row bears these tags needs no LOS."""
    if "ship_gun" in tags:
        return rulings.destroyer_ignores_los
    return "skips_los" in tags or ("skips_los_unmoved" in tags and not moved)
