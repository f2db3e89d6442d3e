import shapely

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.artwork import cut_edges
from bob_editor.rules.land.contour_lines import bold_lines, contour_place, crosses_itself, replaced
from bob_editor.rules.land.cut_rings import dot, dots_along, grown_by, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, mend

NEAR = 0.03
"""A dot within this many circumradii of a line can't be told to lie on one side of it."""

_AWAY = 0.06
"""How far from a dot the line is moved, in circumradii."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def dot_on_contour(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """The bold contours around a hex's dot give its level, so they pass a dot clearly on one side or the other.

    Where one is closed along a cut edge of the board it holds the dots there.
    """
    grid = ground.board.grid
    edges = cut_edges(grid)
    for piece in bold_lines(ground):
        if crosses_itself(ground, piece):
            continue
        for at in dots_along(grid, piece.area.boundary.difference(edges), NEAR):
            yield Finding(
                f"The dot of {ground.label(at)} lies on the contour of level {piece.level}.",
                at=ground.at_hex(at),
                highlight=(ground.at_hex(at), contour_place(ground, piece)),
                fixes=(
                    mend(label, _moved, ground=ground, piece=piece, at=at, inside=inside)
                    for inside, label in (
                        (True, f"Move the contour outward: level {piece.level}"),
                        (False, f"Move the contour inward: below level {piece.level}"),
                    )
                ),
            )


def _moved(board: Board, ground: Ground, piece: DrawnPiece, at: Hex, *, inside: bool) -> Board:
    """The board with the contour bent around a dot, so that it holds it, or not."""
    around = grown_by(shapely.Point(dot(board.grid.frame, at)), _AWAY)
    area = piece.area.union(around) if inside else piece.area.difference(around)
    old = ground.board.contours[piece.index]
    return replaced(board, ground, old, redrawn_on(board.grid, old, area))
