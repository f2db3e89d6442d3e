"""Chains of hexsides from corner to corner."""

import math

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.gestures.hexside_web import (
    chain,
    distance_to_segment,
    ends_of,
    sides_at,
    true_distance,
)
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Node
from bob_editor.geometry.parts import Side

frames = st.builds(Frame, st.sampled_from(["flat-top", "pointy-top"]), st.sampled_from([0, 1]))
hexes = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))


@given(frames, hexes, st.integers(0, 5))
def test_three_sides_meet_in_a_corner(frame: Frame, at: Hex, corner: int) -> None:
    """Three hexsides meet in every corner, each leads to another corner a side's length away."""
    node = frame.corners(at)[corner]
    found = sides_at(frame, node)
    assert len(found) == len(set(found.values())) == 3
    for other, side in found.items():
        assert set(ends_of(frame, side)) == {node, other}
        assert math.isclose(true_distance(frame, node, other), 2)


@given(frames, hexes, hexes, st.integers(0, 5), st.integers(0, 5))
def test_a_chain_leads_to_its_goal(frame: Frame, first: Hex, second: Hex, one: int, other: int) -> None:
    """A chain of hexsides, each beginning where the last ended, none twice, and no longer than it must be."""
    start, goal = frame.corners(first)[one], frame.corners(second)[other]
    steps: list[tuple[Side, Node]] = chain(frame, start, goal)
    here = start
    for side, there in steps:
        assert set(ends_of(frame, side)) == {here, there}
        here = there
    assert here == goal
    assert len({side for side, _ in steps}) == len(steps)
    assert 2 * len(steps) <= true_distance(frame, start, goal) * 4 / 3 + 2.1


def test_distances_are_in_true_proportions() -> None:
    """From a dot to the middle of a hexside it is √3, beyond its end to the end."""
    frame = Frame()
    assert math.isclose(distance_to_segment(frame, (0, 0), (-1, -1), (1, -1)), math.sqrt(3))
    assert math.isclose(distance_to_segment(frame, (4, -1), (-1, -1), (1, -1)), 3)
    assert math.isclose(distance_to_segment(frame, (0, 1), (0, 0), (0, 0)), math.sqrt(3))
