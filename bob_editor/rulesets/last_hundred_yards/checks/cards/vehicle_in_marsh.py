from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.vehicle_in_river import misplaced_vehicles


@scenario_check(Severity.ERROR, cites="4.1.13")
def vehicle_in_marsh(card: Card) -> Iterator[Finding]:
    """Vehicles set up in a marsh hex only where it has a road."""
    yield from misplaced_vehicles(card, "vehicle-in-marsh")
