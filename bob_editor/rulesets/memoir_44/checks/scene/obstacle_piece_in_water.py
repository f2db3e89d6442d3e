"""Road blocks, dragon's teeth and abatis in the water."""

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
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import WATER
from bob_editor.rulesets.memoir_44.land.marker_edits import clearance


@scene_check(Severity.WARNING, cites="T40, T46, T66")
def obstacle_piece_in_water(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Road blocks, dragon's teeth and abatis are built on ground."""
    grid, inventory = ground.board.grid, Inventory(scene)
    titles = {name: row["title"] for name, row in scene.ruleset.rows("markers").items()}
    for marker in scene.markers:
        water = WATER.intersection(inventory.terrain(marker.at))
        if marker.marker in ("road_block", "dragons_teeth", "abatis") and water:
            title = titles[marker.marker]
            yield Finding(
                f"In the {title_of(ground.ruleset, min(water))} at {grid.label(marker.at)} "
                f"no {title.lower()} can stand.",
                at=(at_hex(grid, marker.at),),
                fixes=(clearance(title.lower(), marker),),
            )
