"""Drawn rings of a board as areas: their terrain, the dots that they hold and the hexes that they reach into."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import MOST_COORDINATES, Itself, kept, points_of_rings
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.shapes import HEX, in_milli, moved, points_of_area, polygon
from bob_editor.records import Record


class DrawnPiece(Record, eq=False):
    """A drawn ring: its terrain (or contour level), its place in the board's list, and its area.

    ``area`` is in thousandths of the canonical frame, ``dots`` the hexes whose dot it holds, on its edge too.
    ``level`` is the contour's level, or the ground that artwork is said to stand on (None: the ground under it).
    """

    terrain: str | None
    index: int
    area: Polygon | MultiPolygon
    dots: tuple[Hex, ...]
    level: int | None
    thin: bool = False

    @property
    def points(self) -> int:
        """How many points its outlines have."""
        return int(shapely.get_num_coordinates(self.area))


def by_dot(pieces: Iterable[DrawnPiece]) -> dict[Hex, list[DrawnPiece]]:
    """For every hex whose dot lies on some of the pieces, those, in their order."""
    return grouped((at, piece) for piece in pieces for at in piece.dots)


@kept(points_of_rings)
def ring_read(
    grid: Grid, ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]
) -> tuple[Polygon | MultiPolygon, tuple[Hex, ...]]:
    """The area of a drawn ring and the hexes whose dots it holds; kept, since an edit leaves most rings as they are."""
    area = polygon(in_milli(grid.frame, ring), [in_milli(grid.frame, hole) for hole in holes])
    return area, tuple(grid.hexes[place] for place in sorted(_dots(grid).query(area, predicate="covers")))


@lru_cache(maxsize=16)
def _dots(grid: Grid) -> shapely.STRtree:
    """The dots of a grid's hexes, in board order, in thousandths of the canonical frame."""
    centres = (grid.frame.canonical_centre(at) for at in grid.hexes)
    return shapely.STRtree(shapely.points([(u * MILLI, v * MILLI) for u, v in centres]))


def hexes_reached(area: Polygon | MultiPolygon, grid: Grid) -> tuple[Hex, ...]:
    """The hexes of the grid that share area with a drawn one; kept, since an edit leaves nearly all as they are."""
    return _hexes_reached(Itself(area), grid)


@kept(points_of_area, MOST_COORDINATES)
def _hexes_reached(drawn: Itself[Polygon | MultiPolygon], grid: Grid) -> tuple[Hex, ...]:
    area = drawn.value
    if area.is_empty:
        return ()
    left, top, right, bottom = area.bounds
    u, v = _centres(grid)
    near = (left < u + 2 * MILLI) & (right > u - 2 * MILLI) & (top < v + MILLI) & (bottom > v - MILLI)
    return tuple(
        grid.hexes[place]
        for place in np.flatnonzero(near).tolist()
        if area.intersection(moved(HEX, (int(u[place]), int(v[place])))).area > 0
    )


@lru_cache(maxsize=16)
def _centres(grid: Grid) -> tuple[Ints, Ints]:
    """The dots of a grid's hexes, canonical, in thousandths."""
    centres = np.array([grid.frame.canonical_centre(at) for at in grid.hexes], dtype=np.int64) * MILLI
    return centres[:, 0], centres[:, 1]
