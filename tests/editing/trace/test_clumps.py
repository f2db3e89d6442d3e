"""Clumps of bushes beside woods, whose rims have the colours of bushes."""

import numpy as np
from shapely.affinity import scale

from bob_editor.editing.trace.areas.clumps import _of_others
from bob_editor.editing.trace.arrays import Flags, blurred
from bob_editor.editing.trace.outlines import held_of, within
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import union
from bob_editor.rules.land.cut_rings import hex_area

GRID = Grid(10, 8)
GROUND, BUSH, WOODS = (205, 196, 150), (112, 136, 84), (30, 84, 34)
CLUMP, WOODED = ("E3", "E4"), ("F2", "F3", "F4", "G2", "G3", "G4")


def _in(sheet: Sheet, names: tuple[str, ...]) -> Flags:
    return np.isin(sheet.hexes, [GRID.index[GRID.hex(name)] for name in names])


def _sheet() -> Sheet:
    """Two hexes of bushes with ground between, beside woods, as blurred as a print."""
    sheet = Sheet(GRID, np.full((600, 680, 3), GROUND, dtype=np.uint8), -2.5, -2.5, 20.0)
    sheet.pixels[_in(sheet, WOODED)] = WOODS
    rows, columns = np.mgrid[:600, :680]
    dice = np.random.default_rng(4)
    for name in CLUMP:
        row, column = sheet.row_and_column(GRID.centre(GRID.hex(name)))
        for turn, away in zip(np.arange(14) * 2.4, dice.uniform(0.1, 1.35, 14), strict=True):
            down, right = 20 * away * np.sin(turn), 20 * away * np.cos(turn)
            sheet.pixels[np.hypot(rows - row - down, columns - column - right) < 5] = BUSH
    soft = [blurred(sheet.pixels[..., part].astype(np.float32), 3.0) for part in range(3)]
    sheet.pixels[:] = np.stack(soft, axis=-1)
    return Sheet(GRID, sheet.pixels, -2.5, -2.5, 20.0)


def _over(name: str, *, unlike: bool = False) -> Stroke:
    x, y = GRID.centre(GRID.hex(name))
    return Stroke(((x - 0.5, y), (x + 0.5, y)), 1.4, unlike=unlike)


def test_crowns_of_woods_are_told_from_bushes() -> None:
    """They are the woods' own within, and none are where bushes stand with ground between."""
    sheet = _sheet()
    strokes = [_over("E3"), _over("E4"), _over("G3", unlike=True), _over("B6", unlike=True)]
    theirs = _of_others(sheet, strokes)
    assert theirs[_in(sheet, WOODED)].mean() > 0.8
    assert theirs[_in(sheet, CLUMP)].mean() < 0.05
    assert not _of_others(sheet, strokes[:2]).any()


def test_a_clump_keeps_to_the_hexes_of_its_dots() -> None:
    """What reaches far beyond them is cut off, and what holds no dot is none."""
    sheet = _sheet()
    first, second = (GRID.hex(name) for name in CLUMP)
    cells = union(hex_area(GRID.frame, at) for at in (first, second))
    kept = within(cells.buffer(400), (first,), sheet)
    own = hex_area(GRID.frame, first)
    assert kept.contains(own)
    assert scale(own, 1.2, 1.2).contains(kept)
    assert within(cells, (), sheet).is_empty


def test_a_piece_of_an_outline_holds_its_own_dots() -> None:
    """And not those that another piece holds: who takes it takes these."""
    sheet = _sheet()
    first, second = (GRID.hex(name) for name in CLUMP)
    assert held_of(scale(hex_area(GRID.frame, first), 0.5, 0.5), (first, second), sheet) == (first,)
    assert held_of(hex_area(GRID.frame, GRID.hex("A1")), (first, second), sheet) == ()
