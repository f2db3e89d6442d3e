"""Artwork as areas, drawn and grown together: hex by hex, and in connected pieces.

Areas are in thousandths of the canonical frame.
"""

from collections.abc import Collection, Iterator

import shapely
from shapely.affinity import translate
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept, points_of_rings
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.shapes import HEX, areas_of, in_milli, polygon, polygons_of, union
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import SLIVER, dot, dots_along, hex_area, hexes_in_box, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground

HEX_AREA = float(HEX.area)
"""The area of a hex in square thousandths."""

Part = tuple["Hex", "Polygon | MultiPolygon"]
"""A hex, and what of an area lies in it."""


def cut_edges(grid: Grid) -> BaseGeometry:
    """A thread's breadth along the half edges of a board, in thousandths: what ends there has no edge there."""
    frame = grid.frame
    (left, top), (right, bottom) = grid.bounds[:2], grid.bounds[2:]
    corners = {"left": (left, top, left, bottom), "top": (left, top, right, top)}
    corners |= {"right": (right, top, right, bottom), "bottom": (left, bottom, right, bottom)}
    halves = [corners[edge] for edge, kind in grid.edges if kind == "half"]
    ends = [[frame.swap(line[:2]), frame.swap(line[2:])] for line in halves]
    lines = [shapely.LineString([(x * MILLI, y * MILLI) for x, y in pair]) for pair in ends]
    return shapely.union_all([line.buffer(1) for line in lines])


def drawn_of(ground: Ground, terrains: Collection[str]) -> Iterator[DrawnPiece]:
    """The drawn rings of some terrains that enclose anything, lowest first."""
    return (piece for piece in ground.drawn if piece.terrain in terrains and not piece.area.is_empty)


def parts_of(ground: Ground, piece: DrawnPiece) -> tuple[Part, ...]:
    """What of a drawn ring or crest line lies in each hex of the board; less than a sliver is nothing."""
    rings = ground.board.contours if piece.terrain is None else ground.board.artwork
    old = rings[piece.index]
    return _parts(ground.board.grid, old.ring, old.holes)


@kept(points_of_rings)
def _parts(grid: Grid, ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]) -> tuple[Part, ...]:
    """Kept, since an edit leaves most rings as they are."""
    area = polygon(in_milli(grid.frame, ring), [in_milli(grid.frame, hole) for hole in holes])
    if area.is_empty:
        return ()
    shapely.prepare(area)
    found = []
    for at in hexes_in_box(grid, area.bounds):
        outline = hex_area(grid.frame, at)
        if shapely.contains_properly(area, outline):
            found.append((at, outline))
        elif area.intersects(outline):
            part = areas_of(area.intersection(outline))
            if part.area > SLIVER:
                found.append((at, part))
    return tuple(found)


def grown_area(ground: Ground, at: Hex, terrain: str) -> Polygon | MultiPolygon | None:
    """What grows of a terrain in a hex; None where nothing does."""
    parts = ground.grown_parts(at, terrain)
    if not parts:
        return None
    u, v = dot(ground.board.grid.frame, at)
    return union([translate(polygon(part.ring), u, v) for part in parts])


class Mass(Record, eq=False):
    """One connected piece of artwork: its area, the hexes it reaches into, and those whose dots it holds."""

    area: Polygon
    reaches: tuple[Hex, ...]
    holds: tuple[Hex, ...]


def masses(ground: Ground, terrains: Collection[str], *, drawn: bool = True) -> tuple[Mass, ...]:
    """The connected pieces of the artwork of some terrains, pieces that touch along an edge in one.

    Without ``drawn``, only of what grows.
    """
    grid = ground.board.grid
    areas = [piece.area for piece in drawn_of(ground, terrains)] if drawn else []
    for terrain in terrains:
        if terrain in ground.grown_terrains:
            grown = (grown_area(ground, at, terrain) for at in ground.board.hexes_with(terrain))
            areas += [area for area in grown if area is not None]
    if not areas:
        return ()
    return tuple(_mass(grid, area) for area in polygons_of(union(areas)))


def _mass(grid: Grid, area: Polygon) -> Mass:
    shapely.prepare(area)
    reaches, holds = [], []
    for at in hexes_in_box(grid, area.bounds):
        outline = hex_area(grid.frame, at)
        if area.intersects(outline) and area.intersection(outline).area > SLIVER:
            reaches.append(at)
            if area.covers(shapely.Point(dot(grid.frame, at))):
                holds.append(at)
    order = grid.index
    return Mass(
        area, tuple(sorted(reaches, key=order.__getitem__)), tuple(sorted(holds, key=order.__getitem__))
    )


def drawn_instead(
    board: Board, ground: Ground, terrain: str, gone: Collection[Mass], area: BaseGeometry
) -> Board:
    """The board with an area drawn as one terrain where connected pieces were, drawn or grown, of that or others.

    What grew there stops growing, since a ring now holds its dots.
    """
    for piece in ground.drawn:
        if any(piece.area.within(mass.area.buffer(1)) for mass in gone) and not piece.area.is_empty:
            board = board_edits.redraw_artwork(board, ground.board.artwork[piece.index], ())
    for ring in redrawn_on(board.grid, Artwork(terrain, ()), area):
        board = board_edits.add_artwork(board, ring)
    return board


@kept(lambda grid, ring, holes, *_, **__: points_of_rings(grid, ring, holes))
def dots_near(
    grid: Grid,
    ring: tuple[Point, ...],
    holes: tuple[tuple[Point, ...], ...],
    reach: float,
    *,
    cut: bool = True,
) -> tuple[Hex, ...]:
    """The hexes to whose dots a ring's edge or a hole's comes this near, in circumradii; not along ``cut`` edges."""
    edge = polygon(in_milli(grid.frame, ring), [in_milli(grid.frame, hole) for hole in holes]).boundary
    return dots_along(grid, edge.difference(cut_edges(grid)) if cut else edge, reach)
