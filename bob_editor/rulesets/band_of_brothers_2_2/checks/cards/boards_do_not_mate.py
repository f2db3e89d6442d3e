from bob_editor.rules.cards.laying import laid_where_it_fits
from bob_editor.rules.cards.meant import names_board
from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, drop, put, scenario_check

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

_LIES_WRONG = ("off_lattice", "overlap", "edge", "apart")
"""Those of where a board lies."""


@scenario_check(Severity.ERROR, cites="2.0")
def boards_do_not_mate(card: Card) -> Iterator[Finding]:
    """Geomorphic boards meet edge to edge, half-hexes on half-hexes, turned by 0 or 180 degrees."""
    told: set[tuple[str, int]] = set()
    for misfit in card.map.misfits:
        numbers = sorted(misfit.parts)
        # A board that lies wrong does so but once, whatever it meets there.
        key = ("" if misfit.kind in _LIES_WRONG else misfit.kind, numbers[-1])
        if key in told:
            continue
        told.add(key)
        path = card.board_field(numbers[-1])
        names = [card.map.laid[number].place.name or str(number + 1) for number in numbers]
        said = _WORDS[misfit.kind].format(first=names[0], second=names[-1])
        fixes: list[Fix] = []
        if misfit.kind == "turn":
            fixes.append(put("Turn it back", (*path, "turn"), 0))
        elif misfit.kind == "crop":
            fixes.append(put("Use all of it", (*path, "crop"), None))
        elif misfit.kind in _LIES_WRONG and (laid := laid_where_it_fits(card, numbers[-1])) is not None:
            fixes.append(laid)
        if len(card.map.laid) > 1 and not names_board(card.scenario, names[-1]):
            fixes.append(drop(f"Remove board {names[-1]}", path))
        yield Finding(
            said,
            at=card.at_field(*path),
            highlight=tuple(card.at_hex(at) for at in misfit.hexes if at in card.grid.index)
            or (card.at_field(*path),),
            fixes=fixes,
        )
