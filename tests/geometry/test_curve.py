"""Curves are flattened on the lattice, near to what they are, and the same from either end."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.curve import MOST_PIECES, TOLERANCE, Knot, curves_of, flattened
from bob_editor.geometry.lattice import MILLI, Point

numbers = st.integers(-40_000, 40_000).map(lambda value: value / MILLI)
points = st.tuples(numbers, numbers)
knots = st.builds(Knot, points, st.none() | points, st.none() | points)


def _bezier(start: Knot, end: Knot, t: float) -> Point:
    controls = (start.at, start.after or start.at, end.before or end.at, end.at)
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, controls, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, controls, strict=True)),
    )


def _distance(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    share = min(1.0, max(0.0, along / ((dx * dx + dy * dy) or 1.0)))
    return float(((point[0] - start[0] - share * dx) ** 2 + (point[1] - start[1] - share * dy) ** 2) ** 0.5)


def test_without_handles_it_is_its_knots() -> None:
    corners = [(0.0, 0.0), (4.0, 0.5), (2.0, 3.0)]
    assert flattened([Knot(at) for at in corners]) == tuple(corners)
    assert flattened([Knot(at) for at in corners], closed=True) == tuple(corners)


def test_equal_neighbours_are_one_and_a_ring_is_open() -> None:
    corners = [(0.0, 0.0), (0.0, 0.0), (4.0, 0.5), (0.0, 0.0)]
    assert flattened([Knot(at) for at in corners], closed=True) == ((0.0, 0.0), (4.0, 0.5))
    assert flattened([]) == ()


@given(knots, knots)
def test_it_runs_within_its_tolerance(start: Knot, end: Knot) -> None:
    line = flattened([start, end])
    pieces = len(line) - 1
    if 0 < pieces < MOST_PIECES:
        for number in range(33):
            point = _bezier(start, end, number / 32)
            nearest = min(_distance(point, a, b) for a, b in pairwise(line))
            assert nearest <= (1.5 * TOLERANCE + 1) / MILLI


@given(st.lists(knots, min_size=2, max_size=5))
def test_points_are_on_the_lattice_and_start_and_end_at_the_knots(chain: list[Knot]) -> None:
    line = flattened(chain)
    assert all(round(value * MILLI) / MILLI == value for point in line for value in point)
    assert line[0] == chain[0].at
    assert line[-1] == chain[-1].at


@given(knots, knots)
def test_either_end_gives_the_same_line(start: Knot, end: Knot) -> None:
    there = flattened([start, end])
    back = flattened([end.reversed(), start.reversed()])[::-1]
    assert len(there) == len(back)
    assert there == back


def test_a_smooth_knot_has_its_handles_on_one_line() -> None:
    assert Knot((2.0, 2.0), (1.0, 1.5), (4.0, 3.0)).smooth
    assert not Knot((2.0, 2.0), (1.0, 1.5), (4.0, 3.5)).smooth
    assert not Knot((2.0, 2.0), (1.0, 1.5), (1.5, 1.75)).smooth
    assert not Knot((2.0, 2.0), None, (4.0, 3.0)).smooth


@given(knots, points)
def test_a_moved_knot_takes_its_handles_along(knot: Knot, to: Point) -> None:
    moved = knot.moved_to(to)
    assert moved.at == to
    assert (moved.before is None, moved.after is None) == (knot.before is None, knot.after is None)


@given(st.lists(knots, min_size=2, max_size=4), st.integers(-40, 40))
def test_mirrored_with_its_board_it_runs_as_the_mirrored_line(curve: list[Knot], middle: int) -> None:
    def to(at: Point) -> Point:
        return round(middle - at[0], 3), at[1]

    def mirrored(at: Point | None) -> Point | None:
        return None if at is None else to(at)

    there = [Knot(to(one.at), mirrored(one.before), mirrored(one.after)) for one in curve]
    assert flattened(there) == tuple(map(to, flattened(curve)))


def test_a_curve_is_forgotten_where_the_line_is_another() -> None:
    curve = (Knot((0.0, 0.0), None, (2.0, 0.0)), Knot((4.0, 2.0), (4.0, 0.0)), Knot((0.0, 4.0)))
    line = flattened(curve, closed=True)
    straight = tuple(Knot(at) for at in line)
    assert curves_of((curve,), (line,)) == (curve,)
    assert curves_of((curve, curve), (line,)) == (curve,)
    assert curves_of(((), curve), (line, line)) == ((), curve)
    assert curves_of((curve,), (line[1:],)) == ()
    assert curves_of((straight,), (line,)) == ()
