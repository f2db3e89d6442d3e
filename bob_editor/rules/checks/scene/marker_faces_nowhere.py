from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.tags import rule_of, title_of_marker


@shared_check(Severity.ERROR, subject="scene", asked=True)
def marker_faces_nowhere(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A marker that bars a hexside points at one of its hex."""
    grid = ground.board.grid
    sides = grid.frame.side_names
    for marker in scene.markers:
        if marker.marker in terms.of() and marker.facing not in sides:
            name = title_of_marker(scene.ruleset, marker.marker)
            turns = (mend(f"Point it at {one}", _turned, marker=marker, to=one) for one in sides)
            yield Finding(
                terms.says(
                    "The {name} in {place} points at no hexside.", name=name, place=ground.label(marker.at)
                ),
                at=ground.at_hex(marker.at),
                fixes=turns,
                cites=rule_of(scene.ruleset, marker.marker),
            )


def _turned(scene: Scene, marker: Marker, to: str) -> Scene:
    return replace(
        scene, markers=tuple(replace(one, facing=to) if one == marker else one for one in scene.markers)
    )
