"""How tiles and bridges lie: the axes that are measured between them (docs/games/memoir-44.md, 1.7).

Directions here are those of ``rules.land.tile_shapes``: 0 to 5 are e, ne, nw, w, sw, se, counter-clockwise.
"""

from bob_editor.model.board import Feature
from bob_editor.rules.land.tile_shapes import AXES


def axis(directions: frozenset[int]) -> int | None:
    """In degrees from east, counter-clockwise, 0 to 179, how a tile with two links lies; None with fewer or more."""
    if len(directions) != 2:
        return None
    first, second = sorted(directions)
    # The line between the middles of two hexsides at a and b degrees stands square to their bisector.
    return (30 * (first + second) + 90) % 180


def bridge_axis(feature: Feature) -> int | None:
    """In degrees how a bridge lies, those of railroads level at first; None where the board doesn't say."""
    if feature.orientation is None:
        return None
    if AXES.get(feature.terrain) == -2:
        return (90 - 30 * (feature.orientation - 1)) % 180
    return -60 * (feature.orientation - 1) % 180


def angle_between(first: int, second: int) -> int:
    """The angle between two axes, 0 to 90 degrees."""
    apart = abs(first - second) % 180
    return min(apart, 180 - apart)
