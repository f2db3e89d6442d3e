import shapely

from bob_editor.geometry.parts import side_of
from bob_editor.geometry.shapes import union
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.contours import drawn_ground
from bob_editor.rules.land.cut_rings import cut_out, dot, grown_by, hex_area
from bob_editor.rules.mending import Board, Edit, partial

_MARGIN, _STEP = 0.1, 0.05
"""How far into the higher hex the quick fix draws a crest line, in circumradii, and how much farther the next one."""

_HALF = 0.5 - 1e-9
"""How far it is to the hexside: an area that is cut there may end a rounding before it."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def crest_line_in_lower_hex(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A hex sees down only where it shows its crest line before the hexside.

    Where the line lies on the hexside or beyond it, in the lower hex, not even the two neighbours see each other.
    Levels that are painted grow their crest lines in the higher hex.
    """
    grid = ground.board.grid
    for at in grid.hexes if ground.drawn_contours else ():
        pieces = ground.contours_at(at)
        if not pieces:
            continue
        level = max(piece.level or 0 for piece in pieces)
        low = [
            (direction, other)
            for direction, other in enumerate(at.neighbours())
            if other in grid and ground.level(other) < level
        ]
        if not low:
            continue
        parts = [part for one, part in drawn_ground(ground).get(at, ()) if one >= level]
        area = parts[0] if len(parts) == 1 else union(parts)
        u, v = dot(grid.frame, at)
        for direction, other in low:
            x, y = dot(grid.frame, other)
            if not area.covers(shapely.LineString([(u, v), (u + (x - u) * _HALF, v + (y - v) * _HALF)])):
                continue
            high, lower = ground.label(at), ground.label(other)
            draw_in = partial(_drawn_in, ground=ground, lower=other, level=level)
            yield Finding(
                f"The crest line of level {level} lies in {lower}: {high} does not see down to it.",
                at=ground.at_side(side_of(at, direction)),
                highlight=(ground.at_hex(at), ground.at_hex(other)),
                fixes=Edit(f"Draw the crest line in {high}", draw_in),
            )


def _drawn_in(board: Board, ground: Ground, lower: Hex, level: int) -> Board:
    """The board with the crest lines of a level and above drawn back from a lower hex, each farther than the last."""
    area = hex_area(board.grid.frame, lower)
    for piece in ground.drawn_contours:
        higher = (piece.level or 0) - level
        if higher < 0 or piece.area.is_empty:
            continue
        hole = grown_by(area, _MARGIN + _STEP * higher)
        if piece.area.intersects(hole):
            board = cut_out(board, ground, piece, hole)
    return board
