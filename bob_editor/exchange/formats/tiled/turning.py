"""How far the cells of Tiled's layers are turned, clockwise by sixths, and tiles of ours by their orientation.

A tile's picture shows it in its first orientation. Those of pieces that turn by less than a sixth are the nearest.
"""

from msgspec.structs import replace

from bob_editor.model.board import Feature
from bob_editor.rules.land.tile_shapes import AXES, turned, turns_of


def upright(feature: Feature) -> Feature:
    """A tile as its picture shows it: in its first orientation where it has any, not turned else."""
    return replace(feature, orientation=1 if feature.shape or feature.terrain in AXES else None)


def turned_clockwise(feature: Feature, sixths: int, *, pointy: bool) -> Feature:
    """A tile as it lies in a cell that is turned so."""
    if not sixths:
        return upright(feature)
    # Orientations count counter-clockwise on pointy top, where directions do.
    return turned(replace(feature, orientation=1), -sixths if pointy else sixths)


def sixths_of(feature: Feature, *, pointy: bool) -> int:
    """By how many sixths clockwise the cell of a tile is turned."""
    if feature.orientation is None or feature.orientation < 1:
        return 0
    wanted = (feature.orientation - 1) % turns_of(feature) + 1
    ways = {turned_clockwise(feature, n, pointy=pointy).orientation or 1: n for n in range(5, -1, -1)}
    return ways.get(wanted, ways.get(wanted - 1, 0))
