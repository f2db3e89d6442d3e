"""Takes one terrain out of one hex, however it came there: listed, drawn across several hexes, or as the base."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.model.board_edits import with_hexes
from bob_editor.rules.land.cut_rings import cut_out, hex_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


def drawn_into(ground: Ground, at: Hex) -> Iterator[DrawnPiece]:
    """The drawn artwork that shares area with a hex."""
    if not ground.board.artwork:
        return
    whole = hex_area(ground.board.grid.frame, at)
    for piece in ground.drawn:
        if piece.area.intersects(whole) and piece.area.intersection(whole).area > 0:
            yield piece


def clear_of(board: Board, *, ruleset: Ruleset, at: Hex, terrain: str, plain: str) -> Board:
    """The board without a terrain in a hex: unlisted with the level it brought, and cut out of drawn artwork."""
    if board.artwork:
        ground = Ground(board, ruleset)
        whole = hex_area(board.grid.frame, at)
        for piece in drawn_into(ground, at):
            if piece.terrain == terrain:
                board = cut_out(board, ground, piece, whole)
    content = board.content(at)
    left = tuple(feature for feature in content.terrain if feature.terrain != terrain)
    if not left and board.base.terrain == terrain:
        left = (Feature(plain),)
    row = ruleset.terrains.get(terrain)
    brought = row is not None and row.level is not None and content.level == row.level
    return with_hexes(board, {at: replace(content, terrain=left, level=None if brought else content.level)})
