from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check

DAYLIGHT = 6


@scenario_check(Severity.ERROR, cites="A19")
def night_visibility(card: Card) -> Iterator[Finding]:
    """At night one sees 1 to 5 hexes; 6 is daylight."""
    for path in (("cards", "night_attack", "start_visibility"), ("conditions", "visibility")):
        value = card.scenario.get(*path)
        if value is None or (
            isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= DAYLIGHT
        ):
            continue
        yield Finding(
            f"Night visibility is 1 to {DAYLIGHT}, not {value}.",
            at=(card.at_field(*path),),
            fixes=(put("Make it 1", path, 1),),
        )
