import shapely
from shapely.geometry import Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import polygons_of, union
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, at_piece, shared_check
from bob_editor.rules.land.artwork import HEX_AREA
from bob_editor.rules.land.contours import drawn_at_level, is_crest_hex
from bob_editor.rules.land.cut_rings import SLIVER, grown_by, hex_area, hexes_in_box, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.near import hex_of
from bob_editor.rules.mending import Board, mend

_INSET = 0.2
"""How far the quick fix draws the crest line in, in circumradii, where no dot asks for less."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def hill_without_crest_hex(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Only a hex that shows its crest line sees down; a hill whose crest lines follow hexsides all around shows none.

    Ground that fills the map needs none, and where higher ground begins inside one of its hexes, that is a crest hex.
    """
    grid = ground.board.grid
    for level in sorted({piece.level or 0 for piece in ground.drawn_contours}):
        pieces = [piece for piece in drawn_at_level(ground, level) if not piece.area.is_empty]
        for hill in polygons_of(union([piece.area for piece in pieces])):
            hexes = _filled(grid, hill)
            if not 0 < len(hexes) < len(grid.hexes) or any(is_crest_hex(ground, at) for at in hexes):
                continue
            of_it = tuple(piece for piece in pieces if piece.area.intersection(hill).area > SLIVER)
            near = hex_of(grid.frame, hill)
            yield Finding(
                f"The hill of level {level} at {ground.label(near)} has no crest hex.",
                at=at_piece("contour", of_it[0].index, (near,)),
                fixes=mend("Draw its crest line in", _drawn_in, ground=ground, pieces=of_it),
            )


def _filled(grid: Grid, hill: Polygon) -> tuple[Hex, ...]:
    """The hexes of the map that ground covers wholly; none where it covers any in part."""
    shapely.prepare(hill)
    whole = []
    for at in hexes_in_box(grid, hill.bounds):
        outline = hex_area(grid.frame, at)
        if not hill.intersects(outline):
            continue
        area = HEX_AREA if hill.contains_properly(outline) else hill.intersection(outline).area
        if SLIVER < area < HEX_AREA - SLIVER:
            return ()
        if area > SLIVER:
            whole.append(at)
    return tuple(whole)


def _drawn_in(board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...]) -> Board:
    for piece in pieces:
        board = with_area(board, ground, piece, grown_by(piece.area, -_INSET))
    return board
