from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.6, E50")
def aircraft_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """One aircraft at most is on the map, and none at night."""
    for one in reading.grounded:
        told = "is there at night" if reading.night else "is one too many on the map"
        yield Finding(
            f"The aircraft in {card.grid.label(one.hex)} {told}.",
            card.at_hex(one.hex),
            drop("Remove it", one.path),
            cites="18.6" if reading.night else "E50",
        )
