from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check, whole
from bob_editor.rules.scene_edits import replacement, with_fields

STRONGEST = 4


@scene_check(Severity.ERROR, cites="T29")
def mine_strength(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Mine counters show 0 to 4."""
    for marker in scene.markers:
        value = marker.fields.get("value")
        if marker.marker != "minefield" or value is None:
            continue
        number = whole(value)
        if number is not None and 0 <= number <= STRONGEST:
            continue
        nearest = 0 if number is None else min(max(number, 0), STRONGEST)
        yield Finding(
            f"The minefield at {ground.label(marker.at)} has strength {value}; it is 0 to 4.",
            at=ground.at_hex(marker.at),
            fixes=replacement(f"Make it {nearest}", marker, with_fields(marker, value=nearest)),
        )
