from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="43.0")
def fortification_outside_setup_area(card: Card) -> Iterator[Finding]:
    """A side builds its fortifications where it sets up."""
    reading = read(card)
    for fort in reading.fortifications:
        own = reading.digging_hexes(fort.side)
        if not fort.side or not own or fort.at in own or reading.has_blank_area(fort.side):
            continue
        name = reading.title(fort.marker)
        yield Finding(
            f"The {name} in {card.grid.label(fort.at)} is outside its side's set-up area "
            f"({reading.side_title(fort.side)}).",
            at=(card.at_hex(fort.at),),
            fixes=(*move_marker(reading, fort), remove_markers(f"Remove the {name}", reading, fort)),
        )
