"""Crossings: what signs tell of a line over outlines in a hex is what is measured along it."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import HEX
from bob_editor.geometry.threads import SECTORS, aside, centre_of, sector_of, thread
from bob_editor.rules.los.pieces.crossings import OUTSIDE, THROUGH, Crossed, Crossings, Overlapping
from bob_editor.rules.los.pieces.hulls import WHOLE_HEX
from bob_editor.rules.los.pieces.stretches import crossed
from bob_editor.rules.los.pieces.touching import exact_rings

DISTANCES = st.integers(-12, 12)
POINTS = st.tuples(st.integers(-2600, 2600), st.integers(-1500, 1500))
NOTCHED = Polygon([(-1500, -700), (1300, -900), (200, -40), (1500, 600), (-1300, 700)])
"""A drawing with a notch toward the east, all within its hex."""


def passed(area: Polygon, goal: Hex) -> list[tuple[Crossed | None, Crossed | None]]:
    """What each hex crossed by the thread to a goal, with the same area in it, is told by signs and by measure."""
    rings = exact_rings(orient(area))
    crossings, found = Crossings(rings), thread(goal)
    du, dv = found.du, found.dv
    return [
        (
            crossings.of(one.offset, aside(one.offset, du, dv), du, dv, sector_of(du, dv)),
            crossed([rings], du, dv, *(1000 * part for part in centre_of(one.hex))),
        )
        for one in found.crossed
    ]


@settings(max_examples=200)
@given(st.lists(POINTS, min_size=3, max_size=12), st.integers(0, 300), DISTANCES, DISTANCES)
def test_signs_say_what_is_measured(points: list[tuple[int, int]], width: int, q: int, r: int) -> None:
    """Of any outline, with holes or without, clipped to its hex; where a corner alone is touched signs say nothing."""
    whole = LineString(points).buffer(width, quad_segs=2) if width else Polygon(points).buffer(0)
    area = whole.intersection(HEX)
    for part in getattr(area, "geoms", [area]):
        if isinstance(part, Polygon) and not part.is_empty and (q, r) != (0, 0):
            for by_signs, measured in passed(part, Hex(q, r)):
                assert by_signs is None or by_signs == measured


def test_most_lines_are_told_by_signs() -> None:
    """Whichever way they go and whatever they do; else nothing would be won."""
    goals = [Hex(q, r) for q in range(-7, 8) for r in range(-7, 8) if (q, r) != (0, 0)]
    told = Counter(by_signs for goal in goals for by_signs, _ in passed(NOTCHED, goal))
    assert told[None] < told.total() // 20
    assert min(told[OUTSIDE], told[Crossed(1, 1, enters=False, leaves=False)]) > 50
    assert told[Crossed(2, 2, enters=False, leaves=False)] > 5


ALONG, DOWN = Hex(4, -2), Hex(0, 3)
"""Goals to which the thread goes along the dot's own row, and down its column."""


@pytest.mark.parametrize(
    ("corners", "goal", "told"),
    [
        ([(-600, 0), (0, -400), (600, 0), (0, 400)], ALONG, Crossed(1, 1, enters=False, leaves=False)),
        ([(0, -1000), (500, 0), (0, 600), (-500, 0)], DOWN, Crossed(0, 1, enters=True, leaves=False)),
        ([(0, -600), (500, 0), (0, 1000), (-500, 0)], DOWN, Crossed(1, 0, enters=False, leaves=True)),
        ([(-600, 0), (-200, -400), (600, -400)], ALONG, None),
        ([(-600, 0), (600, 0), (0, 400)], ALONG, None),
    ],
    ids=["two", "on the hexside it enters by", "on that it leaves by", "touched alone", "an edge"],
)
def test_corners_met(corners: list[tuple[int, int]], goal: Hex, told: Crossed | None) -> None:
    """One with an edge on either hand of the line is crossed as any edge; else nothing is told."""
    for by_signs, measured in passed(Polygon(corners), goal):
        assert by_signs == told
        assert told is None or measured == told


@settings(max_examples=200)
@given(st.lists(st.tuples(POINTS, st.integers(100, 1200)), min_size=2, max_size=3), DISTANCES, DISTANCES)
def test_outlines_that_overlap(discs: list[tuple[tuple[int, int], int]], q: int, r: int) -> None:
    """What is told of all together is what is measured."""
    areas = [Point(at).buffer(wide, quad_segs=2).intersection(HEX) for at, wide in discs]
    rings = [exact_rings(orient(area)) for area in areas if isinstance(area, Polygon) and not area.is_empty]
    both, found = Overlapping(map(Crossings, rings)), thread(Hex(q, r))
    du, dv = found.du, found.dv
    for one in found.crossed:
        by_signs = both.of(one.offset, aside(one.offset, du, dv), du, dv, sector_of(du, dv))
        measured = crossed(rings, du, dv, *(1000 * part for part in centre_of(one.hex)))
        assert by_signs is None or by_signs == measured


def test_of_overlapping_outlines_one_is_enough() -> None:
    """Where the others are missed, or lie within one from end to end."""
    full, west = (
        Crossings(exact_rings(orient(area)))
        for area in (HEX, Polygon([(-1900, 0), (-1200, -500), (-1200, 500)]))
    )
    east = Crossings(exact_rings(orient(Point(900, 0).buffer(300))))
    line = thread(DOWN).crossed[0].offset, 1000, 0, 6, sector_of(0, 6)
    assert Overlapping([full, east]).of(*line) == Crossed(0, 0, enters=True, leaves=True)
    assert Overlapping([west, east]).of(*line) == OUTSIDE


@pytest.mark.parametrize("goal", [Hex(3, -2), Hex(-3, 2), Hex(3, 1)])
def test_a_full_hex_is_entered_and_left_over_its_hexsides(goal: Hex) -> None:
    """Ground from hexside to hexside neither begins nor ends within."""
    assert {by_signs for by_signs, _ in passed(HEX, goal)} == {Crossed(0, 0, enters=True, leaves=True)}


def test_few_edges_are_tried() -> None:
    """Of an outline with many corners a line is tried against those alone that lie where it passes."""
    crossings = Crossings(exact_rings(orient(Point(0, 0).buffer(900, quad_segs=16))))
    near = crossings._in_sector(0)
    assert max(map(len, near)) < len(crossings.edges) // 2


def test_lines_that_come_near_no_corner_are_told_once_for_all() -> None:
    """No edge is tried of these; a line through a corner of the hex alone isn't among them."""
    crossings = Crossings(exact_rings(orient(NOTCHED)))
    kept = [one for sector in range(SECTORS) for one in crossings._in_sector(sector)]
    assert sum(isinstance(one, tuple) for one in kept) > len(kept) // 3
    whole = Crossings([WHOLE_HEX[::-1]])
    assert whole.of(0, 1000, 6, 1, sector_of(6, 1)) == whole.of(0, 1000, -6, -1, sector_of(-6, -1)) == THROUGH
    assert whole.of(-7000, 0, 6, 1, sector_of(6, 1)) is None
