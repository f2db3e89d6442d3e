"""What forms, maps and prints ask about this game's cards (``rules.cards.code``)."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.land.tile_shapes import retiled
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.memoir_44.cards.areas import areas
from bob_editor.rulesets.memoir_44.cards.catalogue import catalogue
from bob_editor.rulesets.memoir_44.cards.counters import counters
from bob_editor.rulesets.memoir_44.cards.facts import facts
from bob_editor.rulesets.memoir_44.cards.pieces import pieces
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import companions, moved, removed
from bob_editor.rulesets.memoir_44.land.contents import CAVES, Inventory

__all__ = [
    "areas", "catalogue", "companions", "counters", "facts", "lying", "moved", "pictured", "pieces",
    "removed",
]  # fmt: skip


def lying(scene: Scene) -> Callable[[Hex], Collection[str]]:
    """What lies in each hex: paths, tiles and pieces, else what the face prints, as the scenario has it."""
    return Inventory(scene).terrain


def pictured(scene: Scene) -> Board:
    """The board with the scenario's caves and flooded fields (docs/games/memoir-44.md, 10.3)."""
    board = scene.board
    for change in scene.changes:
        if change.change == "flooded_fields":
            board = board_edits.set_heading(board, base=replace(board.base, terrain="flooded_field"))
        elif change.change == "cave":
            for at in change.at or ():
                for old, new in CAVES.items():
                    board = retiled(board, at, old, new) if board.has(at, old) else board
    return board
