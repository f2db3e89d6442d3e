import shapely

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, listed, shared_check
from bob_editor.rules.land.artwork import dots_near
from bob_editor.rules.land.contours import partly_crest_lines
from bob_editor.rules.land.cut_rings import SLIVER, dot, dots_along, grown_by, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, board_edits, partial

_NEAR = 0.05
"""A line nearer to a dot than this, in circumradii, leaves the hex's level open to players."""
_CLEAR, _STEP = 0.15, 0.04
"""How far the quick fix draws the line off the dot, in circumradii, and how much farther or nearer the next one."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def dot_on_crest_line(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """The centre dot gives the level of a hex, so players must see on which side of a crest line it is."""
    grid = ground.board.grid
    near: dict[Hex, list[DrawnPiece]] = {}
    partly = partly_crest_lines(ground)
    for piece in ground.drawn_contours:
        if not piece.area.is_empty:
            old, left = ground.board.contours[piece.index], partly.get(piece.index)
            if left is None:
                dots = dots_near(grid, old.ring, old.holes, _NEAR, cut=False)
            else:
                dots = dots_along(grid, left, _NEAR)
            for at in dots:
                near.setdefault(at, []).append(piece)
    for at, pieces in near.items():
        label = ground.label(at)
        levels = tuple(dict.fromkeys(str(piece.level) for piece in pieces))
        lines = "A crest line of level" if len(levels) == 1 else "Crest lines of levels"
        clear = partial(_cleared, ground=ground, pieces=tuple(pieces), at=at)
        yield Finding(
            f"{lines} {listed(levels)} run{'s' if len(levels) == 1 else ''} through the dot of {label}.",
            at=ground.at_hex(at),
            fixes=Edit(f"Draw it clear of the dot: {label} stays on level {ground.level(at)}", clear),
        )


def _cleared(board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...], at: Hex) -> Board:
    """The board with crest lines drawn off the dot, which stays on its side of each; the others make room.

    What is painted on the hex goes where a line gives its level.
    """
    centre = shapely.Point(dot(board.grid.frame, at))
    levels = [piece.level or 0 for piece in pieces]
    for one in ground.drawn_contours:
        inside = bool(one.area.covers(centre))
        level = one.level or 0
        # Of the lines that hold the dot the lower ones must reach farther, of the others the higher ones.
        steps = max(levels) - level if inside else level - min(levels)
        if steps < 0 or one.area.is_empty:
            continue
        disc = grown_by(centre, _CLEAR + _STEP * steps)
        area = one.area.union(disc) if inside else one.area.difference(disc)
        if area.symmetric_difference(one.area).area > SLIVER:
            board = with_area(board, ground, one, area)
    return board_edits.paint_level(board, (at,), None) if ground.contours_at(at) else board
