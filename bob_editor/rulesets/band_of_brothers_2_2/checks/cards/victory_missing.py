from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check


@scenario_check(Severity.ERROR, cites="18.0, 13.0")
def victory_missing(card: Card) -> Iterator[Finding]:
    """The card says what a side must do to win, in words or in conditions."""
    victory = card.scenario.table("victory")
    text = victory.get("text")
    told = isinstance(text, str) and text.strip()
    if not told and not card.scenario.rows("victory", "clauses"):
        yield Finding("The card doesn't say how one wins.", at=card.at_field("victory"))
