"""Knots are moved, added, taken out, bent and made of another kind."""

import math

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.outlines import knots
from bob_editor.editing.outlines.building_shapes import corner_moved, is_right_angled, shape, third_corner
from bob_editor.editing.outlines.knots import Handle
from bob_editor.geometry.curve import Knot, corners, flattened
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Artwork
from bob_editor.model.outlines import knots_of, with_knots

SQUARE = corners(((4.0, 4.0), (12.0, 4.0), (12.0, 10.0), (4.0, 10.0)))
numbers = st.integers(-20_000, 20_000).map(lambda value: value / 1000)
points = st.tuples(numbers, numbers)
any_knots = st.builds(Knot, points, st.none() | points, st.none() | points)
frames = st.sampled_from((Frame(), Frame("pointy-top")))


@given(st.lists(any_knots, min_size=3, max_size=5), st.integers(0, 4), st.floats(0.05, 0.95))
def test_a_knot_more_changes_no_curve(curve, place, share) -> None:
    """The line with a knot more runs within some thousandths of what it was."""
    curve, place = tuple(curve), place % len(curve)
    (after,), handle = knots.with_knot((curve,), Handle(0, place), share)
    assert len(after) == len(curve) + 1
    assert handle == Handle(0, place + 1)
    line = flattened(curve, closed=True)
    if len(line) > 2:
        ends = list(zip(line, (*line[1:], line[0]), strict=True))
        assert min(_gap(after[place + 1].at, *pair) for pair in ends) < 0.02


def _gap(point, start, end) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / ((dx * dx + dy * dy) or 1)
    far = min(1.0, max(0.0, far))
    return math.dist(point, (start[0] + far * dx, start[1] + far * dy))


@given(points, st.floats(0.15, 0.85))
def test_a_bent_segment_goes_where_it_is_pulled(by, share) -> None:
    """What lay at a share of the segment lies a vector further, to the rounding of its handles."""
    (after,) = knots.bent((SQUARE,), Handle(0, 1), share, by)
    a, b, c, d = knots.controls(after[1], after[2])
    t, r = share, 1 - share
    there = [r**3 * a[k] + 3 * t * r * r * b[k] + 3 * t * t * r * c[k] + t**3 * d[k] for k in (0, 1)]
    line = [
        r**3 * a[k]
        + 3 * t * r * r * (a[k] + (d[k] - a[k]) / 3)
        + 3 * t * t * r * (a[k] + (d[k] - a[k]) * 2 / 3)
        + t**3 * d[k]
        for k in (0, 1)
    ]
    assert math.dist(there, (line[0] + by[0], line[1] + by[1])) < 0.002


@given(frames, st.lists(points, min_size=4, max_size=6, unique=True))
def test_kinds(frame, ring) -> None:
    """A knot made smooth is smooth, made symmetric has handles of one length, made a corner has none."""
    curve = corners(tuple(ring))
    (smooth,) = knots.of_kind(frame, (curve,), [Handle(0, 1)], "smooth")
    if (
        smooth[1].before is None
        or math.dist(ring[0], ring[2]) < 0.5
        or math.dist(*ring[0:2]) < 0.5
        or math.dist(*ring[1:3]) < 0.5
    ):
        return
    assert smooth[1].smooth
    (even,) = knots.of_kind(frame, (smooth,), [Handle(0, 1)], "symmetric")
    assert knots.kind_of(frame, even[1]) == "symmetric"
    assert knots.of_kind(frame, (even,), [Handle(0, 1)], "corner") == (curve,)


def test_the_other_handle_follows() -> None:
    """Of a symmetric knot it stays opposite and as long, of a smooth one opposite; freed, it stays where it is."""
    frame = Frame()
    curve = (Knot((4.0, 4.0)), Knot((8.0, 4.0), (7.0, 4.0), (9.0, 4.0)), Knot((6.0, 8.0)))
    (after,) = knots.pulled(frame, (curve,), Handle(0, 1), "after", (8.0, 5.0))
    assert after[1].before == (8.0, 3.0)
    (after,) = knots.pulled(frame, (curve,), Handle(0, 1), "after", (8.0, 5.0), free=True)
    assert after[1].before == (7.0, 4.0)


def test_too_few_are_none() -> None:
    """A hole of two points goes; a ring of two is no piece any more."""
    hole = corners(((5.0, 5.0), (6.0, 5.0), (6.0, 6.0)))
    assert knots.without((SQUARE, hole), {Handle(1, 0)}) == (SQUARE,)
    assert knots.without((SQUARE,), {Handle(0, 0), Handle(0, 2)}) is None
    piece = with_knots(Artwork("woods", ()), (SQUARE, hole))
    assert knots_of(piece) == (SQUARE, hole)


@given(
    frames,
    st.sampled_from(["rectangle", "l", "u"]),
    st.floats(-45, 45),
    points,
    st.tuples(st.floats(2, 9), st.floats(2, 9)),
    st.integers(0, 7),
    points,
)
def test_buildings_are_right_angled_and_stay_so(frame, kind, angle, start, size, place, to) -> None:
    """Whatever their angle and wherever a corner is dragged, every angle is right in true proportions."""
    turn = math.radians(angle)
    x, y = frame.true(start)
    x += size[0] * math.cos(turn) - size[1] * math.sin(turn)
    y += size[0] * math.sin(turn) + size[1] * math.cos(turn)
    building = shape(frame, kind, start, frame.from_true((x, y)), angle)
    assert is_right_angled(frame, building)
    moved = corner_moved(frame, building, place % len(building), to)
    lengths = [math.dist(a.at, b.at) for a, b in zip(moved, (*moved[1:], moved[0]), strict=True)]
    if min(lengths) > 0.4:
        assert is_right_angled(frame, moved)
    assert moved[place % len(building)].at == (round(to[0], 3), round(to[1], 3))


def test_a_side_and_a_depth_make_a_building() -> None:
    """Three clicks: the second side is square to the first."""
    frame = Frame()
    corner, angle = third_corner(frame, (2.0, 2.0), (6.0, 3.0), (5.0, 6.0))
    assert is_right_angled(frame, shape(frame, "rectangle", (2.0, 2.0), corner, angle))
