"""Grids of hexes that are found in pictures drawn by numbers alone: turned, stretched, faint, or not there."""

import math

import numpy as np
import pytest

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.fits.honeycomb import SURE, found_in
from bob_editor.geometry.fits.moves import _overlaps, _quick
from bob_editor.geometry.fits.named import pixels_named
from bob_editor.geometry.grid import Grid

DOT = (203.0, 154.0)


def lattice(across, turn=0.0, stretch=1.0, *, pointy=False):
    """The steps to two neighbours, turned by degrees and stretched from left to right."""
    angles = [math.radians(turn + start) for start in ((0, 60) if pointy else (30, 90))]
    return np.array([(across * math.cos(one) * stretch, across * math.sin(one)) for one in angles])


def picture(steps, dot=DOT, size=(300, 420), *, ink=80.0, noise=12.0, seed=1):
    """Hexes with dark outlines on noisy ground."""
    y, x = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float64)
    place = np.stack((x + 0.5 - dot[0], y + 0.5 - dot[1]), axis=-1) @ np.linalg.inv(steps)
    part = place - np.floor(place)
    around = [(i, j) for i in (-1, 0, 1, 2) for j in (-1, 0, 1, 2)]
    far = np.sort([np.hypot(*np.moveaxis((part - one) @ steps, -1, 0)) for one in around], axis=0)
    outline = far[1] - far[0] < 1.6
    ground = 170 + np.random.default_rng(seed).normal(0, noise, size)
    return (ground - ink * outline).astype(np.float32)


def same_grid(found, steps):
    """Whether two lattices have the same dots, but for a part in a hundred, and how far a dot is off."""
    whole = np.linalg.solve(steps.T, found.steps.T).T
    off = (np.array(found.dot) - DOT) @ np.linalg.inv(steps)
    off = (off - np.round(off)) @ steps
    return np.abs(whole - np.round(whole)).max() < 0.02 and abs(np.linalg.det(whole)) < 1.1, np.hypot(*off)


@pytest.mark.parametrize(
    ("across", "turn", "stretch", "pointy", "ink"),
    [
        (32, 0, 1, False, 80),
        (32, 0, 1, True, -60),
        (47.3, 11, 1, False, 80),
        (21.5, -6, 1.08, True, 80),
        (70, 2, 0.95, False, 60),
        (14, 0, 1, True, 90),
    ],
)
def test_a_grid_is_found_as_it_lies(across, turn, stretch, pointy, ink):
    """How wide, how turned, and where its dots are, to a part of a pixel or two."""
    steps = lattice(across, turn, stretch, pointy=pointy)
    found = found_in(picture(steps, ink=ink))
    assert found is not None
    alike, off = same_grid(found, steps)
    assert alike
    assert off < 0.05 * across
    assert found.pointy == pointy
    assert abs(found.turn - turn) < 2.5
    assert found.sure > SURE


def test_hexes_of_whole_pixels_are_as_sure_as_others():
    """Folded into one of them, they leave most of its parts without any pixel."""
    steps = np.array([(14.0, 8.0), (0.0, 16.0)])
    found = found_in(picture(steps))
    assert found is not None
    assert same_grid(found, steps)[1] < 0.6
    assert found.sure > SURE


def test_names_in_all_hexes_dont_pull_the_dots_to_their_side():
    """A name is printed above each dot; where the dot itself is printed, too, it is found to a hundredth of a hex."""
    steps = lattice(60, 2)
    gray = picture(steps)
    y, x = np.mgrid[0 : gray.shape[0], 0 : gray.shape[1]].astype(np.float64)
    place = np.stack((x + 0.5 - DOT[0], y + 0.5 - DOT[1]), axis=-1)
    right, down = np.moveaxis(place - np.round(place @ np.linalg.inv(steps)) @ steps, -1, 0)
    gray[(np.abs(right) < 14) & (np.abs(down + 14) < 4)] -= 40
    gray[np.hypot(right, down) < 2.7] = 250
    found = found_in(gray)
    assert found is not None
    assert same_grid(found, steps)[1] < 0.6


def test_what_is_no_grid_of_hexes_is_none():
    """Noise, a plain sheet, slopes, and squares."""
    noise = np.random.default_rng(3).normal(128, 30, (300, 400)).clip(0, 255).astype(np.uint8)
    squares = np.full((300, 400), 200, np.uint8)
    squares[::30] = squares[:, ::30] = 0
    slope = (np.add.outer(np.arange(300), np.arange(400)) // 3).astype(np.uint8)
    for one in (noise, squares, slope, np.full((300, 400), 9, np.uint8), np.zeros((3, 900), np.uint8)):
        found = found_in(one)
        assert found is None or found.sure < 0.3


@pytest.mark.parametrize("turn", [0, 8, -12])
def test_one_name_names_all(turn):
    """The nearest dot to the click is the hex's, and the board lies the way that turns it least."""
    steps = lattice(40, turn)
    found = found_in(picture(steps))
    assert found is not None
    grid = Grid(6, 5)
    pixels = pixels_named(found, grid, "C3", (DOT[0] + 9, DOT[1] - 8))
    assert math.dist(pixels["C3"], DOT) < 2
    # One hex down on the board is one hex down in the picture, and so across.
    assert math.dist(pixels["C4"], np.array(DOT) + steps[1]) < 2.5
    assert math.dist(pixels["D3"], np.array(DOT) + steps[0] - (steps[1] if _is_higher(grid) else 0)) < 2.5
    with pytest.raises(UnknownPlace):
        pixels_named(found, grid, "Z9", DOT)


def _is_higher(grid):
    return grid.centre(grid.hex("D3"))[1] < grid.centre(grid.hex("C3"))[1]


@pytest.mark.parametrize(("long", "size"), [(70, 112), (7, 12), (129, 216)])
def test_how_much_of_a_picture_lies_on_itself(long, size):
    """Counted as it is by waves, which is slow, in no more of them than are needed."""
    waves = np.abs(np.fft.rfft(np.ones(long), size)) ** 2
    assert np.allclose(_overlaps(long, size), np.fft.irfft(waves, size))
    assert size <= _quick(size) < 1.15 * size
