from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check
from bob_editor.rules.scene_edits import clearance
from bob_editor.rulesets.memoir_44.cards.spots.barred_hexes import is_closed
from bob_editor.rulesets.memoir_44.land.contents import Inventory


@scene_check(Severity.WARNING, cites="T29")
def mine_unreachable(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A minefield that nobody can step on does nothing."""
    grid, inventory = ground.board.grid, Inventory(scene)
    for marker in scene.markers:
        if marker.marker == "minefield" and is_closed(inventory, scene, marker.at):
            yield Finding(
                f"Nobody can step on the minefield at {grid.label(marker.at)}.",
                at=(at_hex(grid, marker.at),),
                fixes=(clearance("minefield", marker),),
            )
