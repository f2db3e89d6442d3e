from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, Terms, shared_check, whole
from bob_editor.rules.scene_edits import replacement, with_fields
from bob_editor.rules.tags import title_of_marker


@shared_check(Severity.ERROR, subject="scene", asked=True)
def marker_value_beyond(scene: Scene, ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A marker whose number may be left out shows one that there is."""
    low, high = terms.number("from", 1), terms.number("to", 9)
    for marker in scene.markers:
        value = marker.fields.get("value")
        number = whole(value)
        if marker.marker not in terms.of() or value is None or (number is not None and low <= number <= high):
            continue
        nearest = low if number is None else min(max(number, low), high)
        message = terms.says(
            "The {name} at {place} shows {value}; it may show {first} to {last}.",
            name=title_of_marker(scene.ruleset, marker.marker), place=ground.label(marker.at),
            value=value, first=low, last=high,
        )  # fmt: skip
        yield Finding(
            message,
            ground.at_hex(marker.at),
            replacement(f"Make it {nearest}", marker, with_fields(marker, value=nearest)),
        )
