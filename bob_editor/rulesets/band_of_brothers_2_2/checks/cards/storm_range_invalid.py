from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check


@scenario_check(Severity.ERROR, cites="55.2")
def storm_range_invalid(card: Card) -> Iterator[Finding]:
    """In the monsoon a die roll in the storm range starts and ends the deluge.

    So it is two numbers of the die, low and high, and there is no deluge without one.
    """
    monsoon = card.scenario.get("conditions", "monsoon")
    if monsoon is None and not card.scenario.flag("conditions", "rain"):
        return
    storm = monsoon.get("storm_range") if isinstance(monsoon, dict) else None
    pair = storm if isinstance(storm, list | tuple) and len(storm) == 2 else ()
    if pair and all(isinstance(one, int) and 1 <= one <= 10 for one in pair) and pair[0] <= pair[1]:
        return
    path = ("conditions", "monsoon", "storm_range")
    numbers = sorted(min(max(one, 1), 10) for one in pair if isinstance(one, int))
    right = numbers if len(numbers) == 2 else [1, 3]
    give = put(f"Make it {right[0]} to {right[1]}", path, right)
    if monsoon is None:
        yield Finding(
            "A deluge falls, and no storm range says when it ends.",
            at=card.at_field("conditions", "rain"),
            fixes=(give, drop("Let no deluge fall", ("conditions", "rain"))),
            severity=Severity.WARNING,
        )
        return
    yield Finding(
        "The monsoon has no storm range."
        if not pair
        else f"A storm range from {pair[0]} to {pair[1]} can't be.",
        at=card.at_field(*path),
        fixes=give,
    )
