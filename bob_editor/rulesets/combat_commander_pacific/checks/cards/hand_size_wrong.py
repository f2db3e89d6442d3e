from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.hands import wrong_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="1.1, 12.3, 18.1")
def hand_size_wrong(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The posture gives the hand size; the faction, or the night, gives the discard limit.

    Another number needs a special rule that speaks of the hand or of discards.
    """
    discards = "18.1" if reading.night else "12.3"
    for name, place in reading.side_places.items():
        for field, stored, value in wrong_hands(card.scenario, place):
            path = ("sides", place, field)
            yield Finding(
                f"The {field.replace('_', ' ')} of {SIDE_NAMES[name]} is {stored}; by the rules it is {value}.",
                card.at_field(*path),
                drop("Take it from the rules", path),
                cites="1.1" if field == "hand_size" else discards,
            )
