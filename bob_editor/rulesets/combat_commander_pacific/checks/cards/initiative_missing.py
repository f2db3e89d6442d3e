from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES


@scenario_check(Severity.ERROR, cites="10, 12")
def initiative_missing(card: Card) -> Iterator[Finding]:
    """The card says who takes the first turn, and who holds the Initiative card and wins ties."""
    for field, words, cites in (
        ("first_player", "take the first turn", "12"),
        ("initiative", "hold the Initiative card", "10"),
    ):
        if card.scenario.get(field) not in SIDES:
            yield Finding(
                f"The scenario doesn't say which side is to {words}.",
                (card.at_field(field),),
                tuple(put(f"Let it be {SIDE_NAMES[name]}", (field,), name) for name in SIDES),
                cites=cites,
            )
