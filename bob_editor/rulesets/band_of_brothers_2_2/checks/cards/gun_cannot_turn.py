from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import dug, move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.HINT, cites="40.0, 43.3")
def gun_cannot_turn(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A gun in a building turns only where the position is fortified, and a gun in a bunker never.

    So its facing is for the whole game.
    """
    for unit in reading.placed:
        if unit.kind != "gun" or unit.at is None:
            continue
        label = card.grid.label(unit.at)
        if reading.markers_in(unit.at, "bunker"):
            where, rule, fixes = "the bunker", "43.3", (*move_away(reading, unit),)
        elif reading.named_in(unit.at, "house") and not reading.markers_in(unit.at, "fortified_position"):
            fort = dug(reading, "Fortify the position", "fortified_position", unit.at, unit.side)
            where, rule, fixes = "the building", "40.0", (fort, *move_away(reading, unit))
        else:
            continue
        yield Finding(
            f"The {unit.name} can never turn in {where} in {label}.",
            at=card.at_hex(unit.at),
            fixes=fixes,
            cites=rule,
        )
