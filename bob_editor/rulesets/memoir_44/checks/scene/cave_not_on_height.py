from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check
from bob_editor.rules.land.tile_shapes import laid_under
from bob_editor.rules.mending import Edit, mend, partial
from bob_editor.rules.scene_edits import on_board, unchanged_at
from bob_editor.rulesets.memoir_44.land.contents import CAVES


@scene_check(Severity.ERROR, cites="T52, T53")
def cave_not_on_height(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A scenario can make caves of hills and mountains, and of nothing else."""
    board = scene.board
    for change in scene.changes:
        if change.change != "cave":
            continue
        for at in dict.fromkeys(change.at or ()):
            if not set(CAVES).isdisjoint(board.content(at).terrain_ids):
                continue
            lay = on_board(partial(laid_under, at=at, tile=Feature("hill"), ruleset=ground.ruleset))
            yield Finding(
                f"A cave needs a hill or a mountain, and {board.grid.label(at)} has none.",
                at=at_hex(board.grid, at),
                fixes=(
                    mend("Remove the cave", unchanged_at, old=change, at=at),
                    Edit("Put a hill there", lay),
                ),
            )
