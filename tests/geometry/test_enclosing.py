"""On which side of an outline a point lies, held against shapely."""

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point, Polygon

from bob_editor.geometry.enclosing import INSIDE, ON_EDGE, OUTSIDE, sides_of

nodes = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
rings = st.lists(nodes, min_size=3, max_size=8, unique=True).filter(lambda ring: Polygon(ring).is_valid)


@given(rings, st.lists(nodes, max_size=30))
def test_points_lie_where_shapely_says(ring: list[tuple[int, int]], points: list[tuple[int, int]]) -> None:
    """Inside, on the edge or outside, exactly."""
    area = Polygon(ring)
    expected = [
        ON_EDGE if area.touches(Point(at)) else INSIDE if area.contains(Point(at)) else OUTSIDE
        for at in points
    ]
    assert sides_of(points, [ring]).tolist() == expected


def test_a_hole_is_outside_and_no_line_encloses_nothing() -> None:
    square = [(0, 0), (8, 0), (8, 8), (0, 8)]
    hole = [(2, 2), (6, 2), (6, 6), (2, 6)]
    assert sides_of([(1, 1), (4, 4), (2, 3)], [square, hole]).tolist() == [INSIDE, OUTSIDE, ON_EDGE]
    assert sides_of([(1, 1)], []).tolist() == [OUTSIDE]
    assert sides_of([], [square]).tolist() == []
