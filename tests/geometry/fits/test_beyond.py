"""What a picture shows beside a board: rows and columns more, in drawn prints with and without a margin."""

from functools import cache

import numpy as np
import pytest

from bob_editor.geometry.fits.beyond import beside
from bob_editor.geometry.fits.honeycomb import found_in
from bob_editor.geometry.grid import Grid

ACROSS, MARGIN = 36.0, 70.0


@cache
def _printed(columns, rows, orientation, ink):
    """A print, its first hex's dot, and the honeycomb found in it: once for all boards that are held to it."""
    picture, dot = _print(Grid(columns, rows, orientation=orientation), ink=ink)
    return picture, dot, found_in(picture)


def _print(grid, margin=MARGIN, *, ink=-90.0):
    """A print of a board on noisy paper; the pixel of its first hex's dot."""
    scale = ACROSS / np.hypot(*np.subtract(*(grid.frame.true(grid.frame.centre(at)) for at in _two(grid))))
    rings = (
        np.array([[grid.frame.true(point) for point in grid.frame.corners(at)] for at in grid.hexes]) * scale
    )
    low = rings.min(axis=(0, 1))
    rings += margin - low
    wide, high = (rings.max(axis=(0, 1)) + margin).astype(int)
    shown = 170 + np.random.default_rng(4).normal(0, 8, (high, wide))
    for ring in rings:
        for start, end in zip(ring, np.roll(ring, -1, axis=0), strict=True):
            for part in np.linspace(0, 1, 80):
                x, y = (start + (end - start) * part).astype(int)
                shown[max(0, y - 1) : y + 1, max(0, x - 1) : x + 1] = 170 + ink
    return shown.astype(np.float32), tuple(rings[0].mean(axis=0))


def _two(grid):
    return grid.hexes[0], next(at for at in grid.hexes[0].neighbours() if at in grid)


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@pytest.mark.parametrize(
    ("printed", "board", "edges"),
    [
        ((9, 7), (9, 7), ()),
        ((9, 7), (8, 7), ("right",)),
        ((9, 7), (9, 6), ("below",)),
        ((9, 7), (7, 5), ("right", "below")),
        ((9, 7), (10, 8), ()),
    ],
)
@pytest.mark.parametrize("ink", [-90.0, 60.0])
def test_rows_and_columns_that_the_board_lacks_are_seen(orientation, printed, board, edges, ink):
    """Not where paper is blank around the hexes, though a grid would go on there."""
    picture, dot, comb = _printed(*printed, orientation, ink)
    assert comb is not None
    grid = Grid(*board, orientation=orientation)
    found = beside(comb, grid, grid.label(grid.hexes[0]), dot, picture.shape[::-1])
    assert found.edges == edges
    assert found.unseen == 0


def test_hexes_of_the_board_that_the_picture_has_no_room_for_are_counted():
    """Without a margin: a column of the board lies beside it. From another hex on all are shifted."""
    picture, dot = _print(Grid(9, 7), margin=3)
    comb = found_in(picture)
    assert comb is not None
    grid = Grid(10, 7)
    assert beside(comb, grid, "A1", dot, picture.shape[::-1]).unseen == 7
    assert beside(comb, Grid(9, 7), "A1", dot, picture.shape[::-1]).unseen == 0
    shifted = beside(comb, Grid(9, 7), "C1", dot, picture.shape[::-1])
    assert (shifted.unseen, shifted.edges) == (14, ("right",))
