from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, scenario_check
from bob_editor.rules.mending import partial
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, read


@scenario_check(Severity.ERROR, cites="43.0")
def fortification_outside_setup_area(card: Card) -> Iterator[Finding]:
    """A side builds its fortifications where it sets up."""
    reading = read(card)
    for fort in reading.fortifications:
        own = reading.setup_hexes(fort.side) | _named(card, fort.side)
        if not fort.side or not own or fort.at in own:
            continue
        name = reading.title(fort.marker)
        yield Finding(
            f"The {name} in {card.grid.label(fort.at)} is outside its side's set-up area "
            f"({reading.side_title(fort.side)}).",
            at=(card.at_hex(fort.at),),
            fixes=(
                *move_marker(reading, fort, partial(_may, reading, fort, own)),
                drop(f"Remove the {name}", fort.path),
            ),
        )


def _named(card: Card, side: str) -> frozenset[Hex]:
    """Where the card lets the side's fortifications stand beside its set-up areas."""
    row = card.side_rows.get(side, {}).get("fortifications")
    return card.hexes(row.get("area")) if isinstance(row, dict) else frozenset()


def _may(reading: CardReading, fort: PlacedMarker, own: frozenset[Hex], at: Hex) -> bool:
    """Whether the fortification could be in a hex of the area without another fault."""
    if at not in own or any(other.at == at for other in reading.fortifications):
        return False
    there = reading.terrain(at)
    if fort.marker == "fortified_position":
        return bool(reading.named_in(at, "house", "hut"))
    if fort.marker == "roadblock":
        return "road" in there or there <= {"open_ground"}
    return not reading.forbids_fortifications(at) and fort.marker not in ("cave", "small_cave")
