"""The edges of a map of flat-top hexes: how far in a hex lies, and over which hexsides one leaves."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of

_TOWARD: dict[Edge, tuple[int, ...]] = {
    "top": (0, 1, 5),
    "right": (1, 2),
    "bottom": (3, 2, 4),
    "left": (5, 4),
}
"""The directions in which one leaves over an edge, the straightest first."""


def line_from(grid: Grid, edge: Edge, at: Hex) -> int:
    """How far in a hex of a flat-top grid lies by its rows or columns: 1 on the edge."""
    return _lines(grid)[at][EDGES.index(edge)]


@lru_cache(maxsize=8)
def _lines(grid: Grid) -> Mapping[Hex, tuple[int, int, int, int]]:
    """For every hex its row from the top and the bottom, its column from the left and the right."""
    columns = grouped((at.q, at) for at in grid.hexes)
    wide = len(columns)
    return {
        at: (row + 1, len(columns[q]) - row, column + 1, wide - column)
        for column, q in enumerate(sorted(columns))
        for row, at in enumerate(sorted(columns[q], key=lambda one: one.r))
    }


def within_depth(grid: Grid, edge: Edge, depth: int) -> Iterator[Hex]:
    """The hexes no deeper than so many rows or columns from an edge: one deep, along it."""
    lines, number = _lines(grid), EDGES.index(edge)
    return (at for at in grid.hexes if lines[at][number] <= depth)


def edges_left(grid: Grid, side: Side) -> tuple[Edge, ...]:
    """The map edges over which one leaves by a hexside; none where it doesn't lie on the map's border."""
    inside = [at for at in side.hexes if at in grid]
    if len(inside) != 1:
        return ()
    at, direction = inside[0], side.direction_from(inside[0])
    return tuple(edge for edge in EDGES if direction in _TOWARD[edge] and line_from(grid, edge, at) == 1)


def border_side(grid: Grid, edge: Edge, at: Hex) -> Side | None:
    """The hexside by which one leaves a hex straightest over an edge; None where it doesn't lie on that edge."""
    sides = (side_of(at, direction) for direction in _TOWARD[edge])
    return next((side for side in sides if edge in edges_left(grid, side)), None)
