"""Outlines by shapely: rings to polygons, unions, and what holds a point; all on the canonical lattice in thousandths.

Rings become polygons with integer coordinates, so predicates on them are exact (GEOS orients with exact arithmetic).
"""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.kept import Itself
from bob_editor.geometry.lattice import CORNERS, MILLI, Frame, Node, Point


def in_milli(frame: Frame, ring: Sequence[Point]) -> list[Node]:
    """Lattice points of a file as integers: thousandths of the canonical frame."""
    points = ring if not frame.pointy else [(y, x) for x, y in ring]
    return [(round(x * MILLI), round(y * MILLI)) for x, y in points]


def from_milli(frame: Frame, ring: Iterable[Node]) -> tuple[Point, ...]:
    """Thousandths of the canonical frame as a file's lattice points."""
    points = ((x / MILLI, y / MILLI) for x, y in ring)
    return tuple((y, x) for x, y in points) if frame.pointy else tuple(points)


def polygon(ring: Sequence[Node], holes: Iterable[Sequence[Node]] = ()) -> Polygon | MultiPolygon:
    """The area of a ring less its holes; a ring that crosses itself counts as what its edges enclose.

    One that encloses nothing gives an empty polygon.
    """
    if _is_flat(ring):
        return Polygon()
    # shapely takes arrays point by point in C, lists in Python.
    area = Polygon(
        np.array(ring, dtype=float), [np.array(hole, dtype=float) for hole in holes if not _is_flat(hole)]
    )
    return area if area.is_valid else areas_of(shapely.make_valid(area))


def _is_flat(ring: Sequence[Node]) -> bool:
    """Whether a ring has fewer than three different points, and so no inside."""
    return len(ring) < 3 or (len(set(ring[:8])) < 3 and len(set(ring)) < 3)


def areas_of(shape: BaseGeometry) -> Polygon | MultiPolygon:
    """The polygons of any geometry, without its lines and points."""
    parts = polygons_of(shape)
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def polygons_of(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a geometry is made of, largest pieces not sorted."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for geometry in getattr(shape, "geoms", ()) for part in polygons_of(geometry)]


def points_of_area(area: Itself[BaseGeometry], *_more: object) -> int:
    """How many points the outlines of an area have, given before what else is asked (``kept``)."""
    return int(shapely.get_num_coordinates(area.value))


def union(shapes: Iterable[BaseGeometry]) -> Polygon | MultiPolygon:
    """All areas together."""
    return areas_of(shapely.union_all(list(shapes)))


def moved(shape: BaseGeometry, by: Node) -> BaseGeometry:
    """The shape moved by a vector in thousandths."""
    return shapely.transform(shape, lambda points: points + by)


HEX = Polygon([(x * MILLI, y * MILLI) for x, y in CORNERS])
"""The hex around the origin."""
