"""Drawn contour lines against each other: which lies in which, where two cross, and edits that keep levels in step."""

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import in_milli
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Contour
from bob_editor.model.places import Place, at_piece
from bob_editor.rules.land.contours import renumbered
from bob_editor.rules.land.cut_rings import SLIVER, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import hex_of


def contour_place(ground: Ground, piece: DrawnPiece) -> Place:
    """The place of a drawn contour, shown at its first point."""
    ring = ground.board.contours[piece.index].ring
    return at_piece("contour", piece.index, (ground.board.grid.frame.hex_at(ring[0]),))


def near(ground: Ground, area: BaseGeometry) -> str:
    """The label of a hex that an area has a part of, for people to find it by."""
    grid = ground.board.grid
    return grid.label(hex_of(grid.frame, area))


def bold_lines(ground: Ground) -> list[DrawnPiece]:
    """The bold contours that enclose anything, the largest first."""
    found = [piece for piece in ground.drawn_contours if not piece.thin and not piece.area.is_empty]
    return sorted(found, key=lambda piece: -piece.area.area)


def crosses_itself(ground: Ground, piece: DrawnPiece) -> bool:
    """Whether a drawn contour's line crosses itself, so that what it holds is a matter of reading."""
    contour, frame = ground.board.contours[piece.index], ground.board.grid.frame
    rings = (contour.ring, *contour.holes)
    return not all(shapely.LinearRing(in_milli(frame, ring)).is_simple for ring in rings if len(ring) > 2)


def crossing(first: DrawnPiece, second: DrawnPiece) -> BaseGeometry | None:
    """What two contours that cross share; None where one lies within the other or beside it."""
    if first.area == second.area or first.area.covers(second.area) or second.area.covers(first.area):
        return None
    shared = first.area.intersection(second.area)
    beside = min(shared.area, first.area.area - shared.area, second.area.area - shared.area)
    return shared if beside > SLIVER else None


def container(piece: DrawnPiece, lines: list[DrawnPiece]) -> DrawnPiece | None:
    """The innermost of several contours, the largest first, that holds another; None where none does."""
    least = piece.area.area
    for outer in reversed(lines):
        if outer.index != piece.index and outer.area.area > least and outer.area.covers(piece.area):
            return outer
    return None


def raised(board: Board, ground: Ground, piece: DrawnPiece, level: int) -> Board:
    """The board with a contour on a level, and those within it that would no longer rise above it raised too."""
    levels = {piece.index: level}
    lines = bold_lines(ground)
    for inner in lines:
        around = container(inner, lines)
        if around is not None and around.index in levels and inner.index not in levels:
            least = levels[around.index] + 1
            if (inner.level or 0) < least:
                levels[inner.index] = least
    return relevelled(board, ground, levels)


def relevelled(board: Board, ground: Ground, levels: dict[int, int]) -> Board:
    """The board with contours on other levels; a level painted within them that these contradict is cleared."""
    dots = {at for piece in ground.drawn_contours if piece.index in levels for at in piece.dots}
    return in_step(renumbered(board, levels), ground, dots)


def redrawn_as(board: Board, ground: Ground, old: Contour, area: BaseGeometry) -> Board:
    """The board with a contour that follows the edge of an area."""
    return replaced(board, ground, old, redrawn_on(board.grid, old, area))


def replaced(board: Board, ground: Ground, old: Contour, new: tuple[Contour, ...]) -> Board:
    """The board with a contour redrawn; a level painted where it was or is that these contradict is cleared."""
    board = board_edits.redraw_contour(board, old, new)
    index = ground.board.contours.index(old)
    dots = set(ground.drawn_contours[index].dots)
    return in_step(board, ground, dots)


def in_step(board: Board, ground: Ground, hexes: set[Hex]) -> Board:
    """The board without levels painted on these hexes that the drawn contours around them contradict."""
    read = Ground(board, ground.ruleset)
    off = []
    for at in hexes:
        drawn = [piece.level or 0 for piece in read.contours_at(at) if not piece.thin]
        level = board.content(at).level
        if drawn and level is not None and level != max(drawn):
            off.append(at)
    return board_edits.paint_level(board, off, None)
