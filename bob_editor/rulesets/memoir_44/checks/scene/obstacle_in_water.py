"""Wire and sandbags in the water."""

from __future__ import annotations

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Scene,
    Severity,
    at_hex,
    scene_check,
    title_of,
)
from bob_editor.rules.land.entry import entry
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import WATER
from bob_editor.rulesets.memoir_44.land.marker_edits import clearance


@scene_check(Severity.WARNING, cites="T8, T10, T15")
def obstacle_in_water(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Wire and sandbags need ground; only hedgehogs stand in the sea. Ice, bridges and fords carry them."""
    grid, inventory = ground.board.grid, Inventory(scene)
    for marker in scene.markers:
        if marker.marker not in ("wire", "sandbags"):
            continue
        there = inventory.terrain(marker.at)
        water = WATER.intersection(there)
        if not water or not entry(scene.ruleset).opens.keys().isdisjoint(there):
            continue
        title = scene.ruleset.rows("markers")[marker.marker]["title"]
        yield Finding(
            f"In the {title_of(ground.ruleset, min(water))} at {grid.label(marker.at)} "
            f"no {title.lower()} can stand.",
            at=(at_hex(grid, marker.at),),
            fixes=(clearance(title.lower(), marker),),
        )
