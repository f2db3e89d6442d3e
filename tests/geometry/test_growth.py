"""Grown outlines, against shapely's mitred buffer of the union of hexes."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Frame
from bob_editor.geometry.made.growth import grown_hex, neighbour_mask
from bob_editor.geometry.shapes import HEX, moved, polygon, union

FRAME = Frame()
INSETS = (0.0, 0.08, 0.1, 0.16, 0.2, 0.24, 0.3)


def _dot(at: Hex) -> tuple[int, int]:
    u, v = FRAME.canonical_centre(at)
    return u * MILLI, v * MILLI


def _grown(hexes: set[Hex], inset: float) -> shapely.geometry.base.BaseGeometry:
    return union(
        moved(Polygon(grown_hex(neighbour_mask(at, hexes.__contains__), inset).ring), _dot(at))
        for at in hexes
    )


def _oracle(hexes: set[Hex], inset: float) -> shapely.geometry.base.BaseGeometry:
    """The union of the hexes moved inward in true proportions, back in thousandths of the canonical frame."""
    whole = union(moved(HEX, _dot(at)) for at in hexes)
    true = shapely.transform(whole, lambda points: points * (1, SQRT3))
    inward = true.buffer(-inset * 2 * MILLI, join_style="mitre", mitre_limit=10)
    return shapely.transform(inward, lambda points: points / (1, SQRT3))


hexes = st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3))


@given(st.sets(hexes, min_size=1, max_size=25), st.sampled_from(INSETS))
def test_grown_shapes_are_the_union_moved_inward(members: set[Hex], inset: float) -> None:
    """Put together, the hexes' parts are the union's outline moved in by the inset, holes too, within rounding."""
    grown, oracle = _grown(members, inset), _oracle(members, inset)
    assert (
        grown.symmetric_difference(oracle).area < 2 * 12 * len(members) * MILLI
    )  # a point or two off along each side
    assert grown.hausdorff_distance(oracle) < 2
    assert len(shapely.get_parts(grown)) == len(shapely.get_parts(oracle))


@given(st.integers(0, 63), st.sampled_from(INSETS))
def test_each_part_lies_in_its_hex_around_its_dot(mask: int, inset: float) -> None:
    """A part stays in its hex, holds its dot and is a proper polygon of whole thousandths."""
    shape = grown_hex(mask, inset)
    area = polygon(shape.ring)
    assert area.is_valid
    assert HEX.covers(area)
    assert area.contains(Point(0, 0))
    assert {type(number) for node in shape.ring for number in node} == {int}


@given(st.integers(0, 63), st.sampled_from(INSETS[1:]))
def test_the_outline_is_the_ring_without_shared_sides(mask: int, inset: float) -> None:
    """What is drawn is the part's ring less its stretches along the hexsides that it shares."""
    shape = grown_hex(mask, inset)
    ring = LineString([*shape.ring, shape.ring[0]])
    shared = [
        LineString([[MILLI * x for x in CORNERS[(way + 4) % 6]], [MILLI * x for x in CORNERS[(way + 5) % 6]]])
        for way in range(6)
        if mask >> way & 1
    ]
    drawn = shapely.union_all([LineString(run) for run in shape.outline])
    wanted = ring.difference(shapely.union_all([line.buffer(1.5) for line in shared]))
    assert drawn.length == pytest.approx(wanted.length, abs=20)
    if mask < 63:
        assert drawn.hausdorff_distance(wanted) < 5


def test_neighbour_mask() -> None:
    """The mask has a bit for each direction in which a neighbour belongs."""
    at = Hex(2, -1)
    belongs = {at.neighbour(0), at.neighbour(4)}
    assert neighbour_mask(at, belongs.__contains__) == 0b010001
