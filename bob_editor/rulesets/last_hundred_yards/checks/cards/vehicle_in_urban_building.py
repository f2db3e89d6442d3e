from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.vehicle_in_river import misplaced_vehicles


@scenario_check(Severity.ERROR, cites="4.1.6b.ii")
def vehicle_in_urban_building(card: Card) -> Iterator[Finding]:
    """Vehicles set up in an urban building hex only where it has an urban building road."""
    yield from misplaced_vehicles(card, "vehicle-in-urban-building")
