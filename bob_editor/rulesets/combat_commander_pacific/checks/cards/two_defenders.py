from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="13.1.2c, 17.3")
def two_defenders(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Two Defenders would both score at every time advance, and both hide."""
    defenders = [(name, path) for name, path, row in reading.sides() if row.get("posture") == "defender"]
    if len(defenders) > 1:
        yield Finding(
            "Both sides are Defenders.",
            (card.at_field(*path, "posture") for _, path in defenders),
            (
                putting_before_hands(f"Make {SIDE_NAMES[name]} the Attacker", (*path, "posture"), "attacker")
                for name, path in defenders
            ),
        )
