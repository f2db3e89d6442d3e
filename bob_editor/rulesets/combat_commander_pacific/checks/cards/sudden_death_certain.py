from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.postures import CERTAIN


@scenario_check(Severity.HINT, cites="13.2.2")
def sudden_death_certain(card: Card) -> Iterator[Finding]:
    """The game ends when two dice come to less than the space; beyond 12 they always do."""
    sudden = card.scenario.whole("turns", "sudden_death")
    if sudden is not None and sudden > CERTAIN:
        yield Finding(
            f"On space {sudden} the first Sudden Death roll ends the game for certain.",
            (card.at_field("turns", "sudden_death"),),
        )
