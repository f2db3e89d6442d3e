"""Drawn rings under the pointer: which one, which of its vertices or edges, and the ring after a change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from attrs import evolve, frozen

from bob_editor.editing.gestures.hexside_web import distance_to_segment, true_distance
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.board_edits import replace_artwork, replace_contour

Section = Literal["artwork", "contour"]
Line = tuple[Point, ...]


@frozen
class RingPlace:
    """A drawn piece of a board: in which list, and where in it."""

    section: Section
    index: int


@frozen
class Handle:
    """A vertex of a drawn piece: ``line`` 0 is its ring, 1 and up its holes; ``vertex`` counts from 0."""

    line: int
    vertex: int


def pieces(board: Board) -> Iterator[tuple[RingPlace, Artwork | Contour]]:
    """Every drawn piece, those painted last first."""
    for index in reversed(range(len(board.contours))):
        yield RingPlace("contour", index), board.contours[index]
    for index in reversed(range(len(board.artwork))):
        yield RingPlace("artwork", index), board.artwork[index]


def piece_at(board: Board, place: RingPlace) -> Artwork | Contour | None:
    """The piece at a place; None where the list is shorter now."""
    rows: tuple[Artwork | Contour, ...] = board.artwork if place.section == "artwork" else board.contours
    return rows[place.index] if place.index < len(rows) else None


def with_piece(board: Board, place: RingPlace, piece: Artwork | Contour | None) -> Board:
    """The board with another piece in this place, or none."""
    if place.section == "artwork":
        return replace_artwork(board, place.index, piece if isinstance(piece, Artwork) else None)
    return replace_contour(board, place.index, piece if isinstance(piece, Contour) else None)


def lines_of(piece: Artwork | Contour) -> tuple[tuple[Point, ...], ...]:
    """Its ring and its holes."""
    return (piece.ring, *piece.holes)


def vertices_of(piece: Artwork | Contour) -> tuple[tuple[Handle, Point], ...]:
    """Every vertex with its point."""
    return tuple(
        (Handle(line, vertex), point)
        for line, points in enumerate(lines_of(piece))
        for vertex, point in enumerate(points)
    )


def ring_under(board: Board, point: Point, reach: float) -> RingPlace | None:
    """The drawn piece whose outline runs nearest to a lattice point, within ``reach`` (true proportions)."""
    frame = board.grid.frame
    best: tuple[float, RingPlace] | None = None
    for place, piece in pieces(board):
        if not _near(piece, point, reach):
            continue
        distance = min((distance for _, distance in _edges(frame, piece, point)), default=reach + 1)
        if distance <= reach and (best is None or distance < best[0]):
            best = distance, place
    return best[1] if best is not None else None


def vertex_under(board: Board, piece: Artwork | Contour, point: Point, reach: float) -> Handle | None:
    """The vertex of a piece nearest to a lattice point, within ``reach``."""
    frame = board.grid.frame
    near = [
        (true_distance(frame, at, point), handle.line, handle.vertex) for handle, at in vertices_of(piece)
    ]
    if not near or min(near)[0] > reach:
        return None
    return Handle(*min(near)[1:])


def edge_under(board: Board, piece: Artwork | Contour, point: Point, reach: float) -> Handle | None:
    """The edge of a piece nearest to a lattice point, within ``reach``, named by the vertex that it begins with."""
    near = [
        (distance, handle.line, handle.vertex) for handle, distance in _edges(board.grid.frame, piece, point)
    ]
    if not near or min(near)[0] > reach:
        return None
    return Handle(*min(near)[1:])


def moved_vertex(piece: Artwork | Contour, handle: Handle, to: Point) -> Artwork | Contour:
    """The piece with one vertex elsewhere."""
    return _with_line(
        piece, handle.line, lambda line: (*line[: handle.vertex], snapped(to), *line[handle.vertex + 1 :])
    )


def inserted_vertex(piece: Artwork | Contour, edge: Handle, at: Point) -> tuple[Artwork | Contour, Handle]:
    """The piece with one vertex more on an edge, and that vertex."""
    after = edge.vertex + 1
    return _with_line(piece, edge.line, lambda line: (*line[:after], snapped(at), *line[after:])), Handle(
        edge.line, after
    )


def deleted_vertex(piece: Artwork | Contour, handle: Handle) -> Artwork | Contour | None:
    """The piece with a vertex less; a hole of two points goes, and a piece of two points is None."""
    line = lines_of(piece)[handle.line]
    left = (*line[: handle.vertex], *line[handle.vertex + 1 :])
    if len(left) >= 3:
        return _with_line(piece, handle.line, lambda _: left)
    if handle.line == 0:
        return None
    holes = tuple(hole for number, hole in enumerate(piece.holes, 1) if number != handle.line)
    return evolve(piece, holes=holes)


def snapped(point: Point) -> Point:
    """A point as files hold it: thousandths of the lattice."""
    return round(point[0], 3), round(point[1], 3)


def closed(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line that ends where it began."""
    return (*line, line[0]) if line else line


def _with_line(piece: Artwork | Contour, line: int, change: Callable[[Line], Line]) -> Artwork | Contour:
    if line == 0:
        return evolve(piece, ring=change(piece.ring))
    holes = tuple(change(hole) if number == line else hole for number, hole in enumerate(piece.holes, 1))
    return evolve(piece, holes=holes)


def _edges(frame: Frame, piece: Artwork | Contour, point: Point) -> Iterator[tuple[Handle, float]]:
    for line, points in enumerate(lines_of(piece)):
        for vertex, start in enumerate(points):
            end = points[(vertex + 1) % len(points)]
            yield Handle(line, vertex), distance_to_segment(frame, point, start, end)


def _near(piece: Artwork | Contour, point: Point, reach: float) -> bool:
    """Whether a point lies in the piece's box, widened by ``reach``."""
    if not piece.ring:
        return False
    x, y = point
    xs, ys = [at[0] for at in piece.ring], [at[1] for at in piece.ring]
    return min(xs) - reach <= x <= max(xs) + reach and min(ys) - reach <= y <= max(ys) + reach
