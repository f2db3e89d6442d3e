"""Drawn rings of a board as areas: their terrain, the dots that they hold and the hexes that they reach into."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest

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
from bob_editor.model.board import Artwork, Contour
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


Places = Callable[[DrawnPiece], Iterable[Hex]]
"""The hexes that have something of a ring."""


def by_hex(pieces: Iterable[DrawnPiece], places: Places) -> dict[Hex, list[DrawnPiece]]:
    """For every hex that is one of the places of some of the pieces, those, in their order."""
    return grouped((at, piece) for piece in pieces for at in places(piece))


def after_edit(
    known: Mapping[Hex, list[DrawnPiece]],
    before: Sequence[DrawnPiece],
    pieces: Sequence[DrawnPiece],
    places: Places,
) -> dict[Hex, list[DrawnPiece]]:
    """``by_hex`` of an edited board's pieces from that of those before: most are the very same, in the same place."""
    both = [pair for pair in zip_longest(before, pieces) if pair[0] is not pair[1]]
    if len(both) > len(pieces) // 2:
        return by_hex(pieces, places)
    gone = by_hex((one for one, _ in both if one is not None), places)
    come = by_hex((one for _, one in both if one is not None), places)
    found = dict(known)
    for at in gone.keys() | come.keys():
        left = [one for one in known.get(at, ()) if one not in gone.get(at, ())]
        if here := sorted((*left, *come.get(at, ())), key=lambda one: one.index):
            found[at] = here
        else:
            found.pop(at, None)
    return found


def read_after(
    read: Callable[[int, Artwork | Contour], DrawnPiece],
    rings: Sequence[Artwork | Contour],
    before: Sequence[Artwork | Contour],
    known: Sequence[DrawnPiece],
) -> tuple[DrawnPiece, ...]:
    """The reading of an edited board's rings: what is the very ring in its place was read already."""
    some = len(rings)
    every = enumerate(zip_longest(rings, before[:some], known[:some]))
    return tuple(drawn if ring is former else read(index, ring) for index, (ring, former, drawn) in every)


def read_piece(grid: Grid, index: int, ring: Artwork | Contour, *, thin_lines: bool) -> DrawnPiece:
    """A ring of a board, in its place; ``thin_lines`` says whether contours may be such."""
    terrain, thin = (ring.terrain, False) if isinstance(ring, Artwork) else (None, ring.line == "thin")
    area, dots = ring_read(grid, ring.ring, ring.holes)
    return DrawnPiece(terrain, index, area, dots, ring.level, thin and thin_lines)


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
