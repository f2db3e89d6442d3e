from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, put, shared_check
from bob_editor.rules.pieces import by_hex, pieces, places, side_title


@shared_check(Severity.WARNING, asked=True)
def marker_of_other_side(card: Card, terms: Terms) -> Iterator[Finding]:
    """What a marker gives to one side isn't the other's whose units alone stand there."""
    of, units = terms.of(), by_hex(card, ("unit",))
    for piece in pieces(card):
        theirs = {one.side for one in units.get(piece.at, ())} - {""}
        if piece.kind != "marker" or piece.symbol not in of or not piece.side or len(theirs) != 1:
            continue
        (side,) = theirs
        if side != piece.side:
            yield Finding(
                terms.says(
                    "{title} in {hex} is of {side}, and units of {others} stand there.",
                    title=piece.title,
                    hex=card.grid.label(piece.at),
                    side=side_title(card, piece.side),
                    others=side_title(card, side),
                ),
                at=places(card, piece),
                fixes=put(f"Give it to {side_title(card, side)}", (*piece.path, "side"), side),
                cites=terms.cites(piece.symbol),
            )
