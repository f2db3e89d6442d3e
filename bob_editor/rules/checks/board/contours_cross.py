import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land.contour_lines import contour_place, crossing, near, redrawn_as, replaced
from bob_editor.rules.land.contours import MARGIN
from bob_editor.rules.land.cut_rings import grown_by, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece

MANY = 10
"""A contour that crosses more others than this is told once: it is drawn wrong, not they."""


@shared_check(Severity.ERROR, subject="board", asked=True)
def contours_cross(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Contours rise in order, so none crosses another: ground can't be of two heights."""
    pieces = [piece for piece in ground.drawn_contours if not piece.area.is_empty]
    if len(pieces) < 2:
        return
    areas = [piece.area for piece in pieces]
    tree = shapely.STRtree(areas)
    for number, first in enumerate(pieces):
        others = (pieces[one] for one in tree.query(first.area, predicate="intersects") if one > number)
        met = [(second, shared) for second in others if (shared := crossing(first, second)) is not None]
        if len(met) > MANY:
            yield _with_many(ground, first, met)
        else:
            yield from (_crossing(ground, first, second, shared) for second, shared in met)


def _with_many(ground: Ground, piece: DrawnPiece, met: list[tuple[DrawnPiece, BaseGeometry]]) -> Finding:
    """What is wrong with a contour that crosses many others."""
    old = ground.board.contours[piece.index]
    return Finding(
        f"The contour of level {piece.level} crosses {len(met)} others, first near {near(ground, met[0][1])}.",
        at=(contour_place(ground, piece), *(contour_place(ground, second) for second, _ in met[:MANY])),
        fixes=mend("Delete it", replaced, ground=ground, old=old, new=()),
    )


def _crossing(ground: Ground, first: DrawnPiece, second: DrawnPiece, shared: BaseGeometry) -> Finding:
    """What is wrong with two contours that cross."""
    low, high = sorted((first, second), key=lambda piece: (piece.level or 0, piece.thin, piece.index))
    inner = ground.board.contours[high.index]
    clipped = shared.intersection(grown_by(low.area, -MARGIN))
    apart = high.area.difference(grown_by(low.area, MARGIN))
    within = mend("Draw one in behind the other", redrawn_as, ground=ground, old=inner, area=clipped)
    outside = mend("Draw them apart", redrawn_as, ground=ground, old=inner, area=apart)
    # a bold line within another of its level would not rise
    rises = high.thin or high.level != low.level
    return Finding(
        f"The contours of level {low.level} and {high.level} cross near {near(ground, shared)}.",
        at=(contour_place(ground, high), contour_place(ground, low)),
        fixes=(
            *((within,) if rises else ()),
            # Where nothing of it would be left it is deleted.
            *((outside,) if redrawn_on(ground.board.grid, inner, apart) else ()),
            mend("Delete one of them", replaced, ground=ground, old=inner, new=()),
        ),
    )
