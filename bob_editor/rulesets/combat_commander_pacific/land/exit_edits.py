"""Edits of a board's exit points, for the quick fixes of its checks."""

from typing import Any

from bob_editor.geometry.parts import Side
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.places import Place, at_side
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import ExitPoint


def place_of(board: Board, point: ExitPoint) -> Place:
    """Where an exit point is, or would be."""
    if point.side is not None:
        return at_side(board.grid, point.side)
    at = board.grid.hex_anywhere(point.label.partition("/")[0])
    return Place("heading", point.label, near=(at,) if at is not None else ())


def with_exit(board: Board, /, index: int, **fields: Any) -> Board:
    """The board with other fields of an exit point; without it where none are given."""
    rows = board.exits
    row = ({**rows[index], **fields},) if fields else ()
    return board_edits.set_heading(board, exits=(*rows[:index], *row, *rows[index + 1 :]))


def with_exits(board: Board, sides: tuple[Side, ...], value: int) -> Board:
    """The board with further exit points of a value."""
    new = [{"at": board.grid.side_label(side), "value": value} for side in sides]
    return board_edits.set_heading(board, exits=(*board.exits, *new))
