"""Along its edge woods are told from what lies beside them there, whatever they border on elsewhere."""

import numpy as np
import numpy.typing as npt
import pytest
import shapely
from shapely.geometry import Point

from bob_editor.editing.trace.areas.edges import sharpened
from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.outlines import in_true
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import areas_of, union
from bob_editor.model.board import Artwork
from bob_editor.rules.land.cut_rings import area_of

WOODS = Point(12.0, 9.0).buffer(5.0)


@pytest.fixture
def sheet() -> Sheet:
    """Round woods of dark trees and light ones; below bushes as light as those, above a meadow."""
    draw = np.random.default_rng(4)
    y, x = np.mgrid[0:420, 0:420] / 14.0 - 2.5
    light = (draw.random((105, 105)) < 0.45).repeat(4, 0).repeat(4, 1)[..., None]
    pixels = np.where((y > 9.0)[..., None], (128, 152, 84), (186, 190, 130))
    trees = np.where(light, (120, 150, 82), (58, 92, 48))
    pixels = np.where(shapely.contains_xy(WOODS, x, y)[..., None], trees, pixels)
    pixels = (pixels + draw.normal(0, 7, pixels.shape)).clip(0, 255).astype(np.uint8)
    return Sheet(Grid(8, 6), pixels, -2.5, -2.5, 14.0)


def _over(sheet: Sheet, label: str, *, unlike: bool = False) -> Stroke:
    x, y = sheet.grid.centre(sheet.grid.hex(label))
    return Stroke(tuple((x + step / 5, y + 0.08 * step) for step in range(-5, 6)), 0.3, unlike=unlike)


def test_an_edge_runs_where_colours_change_there(sheet: Sheet) -> None:
    """Light trees are the bushes' elsewhere, and no woods: beside the bushes dark ones among them are."""
    strokes = [_over(sheet, "D3"), *(_over(sheet, one, unlike=True) for one in ("B6", "A1"))]
    found = trace_terrain(sheet, strokes, "woods", Settings()).proposals
    frame = sheet.grid.frame
    area = in_true(union(area_of(Artwork("", one.ring, one.holes), frame) for one in found), sheet)
    assert area.symmetric_difference(WOODS).area / WOODS.length < 0.16


def test_an_edge_that_nothing_tells_stays(sheet: Sheet) -> None:
    """On even ground, or where what it goes around is too small to learn from."""
    for area in (Point(12.0, 18.0).buffer(2.5), Point(12.0, 9.0).buffer(1.0)):
        kept = sharpened(areas_of(area), sheet)
        assert kept.symmetric_difference(area).area / area.length < 0.05


def test_a_notch_between_crowns_is_filled_and_a_house_keeps_its_corners() -> None:
    """Where what is traced has ground between, and only there."""
    sheet = Sheet(Grid(8, 6), np.full((200, 200, 3), 150, dtype=np.uint8), -2.5, -2.5, 14.0)
    whole = Point(8.0, 6.0).buffer(3.0)
    notched = whole.difference(shapely.box(7.5, 2.0, 8.5, 6.0))
    house = shapely.box(1.0, 9.0, 3.0, 10.2).union(shapely.box(1.0, 9.0, 1.8, 11.0))
    left, filled = (sharpened(areas_of(notched.union(house)), sheet, notch) for notch in (0.0, 0.6))
    gap = whole.difference(notched)
    assert left.intersection(gap).area < 0.1 * gap.area
    assert filled.intersection(gap).area > 0.7 * gap.area
    assert filled.difference(whole).symmetric_difference(house).area < 0.15


@pytest.mark.parametrize("roof", [(120, 78, 44), (110, 96, 98), (50, 50, 54)])
def test_a_house_is_drawn_without_its_shadow(roof: tuple[int, int, int]) -> None:
    """Its shadow is of the ground's tint; a roof of that tint can't be told from it, and stays as traced."""
    draw = np.random.default_rng(5)
    y, x = np.mgrid[0:200, 0:200] / 14.0 - 2.5
    house, shadow = shapely.box(4.0, 4.5, 6.2, 6.0), shapely.box(4.2, 4.7, 6.6, 6.4)
    ground = np.array((166, 160, 104))

    def sheet(roof: npt.ArrayLike) -> Sheet:
        drawn = np.where(shapely.contains_xy(shadow, x, y)[..., None], 0.45 * ground, ground)
        drawn = np.where(shapely.contains_xy(house, x, y)[..., None], roof, drawn)
        pixels = (drawn + draw.normal(0, 5, drawn.shape)).clip(0, 255).astype(np.uint8)
        return Sheet(Grid(3, 3), pixels, -2.5, -2.5, 14.0)

    traced = areas_of(house.union(shadow))
    assert (
        sharpened(traced, sheet(roof)).symmetric_difference(house).area
        < 0.14 * house.area
        < 0.5 * traced.difference(house).area
    )
    assert sharpened(traced, sheet(0.6 * ground)).symmetric_difference(traced).area < 0.02 * traced.area


def test_a_house_on_black_ground_stays() -> None:
    """No light falls there that a shadow could take."""
    pixels = np.zeros((200, 200, 3), dtype=np.uint8)
    pixels[100:120, 100:130] = 200, 60, 50
    left, top, right, bottom = (place / 14.0 - 2.5 for place in (100, 100, 130, 120))
    house = shapely.box(left, top, right, bottom)
    kept = sharpened(areas_of(house), Sheet(Grid(3, 3), pixels, -2.5, -2.5, 14.0))
    assert kept.symmetric_difference(house).area < 0.1 * house.area
