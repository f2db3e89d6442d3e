from bob_editor.rules.cards.laying import laid_where_it_fits
from bob_editor.rules.cards.meant import names_board
from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, Terms, drop, put, shared_check
from bob_editor.rules.pieces import plainest

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

_RIGHT = {"turn": ("Turn it back", 0), "crop": ("Use all of it", None)}
"""What mends the others, and what is right."""


@shared_check(Severity.ERROR, asked=True)
def boards_do_not_mate(card: Card, terms: Terms) -> Iterator[Finding]:
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
        field, meant = "at", tuple[Fix, ...]()
        if misfit.kind in _RIGHT:
            field, (label, right) = misfit.kind, _RIGHT[misfit.kind]
            meant = (put(label, (*path, field), right),)
        elif misfit.kind in _LIES_WRONG:
            fitting = laid_where_it_fits(card, numbers[-1])
            meant = plainest(card, fitting, *terms.listed("unless"))
        unnamed = len(card.map.laid) > 1 and not names_board(card.scenario, names[-1])
        yield Finding(
            _WORDS[misfit.kind].format(first=names[0], second=names[-1]),
            at=card.at_field(*path),
            highlight=(card.at_hex(at) for at in misfit.hexes if at in card.grid.index),
            fixes=(*meant, drop(f"Remove board {names[-1]}", path)) if unnamed else meant,
            surplus=(*path, field),
            instead=meant,
        )
