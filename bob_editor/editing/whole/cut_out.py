"""A part of a board as a board of its own."""

from attrs import evolve

from bob_editor.editing.drawing.clipboard import copy
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.shaping import cropped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board


def cut_out(board: Board, hexes: frozenset[Hex]) -> Board:
    """The smallest board that shows these hexes, with what lies on them and nothing else; the board itself stays.

    :raises BadCall: where there are none.
    """
    part = copy(board, hexes).board
    other = {at for at in board.grid.hexes if at not in hexes}

    def is_here(row: object) -> bool:
        at = row.get("at") if isinstance(row, dict) else None
        named = board.grid.hex_anywhere(at.partition("/")[0]) if isinstance(at, str) else None
        return named is not None and named not in other

    part = evolve(
        part,
        id=f"{board.id}-part",
        title=f"{board.title}: a part",
        exits=tuple(filter(is_here, board.exits)),
        objectives=tuple(filter(is_here, board.objectives)),
        rulings=board.rulings,
        credits=board.credits,
        style=board.style,
        underlay=board.underlay,
    )
    return carried(part, cropped(board.grid, hexes)).board
