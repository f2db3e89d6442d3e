from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.7g")
def observer_on_map(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Mortars are kept off the map, and an observer's marker lies there only while they fire."""
    for unit in mission.units:
        if unit.at is not None and unit.kind_id == "fo":
            yield Finding(
                f"{unit.name} stands in {mission.label(unit.at)}.",
                at=mission.places(unit),
                fixes=drop("Take it off the map", (*unit.path, "at")),
            )
    for marker in mission.markers:
        if marker.section == "markers" and marker.marker == "fo":
            yield Finding(
                f"A forward observer lies in {mission.label(marker.at)} at the start.",
                at=mission.places(marker),
                fixes=drop("Take it away", marker.path),
            )
