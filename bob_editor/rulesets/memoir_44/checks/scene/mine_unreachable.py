from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.scene_edits import clearance
from bob_editor.rulesets.memoir_44.cards.spots.barred_hexes import is_closed
from bob_editor.rulesets.memoir_44.land.contents import Inventory


@scene_check(Severity.WARNING, cites="T29")
def mine_unreachable(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A minefield that nobody can step on does nothing."""
    inventory = Inventory(scene)
    for marker in scene.markers:
        if marker.marker == "minefield" and is_closed(inventory, scene, marker.at):
            yield Finding(
                f"Nobody can step on the minefield at {ground.label(marker.at)}.",
                at=ground.at_hex(marker.at),
                fixes=clearance("minefield", marker),
            )
