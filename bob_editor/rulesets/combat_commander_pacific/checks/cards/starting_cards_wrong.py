from bob_editor.geometry.labels import written_number
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.postures import hand_size
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, entries

DECK = 72
"""How many cards a Fate deck has (1)."""


@card_check(Severity.ERROR, cites="1, 1.1")
def starting_cards_wrong(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side begins with cards of its deck, 1 to 72, each once, and no more than its hand holds."""
    for name, path, row in reading.sides():
        field = (*path, "starting_cards")
        cards = entries(card, *field)
        numbers = [written_number(one) if isinstance(one, str) else None for one in cards]
        hand = row.get("hand_size") or hand_size(row.get("posture"))
        if isinstance(hand, int) and len(cards) > hand:
            yield Finding(
                f"{side_has(name)} {len(cards)} starting cards, and a hand of {hand}.",
                card.at_field(*field),
                cites="1.1",
            )
        for place, one in enumerate(cards):
            number = numbers[place]
            if number is not None and not 1 <= number <= DECK:
                told = f"The Fate deck of {SIDE_NAMES[name]} has no card {one}."
            elif number is not None and number in numbers[:place]:
                told = f"{side_has(name)} card {one} twice."
            else:
                continue
            yield Finding(
                told, card.at_field(*field, place), drop("Leave the card out", (*field, place)), cites="1"
            )
