"""The hexsides around a drawing, as lines in true proportions: which of them it runs along, and is put on instead."""

from collections.abc import Iterator, Sequence

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board
from bob_editor.model.edit import Edit, mend
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, hex_outline, hexes_in_box, in_true

_MOST = 0.7
"""A drawing runs along a hexside where it is near to more than this share of it."""


def sides_around(
    grid: Grid, bounds: tuple[float, float, float, float]
) -> Iterator[tuple[Side, BaseGeometry]]:
    """The hexsides around a box (in thousandths), each with its line in true proportions."""
    seen: set[Side] = set()
    for at in hexes_in_box(grid, bounds):
        corners = hex_outline(grid.frame, at)
        for direction, side in enumerate(sides_of(at)):
            if side not in seen:
                seen.add(side)
                line = shapely.LineString([corners[(direction + 4) % 6], corners[(direction + 5) % 6]])
                yield side, in_true(line)


def sides_along(grid: Grid, area: BaseGeometry, reach: float) -> list[Side]:
    """The hexsides most of which lies within a reach (circumradii) of an area."""
    near = in_true(area).buffer(reach * CIRCUMRADIUS)
    return [
        side
        for side, line in sides_around(grid, area.bounds)
        if line.intersection(near).length > _MOST * line.length
    ]


def put_on(grid: Grid, ring: Artwork, sides: Sequence[Side]) -> tuple[Edit[Board], ...]:
    """The edit that puts on hexsides what is drawn as a ring; none where there are no hexsides."""
    labels = ", ".join(grid.side_label(side) for side in sides)
    return (mend(f"Put it on {labels}", _put_on, ring=ring, sides=sides),) if sides else ()


def _put_on(board: Board, ring: Artwork, sides: Sequence[Side]) -> Board:
    return board_edits.redraw_artwork(board_edits.put_on_sides(board, sides, ring.terrain), ring, ())
