from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.vehicle_in_river import misplaced_vehicles


@scenario_check(Severity.WARNING, cites="4.1.9.1a")
def vehicle_cannot_leave(card: Card) -> Iterator[Finding]:
    """Fighting vehicles and carriers leave forest and tree-lined road hexes along a road alone, so they need one."""
    yield from misplaced_vehicles(card, "vehicle-cannot-leave")
