from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, put, shared_check
from bob_editor.rules.pieces import pieces, places, setup_areas, side_title


@shared_check(Severity.ERROR, asked=True)
def marker_without_side(card: Card, terms: Terms) -> Iterator[Finding]:
    """What a side sets up is its own, and the card says whose it is."""
    of = terms.of()
    for piece in pieces(card):
        if piece.kind != "marker" or piece.symbol not in of or card.scenario.get(*piece.path, "side"):
            continue
        owners = dict.fromkeys(area.side for area in setup_areas(card) if piece.at in area.hexes)
        yield Finding(
            terms.says(
                "{title} in {hex} belongs to no side.", title=piece.title, hex=card.grid.label(piece.at)
            ),
            at=places(card, piece),
            fixes=(
                put(f"Give it to {side_title(card, side)}", (*piece.path, "side"), side)
                for side in owners or card.side_rows
            ),
            cites=terms.cites(piece.symbol),
        )
