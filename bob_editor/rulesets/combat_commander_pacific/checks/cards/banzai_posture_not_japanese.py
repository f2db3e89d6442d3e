from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED


@card_check(Severity.ERROR, cites="p3, O25, E78")
def banzai_posture_not_japanese(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only Japan comes in Banzai posture."""
    sides = list(reading.sides())
    faced = any(row.get("posture") == "defender" for _, _, row in sides)
    label, right = ("Make them the Attacker", "attacker") if faced else ("Make them the Defender", "defender")
    for name, path, row in sides:
        if name == ALLIED and row.get("posture") == "banzai":
            field = (*path, "posture")
            fix = putting_before_hands(label, field, right)
            told = "The Allies have the posture Banzai."
            yield Finding(told, card.at_field(*field), (fix,), surplus=field, instead=fix)
