from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import shuns_wire


@scenario_check(Severity.ERROR, cites="19.2")
def vehicle_in_wire(card: Card) -> Iterator[Finding]:
    """AFVs and units on foot may enter wire, other vehicles may not."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.at is None or unit.kind is None or not shuns_wire(unit.kind):
            continue
        if not mission.markers_in(unit.at, "wire"):
            continue
        yield strayed(mission, unit, f"{unit.name} stands in the wire of {mission.label(unit.at)}.")
