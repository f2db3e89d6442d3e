from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import has_card, posted
from bob_editor.rulesets.memoir_44.checks.cards.rule_names_empty_hex import SUPPLIERS


@scenario_check(Severity.HINT, cites="A24, TR17, TR18")
def supply_vehicle_alone(card: Card) -> Iterator[Finding]:
    """Trucks and half-tracks give figures to others only while the rule of re-supply is on."""
    if has_card(card, "resupply"):
        return
    for unit in posted(card):
        if unit.kind in SUPPLIERS:
            yield Finding(
                f"The rule “Re-supply” is off, and there is a {unit.name}{unit.where(card)}.",
                at=unit.place(card),
                fixes=put("Turn the rule on", ("cards", "resupply"), {}),
                cites="A24",
            )
            return
