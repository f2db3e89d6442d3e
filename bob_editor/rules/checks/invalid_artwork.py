"""Rings that enclose nothing, cross themselves or lie off the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import shapely
from shapely.geometry import Polygon

from bob_editor.geometry.shapes import in_milli
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.edit import Edit
from bob_editor.model.places import at_piece
from bob_editor.rules.check import Finding, Severity, board_check
from bob_editor.rules.redraw import area_of, on_board, redrawn_on
from bob_editor.rules.tags import title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.grid import Grid
    from bob_editor.model.board import Board
    from bob_editor.model.places import Place
    from bob_editor.rules.ground import Ground


@board_check(Severity.ERROR)
def invalid_artwork(ground: Ground) -> Iterator[Finding]:
    """A drawn ring must enclose an area on the board without crossing itself, or nobody can say what it covers."""
    grid = ground.board.grid
    for index, piece in enumerate(ground.board.artwork):
        name = f"The outline of {title_of(ground.ruleset, piece.terrain)} {index}"
        yield from _judged(grid, piece, name, at_piece("artwork", index, (grid.frame.hex_at(piece.ring[0]),)))
    for index, contour in enumerate(ground.board.contours):
        name = f"Crest line {index} of level {contour.level}"
        yield from _judged(
            grid, contour, name, at_piece("contour", index, (grid.frame.hex_at(contour.ring[0]),))
        )


def _judged(grid: Grid, piece: Artwork | Contour, name: str, place: Place) -> Iterator[Finding]:
    fault = _fault(grid, piece)
    if fault:
        crosses = fault.startswith("crosses")
        mended = redrawn_on(grid, piece, area_of(piece, grid.frame)) if crosses else ()
        mend = (Edit("Mend the ring", partial(_instead, old=piece, new=mended)),) if mended else ()
        yield Finding(
            f"{name} {fault}.",
            at=(place,),
            fixes=(*mend, Edit("Delete the ring", partial(_instead, old=piece, new=()))),
        )


def _fault(grid: Grid, piece: Artwork | Contour) -> str:
    """What is wrong with a ring, to follow its name in a sentence; "" where nothing is."""
    outlines = [in_milli(grid.frame, ring) for ring in (piece.ring, *piece.holes)]
    if any(len(set(outline)) < 3 or Polygon(outline).area == 0 for outline in outlines[:1]):
        return "encloses nothing"
    if any(len(outline) < 3 for outline in outlines):
        return "crosses itself or has a hole of no area"
    if not shapely.is_valid(Polygon(outlines[0], outlines[1:])):
        return "crosses itself or one of its holes"
    return "" if on_board(grid, area_of(piece, grid.frame)) else "lies off the board"


def _instead(board: Board, old: Artwork | Contour, new: tuple[Artwork | Contour, ...]) -> Board:
    if isinstance(old, Artwork):
        return board_edits.redraw_artwork(board, old, [piece for piece in new if isinstance(piece, Artwork)])
    return board_edits.redraw_contour(board, old, [piece for piece in new if isinstance(piece, Contour)])
