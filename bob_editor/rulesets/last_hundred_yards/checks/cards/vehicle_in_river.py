from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.vehicles import misplaced_vehicles


@scenario_check(Severity.ERROR, cites="4.1.10")
def vehicle_in_river(card: Card) -> Iterator[Finding]:
    """Vehicles set up in a river hex only on a bridge or at a ford."""
    yield from misplaced_vehicles(card, "vehicle-in-river")
