from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, mend, shared_check
from bob_editor.rules.los.marker_numbers import number_field, number_of, numbers_allowed
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.tags import rule_of, title_of_marker


@shared_check(Severity.ERROR, subject="scene", asked=True)
def marker_without_number(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A marker that counts by its number does nothing without one."""
    for marker in scene.markers:
        field = number_field(scene.ruleset, marker.marker)
        if field is None or number_of(scene.ruleset, marker) is not None:
            continue
        name = title_of_marker(scene.ruleset, marker.marker)
        first, *_, last = numbers_allowed(field)
        puts = (
            mend(f"Make it {one}", _numbered, marker=marker, field=field["name"], number=one)
            for one in numbers_allowed(field)
        )
        yield Finding(
            terms.says(
                "The {name} in {place} needs a number from {first} to {last}.",
                name=name,
                place=ground.label(marker.at),
                first=first,
                last=last,
            ),
            at=ground.at_hex(marker.at),
            fixes=puts,
            cites=rule_of(scene.ruleset, marker.marker),
        )


def _numbered(scene: Scene, marker: Marker, field: str, number: int) -> Scene:
    right = replace(marker, fields={**marker.fields, field: number})
    return replace(scene, markers=tuple(right if one == marker else one for one in scene.markers))
