from bob_editor.rules.checking import Card, Finding, Iterator, Severity, partial, rule_of, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import move, without_unit
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, is_off_the_beach


@scenario_check(Severity.ERROR, cites="TR11, TR12")
def ship_aground(card: Card) -> Iterator[Finding]:
    """Destroyers and carriers move on ocean hexes."""
    for unit in posted(card):
        if unit.treated_as == "ship" and unit.at is not None and not is_ocean(card, unit.at):
            to_sea = move(card, unit, partial(is_off_the_beach, card)) or move(
                card, unit, partial(is_ocean, card)
            )
            yield Finding(
                f"The {unit.name}{unit.where(card)} is not on ocean.",
                at=unit.place(card),
                fixes=(*to_sea, without_unit(card, unit)),
                cites=rule_of(card.ruleset, unit.kind),
            )
