"""Hexes near a rectangle of the lattice."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.grid import Grid
from bob_editor.rules.land.near import hexes_near

_PLACES = st.floats(-9, 30).map(lambda one: round(one, 3))


@given(
    st.sampled_from([Grid(7, 5), Grid(5, (6, 5), shifted="odd"), Grid((6, 5), 7, orientation="pointy-top")]),
    st.tuples(_PLACES, _PLACES, _PLACES, _PLACES),
    st.sampled_from([(0, 0), (2, 2), (5, 3), (7, 7)]),
)
def test_their_dots_lie_in_it_or_so_near(
    grid: Grid, bounds: tuple[float, float, float, float], reach: tuple[int, int]
) -> None:
    left, top, right, bottom = bounds
    across, down = reach
    wanted = [
        at
        for at in grid.hexes
        if left - across <= grid.centre(at)[0] <= right + across
        and top - down <= grid.centre(at)[1] <= bottom + down
    ]
    assert sorted(hexes_near(grid, bounds, across, down)) == sorted(wanted)
    assert not list(hexes_near(grid, None, across, down))
