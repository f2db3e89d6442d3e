"""What forms, maps and prints ask about this game's cards (``rules.card_code``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from bob_editor.model import board_edits
from bob_editor.rulesets.memoir_44.card_areas import areas
from bob_editor.rulesets.memoir_44.card_counters import counters
from bob_editor.rulesets.memoir_44.card_facts import facts
from bob_editor.rulesets.memoir_44.catalogue import catalogue
from bob_editor.rulesets.memoir_44.contents import CAVES
from bob_editor.rulesets.memoir_44.spots import companions
from bob_editor.rulesets.memoir_44.tiles import retiled

if TYPE_CHECKING:
    from bob_editor.model.board import Board
    from bob_editor.rules.los.scene import Scene

__all__ = ["areas", "catalogue", "companions", "counters", "facts", "pictured"]


def pictured(scene: Scene) -> Board:
    """The board with the caves and the flooded fields that the scenario makes (10.3)."""
    board = scene.board
    for change in scene.changes:
        if change.change == "flooded_fields":
            board = board_edits.set_heading(board, base=evolve(board.base, terrain="flooded_field"))
        elif change.change == "cave":
            for at in change.at or ():
                for old, new in CAVES.items():
                    board = retiled(board, at, old, new) if board.has(at, old) else board
    return board
