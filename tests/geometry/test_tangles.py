"""How tangled outlines are."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, box

from bob_editor.geometry.outlines.tangles import Edges, nested

points = st.tuples(st.integers(0, 6), st.integers(0, 6))
rings = st.lists(points, min_size=3, max_size=12)
ENOUGH = 1_000


def plainly(ring: list[tuple[int, int]]) -> tuple[int, int]:
    """Crossings and near pairs of a ring, looked at pair by pair."""
    edges = [LineString(one) for one in zip(ring, [*ring[1:], ring[0]], strict=True) if one[0] != one[1]]
    apart = [(a, b) for a, b in combinations(edges, 2) if not set(a.coords) & set(b.coords)]
    near = sum(box(*a.bounds).intersects(box(*b.bounds)) for a, b in apart)
    return sum(a.intersects(b) for a, b in apart), near


@given(rings)
def test_counts_are_right(ring: list[tuple[int, int]]) -> None:
    """In batches from a tree of boxes as many are found as one by one."""
    edges = Edges([ring])
    assert (edges.crossings(ENOUGH), edges.near_pairs(ENOUGH)) == plainly(ring)


def test_counting_ends_at_the_bound() -> None:
    """Of 1,000 edges that all cross each other no more is counted than is asked."""
    star = [(k, 0 if k % 2 else 1000) for k in range(1000)]
    assert Edges([star[::2] + star[1::2], star]).near_pairs(10) == 11
    zigzag = [(0, k) if k % 2 else (1000, 1000 - k) for k in range(1000)]
    assert Edges([zigzag]).crossings(10) == 11


def test_rings_in_each_other() -> None:
    """Each pair counts once, also of equal ones both ways; beside each other they don't."""
    squares = [[(k, k), (9 - k, k), (9 - k, 9 - k), (k, 9 - k)] for k in range(4)]
    assert nested(squares, ENOUGH) == 6
    assert nested([squares[0], [(20, 0), (21, 0), (20, 1)]], ENOUGH) == 0
    assert nested([squares[0]] * 100, 7) == 8
    assert nested([], ENOUGH) == 0
