from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, harmless, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remade, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="43.5, 40.2")
def fortified_position_outside_building(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A fortified position is the ground floor of a building made ready.

    There is none outside a building or on an upper level.
    """
    for fort in reading.markers:
        if fort.marker != "fortified_position":
            continue
        label = card.grid.label(fort.at)
        if fort.row.get("in") == "upper_level":
            said = f"The fortified position in {label} is on an upper level."
            fixes: tuple[Fix, ...] = (put("Put it on the ground floor", (*fort.path, "in"), None),)
        elif not reading.named_in(fort.at, "house", "hut"):
            said = f"The fortified position in {label} is in no building."
            dug = () if reading.forbids_fortifications(fort.at) else (remade(reading, fort, "foxhole"),)
            gone = remove_markers("Remove the fortified position", reading, fort)
            besides = "fortification-count-differs", "fortification-outside-setup-area"
            fixes = (*move_marker(reading, fort), *harmless(card, dug, *besides), gone)
        else:
            continue
        cites = "40.2" if fort.row.get("in") == "upper_level" else "43.5"
        # What else is wrong with one that stands in no building is so because of its hex.
        field = (*fort.path, "at") if cites == "43.5" and len(fixes) > 1 else ()
        yield Finding(said, card.at_hex(fort.at), fixes, cites=cites, surplus=field, instead=fixes)
