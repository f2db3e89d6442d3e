from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies, posted


@scenario_check(Severity.HINT, cites="TR11")
def air_rules_missing(card: Card) -> Iterator[Finding]:
    """A carrier's planes are flown by the Air rules, which the card turns on for the armies that have planes."""
    if any(isinstance(row.get("air"), dict) for _, row in armies(card)):
        return
    for unit in posted(card):
        if unit.kind == "aircraft_carrier":
            yield Finding(
                f"There is an aircraft carrier{unit.where(card)}, and no army has Air rules.",
                at=unit.place(card),
            )
