"""Tiles printed for another face than the board's."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import evolve

from bob_editor.model import board_edits
from bob_editor.model.edit import Edit
from bob_editor.model.places import at_hex
from bob_editor.rules.check import Finding, Severity, board_check
from bob_editor.rules.tags import title_of
from bob_editor.rules.wording import with_article
from bob_editor.rulesets.memoir_44.tiles import renaming

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board
    from bob_editor.rules.ground import Ground


WINTER_ONLY = {
    "frozen_river": "river",
    "frozen_river_deep": "river",
    "hill_with_forest": "hill",
    "hill_with_village": "hill",
    "city_ruins": "town",
    "castle": "town",
}
"""Tiles printed on snow alone, and what stands for them elsewhere."""
NOT_IN_DESERT = {"forest": "palm_forest", "hedgerow": "palm_forest", "jungle": "palm_forest"}
SAME = {"beach": "country", "jungle": "country", "sand": "desert"}
"""Faces and landscapes whose tiles are those of another."""


@board_check(Severity.HINT, cites="1.5")
def foreign_landscape(ground: Ground) -> Iterator[Finding]:
    """Tiles look right on the face that they are printed for: snow on a winter board, sand in the desert."""
    board, ruleset = ground.board, ground.ruleset
    face = _landscape(board.base.face)
    foreign = {
        **(WINTER_ONLY if face != "winter" else {}),
        **(NOT_IN_DESERT if face == "desert" else {}),
    }
    for at, content in board.hexes.items():
        for feature in content.terrain:
            other = feature.landscape is not None and _landscape(feature.landscape) != face
            if not other and feature.terrain not in foreign:
                continue
            title = title_of(ruleset, feature.terrain)
            print_ = f"{feature.landscape} print of " if other else ""
            fix = (
                Edit("Take the board's own print", partial(_own_print, at=at))
                if other
                else renaming(ruleset, at, feature.terrain, foreign[feature.terrain])
            )
            yield Finding(
                f"{board.grid.label(at)} shows {with_article(print_ + title)} on {with_article(str(face))} board.",
                at=(at_hex(board.grid, at),),
                fixes=(fix,),
            )


def _landscape(face: str | None) -> str:
    return SAME.get(face or "country", face or "country")


def _own_print(board: Board, at: Hex) -> Board:
    """The board with the hex's tiles in the print of its face."""
    features = (evolve(one, landscape=None) for one in board.content(at).terrain)
    return board_edits.paint_terrain(board, (at,), features)
