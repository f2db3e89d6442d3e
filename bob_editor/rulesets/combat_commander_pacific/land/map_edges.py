"""The map's edges: hexes, exit points, directions, drift (docs/games/combat-commander-pacific.md, 1.5)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from attrs import frozen

from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import Board

_TOWARD: dict[Edge, tuple[int, ...]] = {
    "top": (0, 1, 5),
    "right": (1, 2),
    "bottom": (3, 2, 4),
    "left": (5, 4),
}
"""The directions in which one leaves over an edge, the straightest first."""


def line_from(grid: Grid, edge: Edge, at: Hex) -> int:
    """How far in a hex lies by rows or columns: 1 on the edge (docs/games/combat-commander-pacific.md, A-18)."""
    return _lines(grid)[at][EDGES.index(edge)]


@lru_cache(maxsize=8)
def _lines(grid: Grid) -> Mapping[Hex, tuple[int, int, int, int]]:
    """For every hex its row from the top and the bottom, its column from the left and the right."""
    columns: dict[int, list[Hex]] = {}
    for at in grid.hexes:
        columns.setdefault(at.q, []).append(at)
    wide = len(columns)
    return {
        at: (row + 1, len(columns[q]) - row, column + 1, wide - column)
        for column, q in enumerate(sorted(columns))
        for row, at in enumerate(sorted(columns[q], key=lambda one: one.r))
    }


def within_depth(grid: Grid, edge: Edge, depth: int) -> Iterator[Hex]:
    """The hexes no deeper than so many rows or columns from an edge: one deep, along it (13.1.2d, E70)."""
    return (at for at in grid.hexes if line_from(grid, edge, at) <= depth)


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


@frozen
class ExitPoint:
    """A printed exit point: its place in the board's list, its hexside (None where it has none), its value (2.4)."""

    index: int
    label: str
    side: Side | None
    value: Any

    def edges(self, grid: Grid) -> tuple[Edge, ...]:
        """The map edges that may be left here."""
        return edges_left(grid, self.side) if self.side is not None else ()


def exit_points(board: Board) -> tuple[ExitPoint, ...]:
    """The exit points of a board whose places can be read."""
    found = []
    for index, row in enumerate(board.exits):
        label = row.get("at") if isinstance(row, dict) else None
        if isinstance(label, str) and board.grid.hex_anywhere(label.partition("/")[0]) is not None:
            found.append(ExitPoint(index, label, board.grid.side_anywhere(label), row.get("value")))
    return tuple(found)


def exit_value(board: Board, at: Hex, edge: Edge) -> int | None:
    """What leaving a hex over an edge is worth; None where it has no exit point there, so that it can't be left."""
    values = [
        point.value
        for point in exit_points(board)
        if point.side is not None and at in point.side.hexes and edge in point.edges(board.grid)
    ]
    return max((value for value in values if isinstance(value, int)), default=None)


def compass_step(at: Hex, direction: int, *, clockwise: bool = True) -> Hex:
    """The next hex in a compass direction, 1 (the top) to 6, clockwise unless the ruling says otherwise (2.2b)."""
    return at.neighbour((direction - 1 if clockwise else 1 - direction) % 6)


def drifted(at: Hex, dice: Iterable[int], *, clockwise: bool = True) -> Hex:
    """Where a spotting round ends that drifts a hex for each die (O24.3.2)."""
    for die in dice:
        at = compass_step(at, die, clockwise=clockwise)
    return at
