"""Vertices and edges of drawn rings."""

from __future__ import annotations

from attrs import evolve

from bob_editor.editing.gestures.rings import (
    Handle,
    RingPlace,
    deleted_vertex,
    edge_under,
    inserted_vertex,
    moved_vertex,
    piece_at,
    ring_under,
    vertex_under,
    vertices_of,
    with_piece,
)
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour

SQUARE = ((4.0, 4.0), (12.0, 4.0), (12.0, 10.0), (4.0, 10.0))
HOLE = ((6.0, 6.0), (8.0, 6.0), (7.0, 8.0))
PIECE = Artwork("woods", SQUARE, (HOLE,))
HILL = Contour(1, ((4.0, 3.9), (14.0, 3.0), (9.0, 14.0)))
BOARD = Board(Grid(10, 8), "band-of-brothers-2.2", artwork=(PIECE,), contours=(HILL,))


def test_the_nearest_outline_is_found() -> None:
    """An outline is found within reach, holes too, the nearest of several, and none in the middle of an area."""
    assert ring_under(BOARD, (12.05, 6), 0.2) == RingPlace("artwork", 0)
    assert ring_under(BOARD, (7, 6.05), 0.2) == RingPlace("artwork", 0)
    assert ring_under(BOARD, (14, 3.05), 0.2) == RingPlace("contour", 0)
    assert ring_under(BOARD, (4, 3.85), 0.2) == RingPlace("contour", 0)
    assert ring_under(BOARD, (10, 7), 0.2) is None
    assert ring_under(evolve(BOARD, artwork=(Artwork("woods", ()),), contours=()), (0, 0), 1) is None


def test_vertices_and_edges() -> None:
    """Vertices of the ring and of holes are found by their place, edges by the vertex they begin with."""
    assert vertex_under(BOARD, PIECE, (12.1, 4), 0.2) == Handle(0, 1)
    assert vertex_under(BOARD, PIECE, (7, 8.1), 0.2) == Handle(1, 2)
    assert vertex_under(BOARD, PIECE, (10, 4), 0.2) is None
    assert edge_under(BOARD, PIECE, (10, 4), 0.2) == Handle(0, 1 - 1)
    assert edge_under(BOARD, PIECE, (4, 7), 0.2) == Handle(0, 3)
    assert edge_under(BOARD, PIECE, (10, 7), 0.2) is None
    assert len(vertices_of(PIECE)) == 7


def test_rings_after_a_change() -> None:
    """A vertex moves in thousandths, comes in on its edge, and goes out; the rest stays as it is."""
    moved = moved_vertex(PIECE, Handle(1, 0), (6.12345, 6))
    assert moved == evolve(PIECE, holes=(((6.123, 6.0), *HOLE[1:]),))
    longer, handle = inserted_vertex(PIECE, Handle(0, 3), (3.5, 7))
    assert (longer.ring, handle) == ((*SQUARE, (3.5, 7.0)), Handle(0, 4))
    assert deleted_vertex(longer, handle) == PIECE


def test_too_few_points() -> None:
    """A hole left with two points goes; a ring left with two is no piece any more."""
    assert deleted_vertex(PIECE, Handle(1, 1)) == evolve(PIECE, holes=())
    assert deleted_vertex(HILL, Handle(0, 1)) is None


def test_pieces_in_their_place() -> None:
    """A piece is found and replaced by its place; past the end there is none."""
    place = RingPlace("contour", 0)
    assert piece_at(BOARD, place) == HILL
    assert piece_at(BOARD, RingPlace("contour", 1)) is None
    assert with_piece(BOARD, place, None).contours == ()
    assert with_piece(BOARD, RingPlace("artwork", 0), evolve(PIECE, holes=())).artwork == (
        Artwork("woods", SQUARE),
    )
