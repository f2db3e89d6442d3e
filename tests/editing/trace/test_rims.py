"""An outline runs along the middle of the line that is printed around it, without the shadow beside, else it stays."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from shapely.affinity import translate
from shapely.geometry import Point, Polygon, box

from bob_editor.editing.trace.areas.rims import on_rims, rim_beside
from bob_editor.editing.trace.areas.shadows import without_shadow
from bob_editor.editing.trace.arrays import blurred
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import areas_of

SCALE, LEFT, TOP, FINE, RADIUS = 14.0, -2.5, -2.5, 3, 3.2

Colour = tuple[int, int, int]

WOODS, MEADOW, INK, SHADE = (67, 110, 75), (176, 189, 135), (30, 40, 25), (120, 130, 92)


def _printed(wide: float, ink: Colour, *, one_side: bool = False) -> Sheet:
    """Woods as a round clump on a meadow, with a line so wide around it, or a shadow to one side."""
    grid = Grid(6, 4)
    x0, y0 = grid.frame.true(grid.centre(grid.hex("C2")))
    rows, columns = np.mgrid[0 : 240 * FINE, 0 : 280 * FINE]
    x, y = (columns + 0.5) / FINE / SCALE + LEFT - x0, (rows + 0.5) / FINE / SCALE + TOP - y0
    far = np.hypot(x, y) - RADIUS
    pixels = np.where((far < 0)[..., None], WOODS, MEADOW).astype(np.float64)
    on_line = (far > 0) & (np.hypot(x - wide, y - wide) < RADIUS) if one_side else np.abs(far) < wide / 2
    pixels[on_line] = ink
    pixels = pixels.reshape(240, FINE, 280, FINE, 3).mean(axis=(1, 3))
    layers = (pixels[..., one].astype(np.float32) for one in range(3))
    soft = np.stack([blurred(blurred(layer, 1), 1) for layer in layers], axis=-1)
    soft += np.random.default_rng(5).normal(0, 5, soft.shape)
    return Sheet(grid, soft.clip(0, 255).astype(np.uint8), LEFT, TOP, SCALE)


def _clump(sheet: Sheet, more: float) -> Polygon:
    """The clump, traced so much too large."""
    return Point(sheet.grid.frame.true(sheet.grid.centre(sheet.grid.hex("C2")))).buffer(RADIUS + more)


@pytest.mark.parametrize(("wide", "more"), [(0.1, -0.08), (0.2, 0.12)])
def test_an_outline_comes_to_the_middle_of_its_line(wide: float, more: float) -> None:
    """Whether it was traced along the inside of a dark line or the outside, dark woods beside it or not."""
    sheet = _printed(wide, INK)
    area = on_rims(_clump(sheet, more), sheet)
    assert area.area == pytest.approx(np.pi * RADIUS**2, rel=0.02)


@pytest.mark.parametrize(("wide", "one_side"), [(0.0, False), (0.25, True)])
def test_no_line_moves_nothing(wide: float, one_side: bool) -> None:
    """Neither where one colour meets another nor where a shadow lies on one side."""
    sheet = _printed(wide, SHADE, one_side=one_side)
    assert rim_beside(_clump(sheet, 0.05), sheet) is None


@pytest.mark.parametrize(("long", "more"), [(0.0, 0.05), (0.15, 0.0)])
def test_an_outline_holds_no_shadow(long: float, more: float) -> None:
    """Where one is cast to one side it is left out, elsewhere all stays."""
    sheet = _printed(long, SHADE, one_side=True)
    clump = _clump(sheet, more)
    traced = areas_of(clump.union(translate(clump, long, long)))
    area = without_shadow(traced, sheet)
    assert (
        area is traced
        if not long
        else area.symmetric_difference(clump).area < 0.1 * (traced.area - clump.area)
    )


def test_woods_that_end_with_the_board_keep_all_they_fill() -> None:
    """Beside it lies no ground that a shadow could fall on; a half edge runs through the dots of its hexes."""
    sheet = _printed(0.15, SHADE, one_side=True)
    frame, (left, top, right, bottom) = sheet.grid.frame, sheet.grid.bounds
    (_, high), (far, low) = frame.true((left, top)), frame.true((right, bottom))
    pixels = sheet.pixels.copy()
    pixels[:, round((far - 3 - LEFT) * SCALE) :] = WOODS
    clump, beside = _clump(sheet, 0.0), box(far - 3, high, far, low)
    area = without_shadow(
        areas_of(clump.union(translate(clump, 0.15, 0.15)).union(beside)), replace(sheet, pixels=pixels)
    )
    assert beside.difference(area).area < 0.01
    assert area.difference(beside).symmetric_difference(clump).area < 0.2 * RADIUS * math.hypot(0.15, 0.15)
