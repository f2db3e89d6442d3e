from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="21.1")
def landing_craft_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A landing craft with blue movement points keeps to the water."""
    for group, hexes in reading.areas:
        craft = [unit for unit in group.forces if _keeps_to_water(unit)]
        if craft and hexes and not any(reading.named_in(at, "sea", "deep") for at in hexes):
            yield Finding(
                f"The {craft[0].name} can't set up: its area is all on land.",
                at=card.at_field(*group.path, "area"),
            )
    for unit in reading.placed:
        if not _keeps_to_water(unit) or unit.at is None or reading.named_in(unit.at, "sea", "deep"):
            continue
        yield Finding(
            f"The {unit.name} can't be on land in {card.grid.label(unit.at)}.",
            at=card.at_hex(unit.at),
            fixes=send_away(reading, unit),
        )


def _keeps_to_water(unit: Unit) -> bool:
    return unit.kind == "lc" and unit.type.get("mp_color", "blue") == "blue"
