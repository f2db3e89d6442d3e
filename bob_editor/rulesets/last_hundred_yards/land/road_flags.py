"""What roads make of a hex by geometry alone, without listed flags (docs/games/last-hundred-yards.md, 2.4)."""

from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model import board_edits
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import ROADS, HexFacts, HexReader
from bob_editor.rulesets.last_hundred_yards.land.roads import halves

ENCLOSED, TREE_LINED, URBAN_ROAD = "enclosed_road", "tree_lined_road", "urban_building_road"
TREE_LINE = "tree_line"


def flagged(ground: Ground, *flags: str) -> tuple[Hex, ...]:
    """The hexes of the board that list one of these flags."""
    return tuple(ground.board.hexes_with(*flags))


def facts_without(ground: Ground, hexes: tuple[Hex, ...], flag: str) -> Iterator[tuple[Hex, HexFacts]]:
    """What the map makes of hexes without a flag that they list."""
    if not hexes:
        return
    bare = Ground(board_edits.remove_terrain(ground.board, hexes, flag), ground.ruleset)
    reader = HexReader(bare, (), roads=ROADS, whole_buildings=False)
    for number, at in enumerate(hexes):
        yield at, reader.facts(at, number)


class RoadSides(NamedTuple):
    """The hexsides left and right of a road through a hex."""

    left: tuple[Side, ...]
    right: tuple[Side, ...]


def road_sides(ground: Ground, at: Hex) -> Iterator[RoadSides]:
    """The hexsides beside every road or path that passes through a hex."""
    around = sides_of(at)
    for visit in ground.path_visits(at, ROADS):
        parts = halves(visit)
        if parts is not None:
            (left, _), (right, _) = parts
            yield RoadSides(
                tuple(around[direction] for direction in left),
                tuple(around[direction] for direction in right),
            )
