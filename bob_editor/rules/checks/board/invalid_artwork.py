from typing import Literal

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import MILLI
from bob_editor.model.board import Artwork, Contour
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, at_piece, shared_check
from bob_editor.rules.land.cut_rings import on_board, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rules.tags import title_of
from bob_editor.rules.wording import placed

OFF = "lies off the board"


@shared_check(Severity.ERROR, subject="board")
def invalid_artwork(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A drawn ring must enclose an area on the board without crossing itself, or nobody can say what it covers."""
    board = ground.board
    for artwork, drawn in zip(board.artwork, ground.drawn, strict=True):
        fault = _fault(board.grid, artwork, drawn.area)
        if fault:
            name = f"The outline of {title_of(ground.ruleset, artwork.terrain)}"
            yield _finding(board.grid, artwork, drawn, name, fault, terms)
    for contour, drawn in zip(board.contours, ground.drawn_contours, strict=True):
        fault = _fault(board.grid, contour, drawn.area)
        # Of one that is no more than a line a game may have a check of its own.
        if fault and not (drawn.area.is_empty and "contours" in terms.listed("but")):
            name = f"The {ground.ruleset.crest_line} of level {contour.level}"
            yield _finding(board.grid, contour, drawn, name, fault, terms)


def _fault(grid: Grid, piece: Artwork | Contour, area: Polygon | MultiPolygon) -> str:
    """What is wrong with a ring, to follow its name in a sentence; "" where nothing is. ``area`` is how it is read."""
    if area.is_empty:
        return "encloses nothing"
    if not _read_as_written(grid, piece, area):
        return "crosses itself or one of its holes"
    return "" if on_board(grid, area) else OFF


def _read_as_written(grid: Grid, piece: Artwork | Contour, area: Polygon | MultiPolygon) -> bool:
    """Whether an area has the very points of the ring; reading mends one that crosses itself, and so changes them."""
    if not isinstance(area, Polygon) or len(area.interiors) != len(piece.holes):
        return False
    read = (area.exterior, *area.interiors)
    for ring, outline in zip((piece.ring, *piece.holes), read, strict=True):
        written = np.rint(np.array(ring) * MILLI)
        points = shapely.get_coordinates(outline)[: len(ring)]
        if not np.array_equal(written[:, ::-1] if grid.pointy else written, points):
            return False
    return True


def _finding(
    grid: Grid, piece: Artwork | Contour, drawn: DrawnPiece, name: str, fault: str, terms: Terms
) -> Finding:
    kind: Literal["artwork", "contour"] = "artwork" if isinstance(piece, Artwork) else "contour"
    place = at_piece(kind, drawn.index, (grid.frame.hex_at(piece.ring[0]),))
    mended = redrawn_on(grid, piece, drawn.area)
    # Mended, a ring that crosses itself is what it is read as.
    redraw = (
        (Edit("Mend the ring", partial(_instead, old=piece, new=mended), safe=fault != OFF),)
        if mended
        else ()
    )
    message = f"{name} lies off the board." if fault == OFF else f"{name} {placed(grid, place)} {fault}."
    delete = mend("Delete the ring", _instead, old=piece, new=())
    return Finding(message, place, (*redraw, delete), cites=terms.cites(kind))


def _instead(board: Board, old: Artwork | Contour, new: tuple[Artwork | Contour, ...]) -> Board:
    if isinstance(old, Artwork):
        return board_edits.redraw_artwork(board, old, [piece for piece in new if isinstance(piece, Artwork)])
    return board_edits.redraw_contour(board, old, [piece for piece in new if isinstance(piece, Contour)])
