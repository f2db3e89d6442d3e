from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.land.artwork import drawn_of, parts_of
from bob_editor.rules.land.cut_rings import hex_area, share_of, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Edit, partial
from bob_editor.rules.tags import named

_ENOUGH = 0.25
"""A hex with less than a quarter under it hinders hardly any thread."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def sparse_artwork(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """What hinders only threads that cross its artwork covers a good part of its hex."""
    shares: dict[tuple[Hex, str], float] = {}
    rings: dict[tuple[Hex, str], DrawnPiece] = {}
    for piece in drawn_of(ground, named(ground.ruleset, terms.of())):
        for at, part in parts_of(ground, piece):
            key = at, piece.terrain or ""
            shares[key] = shares.get(key, 0.0) + share_of(ground.board.grid, at, part)
            if at in piece.dots or key not in rings:
                rings[key] = piece
    for (at, terrain), share in shares.items():
        if share >= _ENOUGH or terrain not in ground.terrain(at) or ground.grows(at, terrain):
            continue
        name = title_of(ground.ruleset, terrain)
        piece = rings[at, terrain]
        full = piece.area.union(hex_area(ground.board.grid.frame, at))
        fill = partial(with_area, ground=ground, piece=piece, area=full)
        yield Finding(
            f"Only {share:.0%} of {ground.label(at)} is under {name}: few threads will cross it.",
            at=ground.at_hex(at),
            fixes=Edit(f"Let the {name} fill the hex", fill),
        )
