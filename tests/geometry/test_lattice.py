"""The lattice: hexes by points, corners, true proportions, names of directions."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CENTRES, CORNERS, Frame, corners_of_side
from bob_editor.geometry.parts import side_of

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))
frames = st.builds(Frame, st.sampled_from(["flat-top", "pointy-top"]), st.sampled_from([0, 1]))
coordinates = st.floats(-80, 80)


@given(frames, hexes)
def test_a_centre_leads_back_to_its_hex(frame: Frame, at: Hex) -> None:
    """A hex's dot lies in it, and no other point of the lattice is taken for it."""
    x, y = frame.centre(at)
    assert frame.hex_at((x, y)) == at
    assert frame.hex_with_centre((x, y)) == at
    assert frame.hex_with_centre((x + 1, y)) != at


@given(frames, coordinates, coordinates)
def test_a_point_lies_in_the_hex_with_the_nearest_dot(frame: Frame, x: float, y: float) -> None:
    """In true proportions no neighbour's dot is nearer than that of the hex found."""
    at = frame.hex_at((x, y))
    here = frame.true((x, y))

    def away(other: Hex) -> float:
        return math.dist(here, frame.true(frame.centre(other)))

    assert away(at) <= min(away(other) for other in at.neighbours()) + 1e-9


@given(frames, hexes)
def test_true_proportions_are_regular(frame: Frame, at: Hex) -> None:
    """The six corners lie 2 from the dot and from each other, and the step there and back loses nothing."""
    middle = frame.true(frame.centre(at))
    corners = [frame.true(corner) for corner in frame.corners(at)]
    for number, corner in enumerate(corners):
        assert math.dist(middle, corner) == pytest.approx(2)
        assert math.dist(corner, corners[number - 1]) == pytest.approx(2)
        assert frame.from_true(corner) == pytest.approx(frame.corners(at)[number])


@given(frames, hexes, st.integers(0, 5))
def test_a_side_s_corners_belong_to_both_its_hexes(frame: Frame, at: Hex, direction: int) -> None:
    """The two corners at the ends of a hexside are corners of the hexes on both sides of it."""
    first, second = corners_of_side(direction)
    ends = {frame.corners(at)[first], frame.corners(at)[second]}
    assert ends <= set(frame.corners(at.neighbour(direction)))
    assert set(side_of(at, direction).hexes) == {at, at.neighbour(direction)}


def test_names_match_where_they_point() -> None:
    """Every named direction and corner points where its letters say, in both orientations (y grows downwards)."""
    for frame in (Frame("flat-top"), Frame("pointy-top")):
        at = Hex(0, 0)
        for names, points in (
            (frame.side_names, [frame.centre(other) for other in at.neighbours()]),
            (frame.corner_names, frame.corners(at)),
        ):
            for name, (x, y) in zip(names, points, strict=True):
                assert ("n" in name) == (y < 0)
                assert ("s" in name) == (y > 0)
                assert ("e" in name) == (x > 0)
                assert ("w" in name) == (x < 0)
        assert [frame.direction(name) for name in frame.side_names] == list(range(6))
        assert [frame.corner(name) for name in frame.corner_names] == list(range(6))
        assert frame.direction("up") is None


def test_centres_and_corners_agree() -> None:
    """A neighbour's dot is the sum of the two corners between: the constants describe one hex."""
    for direction, (x, y) in enumerate(CENTRES):
        first, second = corners_of_side(direction)
        assert (x, y) == (CORNERS[first][0] + CORNERS[second][0], CORNERS[first][1] + CORNERS[second][1])
