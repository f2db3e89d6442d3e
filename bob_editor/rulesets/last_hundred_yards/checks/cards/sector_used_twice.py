from bob_editor.rules.cards.meant import names_board
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check


@scenario_check(Severity.ERROR, cites="20.7")
def sector_used_twice(card: Card) -> Iterator[Finding]:
    """There is one of each sector, and a board shows one of its two sides.

    The two halves of a sector may both lie on the map, but each once.
    """
    seen: dict[str, list[object]] = {}
    reverses: dict[str, str | None] = {}
    names = [one.place.name for one in card.map.laid]
    for index, one in enumerate(card.map.laid):
        if one.overlay:
            continue
        number = one.board.number or one.place.name
        crops = seen.setdefault(one.place.board, [])
        crop = one.place.crop
        halves = isinstance(crop, str) and all(isinstance(other, str) for other in crops)
        named = names.count(one.place.name) == 1 and names_board(card.scenario, one.place.name)
        if crops and not (halves and crop not in crops):
            yield Finding(
                f"Sector {number} is used twice.",
                at=card.at_field(*card.board_field(index)),
                fixes=drop("Take the second off the map", card.board_field(index)),
                # What is on the second by its own name may be wrong besides.
                surplus=() if named else card.board_field(index),
            )
        crops.append(crop)
        said = one.board.extra.get("reverse_of")
        reverse = None if said is None else str(said)
        other = next((name for name, back in reverses.items() if name == reverse or back == number), None)
        if other is not None:
            yield Finding(
                f"Sectors {other} and {number} are the two sides of one board.",
                at=card.at_field(*card.board_field(index)),
                fixes=drop("Take the second off the map", card.board_field(index)),
                severity=Severity.WARNING,
            )
        reverses[number] = reverse
