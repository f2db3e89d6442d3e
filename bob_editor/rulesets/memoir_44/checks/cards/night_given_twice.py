from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put, scenario_check


@scenario_check(Severity.ERROR, cites="A19")
def night_given_twice(card: Card) -> Iterator[Finding]:
    """How far one sees at the start is said by the rule of night attacks; the condition says the same."""
    path, other = ("cards", "night_attack", "start_visibility"), ("conditions", "visibility")
    start, condition = card.scenario.whole(*path), card.scenario.whole(*other)
    # What can't be a visibility is told of as such.
    if start != condition and {start, condition} <= {*range(1, 7)}:
        yield Finding(
            f"At the start the visibility is {start} by the rule of night attacks, and {condition} by the condition.",
            at=(card.at_field(*path), card.at_field(*other)),
            fixes=harmless(
                card,
                (put(f"Make both {start}", other, start), put(f"Make both {condition}", path, condition)),
                "night-without-dark",
            ),
        )
