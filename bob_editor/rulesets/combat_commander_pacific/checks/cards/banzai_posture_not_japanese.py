from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.hands import in_other_posture
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED


@card_check(Severity.ERROR, cites="p3, O25, E78")
def banzai_posture_not_japanese(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only Japan comes in Banzai posture."""
    for name, path, row in reading.sides():
        if name == ALLIED and row.get("posture") == "banzai":
            field = (*path, "posture")
            fix = in_other_posture(card.scenario, field)
            told = "The Allies have the posture Banzai."
            yield Finding(told, card.at_field(*field), (fix,), surplus=field, instead=(fix,))
