from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES, place_of, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of
from bob_editor.rulesets.combat_commander_pacific.cards.rows import has_radio


@card_check(Severity.ERROR, cites="6, 15.1.2")
def radio_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side has one radio at most, in its Artillery Box and not on the map, and none where artillery is denied."""
    for name, path, row in reading.sides():
        radio = row.get("radio")
        field = (*path, "radio")
        if isinstance(radio, list | tuple) and len(radio) > 1:
            keep = put("Keep the first", field, radio[0])
            yield Finding(
                f"{side_has(name)} {len(radio)} radios.", card.at_field(*field), keep, cites="15.1.2"
            )
        if has_radio(row) and row.get("artillery_denied") is True:
            denied = (*path, "artillery_denied")
            yield Finding(
                f"{side_has(name)} a radio, and artillery is denied.",
                card.at_field(*field),
                (drop("Remove the radio", field), drop("Don't deny artillery", denied)),
                cites="15.1.2",
            )
    for name, path in reading.arriving_radios:
        if reading.side(name).get("artillery_denied") is True:
            yield Finding(
                f"A radio arrives for {SIDE_NAMES[name]}, and artillery is denied.",
                card.at_field(*path),
                drop("Remove it", entry_of(card, path)),
                cites="15.1.2",
            )
    for piece in reading.units:
        if piece.kind == "radio":
            place = place_of(card, piece)
            yield Finding("A radio is among the units.", place, drop("Remove it", piece.path), cites="6")
    for at, here in reading.marked("radio").items():
        label = card.grid.label(at)
        for one in here:
            yield Finding(
                f"A radio is on the map, in {label}.", card.at_hex(at), drop("Remove it", one.path), cites="6"
            )
