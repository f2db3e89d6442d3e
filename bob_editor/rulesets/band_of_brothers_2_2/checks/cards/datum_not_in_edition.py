from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check


@scenario_check(Severity.ERROR, cites="18.0")
def datum_not_in_edition(card: Card) -> Iterator[Finding]:
    """A ruling answers a question that the edition leaves open; one of another edition answers nothing."""
    for name in card.scenario.rulings:
        if name not in card.ruleset.rulings:
            yield Finding(
                f"{card.ruleset.title} leaves no question “{name.replace('_', ' ')}” open.",
                at=card.at_field("rulings", name),
                fixes=drop("Take the ruling off the card", ("rulings", name)),
            )
