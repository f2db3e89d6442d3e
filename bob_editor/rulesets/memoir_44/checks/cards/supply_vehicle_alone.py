from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, harmless, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import has_card, posted
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card
from bob_editor.rulesets.memoir_44.checks.cards.rule_names_empty_hex import SUPPLIERS

BROUGHT = {"resupply": SUPPLIERS, "supply_train": ("supply_train",)}
"""Rules, and the kinds of units that do by them what they are there for."""


@scenario_check(Severity.HINT, cites="A13, A24, TR6, TR17, TR18")
def supply_vehicle_alone(card: Card) -> Iterator[Finding]:
    """Trucks and half-tracks give figures to others, and trains unload, only while the rule of that is on."""
    for key, kinds in BROUGHT.items():
        units = [one for one in posted(card) if one.kind in kinds]
        if units and not has_card(card, key):
            unit, play = units[0], put("Turn the rule on", ("cards", key), {})
            plain = [put("", (*one.path, "unit"), "train") for one in units if key == "supply_train"]
            yield Finding(
                f"The rule “{title_of_card(key)}” is off, and there is a {unit.name}{unit.where(card)}.",
                at=unit.place(card),
                fixes=harmless(card, [play], "rule-without-material")
                or all_of("Make it a plain train", plain),
                cites=NUMBERS[key],
            )
