"""Which hexes a stroke covers."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.gestures.stroke_hexes import brushed, connected, hex_line, rectangle
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex

GRID = Grid(9, 9)
hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))


@given(hexes, hexes)
def test_a_line_has_no_gap(start: Hex, goal: Hex) -> None:
    """A line leads from end to end by neighbours, and is no longer than the range."""
    line = hex_line(start, goal)
    assert (line[0], line[-1]) == (start, goal)
    assert len(line) == start.distance(goal) + 1
    assert all(first.distance(second) == 1 for first, second in pairwise(line))


@given(st.sampled_from(GRID.hexes), st.integers(0, 3))
def test_a_brush_covers_what_is_near_on_the_board(at: Hex, radius: int) -> None:
    """A brush covers all hexes of the board within its radius and none else."""
    assert set(brushed(GRID, (at,), radius)) == {
        other for other in GRID.hexes if at.distance(other) <= radius
    }


@given(st.sampled_from(GRID.hexes), st.sampled_from(GRID.hexes))
def test_a_rectangle_is_the_same_from_any_corner(first: Hex, second: Hex) -> None:
    """It holds its corners and as many hexes as columns times rows, whichever corner comes first."""
    found = rectangle(GRID, first, second)
    assert found == rectangle(GRID, second, first)
    assert {first, second} <= set(found)
    (c0, r0), (c1, r1) = GRID.position(first), GRID.position(second)
    assert len(found) == (abs(c0 - c1) + 1) * (abs(r0 - r1) + 1)


@given(st.sets(st.sampled_from(GRID.hexes), min_size=1), st.data())
def test_connected_ground(members: set[Hex], data: st.DataObject) -> None:
    """What hangs together with a hex is closed: no neighbour that belongs is left out, and all are reached."""
    start = data.draw(st.sampled_from(sorted(members)))
    found = set(connected(GRID, start, members.__contains__))
    assert start in found
    assert found <= members
    assert not any(other in members - found for at in found for other in at.neighbours())
    assert len(found) == 1 or all(any(other in found for other in at.neighbours()) for at in found)


def test_nothing_hangs_together_with_what_does_not_belong() -> None:
    """From a hex off the board, or one that doesn't belong, nothing is found."""
    assert connected(GRID, Hex(-5, 0), lambda _: True) == {}
    assert connected(GRID, GRID.hexes[0], lambda _: False) == {}
