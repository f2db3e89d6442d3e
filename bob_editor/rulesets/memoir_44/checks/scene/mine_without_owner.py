from bob_editor.rules.checking import Edit, Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.scene_edits import replacement, with_fields


@scene_check(Severity.WARNING, cites="T29")
def mine_without_owner(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """The side that laid a minefield knows its strength and walks through it unharmed."""
    for marker in scene.markers:
        if marker.marker == "minefield" and marker.fields.get("side") is None:
            yield Finding(
                f"Nobody is said to have laid the minefield at {ground.label(marker.at)}.",
                at=ground.at_hex(marker.at),
                fixes=owners(scene, marker),
            )


def owners(scene: Scene, marker: Marker) -> tuple[Edit[Scene], ...]:
    """The edits that give a marker to either side, or to the one whose units alone are there."""
    there = {unit.side for unit in scene.units if unit.at == marker.at}
    given = {
        "axis": replacement("Give it to the Axis", marker, with_fields(marker, side="axis")),
        "allies": replacement("Give it to the Allies", marker, with_fields(marker, side="allies")),
    }
    return tuple(given[side] for side in given if len(there) != 1 or side in there)
