"""Hexes: distance, directions, ranges."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.hexes import STEPS, Hex

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    """Range is 0 only to the hex itself, the same both ways, and no shorter by way of another hex."""
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, st.integers(0, 5))
def test_directions(at: Hex, direction: int) -> None:
    """The direction to a neighbour is the one that leads there; opposite ones lead back."""
    there = at.neighbour(direction)
    assert at.direction_to(there) == direction
    assert there.neighbour((direction + 3) % 6) == at
    assert at.distance(there) == 1
    assert at.neighbours()[direction] == there


@given(hexes, st.integers(0, 6))
def test_within(at: Hex, radius: int) -> None:
    """As many hexes lie within a radius as rings of 6, 12, 18 … add up to, each once, none farther."""
    found = list(at.within(radius))
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert all(at.distance(other) <= radius for other in found)


def test_steps_go_round() -> None:
    """The six steps follow each other clockwise: each is the sum of the two beside it."""
    for direction, step in enumerate(STEPS):
        before, after = STEPS[direction - 1], STEPS[(direction + 1) % 6]
        assert (before.q + after.q, before.r + after.r) == step
