from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, entries


@card_check(Severity.ERROR, cites="9.1")
def sighting_markers_differ(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Each of the hexes gets one of the markers."""
    for _, path, _ in reading.sides():
        field = (*path, "sighting_markers")
        count, hexes = card.scenario.whole(*field, "count"), len(entries(card, *field, "hexes"))
        if count is not None and hexes > count >= 0:
            yield Finding(
                f"{counted(count, 'sighting marker')} for {counted(hexes, 'hex', 'hexes')}.",
                card.at_field(*field, "count"),
                put(f"Make it {hexes}", (*field, "count"), hexes),
            )
