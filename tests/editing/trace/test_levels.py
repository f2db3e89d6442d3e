"""Crest lines from tints: what tells of a level and what doesn't, and where the line keeps."""

import numpy as np
import pytest
from shapely.geometry import Polygon

from bob_editor.editing.trace.hills.levels import trace_levels
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import in_milli
from bob_editor.rules.land.cut_rings import hex_area

SCALE = 10.0
GRID = Grid(10, 8)
GREEN, TAN, BROWN, GREY = (150, 180, 110), (225, 200, 140), (180, 130, 80), (140, 140, 150)


@pytest.fixture
def sheet() -> Sheet:
    """Green ground to the left, a tan hill of whole hexes to the right, a brown top at its edge."""
    sheet = Sheet(GRID, np.full((300, 340, 3), GREEN, dtype=np.uint8), -2.5, -2.5, SCALE)
    _paint(sheet, [at for at in GRID.hexes if GRID.label(at)[0] in "GHIJ"], TAN)
    _paint(sheet, [GRID.hex(name) for name in ("I2", "I3", "J2", "J3")], BROWN)
    return sheet


def _paint(sheet: Sheet, hexes: list[Hex], colour: tuple[int, int, int]) -> None:
    sheet.pixels[np.isin(sheet.hexes, [GRID.index[at] for at in hexes])] = colour


def _dab(sheet: Sheet, name: str, aside: float, half: float, colour: tuple[int, int, int]) -> None:
    """A square, so far to the right of a dot."""
    x, y = GRID.frame.true(GRID.centre(GRID.hex(name)))
    left, right, top, bottom = (
        round((place + 2.5) * SCALE) for place in (x + aside - half, x + aside + half, y - half, y + half)
    )
    sheet.pixels[top:bottom, left:right] = colour


def _over(name: str, level: int) -> Stroke:
    return Stroke((GRID.centre(GRID.hex(name)),), 0.4, level)


PICKS = [_over("B4", 0), _over("H6", 1), _over("I3", 2)]


def test_a_crest_line_keeps_within_the_hexes_that_show_it(sheet: Sheet) -> None:
    """Print that reaches a little into a hex whose dot it leaves out isn't meant there."""
    low = GRID.hex("F4")
    _dab(sheet, "F4", 1.5, 0.55, TAN)
    found = trace_levels(sheet, PICKS, Settings()).proposals
    assert low not in {at for one in found for at in one.hexes}
    cell = hex_area(GRID.frame, low)
    assert not any(Polygon(in_milli(GRID.frame, one.ring)).intersects(cell.buffer(-1)) for one in found)


def test_wisps_of_a_high_tint_in_low_ground_are_shade(sheet: Sheet) -> None:
    """Far from all brown that is seen at large, and right beside the ground, two levels lower."""
    hill = {at for at in GRID.hexes if GRID.label(at)[0] in "GHIJ"}
    _dab(sheet, "B3", 0.0, 0.8, BROWN)
    found = trace_levels(sheet, PICKS, Settings()).proposals
    assert {at for one in found for at in one.hexes} == hill


def test_bare_ground_that_has_no_tint_is_level_0(sheet: Sheet) -> None:
    """A grey hollow in the hill is as high as what is around, until a stroke for bare ground lies over it."""
    hollow = [GRID.hex(name) for name in ("H6", "I6")]
    _paint(sheet, [GRID.hex(name) for name in ("I2", "I3", "J2", "J3")], TAN)
    _paint(sheet, hollow, GREY)
    picks = [_over("B4", 0), _over("H4", 1)]
    bare = Stroke((GRID.centre(hollow[0]), GRID.centre(hollow[1])), 0.4)

    def held(*strokes: Stroke) -> set[Hex]:
        found = trace_levels(sheet, picks, Settings(), bare=strokes).proposals
        return {at for one in found for at in one.hexes}

    assert set(hollow) <= held()
    assert not held(bare).intersection(hollow)
    high = Stroke((GRID.centre(GRID.hex("I2")),), 1.4)
    assert GRID.hex("I2") in held(bare, high), "bare ground has any level"


def test_a_stretch_of_one_level_that_no_stroke_picked_is_listed(sheet: Sheet) -> None:
    """A stain on the meadow has the hill's tint, a bare spot on the hill the meadow's: until a stroke says the same."""
    stain, bare = [GRID.hex(name) for name in ("B6", "B7", "C7")], [GRID.hex("H5")]
    _paint(sheet, stain, TAN)
    _paint(sheet, bare, GREEN)

    def listed(*strokes: Stroke, picks: list[Stroke] = PICKS) -> set[Hex]:
        told = trace_levels(sheet, [*picks, *strokes], Settings()).unsure
        return {at for one in told if one.why == "no stroke picked this level here" for at in one.hexes}

    assert listed() == {*stain, *bare}
    assert listed(_over("B7", 1)) == set(bare)
    assert listed(_over("B7", 1), _over("H5", 0)) == set()
    assert listed(_over("B7", 1), picks=PICKS[1:]) == set(), "the ground needn't be picked"
