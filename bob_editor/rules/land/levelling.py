"""Edits that bring hexes to one level."""

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.land.ground import Ground


def levelled(board: Board, hexes: tuple[Hex, ...], level: int, ground: Ground) -> Board:
    """The board with these hexes painted on a level; drawn contours around their dots are cut back from them."""
    for at in hexes:
        if ground.level(at) == level:
            continue
        board = cut_hex(board, ground, [piece for piece in ground.contours_at(at) if not piece.thin], at)
        board = board_edits.paint_level(board, (at,), level)
    return board
