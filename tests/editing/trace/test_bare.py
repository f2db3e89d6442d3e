"""What looks unlike bare ground, and that nobody picked, is looked at."""

import numpy as np

from bob_editor.editing.trace.areas.bare import trace_bare
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid

GRID = Grid(6, 5)


def test_hexes_unlike_the_ground_that_was_picked_are_listed() -> None:
    """Not the shades of the ground, nor what lies aside of the dot; without a stroke that is meant, none at all."""
    draw = np.random.default_rng(1)
    shades = np.repeat([(184, 190, 128), (170, 176, 116)], (130, 130), axis=0)
    pixels = draw.normal(shades, 2, (230, 260, 3)).clip(0, 255).astype(np.uint8)
    sheet = Sheet(GRID, pixels, -2.5, -2.5, 10.0)
    for name, aside in (("C3", 0), ("E2", 14)):
        row, column = sheet.row_and_column(GRID.centre(GRID.hex(name)))
        sheet.pixels[row - 9 : row + 10, column + aside - 9 : column + aside + 10] = (70, 60, 60)
    picked = Stroke((GRID.centre(GRID.hex("A4")), GRID.centre(GRID.hex("B4"))), 0.6)
    traced = trace_bare(sheet, [picked])
    assert [(one.hexes, one.why) for one in traced.unsure] == [((GRID.hex("C3"),), "unlike bare ground")]
    assert not traced.proposals
    assert not trace_bare(sheet, []).unsure
    also = Stroke((GRID.centre(GRID.hex("C3")),), 0.6, level=1)
    assert not trace_bare(sheet, [picked, also]).unsure, "the tint of a level is ground, too"
