"""How far a point lies from an edge: as it is from the nearest of its straight pieces."""

import math
from random import Random

import pytest

from bob_editor.editing.gestures.hexside_web import distance_to_segment
from bob_editor.editing.outlines.picking import edge_gap
from bob_editor.geometry.lattice import Frame, Orientation
from bob_editor.model.board import Artwork


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_the_edge_is_as_near_as_its_nearest_piece(orientation: Orientation) -> None:
    """Also from within, at a hole, and where a ring is drawn back along itself."""
    frame, dice = Frame(orientation), Random(3)
    ring = tuple((9 * math.cos(t / 15 * math.tau), 6 * math.sin(t / 15 * math.tau)) for t in range(15))
    hole = ((1.0, 1.0), (2.0, 1.0), (1.5, 2.0))
    for piece in (
        Artwork("woods", ring),
        Artwork("woods", ring, (hole,)),
        Artwork("woods", (*ring[:3], ring[1])),
    ):
        for _ in range(20):
            point = dice.uniform(-12, 12), dice.uniform(-9, 9)
            nearest = min(
                distance_to_segment(frame, point, start, end)
                for line in (piece.ring, *piece.holes)
                for start, end in zip(line, (*line[1:], line[0]), strict=True)
            )
            assert math.isclose(edge_gap(frame, piece, point), nearest, abs_tol=1e-9)
