from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def unit_without_side(card: Card) -> Iterator[Finding]:
    """Every unit on the map is one side's."""
    reading = read(card)
    for unit in reading.units:
        if not unit.side:
            yield Finding(
                f"The {unit.name} belongs to no side.",
                at=(card.at_hex(unit.at) if unit.at is not None else card.at_field(*unit.path),),
                fixes=tuple(
                    put(f"Give it to {reading.side_title(side)}", (*unit.path, "side"), side)
                    for side in card.side_rows
                ),
            )
