"""Terrain that .m44 files can't hold."""

from __future__ import annotations

from attrs import evolve

from bob_editor.model.places import at_heading, at_hex
from bob_editor.rules.checking import (
    Finding,
    Ground,
    Hex,
    Iterator,
    Scene,
    Severity,
    board_check,
    scene_check,
)
from bob_editor.rules.los.scene import MapChange
from bob_editor.rules.mending import Board, Edit, partial
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import title_of
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, land_of
from bob_editor.rulesets.memoir_44.land.tile_edits import redrawn, retiled

NEAREST = {
    "flooded_field": "marsh",
    "labor_camp": "prison_camp",
    "fish_pond": "rice_paddy",
    "balka": "wadi",
    "frozen_river_deep": "frozen_river",
}
"""Terrain without a code, and what comes nearest to it."""


@board_check(Severity.HINT, cites="")
def no_m44_code(ground: Ground) -> Iterator[Finding]:
    """A few terrains have no code in the official editor's files, and would be lost in one."""
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    for at in hexes_with(land, tuple(NEAREST)):
        for terrain in land.terrain(at):
            if terrain in NEAREST:
                yield Finding(
                    f"The {title_of(ruleset, terrain)} at {board.grid.label(at)} would be lost in a .m44 file.",
                    at=(at_hex(board.grid, at),),
                    fixes=(_nearest(ruleset, at, terrain),),
                )


@scene_check(Severity.HINT, cites="", name="no-m44-code")
def no_m44_code_for_floods(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """That the fields are flooded can be said in the text of a .m44 file only."""
    del ground
    for change in scene.changes:
        if change.change == "flooded_fields":
            yield Finding(
                "The flooded fields would be lost in a .m44 file.",
                at=(at_heading("changes"),),
                fixes=(Edit("Leave the fields dry", partial(_without_change, old=change)),),
            )


def _nearest(ruleset: Ruleset, at: Hex, terrain: str) -> Edit[Board]:
    """The edit that puts the nearest terrain with a code there, in place of a tile or a path."""
    new = NEAREST[terrain]

    def edit(board: Board) -> Board:
        return redrawn(retiled(board, at, terrain, new), at, terrain, new)

    return Edit(f"Make it a {title_of(ruleset, new)}", edit)


def _without_change(scene: Scene, old: MapChange) -> Scene:
    return evolve(scene, changes=tuple(one for one in scene.changes if one is not old))
