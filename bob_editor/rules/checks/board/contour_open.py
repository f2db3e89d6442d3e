import shapely
from shapely.geometry import Polygon
from shapely.ops import split

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import in_milli, polygons_of
from bob_editor.model.board import Contour
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land.contour_lines import contour_place, redrawn_as, replaced
from bob_editor.rules.land.cut_rings import SLIVER
from bob_editor.rules.wording import placed


@shared_check(Severity.ERROR, subject="board", asked=True)
def contour_open(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A contour is closed, along the board's edge where it runs off it, or it encloses no ground to be higher."""
    board = ground.board
    for piece in ground.drawn_contours:
        if not piece.area.is_empty:
            continue
        contour = board.contours[piece.index]
        closed = _closed(ground, contour)
        close = (
            (mend("Close it along the board's edge", redrawn_as, ground=ground, old=contour, area=closed),)
            if closed is not None
            else ()
        )
        yield Finding(
            f"The contour of level {contour.level} {placed(board.grid, contour_place(ground, piece))} is open.",
            at=contour_place(ground, piece),
            fixes=(*close, mend("Delete the contour", replaced, ground=ground, old=contour, new=())),
        )


def _closed(ground: Ground, contour: Contour) -> Polygon | None:
    """The smaller part of the board that an open line cuts off; None where it ends short of the edge."""
    left, top, right, bottom = (edge * MILLI for edge in ground.board.grid.bounds)
    board = shapely.box(left, top, right, bottom)
    points = in_milli(ground.board.grid.frame, contour.ring)
    if len(set(points)) < 2:
        return None
    parts = polygons_of(split(board, shapely.LineString(points)))
    parts = sorted((part for part in parts if part.area > SLIVER), key=lambda part: part.area)
    return parts[0] if len(parts) > 1 else None
