from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check


@scenario_check(Severity.ERROR, cites="2.2a", mapless=True)
def map_missing(card: Card) -> Iterator[Finding]:
    """A scenario is played on one map, named by its letter."""
    for missing in card.missing:
        file = card.scenario.text(*missing.path, "board") or "without a file"
        yield Finding(f"The map {file} can't be read.", card.at_field(*missing.path))
