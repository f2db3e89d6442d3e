"""Painting where artwork or crest lines are drawn already: the drawn rings follow what is painted.

A terrain painted over a drawn ring of another would contradict it, and the ring would win. So painting cuts the hex out
of such rings, and a painted level cuts or extends the drawn crest lines there.
"""

import math
from collections.abc import Iterable
from typing import TypeVar

import numpy as np
from msgspec.structs import replace
from shapely.affinity import scale
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.drawing.boxes import Row, places_at
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Frame, corners_of_side
from bob_editor.geometry.made.growth import grown_hex, neighbour_mask
from bob_editor.geometry.shapes import in_milli, moved, union
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.contours import MARGIN
from bob_editor.rules.land.cut_rings import SLIVER, area_of, dot, grown_by, hex_area, redrawn, redrawn_on
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset

Piece = TypeVar("Piece", Artwork, Contour)
Area = Polygon | MultiPolygon


def held_by(frame: Frame, piece: Artwork | Contour, hexes: Iterable[Hex]) -> list[Hex]:
    """The hexes of which a drawn ring holds the dot, its edge included."""
    left, top, right, bottom = _box(frame, piece.ring)
    dots = [(at, *dot(frame, at)) for at in hexes]
    near = [(at, u, v) for at, u, v in dots if left <= u <= right and top <= v <= bottom]
    if not near:
        return []
    area = area_of(piece, frame)
    return [at for at, u, v in near if area.covers(Point(u, v))]


def held_in(grid: Grid, row: Row, hexes: Iterable[Hex]) -> dict[int, list[Hex]]:
    """The places of the pieces of a row that hold the dots of some hexes, in their order, and of which."""
    where = tuple(hexes)
    near = places_at(row, np.array([grid.centre(at) for at in where], dtype=float).reshape(-1, 2))
    return {place: held for place in near.tolist() if (held := held_by(grid.frame, row[place], where))}


@kept(lambda _frame, ring: len(ring))
def _box(frame: Frame, ring: tuple[tuple[float, float], ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a ring in thousandths; kept, since a stroke asks it of every ring at each step."""
    points = in_milli(frame, ring)
    if len(points) < 3:
        return math.inf, math.inf, -math.inf, -math.inf
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def outline_of(frame: Frame, hexes: Iterable[Hex]) -> Area:
    """The area of whole hexes, in thousandths of the canonical frame."""
    return union(hex_area(frame, at) for at in hexes)


def cut_terrain(board: Board, hexes: Iterable[Hex], *, keep: Iterable[str] = ()) -> Board:
    """Cut hexes out of the drawn artwork that holds their dots, but for the terrains to keep."""
    if not board.artwork:
        return board
    kept = set(keep)
    held = {
        place: dots
        for place, dots in held_in(board.grid, board.artwork, hexes).items()
        if board.artwork[place].terrain not in kept
    }
    if not held:
        return board
    pieces = list(board.artwork)
    for place in reversed(held):
        gone = outline_of(board.grid.frame, held[place])
        pieces[place : place + 1] = _cut(board.grid, pieces[place], gone)
    return replace(board, artwork=tuple(pieces))


def _without(grid: Grid, piece: Piece, hexes: Iterable[Hex]) -> tuple[Piece, ...]:
    """A piece without the hexes of which it holds the dot."""
    held = held_by(grid.frame, piece, hexes)
    return _cut(grid, piece, outline_of(grid.frame, held)) if held else (piece,)


def _cut(grid: Grid, piece: Piece, gone: BaseGeometry) -> tuple[Piece, ...]:
    """A piece without an area; what would be left of it beyond the board's edge alone goes with that."""
    if not _is_near(grid.frame, piece, gone):
        return (piece,)
    area = area_of(piece, grid.frame)
    return redrawn_on(grid, piece, area.difference(gone)) if area.intersects(gone) else (piece,)


def _widened(frame: Frame, hexes: Iterable[Hex], beyond: float) -> Area:
    """The area of hexes and so much ``beyond`` their sides, in circumradii."""
    larger = 1 + beyond / (SQRT3 / 2)
    return union(scale(hex_area(frame, at), larger, larger) for at in hexes)


def _is_near(frame: Frame, piece: Piece, area: BaseGeometry) -> bool:
    """Whether a piece's box meets that of an area, which is known long before the piece is read as one."""
    left, top, right, bottom = _box(frame, piece.ring)
    start, first, end, last = area.bounds
    return left <= end and right >= start and top <= last and bottom >= first


def level_contours(board: Board, ruleset: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
    """Let the drawn crest lines around these hexes say that the ground there has this level.

    What is raised beside a drawn hill joins it, what is raised out of a drawn hollow is cut out of that. Hexes that no
    drawn crest line holds, nor a neighbour of theirs, are left to what is painted.
    """
    frame, grid = board.grid.frame, board.grid
    bold = [piece for piece in board.contours if piece.line == "bold"]
    if not bold:
        return board
    where = tuple(hexes)
    around = {
        other for at in where for other in (at, *(at.neighbours() if level > 0 else ())) if other in grid
    }
    hills = {
        at
        for place, held in held_in(grid, board.contours, around).items()
        for at in held
        if board.contours[place].line == "bold"
    }
    drawn = [at for at in where if at in hills or (level > 0 and hills.intersection(at.neighbours()))]
    if not drawn:
        return board
    ground = Ground(board, ruleset)
    sunk = {at for piece in bold if piece.level > level for at in held_by(frame, piece, drawn)}
    gone: dict[float, Area] = {}
    pieces: list[Contour] = []
    for piece in board.contours:
        if piece.level > level:
            # The hex that is lowered shows no crest line: its higher neighbours do, before the hexside.
            inset = _inset(ground, piece)
            if inset not in gone:
                gone[inset] = _widened(frame, sunk, inset)
            pieces.extend(_cut(grid, piece, gone[inset]))
        else:
            wrong = piece.line == "bold" and piece.level < min(level, 0)
            pieces.extend(_without(grid, piece, drawn) if wrong else [piece])
    for step in range(1, level + 1):
        high = {at for piece in pieces if piece.level == step for at in held_by(frame, piece, around)}
        low = [at for at in drawn if at not in high]
        pieces = _raised(frame, pieces, low, high, step, ground.contour_inset(step))
    return replace(board, contours=tuple(_led_around(frame, pieces, board.contours)))


def _inset(ground: Ground, piece: Contour) -> float:
    """How far in a crest line lies that grows; one printed thin lies halfway to the next."""
    inset = ground.contour_inset(piece.level)
    return inset if piece.line == "bold" else (inset + ground.contour_inset(piece.level + 1)) / 2


def _led_around(frame: Frame, pieces: list[Contour], before: tuple[Contour, ...]) -> list[Contour]:
    """The crest lines with the lower ones led around those that were not there before, where these would cross them."""
    former = set(map(id, before))
    new = [piece for piece in pieces if id(piece) not in former]
    inner: BaseGeometry = Polygon()
    for rank in sorted({_rank(piece) for piece in pieces if piece.level >= 0}, reverse=True):
        near = [piece for piece in pieces if _rank(piece) == rank and _is_near(frame, piece, inner)]
        areas = {piece: area_of(piece, frame) for piece in near}
        meeting = {piece: area for piece, area in areas.items() if area.intersects(inner)}
        out = inner.difference(union(meeting.values()))
        if meeting and out.area > SLIVER:
            wider = grown_by(out, MARGIN)
            crossed = [piece for piece, area in meeting.items() if area.intersects(wider)]
            # A hill that no lower line meets at all, though another does, stays without one.
            if crossed:
                around = redrawn(crossed[0], union([wider, *(areas[piece] for piece in crossed)]), frame)
                pieces = [*(piece for piece in pieces if piece not in crossed), *around]
                new = [*new, *around]
        inner = union([inner, *(area_of(piece, frame) for piece in new if _rank(piece) == rank)])
    return pieces


def _rank(piece: Contour) -> tuple[int, bool]:
    """Which of two crest lines lies within the other: the one that is higher, or of one level the thin one."""
    return piece.level, piece.line != "bold"


def _raised(
    frame: Frame, pieces: list[Contour], hexes: list[Hex], high: set[Hex], level: int, inset: float
) -> list[Contour]:
    """The crest lines with these hexes brought up to a level, joined to what is as ``high`` beside them."""
    if not hexes:
        return pieces
    members = {*hexes, *high}
    necks = (_towards(at, hexes).intersection(_grown(at, members, inset)) for at in high)
    parts = [*((at, _grown(at, members, inset)) for at in hexes), *zip(high, necks, strict=True)]
    added = union(moved(part, dot(frame, at)) for at, part in parts)
    others: list[Contour] = []
    for piece in pieces:
        area = area_of(piece, frame)
        if piece.level == level and piece.line == "bold" and area.intersects(added):
            added = union((area, added))
        else:
            others.append(piece)
    return [*others, *redrawn(Contour(level, ()), added, frame)]


def _grown(at: Hex, members: set[Hex], inset: float) -> Polygon:
    """A hex of a hill, seen from its dot."""
    return Polygon(grown_hex(neighbour_mask(at, members.__contains__), inset).ring)


def _towards(at: Hex, hexes: Iterable[Hex]) -> BaseGeometry:
    """What of a hex lies between its dot and its sides with these hexes, seen from its dot."""
    nodes = [(u * MILLI, v * MILLI) for u, v in CORNERS]
    ways = [way for way in map(at.direction_to, hexes) if way is not None]
    return union(Polygon([(0, 0), *(nodes[corner] for corner in corners_of_side(way))]) for way in ways)
