from bob_editor.rules.checking import Card, Finding, Iterator, Severity, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import side_has
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.postures import HAND_SIZES, hand_size
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN
from bob_editor.rulesets.combat_commander_pacific.checks.cards.invader_setup_unusual import unusual
from bob_editor.rulesets.combat_commander_pacific.checks.cards.invader_without_water import is_dry


@card_check(Severity.ERROR, cites="17")
def unknown_posture(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side comes as Invader, Attacker, Recon, Defender or Banzai, which decides its hand."""
    sides = list(reading.sides())
    defended = any(row.get("posture") == "defender" for _, _, row in sides)
    for name, path, row in sides:
        if hand_size(row.get("posture")) is None:
            posture = text_in(row, "posture")
            inland = is_dry(card, row.get("friendly_edge")) or any(unusual(card, name, path, row))
            yield Finding(
                f"{side_has(name)} " + (f"the posture “{posture}”." if posture else "no posture."),
                card.at_field(*path, "posture"),
                (
                    putting_before_hands(f"Make it {one.capitalize()}", (*path, "posture"), one)
                    for one in HAND_SIZES
                    if (one != "banzai" or name == JAPAN)
                    and not (one == "defender" and defended)
                    and not (one == "invader" and inland)
                ),
            )
