"""Painting where artwork or crest lines are drawn already: the drawn rings follow what is painted.

A terrain painted over a drawn ring of another would contradict it, and the ring would win. So painting cuts the hex out
of such rings, and a painted level cuts or extends the drawn crest lines there.
"""

import math
from collections.abc import Iterable
from typing import TypeVar

from attrs import evolve
from shapely.geometry import MultiPolygon, Point, Polygon

from bob_editor.geometry.growth import grown_hex
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.shapes import in_milli, moved, union
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.cut_rings import area_of, dot, hex_area, redrawn
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset

Piece = TypeVar("Piece", Artwork, Contour)
Area = Polygon | MultiPolygon


def holds(frame: Frame, piece: Artwork | Contour, at: Hex) -> bool:
    """Whether a drawn ring holds a hex's dot, its edge included."""
    return bool(held_by(frame, piece, (at,)))


def held_by(frame: Frame, piece: Artwork | Contour, hexes: Iterable[Hex]) -> list[Hex]:
    """The hexes of which a drawn ring holds the dot, its edge included."""
    left, top, right, bottom = _box(frame, piece.ring)
    dots = [(at, *dot(frame, at)) for at in hexes]
    near = [(at, u, v) for at, u, v in dots if left <= u <= right and top <= v <= bottom]
    if not near:
        return []
    area = area_of(piece, frame)
    return [at for at, u, v in near if area.covers(Point(u, v))]


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
    kept, where = set(keep), tuple(hexes)
    pieces: list[Artwork] = []
    for piece in board.artwork:
        pieces.extend([piece] if piece.terrain in kept else _without(board.grid.frame, piece, where))
    return evolve(board, artwork=tuple(pieces))


def _without(frame: Frame, piece: Piece, hexes: Iterable[Hex]) -> tuple[Piece, ...]:
    held = held_by(frame, piece, hexes)
    if not held:
        return (piece,)
    return redrawn(piece, area_of(piece, frame).difference(outline_of(frame, held)), frame)


def level_contours(board: Board, ruleset: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
    """Let the drawn crest lines that hold these hexes' dots say that the ground there has this level.

    Hexes that no drawn crest line holds are left to what is painted.
    """
    frame = board.grid.frame
    drawn = [
        at
        for at in hexes
        if any(piece.line == "bold" and holds(frame, piece, at) for piece in board.contours)
    ]
    if not drawn:
        return board
    pieces: list[Contour] = []
    for piece in board.contours:
        too_high = piece.line == "bold" and piece.level > level
        pieces.extend(_without(frame, piece, drawn) if too_high else [piece])
    for step in range(1, level + 1):
        low = [
            at for at in drawn if not any(piece.level == step and holds(frame, piece, at) for piece in pieces)
        ]
        pieces = _raised(frame, pieces, low, step, Ground(board, ruleset).contour_inset(step))
    return evolve(board, contours=tuple(pieces))


def _raised(frame: Frame, pieces: list[Contour], hexes: list[Hex], level: int, inset: float) -> list[Contour]:
    """The crest lines with these hexes brought up to a level, joined to the rings of that level that they touch."""
    if not hexes:
        return pieces
    members = set(hexes)
    added = union(
        moved(
            Polygon(
                grown_hex(
                    sum(1 << way for way, other in enumerate(at.neighbours()) if other in members),
                    inset,
                ).ring
            ),
            dot(frame, at),
        )
        for at in hexes
    )
    others: list[Contour] = []
    for piece in pieces:
        area = area_of(piece, frame)
        if piece.level == level and piece.line == "bold" and area.intersects(added):
            added = union((area, added))
        else:
            others.append(piece)
    return [*others, *redrawn(Contour(level, ()), added, frame)]
