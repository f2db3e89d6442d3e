from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.scene_edits import replacement
from bob_editor.rulesets.memoir_44.checks.scene.mine_without_owner import owners


@scene_check(Severity.WARNING, cites="T2")
def bunker_without_owner(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A bunker protects its original owner only. Where none is named, that is the side of the unit inside."""
    held = {unit.at for unit in scene.units} if scene.ruling("bunker_without_owner") == "occupant" else set()
    for marker in scene.markers:
        if marker.marker == "bunker" and marker.fields.get("side") is None and marker.at not in held:
            field = replacement("Make it a field bunker", marker, replace(marker, marker="field_bunker"))
            yield Finding(
                f"The bunker at {ground.label(marker.at)} has no owner.",
                at=ground.at_hex(marker.at),
                fixes=(*owners(scene, marker), field),
            )
