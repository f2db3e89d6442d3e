from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.scene_edits import clearance, replacement
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import COAST, WATER


@scene_check(Severity.WARNING, cites="T12")
def sea_wall_off_beach(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Sea walls stand where beach or coastline meets the land."""
    inventory = Inventory(scene)
    for marker in scene.markers:
        there = inventory.terrain(marker.at)
        if marker.marker != "sea_wall" or not COAST.isdisjoint(there):
            continue
        fixes = [clearance("sea wall", marker)]
        if WATER.isdisjoint(there) and any(unit.at == marker.at for unit in scene.units):
            sandbags = replace(marker, marker="sandbags", fields={})
            fixes.insert(0, replacement("Make it sandbags", marker, sandbags))
        yield Finding(
            f"The sea wall at {ground.label(marker.at)} is not on the beach.",
            at=ground.at_hex(marker.at),
            fixes=fixes,
        )
