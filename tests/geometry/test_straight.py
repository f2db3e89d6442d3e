"""The straightest way over a board."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.straight import straight

GRIDS = (Grid(9, 9), Grid(2, 7), Grid(12, 3))


@given(st.sampled_from(GRIDS), st.data())
def test_it_stays_on_a_board_and_has_no_gap(grid: Grid, data: st.DataObject) -> None:
    """It is no longer than the range, and leaves no rim, however ragged that is."""
    start, goal = (data.draw(st.sampled_from(grid.hexes)) for _ in range(2))
    way = [start, *straight(grid, start, goal)]
    assert way[-1] == goal
    assert len(way) == start.distance(goal) + 1
    assert all(one.distance(other) == 1 for one, other in pairwise(way))
    assert all(at in grid for at in way)


def test_where_nothing_nearer_is_on_the_board_it_leads_beyond() -> None:
    """As between hexes that aren't on it at all."""
    start, goal = Hex(100, 100), Hex(103, 100)
    assert straight(GRIDS[0], start, goal) == [Hex(101, 100), Hex(102, 100), Hex(103, 100)]
