from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.counter_of_other_nation import nation_fault


@card_check(Severity.ERROR, cites="18.0")
def unit_without_side(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Every unit on the map is one side's."""
    for unit in reading.units:
        if not unit.side:
            yield Finding(
                f"The {unit.name} belongs to no side." if unit.name else "A unit belongs to no side.",
                at=card.where(unit.at, *unit.path),
                fixes=(
                    put(f"Give it to {reading.side_title(side)}", (*unit.path, "side"), side)
                    for side in card.side_rows
                    if unit.at is None or unit.at in (reading.setup_hexes(side) or (unit.at,))
                    if nation_fault(reading, side, str(unit.type.get("nationality", "other"))) is None
                ),
            )
