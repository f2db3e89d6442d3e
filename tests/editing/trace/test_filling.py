"""What lies hidden is filled from around, up to printed lines."""

import numpy as np
import pytest
from shapely.geometry import box

from bob_editor.editing.trace.hills.filling import Cells, filled, lines
from bob_editor.editing.trace.hills.flooding import flooded
from bob_editor.editing.trace.hills.levels import trace_levels
from bob_editor.editing.trace.outlines import in_true
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import union
from bob_editor.rules.land.cut_rings import hex_area

SCALE = 10.0


def _sheet() -> Sheet:
    """Green ground to the left of column 200 and a tan hill to the right."""
    grid = Grid(10, 8)
    pixels = np.full((300, 320, 3), (150, 180, 110), dtype=np.uint8)
    pixels[:, 200:] = (225, 200, 140)
    return Sheet(grid, pixels, -2.5, -2.5, SCALE)


@pytest.mark.parametrize("line", [120, 160, 240])
def test_what_is_unknown_ends_at_a_printed_line(line: int) -> None:
    """Wherever in a wide unknown strip the line is, to its left all is as on the left, to its right as on the right."""
    sheet = _sheet()
    sheet.pixels[:, :] = (200, 200, 160)
    sheet.pixels[:, line - 1 : line + 2] = (110, 70, 30)
    cells = Cells(sheet)
    known = np.full(cells.shape, np.nan, dtype=np.float32)
    known[:, : 60 // cells.per] = 0
    known[:, 300 // cells.per :] = 1
    light = np.full(sheet.shape, sheet.colours[150, 20, 0], dtype=np.float32)
    held = filled(known, lines(cells, light, np.ones(sheet.shape, dtype=np.float32)))
    high = held[1][cells.shape[0] // 2] > 0.5
    assert not high[: (line - 6) // cells.per].any()
    assert high[(line + 8) // cells.per :].all()


def test_nothing_known_fills_nothing() -> None:
    """Without a cell whose level is known there is none to go on from."""
    unknown = np.full((5, 5), np.nan, dtype=np.float32)
    assert filled(unknown, np.zeros((5, 5), dtype=np.float32)) == {}


def _over(grid: Grid, name: str, level: int) -> Stroke:
    return Stroke((grid.centre(grid.hex(name)),), 0.6, level)


@pytest.mark.parametrize("road", [False, True])
def test_crest_lines_over_ground_of_one_colour_bound_what_a_stroke_picks(road: bool) -> None:
    """No tint tells them apart: the hill goes on to its line, also where a road crosses that; beyond is ground."""
    sheet = _sheet()
    grid = sheet.grid
    y, x = np.indices(sheet.shape)
    middle = sheet.row_and_column(grid.centre(grid.hex("H4")))
    far = np.hypot(y - middle[0], x - middle[1]) / sheet.scale
    sheet.pixels[:, :] = np.array((200, 200, 160)) + 3 * ((x // 7 + y // 5) % 3 - 1)[..., None]
    sheet.pixels[np.abs(far - 6) < 0.1] = (110, 70, 30)
    covers = []
    if road:
        sheet.pixels[np.abs(y - middle[0]) < 0.3 * sheet.scale] = (230, 215, 180)
        level = grid.frame.true(grid.centre(grid.hex("H4")))[1]
        covers = [box(-100, level - 0.4, 100, level + 0.4)]
    picks = [_over(grid, "B2", 0), _over(grid, "H5", 1)]
    (hill,) = trace_levels(sheet, picks, Settings(), covers=covers).proposals
    beyond = {grid.hexes[place] for place in np.unique(sheet.hexes[(far > 6) & (sheet.hexes >= 0)]).tolist()}
    within = {grid.hexes[place] for place in np.unique(sheet.hexes[(far < 6) & (sheet.hexes >= 0)]).tolist()}
    assert within - beyond <= set(hill.hexes)
    assert not set(hill.hexes) & (beyond - within)


def test_beneath_what_covers_the_ground_a_stroke_says_the_level() -> None:
    """Woods in the middle of the hill hide a hollow: unsaid they are as high as the hill, and a stroke tells."""
    sheet = _sheet()
    grid = sheet.grid
    woods = [grid.hex(name) for name in ("H3", "H4", "I3", "I4", "G4", "H5", "I5")]
    places = [grid.index[at] for at in woods]
    sheet.pixels[np.isin(sheet.hexes, places)] = (40, 90, 50)
    covers = [in_true(union(hex_area(grid.frame, at) for at in woods), sheet)]
    picks = [_over(grid, "B4", 0), _over(grid, "J6", 1)]
    held = {at for one in trace_levels(sheet, picks, Settings(), covers=covers).proposals for at in one.hexes}
    assert set(woods) <= held
    picks.append(Stroke((grid.centre(grid.hex("H4")),), 0.6, 0))
    held = {at for one in trace_levels(sheet, picks, Settings(), covers=covers).proposals for at in one.hexes}
    assert grid.hex("H4") not in held
    assert grid.hex("J6") in held


def test_a_small_top_that_was_picked_is_a_level() -> None:
    """What is narrower than a hill usually is counts where a stroke says so, and not without."""
    sheet = _sheet()
    grid = sheet.grid
    row, column = sheet.row_and_column(grid.centre(grid.hex("I4")))
    sheet.pixels[row - 4 : row + 5, column - 9 : column + 10] = (170, 130, 80)
    picks = [_over(grid, "B4", 0), _over(grid, "J6", 1)]
    for more, top in (([], set()), ([Stroke((grid.centre(grid.hex("I4")),), 0.3, 2)], {grid.hex("I4")})):
        found = trace_levels(sheet, [*picks, *more], Settings()).proposals
        assert {at for one in found if one.level == 2 for at in one.hexes} == top


@pytest.mark.parametrize("crest", [True, False])
def test_water_tells_a_level_only_where_crest_lines_hold_it(crest: bool) -> None:
    """On faded paper nothing but a road parted the waters: a hill's ran over all ground up to there.

    Where lines hold it, what of the ground has a hill's tint is a stain; where not, tints tell, as far as they do.
    """
    ground, stain, hill, top = np.s_[:, :30], np.s_[5:9, 20:24], np.s_[:, 30:], np.s_[:, 50:54]
    known = np.zeros((40, 60), dtype=np.float32)
    for where, level in ((hill, 1), (stain, 1), (top, 2)):
        known[where] = level
    lines, picked = np.zeros_like(known), np.full_like(known, np.nan)
    lines[:, 30 if crest else 10] = 0.95
    picked[20, 5], picked[20, 40] = 0, 1
    apart = {(0, 1): 4.0, (1, 0): 4.0, (0, 2): 6.0, (2, 0): 6.0, (1, 2): 1.0, (2, 1): 1.0}
    found, untold = flooded(known, lines, np.zeros(known.shape, dtype=bool), picked, apart)
    assert (found[ground] == 0).all() == crest
    assert (found[stain] == 1).all() != crest
    assert (found[:, 10:20] == 0).all()
    if not crest:
        assert (found == known).all()
        assert untold[top].all()
        assert untold.sum() == untold[top].sum()


@pytest.mark.parametrize("astray", [False, True])
def test_a_tint_that_is_nowhere_but_under_its_own_water_tells(astray: bool) -> None:
    """However much meadows vary: a hill's water that found a gap in its line stands on what has none of its tint.

    Where as much of other ground has that tint, it is chance, and the printed lines tell.
    """
    known = np.zeros((40, 60), dtype=np.float32)
    known[:, 50:] = 1
    known[:, 2:6] = 1 if astray else 0
    lines, picked = np.zeros_like(known), np.full_like(known, np.nan)
    lines[:, 20] = 0.95
    picked[20, 10], picked[20, 55] = 0, 1
    apart = {(0, 1): 1.3, (1, 0): 1.3}
    found, untold = flooded(known, lines, np.zeros(known.shape, dtype=bool), picked, apart)
    assert (found[:, 22:48] == (1 if astray else 0)).all()
    assert (found[:, 50:] == 1).all()
    assert not untold[:, 22:].any()


@pytest.mark.parametrize(("apart", "level"), [(1.4, 1), (0.8, 0)])
def test_what_a_crest_line_closes_has_the_level_of_its_tint(apart: float, level: int) -> None:
    """A hill that nobody picked: water comes over its line, but the tint is another's, if tints tell anything."""
    known = np.zeros((40, 60), dtype=np.float32)
    known[:, 40:] = known[10:20, 10:20] = 1
    lines, picked = np.zeros_like(known), np.full_like(known, np.nan)
    lines[:, 40] = lines[9:21, [9, 20]] = lines[[9, 20], 9:21] = 0.9
    picked[30, 30], picked[30, 50] = 0, 1
    tints = {(0, 1): apart, (1, 0): apart}
    found, _ = flooded(known, lines, np.zeros(known.shape, dtype=bool), picked, tints)
    assert (found[10:20, 10:20] == level).all()
    assert (found[:9, :40] == 0).all()
    assert (found[:, 41:] == 1).all()
