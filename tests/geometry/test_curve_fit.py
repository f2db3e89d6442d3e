"""Curves fitted to points: near all of them, with few knots, smooth but at corners."""

import math
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.geometry.curve import Knot, flattened
from bob_editor.geometry.curves.curve_fit import TOLERANCE, fitted

_COORDINATE = st.integers(-20_000, 20_000).map(lambda value: value / 1000)
_POINTS = st.lists(st.tuples(_COORDINATE, _COORDINATE), max_size=30)


def _away(point: tuple[float, float], line: tuple[tuple[float, float], ...]) -> float:
    x, y = point
    found = [math.dist(point, line[0])]
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)))
        found.append(math.hypot(x - ax - share * dx, y - ay - share * dy))
    return min(found)


@given(_POINTS, st.sampled_from((0.02, TOLERANCE, 0.5)), st.booleans())
@settings(max_examples=75, deadline=None)
def test_no_point_is_farther_than_the_tolerance(
    points: list[tuple[float, float]], tolerance: float, closed: bool
) -> None:
    knots = fitted(points, tolerance=tolerance, closed=closed)
    line = flattened(knots, closed=closed)
    if closed and line:
        line = (*line, line[0])
    for point in points:
        assert _away(point, line) <= tolerance + 0.012


@given(_POINTS)
def test_an_open_curve_runs_from_the_first_point_to_the_last(points: list[tuple[float, float]]) -> None:
    knots = fitted(points)
    if points:
        assert (knots[0].at, knots[-1].at) == (points[0], points[-1])
    assert all(round(value, 3) == value for knot in knots for value in (*knot.at, *(knot.after or (0, 0))))


def test_an_arc_of_a_hundred_points_takes_few_smooth_knots() -> None:
    arc = [(6 * math.cos(step / 99 * math.pi), 6 * math.sin(step / 99 * math.pi)) for step in range(100)]
    knots = fitted(arc)
    assert len(knots) <= 5
    assert all(knot.smooth for knot in knots[1:-1])


def test_a_closed_circle_is_smooth_all_around() -> None:
    ring = [(5 * math.cos(step / 80 * math.tau), 5 * math.sin(step / 80 * math.tau)) for step in range(80)]
    knots = fitted(ring, closed=True)
    assert 3 <= len(knots) <= 8
    assert all(knot.smooth for knot in knots)


def test_a_sharp_turn_stays_a_corner() -> None:
    line = [(step / 10, 0.0) for step in range(50)] + [(4.9, step / 10) for step in range(1, 50)]
    knots = fitted(line)
    assert [knot.at for knot in knots] == [(0.0, 0.0), (4.9, 0.0), (4.9, 4.9)]
    assert not knots[1].smooth


def test_few_points_are_knots_themselves() -> None:
    assert fitted(()) == ()
    assert fitted([(1, 2), (1, 2)]) == (Knot((1, 2)),)
    assert fitted([(1, 2), (3, 4)]) == (Knot((1, 2)), Knot((3, 4)))
