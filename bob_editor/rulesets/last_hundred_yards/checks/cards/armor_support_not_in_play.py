from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.ERROR, cites="23.0 step 12")
def armor_support_not_in_play(card: Card) -> Iterator[Finding]:
    """The players agree whether armor support is in play before they buy."""
    yield from of_purchases(card, "armor-support-not-in-play")
