"""Walls, hedgerows and tree lines as LOS asks of them: what each reaches, and which ends it may part."""

from typing import NamedTuple

from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.last_hundred_yards.land.rulings import Rulings

HEXSIDES = ("wall", "hedgerow", "tree_line")
HEDGEROW, TREE_LINE = "hedgerow", "tree_line"
NEVER, ALWAYS = -(10**6), 10**6
"""The greatest level of ends that something parts, where it parts none or any."""


class SideFeature(NamedTuple):
    """A feature of a hexside, its absolute height, and the greatest level on which it parts two ends (4.2.1e)."""

    terrain: str
    top: int
    parts: int


def side_feature(ruleset: Ruleset, rulings: Rulings, terrain: str, level: int) -> SideFeature:
    """A feature of a hexside whose higher hex is on this level."""
    top = level + int(ruleset.terrains[terrain].height)
    if terrain == HEDGEROW and not rulings.hedgerow_blocks:
        return SideFeature(terrain, top, NEVER)
    if not rulings.feature_height_matters:
        return SideFeature(terrain, top, ALWAYS)
    return SideFeature(terrain, top, top - 1 if terrain == TREE_LINE else level)
