"""Where causes lie along a thread."""

import itertools
from fractions import Fraction

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS
from bob_editor.geometry.parts import side_of
from bob_editor.geometry.threads import centre_of, thread
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.surveys.along import ALL_THE_WAY, in_hex, on_side, point_at, segments, spots
from tests.rules.los.boards import WITH_LOS, random_scene

NEAR = st.integers(-8, 8)
HEXES = st.builds(Hex, NEAR, NEAR)


def hexagon(at: Hex) -> shapely.Polygon:
    u, v = centre_of(at)
    return shapely.Polygon([(u + x, v + y) for x, y in CORNERS])


def shares_by_shapely(goal: Hex, shape: BaseGeometry) -> tuple[float, float] | None:
    """Where the line from (0, 0) is within a shape, by another program."""
    line = shapely.LineString([(0, 0), centre_of(goal)])
    met = line.intersection(shape.buffer(1e-9))
    if met.is_empty:
        return None
    far = [line.project(shapely.Point(point)) / line.length for point in shapely.get_coordinates(met)]
    return min(far), max(far)


@given(goal=HEXES, at=HEXES)
def test_in_hex(goal: Hex, at: Hex) -> None:
    """The way through a hex is that of the line through its outline; a hex that only a corner touches counts."""
    if goal == Hex(0, 0):
        assert in_hex(goal, goal, at) == (None if at != goal else ALL_THE_WAY)
        return
    found, expected = in_hex(Hex(0, 0), goal, at), shares_by_shapely(goal, hexagon(at))
    assert (found is None) == (expected is None)
    if found is not None and expected is not None:
        assert tuple(map(float, found)) == pytest.approx(expected, abs=1e-6)


@given(goal=HEXES, at=HEXES, direction=st.integers(0, 5))
def test_on_side(goal: Hex, at: Hex, direction: int) -> None:
    """A hexside is met where the line meets it: in one point, or all along."""
    side = side_of(at, direction)
    if goal == Hex(0, 0):
        assert on_side(goal, goal, side) is None
        return
    u, v = centre_of(side.owner)
    first, second = ((side.direction + 4) % 6, (side.direction + 5) % 6)
    shape = shapely.LineString([(u + CORNERS[one][0], v + CORNERS[one][1]) for one in (first, second)])
    found, expected = on_side(Hex(0, 0), goal, side), shares_by_shapely(goal, shape)
    assert (found is None) == (expected is None)
    if found is not None and expected is not None:
        assert tuple(map(float, found)) == pytest.approx(expected, abs=1e-6)


@given(goal=HEXES.filter(lambda at: at != Hex(0, 0)))
def test_crossed_hexes_follow_each_other(goal: Hex) -> None:
    """What a thread crosses and runs beside fills the way from one dot to the other, each beginning where one ends."""
    by = thread(goal)
    ways = {in_hex(Hex(0, 0), goal, at) for at in (Hex(0, 0), *(one.hex for one in by.crossed), goal)}
    ways |= {in_hex(Hex(0, 0), goal, run.left) for run in by.runs}
    ordered = sorted(way for way in ways if way is not None)
    assert len(ordered) == len(ways)
    assert (ordered[0][0], ordered[-1][1]) == ALL_THE_WAY
    assert all(one[1] == other[0] for one, other in itertools.pairwise(ordered))


def answer(verdict: str, *reasons: tuple[str, str]) -> Answer:
    told = tuple(Reason(kind, "1.0", "because", at) for kind, at in reasons)
    return Answer(verdict, 4, told)  # type: ignore[arg-type]


GRID = Grid(9, 9)
START, GOAL = GRID.hex("E2"), GRID.hex("E6")


def states(one: Answer) -> list[tuple[str, Fraction | int, Fraction | int]]:
    return [(part.state, part.first, part.last) for part in segments(GRID, one, START, GOAL)]


EIGHTH = Fraction(1, 8)


def test_segments() -> None:
    """A thread is stopped from what decides, hindered from each hindrance on, and clear before."""
    assert states(answer("clear", ("clear", ""), ("looked_over", "E4"))) == [("clear", 0, 1)]
    assert states(answer("blocked", ("obstacle", "E4"))) == [
        ("clear", 0, 3 * EIGHTH),
        ("stopped", 3 * EIGHTH, 1),
    ]
    assert states(answer("blocked", ("obstacle", "E5"), ("hindrance", "E3"), ("obstacle", "E3"))) == [
        ("clear", 0, EIGHTH),
        ("hindered", EIGHTH, 5 * EIGHTH),
        ("stopped", 5 * EIGHTH, 1),
    ]
    assert states(answer("hindered", ("hindrance", "E5"), ("hindrance", "E3"))) == [
        ("clear", 0, EIGHTH),
        ("hindered", EIGHTH, 5 * EIGHTH),
        ("hindered", 5 * EIGHTH, 1),
    ]
    assert states(answer("blocked", ("hexside", "E4/E5"))) == [
        ("clear", 0, 5 * EIGHTH),
        ("stopped", 5 * EIGHTH, 1),
    ]
    assert states(answer("blocked", ("visibility", ""))) == [("stopped", 0, 1)]
    assert states(answer("blocked", ("visibility", "E6"))) == [
        ("clear", 0, 7 * EIGHTH),
        ("stopped", 7 * EIGHTH, 1),
    ]


def test_points_lie_on_the_lattice() -> None:
    """A share of the way is a point between the two dots, on flat and on pointy top."""
    assert point_at(GRID, START, GOAL, Fraction(1, 4)) == GRID.centre(GRID.hex("E3"))
    pointy = Grid(9, 9, orientation="pointy-top", shift="right")
    ends = pointy.hex("B2"), pointy.hex("F2")
    assert point_at(pointy, *ends, Fraction(1, 2)) == pointy.centre(pointy.hex("D2"))


@pytest.mark.parametrize("name", WITH_LOS)
def test_any_answer_has_segments(name: str) -> None:
    """Of any answer the segments fill the thread, and end as the verdict says; each reason on it has its place."""
    scene = random_scene(name, 3)
    sight = sight_of(scene)
    grid = scene.board.grid
    last = {"clear": "clear", "hindered": "hindered", "blocked": "stopped"}
    for start in grid.hexes[::7]:
        for goal in grid.hexes[::5]:
            found = sight.trace(End(start), End(goal))
            parts = segments(grid, found, start, goal)
            assert (parts[0].first, parts[-1].last) == ALL_THE_WAY
            assert all(a.last == b.first for a, b in itertools.pairwise(parts))
            assert parts[-1].state == last[found.verdict]
            for spot in spots(grid, found, start, goal):
                assert 0 <= spot.first <= spot.last <= 1
                assert (
                    spot.hex is not None
                    or spot.side is not None
                    or spot.reason.at == ""
                    or grid.hex_anywhere(spot.reason.at) is None
                )
