"""Which drawn pieces lie in some hexes of a board, wholly or in part; asked of as few outlines as can be.

A piece is looked at closely only where the hexes about it are partly among those chosen, and then together with these
hexes only: the work grows with the edge of what is chosen, not with the board.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache

import shapely

from bob_editor.editing.drawing.following_rings import Area, Piece, outline_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CORNERS, MILLI, Frame
from bob_editor.model.board import Artwork, Contour
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import area_of, dot, hex_area, hexes_in_box, redrawn

_ROUNDED = 1 / MILLI
"""By how much a point's place in thousandths may differ from what the file says, in lattice units."""


def parts_inside(frame: Frame, pieces: tuple[Piece, ...], chosen: AbstractSet[Hex]) -> Iterator[Piece]:
    """The pieces that lie in the hexes, and of those that only hold dots of them the part inside."""
    for piece, near, all_near in _with_hexes_near(frame, pieces, chosen):
        if all_near:
            yield piece
        elif near:
            area, outline = area_of(piece, frame), _outline(frame, tuple(near))
            if area.within(outline):
                yield piece
            elif _holds_any(frame, area, near):
                yield from redrawn(piece, area.intersection(outline), frame)


def parts_outside(frame: Frame, pieces: tuple[Piece, ...], chosen: AbstractSet[Hex]) -> Iterator[Piece]:
    """The pieces without what ``parts_inside`` takes of them."""
    for piece, near, all_near in _with_hexes_near(frame, pieces, chosen):
        if all_near:
            continue
        if not near:
            yield piece
            continue
        area, outline = area_of(piece, frame), _outline(frame, tuple(near))
        if area.within(outline):
            continue
        if _holds_any(frame, area, near):
            yield from redrawn(piece, area.difference(outline), frame)
        else:
            yield piece


def lies_on(grid: Grid, piece: Artwork | Contour) -> bool:
    """Whether a piece shares ground with any hex of a board; one within its bounds is taken to."""
    left, top, right, bottom = grid.bounds
    if all(left <= x <= right and top <= y <= bottom for x, y in piece.ring):
        return True
    area = area_of(piece, grid.frame)
    near = hexes_in_box(grid, area.bounds)
    return any(area.intersection(hex_area(grid.frame, at)).area > 0 for at in near)


@kept(lambda _frame, hexes: len(CORNERS) * len(hexes))
def _outline(frame: Frame, hexes: tuple[Hex, ...]) -> Area:
    """The area of whole hexes; kept, since whoever cuts something out copies it first."""
    return outline_of(frame, hexes)


def _with_hexes_near(
    frame: Frame, pieces: tuple[Piece, ...], chosen: AbstractSet[Hex]
) -> Iterator[tuple[Piece, list[Hex], bool]]:
    """Each piece, those of the chosen hexes that its box may meet, and whether these are all that it may meet."""
    if not chosen:
        yield from ((piece, [], False) for piece in pieces)
        return
    by_column = grouped((at.q, at) for at in chosen)
    left, right = min(by_column), max(by_column)
    for piece, columns in zip(pieces, _all_columns(_Pieces(frame, pieces)), strict=True):
        if not columns or columns[0][0] > right or columns[-1][0] < left:
            yield piece, [], False
            continue
        near: list[Hex] = []
        missed = False
        for q, rows in columns:
            column = by_column.get(q, ())
            if len(rows) > len(column):
                found = [at for at in column if at.r in rows]
            else:
                found = [at for r in rows if (at := Hex(q, r)) in chosen]
            missed = missed or len(found) < len(rows)
            near += found
        yield piece, near, bool(near) and not missed


class _Pieces(Record, eq=False):
    """Pieces of a board, which are known by being the very same: they would be compared for longer than looked at."""

    frame: Frame
    pieces: tuple[Artwork | Contour, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Pieces) and self.pieces is other.pieces and self.frame == other.frame

    def __hash__(self) -> int:
        return id(self.pieces)


@lru_cache(maxsize=2)
def _all_columns(given: _Pieces) -> list[list[tuple[int, range]]]:
    """``_columns`` of each piece: while a stamp is moved about, they are asked for again and again."""
    return [_columns(given.frame, piece) for piece in given.pieces]


def _columns(frame: Frame, piece: Artwork | Contour) -> list[tuple[int, range]]:
    """The columns of hexes that the box of a ring meets, each with its rows; at its edges a hex too many at most."""
    if len(piece.ring) < 3:
        return []
    xs, ys = zip(*piece.ring, strict=True)
    if frame.pointy:
        xs, ys = ys, xs
    left, right = min(xs) - _ROUNDED, max(xs) + _ROUNDED
    top, bottom = min(ys) - _ROUNDED, max(ys) + _ROUNDED
    found = []
    # A hex reaches 2 to both sides of its centre dot, and 1 up and down.
    for q in range(-int((2 - left) // 3), int((right + 2) // 3) + 1):
        shift = q + frame.parity
        found.append((q, range(-int((1 + shift - top) // 2), int((bottom + 1 - shift) // 2) + 1)))
    return found


def _holds_any(frame: Frame, area: Area, hexes: Iterable[Hex]) -> bool:
    shapely.prepare(area)
    return bool(shapely.covers(area, shapely.points([dot(frame, at) for at in hexes])).any())
