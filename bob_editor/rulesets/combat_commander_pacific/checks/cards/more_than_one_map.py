from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check


@scenario_check(Severity.ERROR, cites="2.2a")
def more_than_one_map(card: Card) -> Iterator[Finding]:
    """Edges, set-up and objectives are those of one map: no scenario joins two."""
    for path in (("map", "boards", place) for place in range(1, len(card.scenario.boards))):
        mend = drop("Remove the map", path)
        yield Finding("The scenario has more than one map.", card.at_field(*path), mend, surplus=path)
