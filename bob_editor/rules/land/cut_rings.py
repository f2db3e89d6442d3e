"""Redraws rings: cuts them, mends them, and turns areas back into rings that a file can hold.

Areas are in thousandths of the canonical frame. What is written is rounded to its integers, so that what is read back
is the same area.
"""

from collections.abc import Iterable, Iterator
from itertools import compress
from math import isnan
from typing import TypeVar

import numpy as np
import shapely
from msgspec.structs import replace
from shapely.affinity import scale
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.curve import Line
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import MOST_COORDINATES, kept, points_of_rings
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Frame, Node
from bob_editor.geometry.shapes import areas_of, from_milli, in_milli, polygon, polygons_of
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground

Piece = TypeVar("Piece", bound=Artwork | Contour)

CIRCUMRADIUS = 2 * MILLI
"""A hex's circumradius in true proportions, in thousandths."""

_BESIDE = 4
"""How far beyond the board a box is looked through, in lattice units: more than a hex is wide or high."""

_ROUGHLY = 200
"""Points of a part of the board, as far as what is kept of it goes."""

_GAPS = 50
"""A box of more square lattice units than this for each hex (a hex has 6) is mostly gaps."""

SLIVER = 6 * MILLI * MILLI / 1000
"""A thousandth of a hex's area: less than this can't be seen and comes of rounding."""


def area_of(piece: Artwork | Contour, frame: Frame) -> Polygon | MultiPolygon:
    """The area of a drawn ring less its holes."""
    return _area(frame, piece.ring, piece.holes)


@kept(points_of_rings, MOST_COORDINATES)
def _area(frame: Frame, ring: Line, holes: tuple[Line, ...]) -> Polygon | MultiPolygon:
    """The area of a ring less its holes; kept, since a stroke asks it of all that lies near at each step."""
    return polygon(in_milli(frame, ring), [in_milli(frame, hole) for hole in holes])


def redrawn(piece: Piece, area: BaseGeometry, frame: Frame) -> tuple[Piece, ...]:
    """The piece with the outline of another area: one ring for each part of it that is more than a sliver."""
    return tuple(
        replace(
            piece,
            ring=_ring(part.exterior, frame),
            holes=tuple(_ring(hole, frame) for hole in part.interiors),
        )
        for part in polygons_of(shapely.set_precision(areas_of(area), 1))
        if part.area > SLIVER
    )


def redrawn_on(grid: Grid, piece: Piece, area: BaseGeometry) -> tuple[Piece, ...]:
    """The same without the rings that would lie off the board."""
    return tuple(one for one in redrawn(piece, area, grid.frame) if on_board(grid, area_of(one, grid.frame)))


def cut_hex(
    board: Board, ground: Ground, pieces: Iterable[DrawnPiece], at: Hex, *, wider: float = 0
) -> Board:
    """The board with a hex, ``wider`` by so many circumradii, cut out of drawn artwork and crest lines."""
    hole = hex_area(board.grid.frame, at)
    return cut_all(board, ground, pieces, grown_by(hole, wider) if wider else hole)


def cut_all(board: Board, ground: Ground, pieces: Iterable[DrawnPiece], hole: BaseGeometry) -> Board:
    """The board with an area cut out of drawn rings, as a reading of the board has them."""
    for piece in pieces:
        board = cut_out(board, ground, piece, hole)
    return board


def cut_out(board: Board, ground: Ground, piece: DrawnPiece, hole: BaseGeometry) -> Board:
    """The board with an area cut out of a drawn ring."""
    return with_area(board, ground, piece, piece.area.difference(hole))


def with_area(board: Board, ground: Ground, piece: DrawnPiece, area: BaseGeometry) -> Board:
    """The board with a drawn ring or crest line of another area, as a reading of the board has the ring."""
    if piece.terrain is None:
        contour = ground.board.contours[piece.index]
        return board_edits.redraw_contour(board, contour, redrawn_on(board.grid, contour, area))
    artwork = ground.board.artwork[piece.index]
    return board_edits.redraw_artwork(board, artwork, redrawn_on(board.grid, artwork, area))


def _ring(ring: BaseGeometry, frame: Frame) -> tuple[tuple[float, float], ...]:
    nodes = np.rint(shapely.get_coordinates(ring)[:-1]) + 0.0  # no zero is below nothing
    return from_milli(frame, [(x, y) for x, y in nodes.tolist()])


def on_board(grid: Grid, area: BaseGeometry) -> bool:
    """Whether any of an area can lie on the board. What lies in the board's box but beside its ragged edge counts."""
    (low_u, low_v), (high_u, high_v) = grid.frame.swap(grid.bounds[:2]), grid.frame.swap(grid.bounds[2:])
    left, top, right, bottom = area.bounds
    if (
        left >= low_u * MILLI
        and right <= high_u * MILLI
        and top >= low_v * MILLI
        and bottom <= high_v * MILLI
    ):
        return True
    return bool(board_near(grid, area.bounds).intersection(area).area > 0)


def hex_outline(frame: Frame, at: Hex) -> tuple[Node, ...]:
    """A hex's corners in thousandths of the canonical frame."""
    u, v = frame.canonical_centre(at)
    return tuple(((u + x) * MILLI, (v + y) * MILLI) for x, y in CORNERS)


def hex_area(frame: Frame, at: Hex) -> Polygon | MultiPolygon:
    """The area of a hex."""
    return polygon(hex_outline(frame, at))


def dot(frame: Frame, at: Hex) -> Node:
    """A hex's centre dot in thousandths of the canonical frame."""
    u, v = frame.canonical_centre(at)
    return u * MILLI, v * MILLI


def hexes_in_box(grid: Grid, bounds: tuple[float, float, float, float]) -> Iterator[Hex]:
    """The hexes of the grid that a box (left, top, right, bottom, in thousandths) meets, and a few around.

    However far the box goes, only what of it can lie on the board is looked through; an empty one meets nothing.
    """
    if not grid.hexes or any(map(isnan, bounds)):
        return
    frame = grid.frame
    (low_u, low_v), (high_u, high_v) = frame.swap(grid.bounds[:2]), frame.swap(grid.bounds[2:])
    left, top, right, bottom = (side / MILLI for side in bounds)
    left, right = max(left, low_u - _BESIDE), min(right, high_u + _BESIDE)
    top, bottom = max(top, low_v - _BESIDE), min(bottom, high_v + _BESIDE)
    parity = frame.parity
    columns = range(int((left - 2) // 3), int((right + 2) // 3) + 2)

    def rows(q: int) -> range:
        return range(int((top - 1 - q - parity) // 2), int((bottom + 1 - q - parity) // 2) + 2)

    if (right - left) * (bottom - top) > _GAPS * len(grid.hexes):
        # Between boards of a map that lie far apart there is more to look through than there are hexes.
        yield from (at for at in sorted(grid.hexes) if at.q in columns and at.r in rows(at.q))
        return
    for q in columns:
        for r in rows(q):
            at = Hex(q, r)
            if at in grid.index:
                yield at


def dots_along(grid: Grid, line: BaseGeometry, reach: float) -> tuple[Hex, ...]:
    """The hexes to whose dots a line comes this near, in circumradii."""
    edge, hexes = in_true(line), list(hexes_in_box(grid, line.bounds))
    if not hexes:
        return ()
    shapely.prepare(edge)
    dots = shapely.points([(u, v * SQRT3) for u, v in (dot(grid.frame, at) for at in hexes)])
    return tuple(compress(hexes, shapely.dwithin(dots, edge, reach * CIRCUMRADIUS)))


def hexes_under(grid: Grid, area: BaseGeometry) -> Iterator[Hex]:
    """The hexes of the grid whose dots lie in an area, its edge included."""
    shapely.prepare(area)
    for at in hexes_in_box(grid, area.bounds):
        if area.intersects(shapely.Point(dot(grid.frame, at))):
            yield at


@kept(lambda _grid, _bounds: _ROUGHLY)
def board_near(grid: Grid, bounds: tuple[float, float, float, float]) -> Polygon | MultiPolygon:
    """The part of the board around a box, half edges cut off; kept, since each level's crest lines ask it anew."""
    hexes = shapely.union_all([hex_area(grid.frame, at) for at in hexes_in_box(grid, bounds)])
    return areas_of(hexes.intersection(_sheet(grid)))


def share_of(grid: Grid, at: Hex, part: BaseGeometry) -> float:
    """How much of what the board shows of a hex an area covers, 0 to 1."""
    outline: BaseGeometry = hex_area(grid.frame, at)
    if grid.cut_edges(at):
        outline = outline.intersection(_sheet(grid))
        part = part.intersection(outline)
    return float(part.area / outline.area)


def _sheet(grid: Grid) -> Polygon:
    """What a board is printed on, half edges cut off."""
    (left, top), (right, bottom) = grid.frame.swap(grid.bounds[:2]), grid.frame.swap(grid.bounds[2:])
    return shapely.box(left * MILLI, top * MILLI, right * MILLI, bottom * MILLI)


def in_true(shape: BaseGeometry) -> BaseGeometry:
    """The shape in true proportions."""
    return scale(shape, 1, SQRT3, origin=(0, 0))


def from_true(shape: BaseGeometry) -> BaseGeometry:
    """The shape in the canonical frame again."""
    return scale(shape, 1, 1 / SQRT3, origin=(0, 0))


def grown_by(shape: BaseGeometry, margin: float) -> BaseGeometry:
    """The shape with its edge moved outward by a margin in circumradii (inward where negative), in true proportions."""
    return from_true(in_true(shape).buffer(margin * CIRCUMRADIUS, quad_segs=4))


def levelled(board: Board, hexes: tuple[Hex, ...], level: int, ground: Ground) -> Board:
    """The board with these hexes painted on a level; drawn contours around their dots are cut back from them."""
    for at in hexes:
        if ground.level(at) == level:
            continue
        board = cut_hex(board, ground, [piece for piece in ground.contours_at(at) if not piece.thin], at)
        board = board_edits.paint_level(board, (at,), level)
    return board
