from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rules.wording import direction
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="46.1")
def road_side_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A unit in a dike road hex is on one side of the road; elsewhere, and where the road leaves, there is no side."""
    for unit in reading.placed:
        named = unit.row.get("road_side")
        if unit.at is None or not isinstance(named, str):
            continue
        exits = card.ground.ways_out(unit.at, ("road",))
        side = card.grid.frame.direction(named)
        if reading.is_dike(unit.at) and len(exits) > 1 and side is not None and side not in exits:
            continue
        label, where = card.grid.label(unit.at), direction(named)
        why = f"there is no such side of a dike road in {label}"
        if side is None:
            why = f"{label} has no hexside to the {where}"
        yield Finding(
            f"The {unit.name} is {where} of the road, and {why}.",
            at=(card.at_hex(unit.at), card.at_field(*unit.path, "road_side")),
            fixes=drop("Leave the side out", (*unit.path, "road_side")),
        )
