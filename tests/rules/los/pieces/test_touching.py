"""Sectors: the few corners that are tried say of every thread what all corners of a hull say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import MultiPoint, Point, Polygon

from bob_editor.geometry.threads import RAYS, sector_of
from bob_editor.rules.los.pieces.touching import outermost, touch_hull

POINTS = st.lists(
    st.tuples(st.integers(-2000, 2000), st.integers(-1000, 1000)), min_size=3, max_size=24, unique=True
)
OFFSETS = st.integers(-40, 40)


def extent_of_all(hull, offset, du, dv):
    """The least and the greatest cross product with every corner."""
    asides = [(offset * w + du * y - dv * x) / w for x, y, w in hull]
    return min(asides), max(asides)


@given(POINTS, st.lists(st.tuples(OFFSETS, OFFSETS, st.integers(-10_000, 10_000)), min_size=1, max_size=20))
def test_outermost_corners_say_what_all_do(points, threads):
    """Whatever the direction, and from whichever end, the extent is that of the whole hull."""
    piece = MultiPoint(points).convex_hull
    if not isinstance(piece, Polygon):
        return
    touch = touch_hull(piece)
    for du, dv, offset in threads:
        if (du, dv) != (0, 0):
            expected = extent_of_all(touch.hull, offset, du, dv)
            assert touch.extent(offset, du, dv, sector_of(du, dv)) == expected


def test_outermost_corners_are_few():
    """Of a hull with many corners few are left, else nothing would be won."""
    hull = touch_hull(Point(0, 0).buffer(900)).hull
    assert len(hull) > 20
    for sector in range(len(RAYS) - 1):
        assert sum(map(len, outermost(hull, sector))) <= len(hull) // 3


@pytest.mark.parametrize("sector", range(len(RAYS) - 1))
def test_sectors_lie_between_rays(sector):
    """A direction between two rays is of their sector, and so is its opposite."""
    (u, v), (a, b) = RAYS[sector : sector + 2]
    assert sector_of(u + a, v + b) == sector
    assert sector_of(-u - a, -v - b) == sector
