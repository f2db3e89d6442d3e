"""Exit points, directions, drift (docs/games/combat-commander-pacific.md, 1.5)."""

from collections.abc import Iterable
from typing import Any

from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.map_edges import edges_left
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.records import Record


class ExitPoint(Record):
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
