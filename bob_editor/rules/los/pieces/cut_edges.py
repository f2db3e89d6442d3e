"""The board's half edges through a hex: what is printed on its inner half alone, or mirrored to the outer one."""

from collections.abc import Iterable
from typing import Any

import shapely
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Edge
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import areas_of

_FAR = 3 * MILLI
_INSIDE = {
    "left": (0, -_FAR, _FAR, _FAR),
    "right": (-_FAR, -_FAR, 0, _FAR),
    "top": (-_FAR, 0, _FAR, _FAR),
    "bottom": (-_FAR, -_FAR, _FAR, 0),
}


def mirrored(area: BaseGeometry, edges: Iterable[Edge], *, pointy: bool = False) -> Polygon | MultiPolygon:
    """An area within a hex (thousandths from its dot, canonical frame) as these half edges show it."""
    for named in edges:
        edge = _SWAPPED[named] if pointy else named  # the canonical frame swaps a pointy-top board's axes
        across = edge in ("left", "right")
        inside = shapely.intersection(area, box(*_INSIDE[edge]))
        turn = (-1.0, 1.0) if across else (1.0, -1.0)

        def flipped(points: Any, turn: tuple[float, float] = turn) -> Any:
            return points * turn

        area = shapely.union(inside, shapely.transform(inside, flipped))
    return areas_of(area)


def cut(area: BaseGeometry, edges: Iterable[Edge]) -> Polygon | MultiPolygon:
    """An area within a flat-top hex less what lies outside these half edges."""
    for edge in edges:
        area = shapely.intersection(area, box(*_INSIDE[edge]))
    return areas_of(area)


_SWAPPED: dict[Edge, Edge] = {"left": "top", "right": "bottom", "top": "left", "bottom": "right"}
