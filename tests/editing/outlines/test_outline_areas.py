"""Outlines as areas: joined, cut, taken from each other, grown and shrunk."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from bob_editor.editing.outlines import areas
from bob_editor.editing.outlines.building_shapes import shape
from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Artwork
from bob_editor.model.outlines import knots_of, with_knots

FRAMES = (Frame(), Frame("pointy-top"))
frames = st.sampled_from(FRAMES)
centres = st.tuples(st.integers(2, 12), st.integers(2, 12))
EMPTY = Artwork("woods", ())


def round_woods(frame: Frame, middle: tuple[float, float], wide: float = 4.0) -> Artwork:
    """A round wood."""
    x, y = middle
    return with_knots(EMPTY, [shape(frame, "round", (x - wide / 2, y - 1), (x + wide / 2, y + 1), 0)])


def ground(pieces: tuple[Artwork, ...]) -> float:
    return sum(Polygon(one.ring, one.holes).area for one in pieces)


@given(frames, centres, centres)
def test_what_is_joined_common_and_left_adds_up(frame, first, second) -> None:
    """The ground of two is that of both together and what they share; what one loses to the other is shared."""
    one, two = round_woods(frame, first), round_woods(frame, second, 5.0)
    joined = areas.joined(frame, (one, two))
    try:
        shared = areas.common(frame, (one, two))
    except BadCall:
        shared = ()
    both = ground((one,)) + ground((two,))
    assert ground(joined) + ground(shared) == pytest.approx(both, abs=0.01)
    try:
        left = areas.less(frame, one, (two,))
    except BadCall:
        left = ()
    assert ground(left) + ground(shared) == pytest.approx(ground((one,)), abs=0.01)


@pytest.mark.parametrize("frame", FRAMES)
def test_what_keeps_its_way_keeps_its_knots(frame: Frame) -> None:
    """Two that don't meet stay curves of four knots each; where they meet, the arcs that aren't cut stay curves."""
    apart = areas.joined(frame, (round_woods(frame, (4, 4)), round_woods(frame, (14, 4))))
    assert sorted(len(knots_of(one)[0]) for one in apart) == [4, 4]
    (met,) = areas.joined(frame, (round_woods(frame, (4, 4)), round_woods(frame, (7, 4.2))))
    bends = sum(knot.after is not None for knot in met.curves[0])
    assert 2 <= bends < 8
    assert len(knots_of(met)[0]) < len(met.ring)


def test_a_line_parts_what_it_crosses() -> None:
    """From edge to edge it parts; one that ends inside, or passes by, leaves the piece as it is."""
    piece = round_woods(Frame(), (6, 6))
    parts = areas.cut(Frame(), piece, ((6, 3), (6.1, 9)))
    assert len(parts) == 2
    assert ground(parts) == pytest.approx(ground((piece,)), abs=0.01)
    assert areas.cut(Frame(), piece, ((6, 3), (6, 6))) == (piece,)
    assert areas.cut(Frame(), piece, ((0, 0), (1, 1))) == (piece,)


def test_growing_and_shrinking() -> None:
    """What is grown and shrunk by as much is about what it was; right angles stay; what vanishes is refused."""
    house = Artwork("hut", ((2.0, 2.0), (5.0, 2.0), (5.0, 4.0), (2.0, 4.0)))
    (grown,) = areas.offset(Frame(), house, 0.25)
    assert len(grown.ring) == 4
    (back,) = areas.offset(Frame(), grown, -0.25)
    assert ground((back,)) == pytest.approx(ground((house,)), abs=0.02)
    with pytest.raises(BadCall, match="Nothing would be left"):
        areas.offset(Frame(), house, -3)
