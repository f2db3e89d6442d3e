"""Natural outlines: smooth, seeded, and true to the dots."""

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.made.natural import (
    DOT_MARGIN,
    GAP,
    POINTS_PER_HEX,
    Manner,
    _straightened,
    hex_union,
    natural_outline,
    to_true,
    true_centres,
)

FRAME = Frame()
MANNERS = (
    Manner(),
    Manner(reach=0.54, swing=0.14, wave=2, rounding=0.4),
    Manner(reach=0.46, swing=0.03, straight=0.3),
)


@st.composite
def blobs(draw: st.DrawFn) -> list[Hex]:
    """Some connected hexes."""
    found = [Hex(0, 0)]
    for _ in range(draw(st.integers(0, 14))):
        found.append(draw(st.sampled_from(found)).neighbour(draw(st.integers(0, 5))))
    return list(dict.fromkeys(found))


@settings(max_examples=30)
@given(blobs(), st.sampled_from(MANNERS), st.integers(0, 1000))
def test_an_outline_is_true_to_its_hexes(hexes: list[Hex], manner: Manner, seed: int) -> None:
    """It lies in its hexes, holds their dots with room to spare, is proper, and has few points."""
    outline = natural_outline(FRAME, hexes, manner, str(seed))
    assert outline is not None
    assert outline.is_valid
    assert all(x == round(x) and y == round(y) for x, y in shapely.get_coordinates(outline))
    shape = to_true(outline)
    assert hex_union(FRAME, hexes).covers(shape)
    for dot in true_centres(FRAME, hexes):
        assert shape.covers(Point(dot))
        assert shape.boundary.distance(Point(dot)) >= DOT_MARGIN
    assert len(shapely.get_coordinates(outline)) <= POINTS_PER_HEX * len(hexes) + 2


@settings(max_examples=30)
@given(blobs(), st.integers(0, 1000))
def test_the_same_seed_draws_the_same(hexes: list[Hex], seed: int) -> None:
    """One seed gives one outline, in whatever order the hexes come; another seed gives another."""
    first = natural_outline(FRAME, hexes, Manner(), str(seed))
    assert first == natural_outline(FRAME, reversed(hexes), Manner(), str(seed))
    assert first != natural_outline(FRAME, hexes, Manner(), str(seed + 1))


@settings(max_examples=30)
@given(blobs(), st.integers(0, 1000))
def test_one_outline_within_another(hexes: list[Hex], seed: int) -> None:
    """Drawn inside another it keeps away from its edge; drawn around another it holds it."""
    lower = natural_outline(FRAME, hexes, Manner(core=0.4), f"{seed} low")
    assert lower is not None
    upper = natural_outline(FRAME, hexes, Manner(core=0.3), f"{seed} high", inside=lower)
    assert upper is not None
    assert lower.contains_properly(upper)
    assert to_true(lower).boundary.distance(to_true(upper)) > GAP / 3
    around = natural_outline(FRAME, hexes, Manner(core=0.3), f"{seed} around", around=upper)
    assert around is None or around.contains_properly(upper)


def test_a_ring_of_hexes_keeps_its_hole() -> None:
    """Six hexes around one that isn't theirs are drawn with a hole that leaves that one's dot alone."""
    outline = natural_outline(FRAME, Hex(0, 0).neighbours(), Manner(), "ring")
    assert outline is not None
    assert len(outline.interiors) == 1
    assert not outline.covers(Point(0, 0))


def test_edges_are_smooth() -> None:
    """Woods have no sharp corner: no bend between two steps of the outline is sharper than 75 degrees."""
    outline = natural_outline(FRAME, [Hex(0, 0), Hex(1, 0), Hex(0, 1)], Manner(), "smooth")
    assert outline is not None
    points = shapely.get_coordinates(to_true(outline.exterior))[:-1]
    steps = [b - a for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    for before, after in zip(steps, [*steps[1:], steps[0]], strict=True):
        assert before @ after > 0.25 * float((before @ before) * (after @ after)) ** 0.5


def test_a_field_has_no_small_notch() -> None:
    """Beside the end of a hedge its edge had one, with points. A large bay stays, and what the limit leaves out."""
    field, wide = (
        [(0, 0), (4, 0), (4, 1), (3.6, 1.2), (4, 1.6), (4, 3), (2, 1.5), (0, 3)],
        shapely.box(0, 0, 4, 3),
    )
    whole = Polygon(field)
    plain = _straightened(whole, wide)
    assert plain.area - whole.area == pytest.approx(0.5 * 0.6 * 0.4)
    assert not plain.covers(Point(2, 2))
    assert _straightened(whole, whole).equals(whole)
