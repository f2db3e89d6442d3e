"""Houses come back with their corners, where a printed roof has them."""

import numpy as np
import pytest
import shapely
from shapely.affinity import rotate
from shapely.geometry import Polygon

from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.outlines import in_true
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import in_milli, polygon

SCALE, LEFT, TOP = 14.0, -2.5, -2.5

HUT = Polygon([(-0.65, -0.5), (0.65, -0.5), (0.65, 0.5), (-0.65, 0.5)])
HOUSE = Polygon([(-0.7, -0.6), (1.7, -0.6), (1.7, 0.6), (0.6, 0.6), (0.6, 1.5), (-0.7, 1.5)])


def _printed(at: str, shape: Polygon) -> tuple[Sheet, Polygon]:
    """Grass of uneven green with a red roof on a dot, and the roof."""
    grid = Grid(5, 4)
    x, y = grid.frame.true(grid.centre(grid.hex(at)))
    roof = shapely.transform(shape, lambda points: points + np.array([x, y]))
    draw = np.random.default_rng(5)
    pixels = draw.normal((150, 176, 104), 6, (260, 240, 3))
    rows, columns = np.mgrid[0:260, 0:240]
    inside = shapely.contains_xy(roof, (columns + 0.5) / SCALE + LEFT, (rows + 0.5) / SCALE + TOP)
    pixels[inside] = draw.normal((150, 70, 56), 6, (int(inside.sum()), 3))
    return Sheet(grid, pixels.clip(0, 255).astype(np.uint8), LEFT, TOP, SCALE), roof


@pytest.mark.parametrize(("shape", "most"), [(HUT, 0.1), (rotate(HUT, 30), 0.08), (HOUSE, 0.055)])
def test_a_roof_keeps_its_corners(shape: Polygon, most: float) -> None:
    """Neither the window in which colours vote nor the cleaning of thin bits rounds them: LOS passes by corners."""
    sheet, roof = _printed("C2", shape)
    frame = sheet.grid.frame
    x, y = sheet.grid.centre(sheet.grid.hex("C2"))
    stroke = Stroke(((x - 0.2, y - 0.1), (x, y), (x + 0.2, y - 0.1)), 0.2)
    (found,) = trace_terrain(sheet, [stroke], "building", Settings()).proposals
    traced = in_true(polygon(in_milli(frame, found.ring)), sheet)
    assert traced.symmetric_difference(roof).area < most * roof.area


def test_a_stroke_over_a_hut_and_on_means_the_hut() -> None:
    """The ground at its ends is no gap that the hut grows over, nor is the stroke added as it was drawn."""
    sheet, roof = _printed("C2", HUT)
    frame = sheet.grid.frame
    x, y = sheet.grid.centre(sheet.grid.hex("C2"))
    stroke = Stroke(tuple((x + step / 5, y) for step in range(-9, 10)), 0.3)
    ground = Stroke((sheet.grid.centre(sheet.grid.hex("A1")),), 0.8, unlike=True)
    (found,) = trace_terrain(sheet, [stroke, ground], "building", Settings()).proposals
    traced = in_true(polygon(in_milli(frame, found.ring)), sheet)
    assert traced.difference(roof).area < 0.2 * roof.area
