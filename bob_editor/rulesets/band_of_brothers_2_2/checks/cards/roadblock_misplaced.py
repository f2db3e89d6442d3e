from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="43.7")
def roadblock_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A roadblock lies in open ground or on a road and bars one hexside of its hex, which its arrow points at."""
    sides = card.grid.frame.side_names
    for block in reading.markers:
        if block.marker != "roadblock":
            continue
        label = card.grid.label(block.at)
        gone = remove_markers("Remove the roadblock", reading, block)
        fixes: tuple[Fix, ...] = (*move_marker(reading, block), gone)
        if not reading.is_open(block.at):
            said = f"The roadblock in {label} is neither in open ground nor on a road."
        elif block.row.get("facing") not in sides:
            said = f"The roadblock in {label} points at no hexside."
            across = sides[min(reading.ground.ways_out(block.at, ("road",)), default=0)]
            fixes = (put("Point it across the road", (*block.path, "facing"), across), gone)
        else:
            continue
        yield Finding(said, at=card.at_hex(block.at), fixes=fixes)
