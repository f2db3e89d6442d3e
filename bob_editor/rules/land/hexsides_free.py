"""The hexside nearest to a place on which features may stand: where quick fixes put what is on none."""

from collections.abc import Collection

import shapely

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.parts import Side
from bob_editor.rules.land.cut_rings import in_true
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.hexside_lines import sides_around
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged


def nearest_side(ground: Ground, point: shapely.Point, features: Collection[str]) -> Side | None:
    """The hexside nearest to a point where features may stand."""
    wide = point.buffer(3 * MILLI).bounds
    there = [
        (side, line)
        for side, line in sides_around(ground.board.grid, wide)
        if may_stand_on(ground, side, features)
    ]
    if not there:
        return None
    spot = in_true(point)
    return min(there, key=lambda one: (one[1].interpolate(0.5, normalized=True).distance(spot), one[0]))[0]


def may_stand_on(ground: Ground, side: Side, features: Collection[str]) -> bool:
    """Whether features may stand on a hexside: nothing there excludes them, and a cliff finds a drop."""
    present = {*ground.board.side_terrain(side), *features}
    grid = ground.board.grid
    for terrain in features:
        first, second = side.hexes
        if present & excluded_by(ground.ruleset, terrain):
            return False
        if terrain in tagged(ground.ruleset, "drop") and ground.level(first) == ground.level(second):
            return False
        if terrain in tagged(ground.ruleset, "inner_only") and not (first in grid and second in grid):
            return False
    return True


def excluded_by(ruleset: Ruleset, terrain: str) -> frozenset[str]:
    """The terrains that can't share a place with one, whichever of the two rows says so."""
    rows = ruleset.terrains
    said = rows[terrain].row.get("excludes", ()) if terrain in rows else ()
    return frozenset((*said, *(one.id for one in rows.values() if terrain in one.row.get("excludes", ()))))
