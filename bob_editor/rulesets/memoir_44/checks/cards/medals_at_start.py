from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies


@scenario_check(Severity.WARNING, cites="")
def medals_at_start(card: Card) -> Iterator[Finding]:
    """A side begins with fewer medals than it needs for victory."""
    for place, _ in armies(card):
        held = card.scenario.whole("sides", place, "medals_at_start")
        wanted = card.scenario.whole("sides", place, "victory_medals")
        if held is None or wanted is None or held < wanted or held < 1:
            continue
        path = ("sides", place, "medals_at_start")
        yield Finding(
            f"The player at the {place} begins with {counted(held, 'medal')}, and needs {wanted} to win.",
            at=card.at_field(*path),
            fixes=put(f"Make it {max(wanted - 1, 0)}", path, max(wanted - 1, 0)),
        )
