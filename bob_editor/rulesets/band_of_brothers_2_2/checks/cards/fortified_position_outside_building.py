from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, put, scenario_check
from bob_editor.rules.mending import partial
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, read


@scenario_check(Severity.ERROR, cites="43.5, 40.2")
def fortified_position_outside_building(card: Card) -> Iterator[Finding]:
    """A fortified position is the ground floor of a building made ready.

    There is none outside a building or on an upper level.
    """
    reading = read(card)
    for fort in reading.markers:
        if fort.marker != "fortified_position":
            continue
        label = card.grid.label(fort.at)
        if fort.row.get("in") == "upper_level":
            said = f"The fortified position in {label} is on an upper level."
            fixes = (put("Put it on the ground floor", (*fort.path, "in"), None),)
        elif not reading.named_in(fort.at, "house", "hut"):
            said = f"The fortified position in {label} is in no building."
            houses = move_marker(reading, fort, partial(_may, reading, fort))
            foxhole = put("Make it a foxhole", (*fort.path, "marker"), "foxhole")
            dug = () if reading.forbids_fortifications(fort.at) else (foxhole,)
            fixes = (*houses, *dug, drop("Remove the fortified position", fort.path))
        else:
            continue
        cites = "40.2" if fort.row.get("in") == "upper_level" else "43.5"
        yield Finding(said, at=(card.at_hex(fort.at),), fixes=fixes, cites=cites)


def _may(reading: CardReading, fort: PlacedMarker, at: Hex) -> bool:
    own = reading.setup_hexes(fort.side)
    taken = any(other.at == at for other in reading.fortifications)
    return bool(reading.named_in(at, "house", "hut")) and not taken and (not own or at in own)
