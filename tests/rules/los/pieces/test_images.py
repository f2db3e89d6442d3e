"""Images met by threads, exactly: against shapely where it is sure, and on the edges where it isn't."""

import shapely
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from bob_editor.geometry.shapes import HEX, areas_of
from bob_editor.rules.los.pieces.cut_edges import mirrored
from bob_editor.rules.los.pieces.images import (
    CROSSED,
    FIRST_END,
    INSIDE,
    LAST_END,
    MISSED,
    TOUCHED,
    image_of_ring,
    images_of,
    meets,
    meets_ray,
    touches_beyond,
)

points = st.tuples(st.integers(-2000, 2000), st.integers(-1000, 1000))
rings = st.lists(points, min_size=3, max_size=6, unique=True).map(tuple)


@given(rings, st.integers(-9, 9), st.integers(-9, 9), st.integers(-4000, 4000))
def test_lines_meet_what_shapely_says(
    ring: tuple[tuple[int, int], ...], du: int, dv: int, offset: int
) -> None:
    """A line has a piece on both sides, touches it or misses it as its distance and shapely's crossing say."""
    area = Polygon(ring)
    assume(area.is_valid and (du or dv))
    assume(area.area > 1)
    image = image_of_ring(ring)
    asides = [offset + du * y - dv * x for x, y in ring]
    expected = CROSSED if min(asides) < 0 < max(asides) else TOUCHED if 0 in asides else MISSED
    assert meets(image.hull, offset, du, dv) == expected


@given(rings, st.integers(-9, 9), st.integers(-9, 9))
def test_rays_from_the_dot(ring: tuple[tuple[int, int], ...], du: int, dv: int) -> None:
    """A ray meets a piece where the distance between the two is nothing."""
    area = Polygon(ring)
    assume(area.is_valid and (du or dv))
    assume(area.area > 1)
    distance = area.distance(LineString([(0, 0), (du * 10_000, dv * 10_000)]))
    assume(not 0 < distance < 1e-6)
    assert meets_ray(image_of_ring(ring), du, dv) == (distance == 0)


def test_a_ray_from_within_a_piece_meets_it() -> None:
    """The dot may lie inside the piece, which no edge says where the piece has a hole around the ray's way."""
    assert meets_ray(image_of_ring(((-900, -500), (900, -500), (900, 500), (-900, 500))), 1, 0)
    assert not meets_ray(image_of_ring(((300, -500), (900, -500), (900, 500))), -1, 0)


def test_where_a_piece_lies_against_hexsides() -> None:
    """A corner alone, a stretch within, and a whole hexside are told apart."""
    corner = image_of_ring(((-1000, -1000), (0, -500), (-500, 0)))
    assert corner.on_sides[0] == FIRST_END
    stretch = image_of_ring(((-500, -1000), (500, -1000), (0, 0)))
    assert stretch.on_sides[0] == INSIDE
    whole = image_of_ring(((-1000, -1000), (1000, -1000), (0, 0)))
    assert whole.on_sides[0] == INSIDE | FIRST_END | LAST_END


def test_a_touch_at_the_way_in_is_none() -> None:
    """A piece touched only where the line crosses a shut hexside isn't met; along an edge or elsewhere it is."""
    point = image_of_ring(((0, -1000), (1000, -500), (1000, 500)))
    assert meets(point.hull, 0, 0, 8) == TOUCHED
    assert not touches_beyond(point, 0, 0, 8, (0,))
    assert touches_beyond(point, 0, 0, 8, (3,))
    edge = image_of_ring(((0, -1000), (1000, -500), (1000, 500), (0, 1000)))
    assert touches_beyond(edge, 0, 0, 8, (0, 3))


def test_clipped_pieces_keep_their_fractions() -> None:
    """Where a ring is cut by a hexside, the cut is the exact fraction on it."""
    ring = Polygon([(0, 0), (1999, -997), (2500, 800)])
    pieces = images_of(areas_of(shapely.intersection(ring, HEX)))
    cut = [(x, y, w) for x, y, w in pieces[0].hull if w > 1]
    assert cut
    assert all(x + y == 2000 * w or x - y == 2000 * w for x, y, w in cut)


def test_half_edges_mirror_the_inner_half() -> None:
    """What lies on a half edge's outer side isn't there; what lies inside is seen on both."""
    area = Polygon([(500, 100), (900, 100), (900, 500), (500, 500)])
    assert mirrored(area, ("bottom",)).is_empty
    both = mirrored(area, ("top",))
    assert both.area == 2 * area.area
    assert both.bounds == (500, -500, 900, 500)
    assert mirrored(area, ("left", "top")).area == 4 * area.area
