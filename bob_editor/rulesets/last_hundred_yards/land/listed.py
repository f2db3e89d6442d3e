"""The ground that a hex lists, as checks ask it."""

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.land.ground import Ground

RURAL, URBAN = "rural", "urban"


def is_urban(ground: Ground, at: Hex) -> bool:
    """Whether a hex is on urban ground, its own or the base's (docs/games/last-hundred-yards.md, 1.6)."""
    own = [one for one in ground.board.content(at).terrain_ids if one in (RURAL, URBAN)]
    return (own[0] if own else ground.board.base.terrain) == URBAN


def on_ground(board: Board, at: Hex, ground_kind: str) -> Board:
    """The board with a hex on this ground, rural or urban; what stands on it stays."""
    others = (one for one in board.content(at).terrain if one.terrain not in (RURAL, URBAN))
    own = () if board.base.terrain == ground_kind else (ground_kind,)
    return board_edits.paint_terrain(board, (at,), (*own, *others))
