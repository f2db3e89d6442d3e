"""Edits that make one kind of building of another, or another ground of a hex so that its buildings fit."""

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets.last_hundred_yards.land.listed import RURAL, on_ground


def rebuilt(board: Board, ground: Ground, at: Hex, old: str, new: str) -> Board:
    """The board with the buildings of a kind in a hex of another: in its list, and the rings over its dot."""
    features = tuple(
        replace(one, terrain=new) if one.terrain == old else one
        for one in board.content(at).terrain
        if one.terrain == old or one.terrain != new
    )
    board = board_edits.paint_terrain(board, (at,), tuple(dict.fromkeys(features)))
    for piece in ground.drawn_at(at):
        if piece.terrain == old:
            ring = ground.board.artwork[piece.index]
            board = board_edits.redraw_artwork(board, ring, (replace(ring, terrain=new),))
    return board


def rural_again(board: Board, at: Hex) -> Board:
    """The board with a hex rural, and so without a flag that only urban hexes have."""
    board = board_edits.remove_terrain(board, (at,), "urban_building_road")
    return on_ground(board, at, RURAL)
