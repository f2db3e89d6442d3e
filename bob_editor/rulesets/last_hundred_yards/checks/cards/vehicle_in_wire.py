from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import shuns_wire


@card_check(Severity.ERROR, cites="19.2")
def vehicle_in_wire(_card: Card, mission: Mission) -> Iterator[Finding]:
    """AFVs and units on foot may enter wire, other vehicles may not."""
    for unit in mission.units:
        if unit.at is None or unit.kind is None or not shuns_wire(unit.kind):
            continue
        if not mission.markers_in(unit.at, "wire"):
            continue
        yield strayed(mission, unit, f"{unit.name} stands in the wire of {mission.label(unit.at)}.")
