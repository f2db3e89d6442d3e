from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.WARNING, cites="23.0 step 13")
def initiative_bought_too_high(card: Card) -> Iterator[Finding]:
    """A side may buy one initiative modifier, and +3 is the highest that counts."""
    yield from of_purchases(card, "initiative-bought-too-high")
