"""Units outside their side's set-up area."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def unit_outside_setup_area(card: Card) -> Iterator[Finding]:
    """A unit that is on the map at the start stands in a set-up area of its side."""
    reading = read(card)
    for unit in reading.placed:
        own = reading.setup_hexes(unit.side)
        if unit.at is None or not own or unit.at in own:
            continue
        yield Finding(
            f"The {unit.name} in {card.grid.label(unit.at)} is outside its side's set-up area "
            f"({reading.side_title(unit.side)}).",
            at=(card.at_hex(unit.at),),
            fixes=(*move_away(reading, unit), drop(f"Take the {unit.name} off the map", unit.path)),
        )
