from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, JAPAN
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE

_FIELDS = {"sighting_markers": ("sighting markers", "9"), "infiltration": ("infiltration boxes", "O28")}
_MARKERS = {"sighting": ("sighting marker", "9"), CAVE: ("cave", "F102.1")}
"""Markers that only Japan has: their words and rules."""


@card_check(Severity.ERROR, cites="9, 11.3, O28, F102.1")
def japanese_only_datum(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Sighting markers, infiltration boxes and caves are Japan's alone."""
    for name, path, _ in reading.sides():
        for field, (words, cites) in _FIELDS.items():
            # A field that counts none and lists none says nothing.
            if name == ALLIED and any(card.scenario.table(*path, field).values()):
                at, told, slip = card.at_field(*path, field), f"The Allies have {words}.", (*path, field)
                yield Finding(told, at, drop("Remove them", slip), cites=cites, surplus=slip)
        for index, dug in card.scenario.rows(*path, "fortifications") if name == ALLIED else ():
            if dug.get("marker") == CAVE:
                row_path = (*path, "fortifications", index)
                yield Finding(
                    "The Allies have caves.",
                    card.at_field(*row_path),
                    drop("Remove them", row_path),
                    cites="F102.1",
                )
    for path in reading.arriving_rows:
        of_allies = card.scenario.text(*path[:2], "side") == ALLIED
        if of_allies and card.scenario.get(*path, "sighting_markers"):
            alone = len(card.scenario.table(*path)) == 1
            gone = entry_of(card, path) if alone else (*path, "sighting_markers")
            remove = drop("Remove them", gone)
            yield Finding("Sighting markers arrive for the Allies.", card.at_field(*path), remove, cites="9")
    for piece in reading.units:
        if piece.side == ALLIED and piece.row.get("in") == "cave":
            place = place_of(card, piece)
            yield Finding(
                f"{upper_first(piece.name)} of the Allies is inside a cave.",
                place,
                put("Put it outside", (*piece.path, "in"), "outside"),
                cites="F102.1",
            )
    for one in reading.markers:
        if one.marker in _MARKERS and one.row.get("side") == ALLIED:
            words, cites = _MARKERS[one.marker]
            yield Finding(
                f"The {words} in {card.grid.label(one.hex)} is Allied.",
                card.at_hex(one.hex),
                put("Give it to Japan", (*one.path, "side"), JAPAN),
                cites=cites,
            )
