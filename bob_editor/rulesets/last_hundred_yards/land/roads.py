"""What roads and paths make of a hex: forest road and so on (4.1.9; docs/games/last-hundred-yards.md, 2.4)."""

from collections.abc import Collection, Iterable

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.lattice import CORNERS, MILLI, Node, corners_of_side
from bob_editor.geometry.made.freed import Visit

Half = tuple[tuple[int, ...], Polygon]
"""One side of a road: the directions of its hexsides, and its area in thousandths from the dot."""


def halves(visit: Visit) -> tuple[Half, Half] | None:
    """The two parts into which a road from hexside to hexside splits its hex; None where it begins or ends there."""
    first, last = visit
    if first is None or last is None or first == last:
        return None
    return _clockwise(first, last), _clockwise(last, first)


def _clockwise(first: int, last: int) -> Half:
    between = tuple((first + step) % 6 for step in range(1, (last - first) % 6))
    corners = [CORNERS[corners_of_side(direction)[1]] for direction in (first, *between)]
    ring = [(0, 0), _middle(first), *((x * MILLI, y * MILLI) for x, y in corners), _middle(last)]
    return between, Polygon(ring)


def _middle(direction: int) -> Node:
    (ax, ay), (bx, by) = (CORNERS[corner] for corner in corners_of_side(direction))
    return (ax + bx) * MILLI // 2, (ay + by) * MILLI // 2


def is_tree_lined(visits: Iterable[Visit], tree_lines: Collection[int]) -> bool:
    """Whether a road passes through and every other hexside, left and right of it, has a tree line (4.1.9.1)."""
    for visit in visits:
        parts = halves(visit)
        if parts is not None and all(direction in tree_lines for part in parts for direction in part[0]):
            return True
    return False


def is_enclosed(
    visits: Iterable[Visit], tree_lines: Collection[int], images: Collection[BaseGeometry]
) -> bool:
    """Whether a road has a building's or forest's image or a tree line on both its sides (4.1.9.4)."""
    for visit in visits:
        parts = halves(visit)
        if parts is not None and all(
            any(direction in tree_lines for direction in directions)
            or any(area.intersection(image).area > 0 for image in images)
            for directions, area in parts
        ):
            return True
    return False
