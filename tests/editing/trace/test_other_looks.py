"""A print that no style of ours paints: clumps of round bushes and of palms that share their greens."""

from math import cos, sin, tau

import numpy as np
import pytest
import shapely
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.areas import terrain
from bob_editor.editing.trace.areas.clumps import without_others
from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.picking import areas_under
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import areas_of

SCALE, LEFT, TOP = 16.0, -2.5, -2.5

DARK, LIGHT, LEAF = (70, 86, 40), (140, 160, 76), (84, 122, 52)

BUSHES, PALMS = ("B2", "B4", "F2"), ("F5", "G6", "B6")


@pytest.fixture
def sheet() -> Sheet:
    """Grass with bushes, round and dark-rimmed, and palms, stars of their own green and the bushes' rims'."""
    grid = Grid(8, 7)
    draw = np.random.default_rng(5)
    pixels = draw.normal((184, 190, 128), 5, (470, 460, 3)).clip(0, 255).astype(np.uint8)
    rows, columns = np.mgrid[0:470, 0:460]

    def dab(x: float, y: float, reach: float, colour: tuple[int, int, int]) -> None:
        right, down = round((x - LEFT) * SCALE), round((y - TOP) * SCALE)
        near = np.s_[max(0, down - 6) : down + 7, max(0, right - 6) : right + 7]
        across, along = columns[near] / SCALE + LEFT - x, rows[near] / SCALE + TOP - y
        pixels[near][np.hypot(across, along) < reach] = colour

    def middle(name: str) -> tuple[float, float]:
        return grid.frame.true(grid.centre(grid.hex(name)))

    for names, shape in ((BUSHES, "round"), (PALMS, "star")):
        for name in names:
            x, y = middle(name)
            for far, angle in draw.uniform((0, 0), (1.3, tau), (26, 2)):
                at = x + far * cos(angle), y + far * sin(angle)
                if shape == "round":
                    dab(*at, 0.26, DARK)
                    dab(*at, 0.18, LIGHT)
                for leaf in range(6 if shape == "star" else 0):
                    for step in np.linspace(0, 0.35, 6):
                        turned = leaf * tau / 6
                        dab(
                            at[0] + step * cos(turned),
                            at[1] + step * sin(turned),
                            0.07,
                            LEAF if leaf % 2 else DARK,
                        )
    return Sheet(grid, pixels, LEFT, TOP, SCALE)


def _found(sheet: Sheet, *picked: str, unlike: tuple[str, ...]) -> set[Hex]:
    strokes = [_over(sheet, name) for name in picked]
    strokes += [_over(sheet, name, unlike=True) for name in unlike]
    traced = trace_terrain(sheet, strokes, "bush", Settings())
    return {at for one in traced.proposals for at in one.hexes}


def _over(sheet: Sheet, name: str, *, unlike: bool = False) -> Stroke:
    x, y = sheet.grid.centre(sheet.grid.hex(name))
    points = tuple((x + 0.7 * step / 5, y + 0.28 * step / 5) for step in range(-5, 6))
    return Stroke(points, 0.3, unlike=unlike)


def _middle_of(sheet: Sheet, at: Hex) -> BaseGeometry:
    return Point(sheet.grid.frame.true(sheet.grid.centre(at))).buffer(0.8)


def _of_colour(sheet: Sheet, colour: tuple[int, int, int]) -> Polygon | MultiPolygon:
    rows, columns = np.nonzero((sheet.pixels == colour).all(axis=-1))
    x, y = columns / SCALE + LEFT, rows / SCALE + TOP
    return areas_of(shapely.union_all(shapely.box(x, y, x + 1 / SCALE, y + 1 / SCALE)).buffer(0.01))


def _named(sheet: Sheet, names: tuple[str, ...]) -> set[Hex]:
    return {sheet.grid.hex(name) for name in names}


@pytest.mark.parametrize(("mine", "others"), [(BUSHES, PALMS), (PALMS, BUSHES)])
def test_a_clump_of_anothers_colours_is_left_to_it(
    sheet: Sheet, mine: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """Each leaf of a palm could be a bush's: a whole clump of them isn't one, however much grass is between."""
    spots = {at: _middle_of(sheet, at) for at in _named(sheet, (*mine, *others))}
    area = areas_of(shapely.union_all(list(spots.values())))
    strokes = [_over(sheet, mine[0]), *(_over(sheet, one, unlike=True) for one in (others[0], "H2"))]
    left = without_others(area, sheet, strokes, areas_under(sheet, strokes))
    assert {at for at, spot in spots.items() if left.intersects(spot)} == _named(sheet, mine)
    assert without_others(area, sheet, strokes[:1], areas_under(sheet, strokes)) == area


def test_what_has_anothers_colours_for_lack_of_the_rest_is_left_to_it(sheet: Sheet) -> None:
    """The dark leaves of palms alone are as dark as bushes' rims: what is around them says that they are palms'."""
    area = _of_colour(sheet, DARK)
    strokes = [_over(sheet, "B2"), _over(sheet, "F5", unlike=True)]
    left = without_others(area, sheet, strokes, areas_under(sheet, strokes))
    held = {at for at in sheet.grid.hexes if left.intersects(_middle_of(sheet, at))}
    assert held == _named(sheet, BUSHES)


def test_a_small_crown_on_much_ground_is_left_to_what_it_is(sheet: Sheet) -> None:
    """What is around it is ground, which tells nothing."""
    x, y = sheet.grid.frame.true(sheet.grid.centre(sheet.grid.hex("G3")))
    row, column = round((y + 0.6 - TOP) * SCALE), round((x - LEFT) * SCALE)
    sheet.pixels[row : row + 2, column : column + 2] = LIGHT
    left, top = (column - 0.5) / SCALE + LEFT, (row - 0.5) / SCALE + TOP
    area = shapely.box(left, top, left + 2.7 / SCALE, top + 2.7 / SCALE)
    strokes = [_over(sheet, "F5"), _over(sheet, "B2", unlike=True)]
    assert without_others(area, sheet, strokes, areas_under(sheet, strokes)).is_empty


def test_a_hut_that_is_rather_anothers_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be what was meant, though it fills little of its hex."""
    grid = Grid(8, 7)
    sheet = Sheet(grid, np.full((470, 460, 3), (184, 190, 128), dtype=np.uint8), LEFT, TOP, SCALE)
    for name in ("B2", "F5"):
        row, column = sheet.row_and_column(grid.centre(grid.hex(name)))
        sheet.pixels[row - 9 : row + 10, column - 10 : column + 11] = (160, 116, 70)
    strokes = [_over(sheet, "B2"), _over(sheet, "H4", unlike=True)]
    for left, listed in (("B2 F5", False), ("B2", True)):
        mine = shapely.union_all([_middle_of(sheet, at) for at in _named(sheet, tuple(left.split()))])
        monkeypatch.setattr(terrain, "without_others", lambda area, *_, mine=mine: area.intersection(mine))
        traced = trace_terrain(sheet, strokes, "hut", Settings())
        assert ((grid.hex("F5"),) in {one.hexes for one in traced.unsure}) == listed


def test_what_was_picked_is_proposed(sheet: Sheet) -> None:
    """Who draws a stroke over a dot means it, though nothing there looks as the rest does."""
    assert _named(sheet, ("H4",)) <= _found(sheet, "B2", "B4", "H4", unlike=("F5", "H2", "A6"))
