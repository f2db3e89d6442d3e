"""Rings and areas."""

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import GeometryCollection, LineString, MultiPolygon, Polygon

from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.shapes import HEX, areas_of, from_milli, in_milli, moved, polygon, polygons_of, union

milli = st.integers(-(10**7), 10**7)


@given(st.sampled_from(["flat-top", "pointy-top"]), st.lists(st.tuples(milli, milli), max_size=8))
def test_thousandths_survive_a_file(orientation: str, ring: list[tuple[int, int]]) -> None:
    """Integers of the canonical frame are lattice points of three decimals, and come back as they were."""
    frame = Frame(orientation)  # type: ignore[arg-type]
    points = from_milli(frame, ring)
    assert in_milli(frame, points) == ring
    assert all(x == round(x, 3) and y == round(y, 3) for x, y in points)


def test_a_ring_that_crosses_itself_counts_as_what_it_encloses() -> None:
    """A bow tie is two triangles, not an error."""
    bow = polygon([(0, 0), (1000, 1000), (1000, 0), (0, 1000)])
    assert bow.is_valid
    assert bow.area == 500_000


def test_rings_of_nothing() -> None:
    """Too few points, or all on one line, enclose nothing."""
    assert polygon([(0, 0), (5, 5)]).is_empty
    assert polygon([(0, 0), (5, 5), (10, 10)]).is_empty


few = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda at: (at[0] * 500, at[1] * 500))
rings = st.lists(few, min_size=3, max_size=6)


@given(rings, st.lists(rings, max_size=2))
def test_no_ring_is_too_strange(ring: list[tuple[int, int]], holes: list[list[tuple[int, int]]]) -> None:
    """Points that are equal, edges that lie on each other, holes about a ring of one point: all give an area."""
    assert polygon(ring, holes).is_valid


def test_one_point_with_a_hole_is_nothing() -> None:
    """What has no inside has none to take away from."""
    assert polygon([(3000, 3000)] * 3, [[(1000, 1000), (0, 1000), (1000, 500)]]).is_empty
    assert polygon([(0, 0), (900, 0), (0, 900)], [[(100, 100)] * 4]).area == 405_000


def test_holes_are_left_out() -> None:
    """A hole takes its area away; a hole of two points doesn't."""
    ring = [(0, 0), (100, 0), (100, 100), (0, 100)]
    assert polygon(ring, [[(10, 10), (20, 10), (20, 20), (10, 20)]]).area == 9900
    assert polygon(ring, [[(10, 10), (20, 10)]]).area == 10000


def test_areas_of_a_mixture() -> None:
    """Of a mixture only the polygons stay; one stands alone."""
    square = Polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    mixture = GeometryCollection([LineString([(0, 0), (5, 5)]), MultiPolygon([square]), Polygon()])
    assert polygons_of(mixture) == [square]
    assert areas_of(mixture) == square
    assert areas_of(LineString([(0, 0), (1, 1)])).is_empty


def test_neighbouring_hexes_unite() -> None:
    """A hex and its neighbour, moved by whole thousandths, make one area without a seam."""
    both = union([HEX, moved(HEX, (3000, 1000))])
    assert isinstance(both, Polygon)
    assert both.area == 2 * HEX.area
