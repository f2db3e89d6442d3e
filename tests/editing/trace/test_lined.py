"""Hexsides on a print that no style of ours paints: trees printed one by one, walls narrower than a click."""

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.sides.hexsides import Strips, trace_sides
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from tests.scans import on_side

GRID = Grid(9, 7)
SCALE, LEFT, TOP = 16.0, -2.5, -2.5

Colour = tuple[int, int, int]

GROUND, HILL, FLOOR, TREE, STONE, INK = (
    (200, 204, 150),
    (176, 146, 100),
    (86, 124, 72),
    (50, 84, 40),
    (150, 146, 140),
    (30, 30, 30),
)

WOODS, RISE = ("B4", "B5", "C4", "C5", "G2", "G3", "H2"), ("G5", "G6", "F5")
HEDGES, WALLS = ("D3/E3", "D5/E5", "E4/E3"), ("G5/G6", "E6/E5", "C3/C2")
LANE = "B4/B5"
AROUND_RISE = tuple(
    GRID.side_label(side)
    for at in map(GRID.hex, RISE)
    for side in sides_of(at)
    if len({GRID.label(one) for one in side.hexes if one in GRID} - {*RISE, *WOODS}) == 1
)


def _sheet(
    hedge: float = 0.18,
    line: float = 0.0,
    hedges: tuple[str, ...] = HEDGES,
    off: tuple[float, float] = (0.0, 0.0),
) -> Sheet:
    """Woods of trees, what is between them, and a lane, a rise of another ground, hedges of the trees' green and walls.

    ``line`` is half the width of a black hex line over all; ``off`` how far both ends of hedges lie beside their sides.
    """
    draw = np.random.default_rng(7)
    pixels = np.full((480, 500, 3), GROUND, dtype=np.uint8)
    hexes = Sheet(GRID, pixels, LEFT, TOP, SCALE).hexes
    for ground, colour in ((WOODS, FLOOR), (RISE, HILL)):
        pixels[np.isin(hexes, [GRID.index[GRID.hex(name)] for name in ground])] = colour
    rows, columns = np.mgrid[0:480, 0:500]

    def dab(x: float, y: float, reach: float, colour: Colour, over: Colour | None = None) -> None:
        right, down = round((x - LEFT) * SCALE), round((y - TOP) * SCALE)
        near = np.s_[max(0, down - 8) : down + 9, max(0, right - 8) : right + 9]
        where = np.hypot(columns[near] / SCALE + LEFT - x, rows[near] / SCALE + TOP - y) < reach
        pixels[near][where if over is None else where & (pixels[near] == over).all(axis=-1)] = colour

    for x, y in draw.uniform((LEFT, TOP), (28, 27), (1500, 2)):
        dab(x, y, 0.3, TREE, FLOOR)
    every = tuple({GRID.side_label(side): None for at in GRID.hexes for side in sides_of(at)}) if line else ()
    lining: list[tuple[tuple[str, ...], Colour, float]]
    lining = [(hedges, TREE, hedge), (WALLS, STONE, 0.13), ((LANE,), GROUND, 0.25), (every, INK, line)]
    for names, colour, thick in lining:
        for name in names:
            start, end = (np.array(GRID.frame.true(one)) for one in ends_of(GRID.frame, GRID.side(name)))
            beside = np.array([start[1] - end[1], end[0] - start[0]]) / np.hypot(*(end - start))
            ends = (one * (names is hedges) for one in off)
            start, end = (point + one * beside for point, one in zip((start, end), ends, strict=True))
            for x, y in np.linspace(start, end, 40):
                dab(x, y, thick, colour)
    noisy = draw.normal(pixels, 5).clip(0, 255).astype(np.uint8)
    return Sheet(GRID, noisy, LEFT, TOP, SCALE)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    """What most prints look like."""
    return _sheet()


@pytest.mark.parametrize("alike", [HEDGES, WALLS])
def test_what_lines_sides_is_told_from_a_click_on_any(sheet: Sheet, alike: tuple[str, ...]) -> None:
    """Neither the trees' sides, which have a hedge's green, nor the ground that a click on a wall covers, too."""
    for name in alike:
        found = trace_sides(sheet, [on_side(GRID, name)], "hedge", Settings()).proposals
        assert {one.side for one in found} == {GRID.side(other) for other in alike}


def test_what_is_lighter_than_its_ground_is_no_hedge_that_is_darker(sheet: Sheet) -> None:
    """A lane through woods differs from what is beside the other way around, hedges and walls don't."""
    strips = Strips(sheet, 1.0)
    hedgelike = strips.differing(strips.picked([on_side(GRID, HEDGES[0])]))
    told = {GRID.side_label(side) for side, one in zip(strips.sides, hedgelike, strict=True) if not one}
    assert told & {LANE, *HEDGES, *WALLS[1:]} == {LANE}


@pytest.mark.parametrize("hedge", [0.36, 0.2])
def test_hedges_beneath_broad_hex_lines_are_told_by_what_is_seen_beside_these(hedge: float) -> None:
    """The ink runs along all sides, and tells of none, be what it leaves of a hedge as narrow as itself."""
    broad = _sheet(hedge, line=0.1)
    for name in HEDGES[:2]:
        found = trace_sides(broad, [on_side(GRID, name)], "hedge", Settings()).proposals
        assert {one.side for one in found} == {GRID.side(other) for other in HEDGES}


def test_hedges_all_around_a_field_are_told() -> None:
    """Most sides over its ground are lined then: these say nothing of what other sides have."""
    sheet = _sheet(0.3, hedges=(*HEDGES, *AROUND_RISE))
    hedged, walled = ({GRID.side(name) for name in names} for names in ((*HEDGES, *AROUND_RISE), WALLS))
    for name in (HEDGES[0], AROUND_RISE[0]):
        found = trace_sides(sheet, [on_side(GRID, name)], "hedge", Settings()).proposals
        assert {one.side for one in found} - walled == hedged - walled


def test_what_isnt_meant_on_one_side_takes_that_one(sheet: Sheet) -> None:
    """However alike it is to what was meant, as trees of an orchard in a row."""
    meant, *others = HEDGES
    for name in others:
        strokes = [on_side(GRID, meant), replace(on_side(GRID, name), unlike=True)]
        traced = trace_sides(sheet, strokes, "hedge", Settings())
        wanted = {GRID.side(other) for other in HEDGES if other != name}
        assert {one.side for one in traced.proposals} == wanted
        assert GRID.side(name).hexes not in {one.hexes for one in traced.unsure}


@pytest.mark.parametrize("off", [(0.36, 0.36), (-0.3, 0.3), (0.1, -0.4)])
def test_hedges_beside_their_sides_are_told(off: tuple[float, float]) -> None:
    """A fifth of a side off, or slanted across it: neither trees nor hex lines are taken for one."""
    drawn = _sheet(0.16, 0.05, off=off)
    found = trace_sides(drawn, [on_side(GRID, HEDGES[0])], "hedge", Settings()).proposals
    assert {one.side for one in found} == {GRID.side(name) for name in HEDGES}


def test_a_board_of_one_hex_has_no_side_to_line() -> None:
    """There nothing can be held against anything, whatever was picked."""
    lone = Sheet(Grid(1, 1), np.full((64, 64, 3), 120, dtype=np.uint8), -2.0, -2.0, SCALE)
    assert not trace_sides(lone, [Stroke(((0.0, 0.0),), 0.3)], "hedge", Settings()).proposals
