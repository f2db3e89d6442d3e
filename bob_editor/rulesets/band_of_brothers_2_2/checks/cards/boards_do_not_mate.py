from attrs import evolve

from bob_editor.model.joining import join
from bob_editor.rules.cards.meant import names_board
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rules.mending import FieldPath, Fix, Scenario, mend, scenario_edits

_WORDS = {
    "turn": "Board {second} is turned by something other than 0 or 180 degrees.",
    "orientation": "Board {second} has other hexes than the first board.",
    "off_lattice": "The hexes of board {second} don't lie on those of the map.",
    "overlap": "Boards {first} and {second} lie on each other.",
    "edge": "Boards {first} and {second} meet at edges that don't mate.",
    "apart": "Board {second} touches no other.",
    "crop": "Board {second} is cut to hexes that it doesn't have.",
}
"""What each misfit is called."""


@scenario_check(Severity.ERROR, cites="2.0")
def boards_do_not_mate(card: Card) -> Iterator[Finding]:
    """Geomorphic boards meet edge to edge, half-hexes on half-hexes, turned by 0 or 180 degrees."""
    told: set[tuple[str, frozenset[int]]] = set()
    for misfit in card.map.misfits:
        numbers = sorted(misfit.parts)
        key = (misfit.kind, frozenset(numbers))
        if key in told:
            continue
        told.add(key)
        path = _path(card, numbers[-1])
        names = [card.map.laid[number].place.name or str(number + 1) for number in numbers]
        said = _WORDS[misfit.kind].format(first=names[0], second=names[-1])
        fixes: list[Fix] = []
        if misfit.kind == "turn":
            fixes.append(put("Turn it back", (*path, "turn"), 0))
        elif misfit.kind == "crop":
            fixes.append(put("Use all of it", (*path, "crop"), None))
        elif misfit.kind != "orientation":
            fixes.append(mend("Lay it where it fits", _laid, card=card, number=numbers[-1]))
        if len(card.map.laid) > 1 and not names_board(card.scenario, names[-1]):
            fixes.append(drop(f"Remove board {names[-1]}", path))
        yield Finding(
            said,
            at=card.at_field(*path),
            highlight=tuple(card.at_hex(at) for at in misfit.hexes if at in card.grid.index)
            or (card.at_field(*path),),
            fixes=fixes,
        )


def _path(card: Card, number: int) -> FieldPath:
    """Where the card lists a board of the map, or an overlay after them."""
    laid = card.map.laid[number]
    section = "overlays" if laid.overlay else "boards"
    before = sum(one.overlay == laid.overlay for one in card.map.laid[:number])
    read = [one.place.name for one in card.map.laid]
    rows = [index for index, row in card.scenario.rows("map", section) if (row.get("name") or "") in read]
    return ("map", section, rows[before] if before < len(rows) else before)


def _laid(scenario: Scenario, card: Card, number: int) -> Scenario:
    """The board laid beside another where both mate, turned if need be; as it is where there is no such place."""
    laid = card.map.laid
    path = _path(card, number)
    left, top, right, bottom = laid[number].board.grid.bounds
    for other, part in card.map.part_of.items():
        if other == number:
            continue
        (x1, y1), (x2, y2) = part.point(part.bounds[:2]), part.point(part.bounds[2:])
        low, high = (min(x1, x2), min(y1, y2)), (max(x1, x2), max(y1, y2))
        spots = ((high[0] - left, low[1] - top), (low[0] - right, low[1] - top),
                 (low[0] - left, high[1] - top), (low[0] - left, low[1] - bottom))  # fmt: skip
        for spot in spots:
            for turn in (laid[number].place.turn, 0, 180):
                place = evolve(laid[number].place, at=spot, turn=turn)
                tried = [evolve(one, place=place) if n == number else one for n, one in enumerate(laid)]
                if len(join(tried, card.ruleset.id).misfits) < len(card.map.misfits):
                    return scenario_edits.merge(
                        scenario, path, {"at": [_whole(one) for one in spot], "turn": turn}
                    )
    return scenario if len(laid) > 1 else scenario_edits.put(scenario, (*path, "at"), [0, 0])


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value
