from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check


@scenario_check(Severity.ERROR, cites="")
def title_missing(card: Card) -> Iterator[Finding]:
    """A scenario has a title."""
    if not card.scenario.title.strip():
        yield Finding("The scenario has no title.", at=(card.at_field("title"),))
