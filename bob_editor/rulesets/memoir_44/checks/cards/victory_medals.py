from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check, whole
from bob_editor.rulesets.memoir_44.cards.reading import armies

FEWEST, MOST = 2, 15


@scenario_check(Severity.WARNING, cites="")
def victory_medals(card: Card) -> Iterator[Finding]:
    """A battle is won with medals, as a rule with 2 to 15."""
    for place, row in armies(card):
        medals = whole(row.get("victory_medals"))
        if medals is None or FEWEST <= medals <= MOST:
            continue
        nearest = min(max(medals, FEWEST), MOST)
        yield Finding(
            f"To play for {counted(medals, 'victory medal')} is unusual; {FEWEST} to {MOST} are usual."
            if medals >= 1
            else f"{medals} victory medals cannot be won.",
            at=card.at_field("sides", place, "victory_medals"),
            fixes=put(f"Make it {nearest}", ("sides", place, "victory_medals"), nearest),
            severity=None if medals >= 1 else Severity.ERROR,
        )
