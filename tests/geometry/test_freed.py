"""Grown artwork that leaves paths free, against shapely's own buffer of whole paths."""

import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from bob_editor.geometry.lattice import CENTRES, MILLI, SQRT3
from bob_editor.geometry.made.freed import Visit, freed_parts
from bob_editor.geometry.made.growth import grown_hex
from bob_editor.geometry.shapes import HEX

directions = st.one_of(st.none(), st.integers(0, 5))
visits = st.frozensets(st.tuples(directions, directions), max_size=3)


def band(visit: Visit, width: float) -> Polygon:
    """The band of one path that goes on into its neighbours' dots, on the lattice in thousandths."""
    before, after = ([CENTRES[one]] if one is not None else [] for one in visit)
    nodes = [*before, (0, 0), *after]
    line = LineString([(x * MILLI, y * MILLI * SQRT3) for x, y in nodes])
    return shapely.transform(line.buffer(2 * MILLI * width), lambda points: points / (1, SQRT3))


@given(st.integers(0, 63), st.sampled_from((0.0, 0.2, 0.4, 0.55)), visits)
def test_what_is_left_is_the_shape_without_the_bands(
    mask: int, inset: float, paths: frozenset[Visit]
) -> None:
    """The parts are the grown shape less all bands, within rounding; a path that leads nowhere cuts nothing."""
    parts = freed_parts(mask, inset, paths, 0.2)
    bands = [band(visit, 0.2) for visit in paths if visit != (None, None)]
    expected = Polygon(grown_hex(mask, inset).ring).difference(shapely.union_all(bands))
    found = shapely.union_all([Polygon(part.ring) for part in parts])
    assert found.symmetric_difference(expected).area < 2e-3 * HEX.area
    assert HEX.buffer(1).covers(found)


@given(st.integers(0, 63), st.sampled_from((0.0, 0.2, 0.4)), visits)
def test_outlines_leave_out_shared_hexsides(mask: int, inset: float, paths: frozenset[Visit]) -> None:
    """The runs of a part and its stretches on shared hexsides together are its ring, nothing twice."""
    for part in freed_parts(mask, inset, paths, 0.2):
        ring = Polygon(part.ring).exterior
        runs = sum(LineString(run).length for run in part.outline)
        assert runs <= ring.length + 1e-6
        assert all(ring.buffer(1).covers(LineString(run)) for run in part.outline)


def test_a_path_straight_through_parts_a_hex() -> None:
    """Two halves remain on either side of a straight path, one where it ends at the dot."""
    assert len(freed_parts(0, 0.2, frozenset({(0, 3)}), 0.2)) == 2
    assert len(freed_parts(0, 0.2, frozenset({(0, None)}), 0.2)) == 1
    assert freed_parts(0, 0.2, frozenset(), 0.2) == (grown_hex(0, 0.2),)
