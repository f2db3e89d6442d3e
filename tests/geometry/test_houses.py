"""Footprints of buildings."""

import math
from itertools import pairwise

import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.made.houses import footprint
from bob_editor.geometry.made.natural import DOT_MARGIN, hex_union, to_true, true_centres

FRAME = Frame()


@st.composite
def blobs(draw: st.DrawFn) -> list[Hex]:
    """Some connected hexes."""
    found = [Hex(0, 0)]
    for _ in range(draw(st.integers(0, 8))):
        found.append(draw(st.sampled_from(found)).neighbour(draw(st.integers(0, 5))))
    return list(dict.fromkeys(found))


@settings(max_examples=30)
@given(blobs(), st.integers(0, 1000), st.sampled_from([1.0, 0.85]))
def test_a_building_is_true_to_its_hexes(hexes: list[Hex], seed: int, size: float) -> None:
    """It is one proper polygon in its hexes, around every dot with room to spare, and the same each time."""
    outline = footprint(FRAME, hexes, str(seed), size=size)
    assert outline is not None
    assert outline.is_valid
    shape = to_true(outline)
    assert hex_union(FRAME, hexes).covers(shape)
    for dot in true_centres(FRAME, hexes):
        assert shape.covers(Point(dot))
        assert shape.boundary.distance(Point(dot)) >= DOT_MARGIN
    assert outline == footprint(FRAME, hexes, str(seed), size=size)


@given(st.floats(0, math.pi), st.integers(0, 50))
def test_a_lone_house_faces_its_street(street: float, seed: int) -> None:
    """Each wall of a house on its own runs along the street or at right angles to it."""
    at = Hex(0, 0)
    outline = footprint(FRAME, [at], str(seed), fronts={at: street})
    assert outline is not None
    points = shapely.get_coordinates(to_true(outline.exterior))
    assert len(points) - 1 in (4, 6, 8)
    for a, b in pairwise(points):
        angle = math.atan2(b[1] - a[1], b[0] - a[0]) - street
        turned = angle % (math.pi / 2)
        assert min(turned, math.pi / 2 - turned) < 0.05


def test_a_yard_stays_where_a_hex_is_none_of_its_own() -> None:
    """A building around a hex leaves that hex's dot free."""
    outline = footprint(FRAME, Hex(0, 0).neighbours(), "yard")
    assert outline is not None
    assert not outline.covers(Point(0, 0))
    assert len(outline.interiors) == 1
