import shapely

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rules.land.contour_lines import contour_place, crossing, near, redrawn_as, replaced
from bob_editor.rules.land.contours import MARGIN
from bob_editor.rules.land.cut_rings import grown_by, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece


@board_check(Severity.ERROR, cites="4.1.5")
def contours_cross(ground: Ground) -> Iterator[Finding]:
    """Contours rise in order, so none crosses another: ground can't be of two heights."""
    pieces = [piece for piece in ground.drawn_contours if not piece.area.is_empty]
    if len(pieces) < 2:
        return
    tree = shapely.STRtree([piece.area for piece in pieces])
    for first, second in zip(
        *tree.query([piece.area for piece in pieces], predicate="intersects"), strict=True
    ):
        if first < second:
            finding = _crossing(ground, pieces[first], pieces[second])
            if finding is not None:
                yield finding


def _crossing(ground: Ground, first: DrawnPiece, second: DrawnPiece) -> Finding | None:
    """What is wrong with two contours that meet; None where one lies within the other."""
    shared = crossing(first, second)
    if shared is None:
        return None
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
