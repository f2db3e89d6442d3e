from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.ERROR, cites="23.0 step 13")
def item_limit_exceeded(card: Card) -> Iterator[Finding]:
    """Most kinds of support have a limit, and some exclude each other."""
    yield from of_purchases(card, "item-limit-exceeded")
