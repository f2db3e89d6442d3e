"""Edits of tiles and of the pieces on them, for quick fixes."""

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature
from bob_editor.model.edit import Edit, mend
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged, title_of


def laid_under(board: Board, at: Hex, tile: Feature, ruleset: Ruleset) -> Board:
    """The board with another tile in a hex, under the bridge or ford that is there."""
    on_tile = tagged(ruleset, "on_tile")
    pieces = tuple(one for one in board.content(at).terrain if one.terrain in on_tile)
    return board_edits.paint_terrain(board, (at,), (tile, *pieces))


def removal(ruleset: Ruleset, at: Hex, terrain: str) -> Edit[Board]:
    """The edit that takes a tile or piece out of a hex."""
    return mend(
        f"Remove the {title_of(ruleset, terrain)}", board_edits.remove_terrain, hexes=(at,), terrain=terrain
    )


def river_under(ruleset: Ruleset, at: Hex) -> Edit[Board]:
    """The edit that lays a river under a bridge or ford."""
    return mend("Lay a river under it", laid_under, at=at, tile=Feature("river"), ruleset=ruleset)
