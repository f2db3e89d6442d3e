"""The hexes that a drawn line enters: exact, in order, and what is said of lines along hexsides and through corners."""

import math
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from bob_editor.geometry.curve import Knot, flattened
from bob_editor.geometry.curves.parts import nearest, parted, stretches, with_knot
from bob_editor.geometry.curves.walk import hexes_along, hexes_of_curve, sides_along
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, Frame, Point
from bob_editor.geometry.parts import side_between

_COORDINATE = st.integers(-12_000, 12_000).map(lambda value: value / 1000) | st.integers(-12, 12).map(float)
_POINT = st.tuples(_COORDINATE, _COORDINATE)
_FRAMES = st.sampled_from([Frame(way, parity) for way in ("flat-top", "pointy-top") for parity in (0, 1)])
_KNOT = st.builds(Knot, _POINT, st.none() | _POINT, st.none() | _POINT)


def _area(frame: Frame, at: Hex) -> Polygon:
    return Polygon([(x * MILLI, y * MILLI) for x, y in frame.corners(at)])


@given(_FRAMES, st.lists(_POINT, min_size=2, max_size=6))
@settings(max_examples=75, deadline=None)
def test_it_enters_the_hexes_whose_interior_it_meets(frame: Frame, line: list[Point]) -> None:
    entered = set(hexes_along(frame, line))
    around = {at for point in line for at in frame.hex_at(point).within(2)} | entered
    path = LineString([(round(x * MILLI), round(y * MILLI)) for x, y in line])
    for at in around | {other for one in entered for other in one.neighbours()}:
        # A length of less than the rounding of floats is for the exact walk alone to judge.
        length = path.intersection(_area(frame, at).buffer(-1e-6)).length
        touched = path.distance(_area(frame, at).buffer(-1e-6))
        if length > 1e-6:
            assert at in entered
        elif touched > 1e-3:
            assert at not in entered


@given(_FRAMES, st.lists(_POINT, min_size=2, max_size=5))
@settings(deadline=None)
def test_from_the_other_end_it_enters_the_same_hexes(frame: Frame, line: list[Point]) -> None:
    assert hexes_along(frame, line[::-1]) == hexes_along(frame, line)[::-1]


@given(_FRAMES, st.lists(_KNOT, min_size=2, max_size=5))
@settings(max_examples=25, deadline=None)
def test_a_curve_enters_what_its_flattening_enters(frame: Frame, knots: list[Knot]) -> None:
    assert hexes_of_curve(frame, knots) == hexes_along(frame, flattened(knots))


@given(_FRAMES, st.lists(_POINT, min_size=2, max_size=5))
@settings(deadline=None)
def test_hexes_in_a_row_adjoin_but_where_it_runs_along_a_hexside(frame: Frame, line: list[Point]) -> None:
    if not sides_along(frame, line):
        assert all(one.distance(other) == 1 for one, other in pairwise(hexes_along(frame, line)))


def test_from_dot_to_dot_it_is_the_row() -> None:
    frame = Frame()
    row = [Hex(0, 0), Hex(1, 0), Hex(2, -1), Hex(2, 0)]
    assert hexes_along(frame, [frame.centre(at) for at in row]) == tuple(row)


def test_along_a_hexspine_it_is_in_neither_hex_and_that_is_told() -> None:
    frame = Frame()
    line = [(0.0, 0.0), (6.0, 0.0)]
    assert hexes_along(frame, line) == (Hex(0, 0), Hex(2, -1))
    assert sides_along(frame, line) == (side_between(Hex(1, -1), Hex(1, 0)),)


def test_a_touch_of_a_hexside_or_a_corner_is_no_entering() -> None:
    frame = Frame()
    assert hexes_along(frame, [(0.0, 0.0), (0.0, 1.0), (0.5, 0.0)]) == (Hex(0, 0),)
    assert hexes_along(frame, [(1.0, 0.0), (2.0, 0.0), (1.0, 0.5)]) == (Hex(0, 0),)
    assert hexes_along(frame, [(0.0, 0.0), (0.0, 1.001), (0.5, 0.0)]) == (Hex(0, 0), Hex(0, 1), Hex(0, 0))


def test_through_a_corner_it_goes_from_one_hex_to_the_next() -> None:
    frame = Frame()
    assert hexes_along(frame, [(1.9, -0.05), (2.1, 0.05)]) == (Hex(0, 0), Hex(1, 0))


def test_beyond_the_bounds_nothing_counts_but_their_edge_does() -> None:
    frame = Frame()
    bounds = (0.0, 0.0, 12.0, 8.0)
    assert hexes_along(frame, [(0.0, -0.5), (3.0, -0.5)], bounds) == ()
    assert hexes_along(frame, [(0.0, 0.0), (1.0, 0.0)], bounds) == (Hex(0, 0),)
    assert hexes_along(frame, [(-4.0, 2.0), (0.0, 2.0)], bounds) == ()
    assert hexes_along(frame, [(-4.0, 2.0), (0.5, 2.0)], bounds) == (Hex(0, 1),)


@given(_FRAMES, _KNOT, _KNOT, st.floats(0.1, 0.9))
@settings(deadline=None)
def test_a_knot_more_leaves_the_line_where_it_is(frame: Frame, start: Knot, end: Knot, share: float) -> None:
    del frame
    line = LineString([*flattened((start, end)), end.at])
    for point in flattened(parted(start, end, share)):
        assert line.distance(LineString([point, point])) < 0.03
    assert flattened(with_knot((start, end), (0, share))) == flattened(parted(start, end, share))


@given(_FRAMES, st.lists(_KNOT, min_size=2, max_size=4), _POINT)
@settings(max_examples=25, deadline=None)
def test_stretches_lie_where_they_are_held(frame: Frame, knots: list[Knot], point: Point) -> None:
    held = set(frame.hex_at(point).within(2))
    whole = hexes_of_curve(frame, knots)
    parts = list(stretches(frame, knots, held.__contains__))
    found = {at for part, _ in parts for at in hexes_of_curve(frame, part)}
    assert all(len(part) == len(places) >= 2 for part, places in parts)
    if held.issuperset(whole) and not sides_along(frame, flattened(knots)) and len(set(flattened(knots))) > 1:
        assert parts[0][0][0].at == knots[0].at
    # What is cut is rounded to the lattice: it may reach over a hexside by a thousandth.
    assert {at for at in found if all(other not in held for other in (at, *at.neighbours()))} == set()


def test_a_curve_that_is_held_as_a_whole_keeps_its_knots() -> None:
    frame = Frame()
    knots = (Knot((0.0, 0.0), None, (1.0, 0.4)), Knot((3.0, 1.0), (2.0, 0.6), (4.0, 1.4)), Knot((6.0, 0.0)))
    assert list(stretches(frame, knots, lambda _: True)) == [(knots, (0.0, 1.0, 2.0))]


def test_a_curve_out_of_a_region_and_back_is_two() -> None:
    frame = Frame()
    row = [Hex(0, 0), Hex(1, 0), Hex(2, -1), Hex(3, -1)]
    knots = [Knot((float(x), float(y))) for x, y in map(frame.centre, row)]
    parts = list(stretches(frame, knots, lambda at: at != row[1]))
    assert [hexes_of_curve(frame, part) for part, _ in parts] == [(row[0],), (row[2], row[3])]


def test_the_nearest_place() -> None:
    frame = Frame()
    place, far = nearest(frame, (Knot((0.0, 0.0)), Knot((4.0, 0.0)), Knot((4.0, 6.0))), (5.0, 3.0))
    assert place == (1, 0.5)
    assert far == 1.0


def test_the_nearest_place_is_that_of_all_segments() -> None:
    """Most segments of a long curve are passed over; of two that are as near the first one counts."""
    frame = Frame()
    curve = tuple(
        Knot((t, 3 * math.sin(t)), (t - 0.4, 3 * math.sin(t) - 0.7), (t + 0.4, 3 * math.sin(t) + 0.7))
        for t in (step * 0.9 for step in range(60))
    )
    pieces = list(pairwise(curve))
    for point in ((0.0, 0.0), (20.3, 1.7), (31.0, -9.0), (80.0, 4.0), curve[17].at):
        each = [nearest(frame, piece, point) for piece in pieces]
        far, number = min((far, number) for number, (_, far) in enumerate(each))
        place, away = nearest(frame, curve, point)
        assert away == far
        assert place == (number, each[number][0][1])
