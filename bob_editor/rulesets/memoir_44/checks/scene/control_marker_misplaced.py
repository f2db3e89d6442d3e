"""Control markers where there is nothing to control."""

from __future__ import annotations

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check, tagged
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.marker_edits import clearance


@scene_check(Severity.WARNING, cites="A29, A30, A32")
def control_marker_misplaced(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Towns, beaches and bridges are held; a control marker says by whom."""
    grid, inventory = ground.board.grid, Inventory(scene)
    held = tagged(ground.ruleset, "town_family") | tagged(ground.ruleset, "bridge") | {"beach"}
    for marker in scene.markers:
        if marker.marker == "control" and held.isdisjoint(inventory.terrain(marker.at)):
            yield Finding(
                f"There is nothing to control at {grid.label(marker.at)}.",
                at=(at_hex(grid, marker.at),),
                fixes=(clearance("control marker", marker),),
            )
