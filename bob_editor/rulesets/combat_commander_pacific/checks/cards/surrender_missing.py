from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import surrender_path


@scenario_check(Severity.ERROR, cites="11.2")
def surrender_missing(card: Card) -> Iterator[Finding]:
    """The game ends when the Allied casualties fill the surrender space, which the card gives."""
    if (card.scenario.whole(*surrender_path(card.scenario)) or 0) < 1:
        yield Finding("The Allies have no surrender space.", card.at_field("victory", "surrender"))
