from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, scenario_check


@scenario_check(Severity.ERROR)
def overlay_off_map(card: Card) -> Iterator[Finding]:
    """An overlay covers hexes of the boards; where it lies on none, there is nothing to play on."""
    numbers = {id(part): number for number, part in card.map.part_of.items()}
    beyond: dict[int, int] = {}
    for owners in card.grid.owners.values():
        parts = [numbers[id(part)] for part, _ in owners]
        if parts and all(card.map.laid[number].overlay for number in parts):
            for number in parts:
                beyond[number] = beyond.get(number, 0) + 1
    for number, hexes in sorted(beyond.items()):
        path = card.board_field(number)
        yield Finding(
            f"Overlay {card.map.laid[number].place.name} lies beyond the map with {counted(hexes, 'hex', 'hexes')}.",
            at=card.at_field(*path),
            fixes=drop("Remove the overlay", path),
        )
