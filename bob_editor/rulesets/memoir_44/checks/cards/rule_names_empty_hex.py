from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.words import NUMBERS, title_of_card

SUPPLIERS = ("supply_truck", "half_track")
"""Kinds of units that re-supply others."""
LISTS = {"boats": "units", "heroic_leader": "units", "camouflage": "units", "resupply": "vehicles"}
"""Where rule cards list units by their hexes."""


@scenario_check(Severity.WARNING, cites="A5, A8, A16, A24")
def rule_names_empty_hex(card: Card) -> Iterator[Finding]:
    """A rule that is about some units finds them in the hexes that it names."""
    for key, field in LISTS.items():
        lacks = "no supply vehicle is" if key == "resupply" else "no unit is"
        held = {unit.at for unit in posted(card) if key != "resupply" or unit.kind in SUPPLIERS}
        for index, label in enumerate(card.scenario.texts("cards", key, field)):
            at = card.hex(label)
            if at is None or at in held:
                continue
            path = ("cards", key, field, index)
            yield Finding(
                f"The rule “{title_of_card(key)}” names {card.grid.label(at)}, where {lacks}.",
                at=(card.at_field(*path),),
                fixes=(leave_out("Leave the hex out", path),),
                cites=NUMBERS[key],
            )
