"""Hexsides have one name each."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import front_hexes, side_between, side_of, sides_of
from bob_editor.geometry.threads import in_front

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


@given(hexes, st.integers(0, 5))
def test_a_side_is_one_from_both_its_hexes(at: Hex, direction: int) -> None:
    """The hexside toward a neighbour is the neighbour's hexside back, and lies between the two in either order."""
    other = at.neighbour(direction)
    side = side_of(at, direction)
    assert side == side_of(other, (direction + 3) % 6)
    assert side == side_between(at, other) == side_between(other, at)
    assert set(side.hexes) == {at, other}
    assert side.beyond(at) == other
    assert side.beyond(other) == at
    assert side.direction_from(at) == direction


@given(hexes)
def test_six_sides(at: Hex) -> None:
    """A hex has six hexsides, all different, each with an owner's direction under 3."""
    sides = sides_of(at)
    assert len(set(sides)) == 6
    assert all(side.direction < 3 for side in sides)


@given(hexes, hexes)
def test_only_neighbours_share_a_side(first: Hex, second: Hex) -> None:
    """There is a hexside between two hexes where they are one apart, and nowhere else."""
    assert (side_between(first, second) is not None) == (first.distance(second) == 1)


@given(hexes, st.integers(0, 5))
def test_the_hexes_beside_a_hexspine_adjoin(at: Hex, corner: int) -> None:
    """They are neighbours of the hex and of each other, and alone lie in front of it among its neighbours."""
    fronts = front_hexes(at, corner)
    assert fronts[0].distance(fronts[1]) == 1
    assert {other for other in at.neighbours() if in_front(at, other, corner)} == set(fronts)
