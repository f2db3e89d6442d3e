from bob_editor.rules.checking import Card, Finding, Iterator, Severity, shared_check
from bob_editor.rules.pieces import areas_for, meets_enemies, mended, pieces, places, said_of
from bob_editor.rules.terms import Terms


@shared_check(Severity.ERROR)
def unit_outside_setup_area(card: Card, terms: Terms) -> Iterator[Finding]:
    """A unit that is on the map at the start stands in a set-up area of its side."""
    of = terms.of("unit")
    for piece in pieces(card):
        if not piece.side or piece.aboard or not piece.count(of):
            continue
        areas = areas_for(card, piece)
        # Beside an area without a hex, of which another check tells, nobody knows what is outside.
        if any(not area.hexes and card.scenario.get(*area.path, "area") is not None for area in areas):
            continue
        own = frozenset().union(*(area.hexes for area in areas))
        if not own or piece.at in own.union(*(area.half for area in areas)):
            continue
        yield Finding(
            terms.says("{Unit} in {hex} is outside its set-up area.", **said_of(card, piece)),
            at=places(card, piece),
            fixes=tuple(mended(card, piece, own.__contains__)),
            # Whom it meets there, and what it is in, is so because of that.
            surplus=(*piece.path, "at") if piece.position or meets_enemies(card, piece) else (),
        )
