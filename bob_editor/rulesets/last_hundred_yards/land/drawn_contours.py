"""Drawn contour lines as closed areas: which dots and hexsides they hold, and where a thread meets them (4.2.1c)."""

from collections.abc import Iterable, Mapping

import shapely
from shapely.geometry import LineString

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI, corners_of_side
from bob_editor.geometry.parts import side_of
from bob_editor.geometry.shapes import HEX, moved
from bob_editor.model.board import Contour
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import hexes_in_box
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.pieces.cut_edges import mirrored
from bob_editor.rules.los.pieces.images import Image, images_of
from bob_editor.rules.los.threads.cells import Cells

ORDERS = 1000
"""A rank is the level times this, plus the order (docs/games/last-hundred-yards.md, 1.4)."""


class ContourShape(Record, eq=False):
    """One drawn contour on a map: the hexes whose dots it holds, the codes of hexsides wholly in it, its images."""

    dots: frozenset[int]
    sides: frozenset[int]
    images: Mapping[int, tuple[Image, ...]]


class DrawnContour(Record, eq=False):
    """A drawn contour's shape and rank; ``line`` is ``bold`` or ``thin``."""

    shape: ContourShape
    rank: int
    line: str


def drawn_contours(
    ground: Ground, cells: Cells, known: Mapping[Contour, ContourShape]
) -> tuple[tuple[DrawnContour, ...], dict[Contour, ContourShape]]:
    """The drawn contours of a board, and their shapes by contour; ``known`` shapes aren't made again."""
    pieces = ground.drawn_contours
    shapes: dict[Contour, ContourShape] = {}
    found = []
    for piece in pieces:
        contour = ground.board.contours[piece.index]
        shape = known.get(contour) or shapes.get(contour) or _shape(piece, ground.board.grid, cells)
        shapes[contour] = shape
        found.append(DrawnContour(shape, _rank(piece, pieces), contour.line))
    return tuple(found), shapes


def _rank(piece: DrawnPiece, pieces: Iterable[DrawnPiece]) -> int:
    level = piece.level or 0
    if not piece.thin:
        return level * ORDERS
    around = (one for one in pieces if one.thin and one.level == piece.level and one.index != piece.index)
    return level * ORDERS + 1 + sum(one.area.covers(piece.area) for one in around)


def _shape(piece: DrawnPiece, grid: Grid, cells: Cells) -> ContourShape:
    area = piece.area
    shapely.prepare(area)
    dots: set[int] = set()
    sides: set[int] = set()
    images: dict[int, tuple[Image, ...]] = {}
    for at in hexes_in_box(grid, area.bounds) if not area.is_empty else ():
        u, v = (one * MILLI for one in grid.frame.canonical_centre(at))
        number = cells.number(at)
        if area.covers(shapely.Point(u, v)):
            dots.add(number)
        hexagon = moved(HEX, (u, v))
        if area.disjoint(hexagon):
            continue
        local = HEX if area.covers(hexagon) else shapely.intersection(moved(area, (-u, -v)), HEX)
        here = images_of(mirrored(local, grid.cut_edges(at), pointy=grid.pointy))
        if here:
            images[number] = here
        sides.update(_sides_within(piece, at, (u, v), cells))
    return ContourShape(frozenset(dots), frozenset(sides), images)


def _sides_within(piece: DrawnPiece, at: Hex, dot: tuple[int, int], cells: Cells) -> Iterable[int]:
    for direction in range(6):
        ends = [CORNERS[corner] for corner in corners_of_side(direction)]
        if piece.area.covers(LineString([(dot[0] + x * MILLI, dot[1] + y * MILLI) for x, y in ends])):
            side = side_of(at, direction)
            yield 3 * cells.number(side.owner) + side.direction
