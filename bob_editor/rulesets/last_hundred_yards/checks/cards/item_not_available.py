from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.ERROR, cites="23.0 step 13")
def item_not_available(card: Card) -> Iterator[Finding]:
    """What can be bought depends on the faction, and positions and mines are for the defender alone."""
    yield from of_purchases(card, "item-not-available")
