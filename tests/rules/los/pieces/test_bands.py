"""Bands: what they are sure of is so, for every thread of a sector, from whichever end."""

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point

from bob_editor.geometry.threads import SECTORS, aside, reach, sector_of
from bob_editor.rules.los.pieces.bands import NOWHERE, around, band, within
from bob_editor.rules.los.pieces.hulls import straddles
from bob_editor.rules.los.pieces.touching import touch_hull
from bob_editor.rules.los.threads.contacts import SHARE

CORNERS = st.tuples(st.integers(-6000, 6000), st.integers(-3000, 3000), st.integers(1, 3))
HULLS = st.lists(CORNERS, min_size=1, max_size=8).map(tuple)
OFFSETS = st.integers(-40, 40)
THREADS = st.tuples(OFFSETS, OFFSETS, st.integers(-1000, 1000)).filter(lambda one: one[:2] != (0, 0))


@given(st.lists(HULLS, min_size=1, max_size=3), st.lists(THREADS, min_size=1, max_size=20))
def test_what_a_band_is_sure_of_is_so(hulls, threads):
    """Within what is sure a hull is on both sides; beyond the band none is even touched."""
    for du, dv, part in threads:
        offset = part * reach(du, dv) - (part > 0)
        known, at = band(hulls, sector_of(du, dv)), aside(offset, du, dv)
        assert at == aside(-offset, -du, -dv)
        if known.sure <= at < known.sure_end:
            assert any(straddles(hull, offset, du, dv) for hull in hulls)
        elif not known.start <= at < known.end:
            sides = [[offset * w + du * y - dv * x for x, y, w in hull] for hull in hulls]
            assert all(min(side) > 0 or max(side) < 0 for side in sides)


def test_a_band_leaves_little_open():
    """Of a round hull less than a fifth of its width in every direction, else nothing would be won."""
    hull = touch_hull(Point(0, 0).buffer(900)).hull
    for sector in range(SECTORS):
        known = band((hull,), sector)
        assert known.sure_end - known.sure > 0.8 * (known.end - known.start) > 0
    assert band((), 0) == NOWHERE


@given(st.lists(HULLS, max_size=3), st.integers(0, SECTORS - 1))
def test_shares_are_on_the_safe_side(hulls, sector):
    """Whoever has a band's aside is around it by its share, and whoever is within by its share is surely so."""
    bands = [band((hull,), sector) for hull in hulls]
    (start, end), (sure, sure_end) = around(bands), within(bands)
    for at in range(2001):
        if any(one.start <= at < one.end for one in bands):
            assert start <= at >> SHARE < end
        if sure <= at >> SHARE < sure_end:
            assert any(one.sure <= at < one.sure_end for one in bands)
    assert bands or not any(
        start <= at >> SHARE < end or sure <= at >> SHARE < sure_end for at in range(2001)
    )
