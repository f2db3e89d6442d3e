from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, landing_craft, sail
from bob_editor.rulesets.memoir_44.land.baselines import is_on_baseline


@scenario_check(Severity.WARNING, cites="TR15")
def landing_craft_off_baseline(card: Card) -> Iterator[Finding]:
    """Landing craft start on the ocean hexes of the baseline."""
    for index, craft in landing_craft(card):
        if is_ocean(card, craft.at) and not is_on_baseline(card.grid, craft.at):
            fixes = sail(card, index, craft, lambda at: is_on_baseline(card.grid, at) and is_ocean(card, at))
            yield Finding(
                f"The landing craft at {card.grid.label(craft.at)} is not on the baseline.",
                at=card.at_hex(craft.at),
                fixes=fixes,
                surplus=("markers", index, "at"),
                instead=fixes,
            )
