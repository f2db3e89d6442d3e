"""Where roads meet rivers: what lies under a bridge or ford, the roads over it, and the levels on its two ends."""

from itertools import combinations

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.tags import tagged

RIVER, BRIDGE, FORD, ROAD = "river", "bridge", "ford", "road"
WAYS = (ROAD, "path")
"""What a bridge carries."""


def has_river(ground: Ground, at: Hex) -> bool:
    """Whether a hex is a river hex: it lists the river, or one runs through it."""
    return ground.board.has(at, RIVER) or ground.board.has_path(at, RIVER)


def has_road(ground: Ground, at: Hex) -> bool:
    """Whether a hex has a road, marked or run through it."""
    return ground.board.has(at, ROAD) or ground.board.has_path(at, ROAD)


def exits(ground: Ground, at: Hex) -> tuple[Hex, ...]:
    """The hexes into which roads and paths lead from a hex, in the order of directions, and neighbouring bridges."""
    led = {one for visit in ground.path_visits(at, WAYS) for one in visit if one is not None}
    bridges = tagged(ground.ruleset, BRIDGE)
    return tuple(
        other
        for direction, other in enumerate(at.neighbours())
        if direction in led or bridges.intersection(ground.board.content(other).terrain_ids)
    )


def river_neighbours(ground: Ground, at: Hex) -> tuple[Hex, ...]:
    """The hexes up and down the river: those that its line joins, else the river hexes beside."""
    led = {one for visit in ground.path_visits(at, (RIVER,)) for one in visit if one is not None}
    grid = ground.board.grid
    return tuple(
        other
        for direction, other in enumerate(at.neighbours())
        if other in grid and (direction in led if led else has_river(ground, other))
    )


def apart(first: int, second: int) -> int:
    """How far two directions turn from each other, 0 to 3."""
    return min((first - second) % 6, (second - first) % 6)


def opposite_pair(at: Hex, hexes: tuple[Hex, ...]) -> tuple[Hex, Hex] | None:
    """The two of several neighbours that lie most nearly opposite each other; None where there are fewer than two."""

    def turn(pair: tuple[Hex, Hex]) -> int:
        first, second = (at.direction_to(one) or 0 for one in pair)
        return apart(first, second)

    return max(combinations(hexes, 2), key=turn, default=None)
