"""Threads hold what shapely says of the same line, and tables of them the same again."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS
from bob_editor.geometry.parts import Side
from bob_editor.geometry.thread_tables import NOT_A_SIDE, sectors, thread_table
from bob_editor.geometry.threads import aside, centre_of, moved_side, sector_of, thread

OFFSETS = st.builds(Hex, st.integers(-9, 9), st.integers(-12, 12)).filter(lambda at: at != Hex(0, 0))
SPINES = st.builds(
    lambda way, steps: Hex(way.q * steps, way.r * steps),
    st.sampled_from([Hex(2, -1), Hex(1, 1), Hex(-1, 2), Hex(-2, 1), Hex(-1, -1), Hex(1, -2)]),
    st.integers(1, 6),
)


def outline(at: Hex) -> Polygon:
    u, v = centre_of(at)
    return Polygon([(u + x, v + y) for x, y in CORNERS])


def edge(side: Side) -> LineString:
    first, second = (outline(at) for at in side.hexes)
    shared = first.intersection(second)
    assert isinstance(shared, LineString)
    return shared


@pytest.mark.parametrize("offsets", [OFFSETS, SPINES], ids=["any", "hexspines"])
def test_thread_meets_what_shapely_says(offsets):
    """Crossed hexes, hexes beside runs and hexes touched in a corner are those that shapely finds."""

    @given(offsets)
    @settings(max_examples=30)
    def holds(goal):
        found = thread(goal)
        line = LineString([(0, 0), centre_of(goal)])
        crossed, beside, touched = set(), set(), set()
        length = Hex(0, 0).distance(goal)
        for at in Hex(0, 0).within(length + 1):
            if at.distance(goal) > length + 2 - Hex(0, 0).distance(at):
                continue  # farther off than two hexes that adjoin the line
            shape = outline(at)
            if at in (Hex(0, 0), goal) or not shape.intersects(line.buffer(1e-6)):
                continue
            if line.intersection(shape.buffer(-1e-6)).length > 1e-6:
                crossed.add(at)
            elif line.intersection(shape.buffer(1e-9)).length > 1e-3:
                beside.add(at)
            else:
                touched.add(at)
        assert {one.hex for one in found.crossed} == crossed
        assert {at for run in found.runs for at in (run.left, run.right)} == beside
        assert {one.touched for one in found.corners if one.touched is not None} == touched

    holds()


@given(OFFSETS)
@settings(max_examples=30)
def test_crossed_hexes_are_in_order(goal):
    """Each crossed hex lies farther along the thread than the one before it."""
    line = LineString([(0, 0), centre_of(goal)])
    along = [line.project(line.intersection(outline(one.hex)).centroid) for one in thread(goal).crossed]
    assert along == sorted(along)


@given(OFFSETS)
@settings(max_examples=30)
def test_sides_crossed_are_crossed_inside(goal):
    """A hexside crossed meets the thread in an inner point; one at a corner contact in an end point."""
    found = thread(goal)
    line = LineString([(0, 0), centre_of(goal)])
    for side in found.sides_crossed:
        ends = [Point(end) for end in edge(side).coords]
        assert edge(side).distance(line) < 1e-9
        assert all(end.distance(line) > 1e-9 for end in ends)
    for contact in found.corners:
        for side in (*contact.left, *contact.right):
            assert sum(Point(end).distance(line) < 1e-9 for end in edge(side).coords) == 1


@given(st.one_of(OFFSETS, SPINES))
@settings(max_examples=30)
def test_the_way_back_meets_the_same(goal):
    """The thread from the goal to the start crosses the same hexes and hexsides."""
    there, back = thread(goal), thread(Hex(-goal.q, -goal.r))
    assert {one.hex for one in there.crossed} == {
        Hex(one.hex.q + goal.q, one.hex.r + goal.r) for one in back.crossed
    }
    assert set(there.sides_crossed) == {moved_side(side, goal) for side in back.sides_crossed}
    assert {run.side for run in there.runs} == {moved_side(run.side, goal) for run in back.runs}


def test_table_equals_threads():
    """For every offset of a small plane, a table has the hexes, steps and distances of the thread itself."""
    plane = [Hex(q, r) for q in range(-7, 8) for r in range(-11, 12)]
    table = thread_table(
        np.array([at.q for at in plane], dtype=np.int64), np.array([at.r for at in plane], dtype=np.int64)
    )
    sector = sectors(3 * table.q, 2 * table.r + table.q)
    for row, goal in enumerate(plane):
        found = thread(goal)
        entries = range(table.start[row], table.start[row] + table.count[row])
        hexes = [Hex(int(table.hex_q[entry]), int(table.hex_r[entry])) for entry in entries]
        assert hexes == [one.hex for one in found.crossed]
        assert bool(table.special[row]) == bool(found.runs or found.corners)
        before = Hex(0, 0)
        for entry, one in zip(entries, found.crossed, strict=True):
            direction = int(table.entered[entry])
            assert (direction == NOT_A_SIDE) == (one.entered is None)
            assert direction == NOT_A_SIDE or before.neighbour(direction) == one.hex
            assert table.from_start[entry] == Hex(0, 0).distance(one.hex)
            assert table.to_goal[entry] == goal.distance(one.hex)
            before = one.hex
        assert goal == Hex(0, 0) or sector[row] == sector_of(found.du, found.dv)
        assert [table.aside[entry] for entry in entries] == [
            aside(one.offset, found.du, found.dv) for one in found.crossed
        ]


def test_a_map_of_one_hex_has_no_threads() -> None:
    """As a scenario's has whose boards can't be found; nothing is crossed on the way to where one stands."""
    here = np.zeros(1, dtype=np.int64)
    table = thread_table(here, here)
    assert table.count.tolist() == [0]
    assert len(table.hex_q) == 0
