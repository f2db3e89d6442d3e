from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@card_check(Severity.WARNING, cites="13.3")
def side_without_units(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The game ends when a side has no unit left on the map or to come."""
    for name, path, _ in reading.sides():
        if not reading.all_units(name) and not any(side == name == JAPAN for side, _ in reading.boxed):
            yield Finding(f"{side_has(name)} no units.", card.at_field(*path))
