from bob_editor.rules.checking import Card, Finding, Iterator, Severity, partial, rule_of, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import move
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, is_off_the_beach


@scenario_check(Severity.WARNING, cites="TR11, TR12")
def ship_beside_beach(card: Card) -> Iterator[Finding]:
    """Ships keep a hex away from the beach."""
    for unit in posted(card):
        afloat = unit.treated_as == "ship" and unit.at is not None and is_ocean(card, unit.at)
        if afloat and unit.at is not None and not is_off_the_beach(card, unit.at):
            yield Finding(
                f"The {unit.name}{unit.where(card)} is beside the beach.",
                at=unit.place(card),
                cites=rule_of(card.ruleset, unit.kind),
                fixes=move(card, unit, partial(is_off_the_beach, card)),
            )
