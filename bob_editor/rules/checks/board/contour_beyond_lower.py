from bob_editor.geometry.shapes import union
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, at_piece, shared_check
from bob_editor.rules.land.contours import as_painted, nested, region_near, well_within
from bob_editor.rules.land.cut_rings import SLIVER, board_near
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.near import hex_of


@shared_check(Severity.ERROR, subject="board", asked=True)
def contour_beyond_lower(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """The levels of a hill lie on each other as the layers of a cake do, each within the one below it."""
    ground = as_painted(ground)
    pieces = (one for one in ground.drawn_contours if not one.area.is_empty)
    yield from filter(None, (_judged(ground, one) for one in pieces if (one.level or 0) > 1))


def _judged(ground: Ground, piece: DrawnPiece) -> Finding | None:
    level = piece.level or 0
    bare = []
    for lower in range(1, level):
        if well_within(ground, piece, lower):
            continue
        outside = piece.area.difference(region_near(ground, lower, piece.area.bounds))
        if outside.area > SLIVER:
            outside = outside.intersection(board_near(ground.board.grid, outside.bounds))
        if outside.area > SLIVER:
            bare.append((lower, outside))
    if not bare:
        return None
    lower, outside = bare[-1]
    near = hex_of(ground.board.grid.frame, outside)
    insert, draw_in = nested(ground, piece)
    all_bare = union([area for _, area in bare]).area > piece.area.area - SLIVER
    return Finding(
        f"Level {level} near {ground.label(near)} is not within level {lower}.",
        at=at_piece("contour", piece.index, (near,)),
        fixes=insert if all_bare else (insert, draw_in),
    )
