from functools import lru_cache

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.kept import kept, points_of_rings
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side, side_of
from bob_editor.geometry.shapes import in_milli, polygon
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, listed, shared_check
from bob_editor.rules.land.contours import partly_crest_lines
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, cut_out, from_true, hex_outline, in_true
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, mend

_NEAR = 0.02
"""A line nearer to a hexside than this, in circumradii, lies on it."""
_LONG = 0.2
"""For more than this, in circumradii."""
_CLEAR = 0.12
"""How far the quick fix draws the line off the hexside, in circumradii."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def crest_line_on_hexside(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A crest line on a hexside makes no crest hex, so nobody on the hill sees down there."""
    grid = ground.board.grid
    partly = partly_crest_lines(ground)
    found: dict[Side, list[DrawnPiece]] = {}
    for piece in ground.drawn_contours:
        if piece.area.is_empty:
            continue
        old, left = ground.board.contours[piece.index], partly.get(piece.index)
        followed = _sides_followed(grid, old.ring, old.holes) if left is None else _sides_along(grid, left)
        for side in followed:
            found.setdefault(side, []).append(piece)
    for side, pieces in found.items():
        levels = sorted({piece.level or 0 for piece in pieces})
        lines = f"A crest line of level {levels[0]} runs"
        if len(levels) > 1:
            lines = f"Crest lines of levels {listed(map(str, levels))} run"
        yield Finding(
            f"{lines} along the hexside {grid.side_label(side)}.",
            at=ground.at_side(side),
            fixes=mend(
                "Draw the crest line in from the hexside",
                _drawn_in,
                ground=ground,
                pieces=tuple(pieces),
                side=side,
            ),
        )


@kept(points_of_rings)
def _sides_followed(
    grid: Grid, ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]
) -> tuple[Side, ...]:
    """The hexsides inside the map along which an outline runs."""
    area = polygon(in_milli(grid.frame, ring), [in_milli(grid.frame, hole) for hole in holes])
    return _sides_along(grid, area.boundary)


def _sides_along(grid: Grid, line: BaseGeometry) -> tuple[Side, ...]:
    sides, strips, tree = _strips(grid)
    edge = in_true(line)
    near = tree.query(edge, predicate="intersects")
    lengths = shapely.length(shapely.intersection(strips[near], edge))
    return tuple(
        sides[one] for one, length in zip(near, lengths, strict=True) if length > _LONG * CIRCUMRADIUS
    )


@lru_cache(maxsize=8)
def _strips(grid: Grid) -> tuple[tuple[Side, ...], npt.NDArray[np.object_], shapely.STRtree]:
    """The hexsides inside the map, and a narrow strip along each, in true proportions."""
    sides = tuple(
        side_of(at, direction)
        for at in grid.hexes
        for direction in range(3)
        if at.neighbour(direction) in grid
    )
    lines = [_line(grid, side) for side in sides]
    strips = shapely.buffer(np.array(lines), _NEAR * CIRCUMRADIUS, cap_style="flat")
    return sides, strips, shapely.STRtree(strips)


def _line(grid: Grid, side: Side) -> BaseGeometry:
    """A hexside in true proportions."""
    corners = hex_outline(grid.frame, side.owner)
    return in_true(shapely.LineString([corners[(side.direction + 4) % 6], corners[(side.direction + 5) % 6]]))


def _drawn_in(board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...], side: Side) -> Board:
    """The board with a strip along the hexside cut out of the crest lines, and of all higher ones."""
    line = _line(board.grid, side)
    on_it = {piece.index for piece in pieces}
    lowest = min(piece.level or 0 for piece in pieces)
    for one in ground.drawn_contours:
        higher = (one.level or 0) - lowest
        if one.index not in on_it and higher <= 0:
            continue
        hole = from_true(line.buffer((_CLEAR + 0.05 * higher) * CIRCUMRADIUS, quad_segs=4))
        if one.area.intersects(hole):
            board = cut_out(board, ground, one, hole)
    return board
