from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, shared_check
from bob_editor.rules.land.tile_shapes import MOST_TURNS
from bob_editor.rules.scene_edits import replacement, with_fields


@shared_check(Severity.ERROR, subject="scene", asked=True)
def orientation_range(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Markers that are turned as tiles are have six orientations, counted from 1."""
    for marker in scene.markers:
        orientation = marker.fields.get("orientation")
        if marker.marker not in terms.of() or orientation is None:
            continue
        if isinstance(orientation, int) and 1 <= orientation <= MOST_TURNS:
            continue
        yield Finding(
            f"The orientation at {ground.label(marker.at)} is {orientation}; there are 1 to {MOST_TURNS}.",
            ground.at_hex(marker.at),
            replacement("Make it 1", marker, with_fields(marker, orientation=1)),
        )
