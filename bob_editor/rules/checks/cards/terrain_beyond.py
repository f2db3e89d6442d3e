"""Terrain beyond the few kinds (``of``) that a card of which a field has some value (``when``) is played on."""

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, drop, shared_check, title_of


@shared_check(Severity.WARNING, asked=True)
def terrain_beyond(card: Card, terms: Terms) -> Iterator[Finding]:
    """Where a card says so, it is played on a few kinds of terrain alone."""
    board, ground, played = card.board, card.ground, card.playable
    listed = (one for at in played for one in board.content(at).terrain_ids)
    drawn = (piece.terrain for piece in ground.drawn if not played.isdisjoint(ground.hexes_reached(piece)))
    sides = (one.terrain for side, there in board.sides.items() for one in there if played & {*side.hexes})
    lines = (kind for kind, hexes in board.path_hexes.items() if not played.isdisjoint(hexes))
    known = card.ruleset.terrains.keys() - {*terms.of(), board.base.terrain}
    more = sorted(known & {*listed, *drawn, *sides, *lines})
    for field, values in terms.row.get("when", {}).items():
        if more and card.scenario.get(field) in values:
            yield Finding(
                terms.says("The map has {terrain}.", terrain=title_of(card.ruleset, more[0])),
                at=card.at_field(field),
                fixes=drop(terms.text("make") or "Take it back", (field,)),
            )
