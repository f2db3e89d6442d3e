from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, mend, scene_check
from bob_editor.rules.checks.scene.marker_misplaced import without
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import scene_types
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, may_hold_cave


@scene_check(Severity.ERROR, cites="F102", trial=True)
def cave_not_in_crest_hex(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A cave is in a crest hex: one that shows more than one level."""
    types, on_hill = scene_types(scene, ground), bool(scene.ruling("cave_needs_hill_hex"))
    for cave in scene.markers:
        if cave.marker != CAVE or types.is_water(cave.at) or may_hold_cave(ground, cave.at, on_hill=on_hill):
            continue
        yield Finding(
            f"{ground.label(cave.at)} has a cave and is no crest hex.",
            ground.at_hex(cave.at),
            mend("Remove the cave", without, gone=cave),
        )
