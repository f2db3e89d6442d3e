"""A drawn piece as what it was drawn with: a closed curve of knots for its ring and for each of its holes."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from bob_editor.geometry.curve import Curve, Knot, corners, flattened_ring
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Contour

Piece = TypeVar("Piece", bound=Artwork | Contour)


def lines_of(piece: Artwork | Contour) -> tuple[tuple[Point, ...], ...]:
    """Its ring and its holes."""
    return (piece.ring, *piece.holes)


def knots_of(piece: Artwork | Contour) -> tuple[Curve, ...]:
    """The knots of its ring and its holes; a line that was drawn straight has a corner at every point."""
    lines = lines_of(piece)
    curves = piece.curves or ((),) * len(lines)
    return tuple(curve or corners(line) for curve, line in zip(curves, lines, strict=True))


def with_knots(piece: Piece, curves: Iterable[Curve]) -> Piece:
    """The piece drawn with other knots, those of its ring first; a hole of fewer than three points goes."""
    ring, *holes = ((flattened_ring(curve), curve) for curve in curves)
    holes = [(line, curve) for line, curve in holes if len(line) > 2]
    return replace(
        piece,
        ring=ring[0],
        holes=tuple(line for line, _ in holes),
        curves=(ring[1], *(curve for _, curve in holes)),
    )


def carried_piece(piece: Piece, to: Callable[[Point], Point]) -> Piece:
    """The piece with each of its points, and its handles, where ``to`` puts it."""
    if piece.curves:
        return with_knots(
            piece, (tuple(carried_knot(knot, to) for knot in curve) for curve in knots_of(piece))
        )
    ring, *holes = (tuple(map(to, line)) for line in lines_of(piece))
    return replace(piece, ring=ring, holes=tuple(holes))


def carried_knot(knot: Knot, to: Callable[[Point], Point]) -> Knot:
    """The knot and its handles where ``to`` puts them."""
    return Knot(
        to(knot.at),
        None if knot.before is None else to(knot.before),
        None if knot.after is None else to(knot.after),
    )
