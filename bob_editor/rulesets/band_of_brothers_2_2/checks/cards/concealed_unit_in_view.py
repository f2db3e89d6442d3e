from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.concealment_not_allowed import (
    IN_SIGHT,
    viewer_of,
    why_not,
)


@card_check(Severity.ERROR, cites="15.0")
def concealed_unit_in_view(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A concealed unit that an enemy sees in Open Ground, with nothing in between, is revealed at once."""
    for unit in reading.placed:
        if unit.at is None or not unit.concealed or why_not(reading, unit, unit.at)[0] != IN_SIGHT:
            continue
        viewer = viewer_of(reading, unit)
        if viewer is None or viewer.at is None:
            continue
        reveal = set_fields("Take the conceal marker off", unit.path, {"concealed": None, "conceal": None})
        yield Finding(
            f"The {unit.name} in {card.grid.label(unit.at)} is seen from {card.grid.label(viewer.at)} "
            "and revealed at once.",
            at=card.at_hex(unit.at),
            highlight=(card.at_hex(unit.at), card.at_hex(viewer.at)),
            fixes=drop("Take the decoy off the map", unit.path) if unit.kind == "decoy" else reveal,
        )
