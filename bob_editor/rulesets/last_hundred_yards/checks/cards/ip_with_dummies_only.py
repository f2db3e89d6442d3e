from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.HINT, cites="20.8.1")
def ip_with_dummies_only(_card: Card, mission: Mission) -> Iterator[Finding]:
    """An improved position with only dummies in it disappears with them."""
    for marker in mission.markers:
        there = [unit for unit in mission.by_hex.get(marker.at, ()) if unit.side == marker.side and unit.kind]
        if marker.marker == "ip" and there and all(unit.kind and unit.kind.dummy for unit in there):
            yield Finding(
                f"The improved position in {mission.label(marker.at)} holds dummies only and goes with them.",
                at=mission.places(marker),
                fixes=drop("Remove the position", marker.path),
            )
