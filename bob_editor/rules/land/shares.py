"""How much of each hex drawn rings cover."""

from collections.abc import Collection, Mapping

import numpy as np
import shapely

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept, points_of_rings
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.shapes import HEX, in_milli, polygon
from bob_editor.rules.land.cut_rings import hex_outline, hexes_in_box
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground

Shares = dict["Hex", dict[str, float]]


def shares_of(ground: Ground, piece: DrawnPiece) -> Mapping[Hex, float]:
    """For every hex that a drawn ring reaches, the share of the hex on the board that it covers, above 0 up to 1."""
    artwork = ground.board.artwork[piece.index]
    return _shares(ground.board.grid, artwork.ring, artwork.holes)


def covered(ground: Ground, kinds: Collection[str]) -> Shares:
    """For every hex, how much of it the drawn rings of these terrains cover, by terrain; overlaps count twice."""
    found: Shares = {}
    for piece in ground.drawn:
        if piece.terrain is not None and piece.terrain in kinds:
            for at, share in shares_of(ground, piece).items():
                here = found.setdefault(at, {})
                here[piece.terrain] = min(here.get(piece.terrain, 0) + share, 1)
    return found


@kept(points_of_rings)
def _shares(grid: Grid, ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]) -> Mapping[Hex, float]:
    area = polygon(in_milli(grid.frame, ring), [in_milli(grid.frame, hole) for hole in holes])
    if area.is_empty:
        return {}
    left, top, right, bottom = (edge * MILLI for edge in grid.bounds)
    seen = shapely.intersection(area, shapely.box(left, top, right, bottom))
    hexes = list(hexes_in_box(grid, area.bounds))
    if seen.is_empty or not hexes:
        return {}
    shapely.prepare(seen)
    outlines = shapely.polygons(np.array([hex_outline(grid.frame, at) for at in hexes], dtype=float))
    parts = np.asarray(shapely.area(shapely.intersection(seen, outlines))) / HEX.area
    # Of a hex that the edge cuts only a half is on the board, of one in a corner a quarter.
    return {
        at: min(float(part) * 2 ** len(grid.cut_edges(at)), 1.0)
        for at, part in zip(hexes, parts, strict=True)
        if part > 0
    }
