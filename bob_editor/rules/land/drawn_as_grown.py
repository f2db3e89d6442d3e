"""Draws what has only grown, so that it can be redrawn by hand."""

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import from_milli
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.cut_rings import dot
from bob_editor.rules.land.ground import Ground


def draw_as_grown(board: Board, ground: Ground, at: Hex, terrain: str) -> Board:
    """The board with the grown artwork of a terrain in a hex drawn as rings, one for each part."""
    frame = ground.board.grid.frame
    u, v = dot(frame, at)
    for part in ground.grown_parts(at, terrain):
        ring = from_milli(frame, [(round(x) + u, round(y) + v) for x, y in part.ring])
        board = board_edits.add_artwork(board, Artwork(terrain, ring))
    return board
