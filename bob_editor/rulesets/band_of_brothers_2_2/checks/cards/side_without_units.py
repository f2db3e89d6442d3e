from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="18.0")
def side_without_units(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Who has no unit on the map or to come is eliminated at once; a card without units, or turns, is only begun.

    In a campaign a side may have what is left to it.
    """
    is_begun = not reading.all_units or not card.scenario.whole("turns")
    told = not is_begun and card.scenario.get("campaign") is None
    for index, side, _ in reading.side_fields() if told else ():
        if not reading.of_side(side) and not reading.lost_id(side):
            yield Finding(
                f"{reading.side_title(side)}: the side has no units.", card.at_field("sides", index)
            )
