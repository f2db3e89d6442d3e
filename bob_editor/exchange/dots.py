"""The grid of a drawing or picture from a few of its hexes' names and where their dots lie."""

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.grids import refuse_large
from bob_editor.geometry.fits.fit import Places, fitted
from bob_editor.geometry.fits.pins import pinned
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.lattice import Point

Dots = Sequence[tuple[str, Point]]
"""Names of hexes, each with the place of its dot."""

FEWEST = 3


class NoGrid(BadFile):
    """A drawing shows no grid, and too few dots are named: whoever can ask for them may."""


_FLAT = 0.05
"""Dots of which one direction is spread by less than this share of the other lie in a row."""


def grid_by_dots(dots: Dots, name: str) -> Grid:
    """The grid on which dots of these names lie most regularly, as far as the last column and row that they name.

    :raises BadFile: where they are too few, in a row, or no names of hexes; ``TooLarge`` past the limits.
    """
    known = dict(dots)
    if len(known) < FEWEST:
        raise NoGrid(f"{name} shows no grid of hexes.", hint=HOW)
    best: tuple[float, Grid] | None = None
    first = min([1, *(split[1] for split in map(split_label, known) if split is not None)])
    for plain in _kinds(first):
        cells = [plain.hex_anywhere(one) for one in known]
        if any(one is None for one in cells):
            wrong = next(label for label, at in zip(known, cells, strict=True) if at is None)
            raise BadFile(
                f"{name} names a dot “{wrong[:40]}”, which is no hex.", hint="Hexes are named A1, B12 …"
            )
        columns, rows = (
            max(found) + 1 for found in zip(*(plain.position(one) for one in cells if one), strict=True)
        )
        refuse_large(columns, rows, name)
        irregular = _irregular(plain, [(pixel, label) for label, pixel in known.items()])
        if irregular is not None and (best is None or irregular < best[0] - 1e-6):
            best = irregular, replace(plain, columns=columns, rows=rows)
    if best is None:
        raise BadFile(f"{name} names dots that lie in a row.", hint=HOW)
    return best[1]


HOW = "Name three of its hexes far apart, and where their dots lie: --dots “A1=40,35 L1=700,35 A9=40,560”."


def _kinds(first: int) -> Iterator[Grid]:
    """Every way in which a plain grid's hexes may lie, the usual ones first; rows are counted from ``first`` on."""
    for shifted in ("even", "odd"):
        yield Grid(1, 1, "flat-top", shifted, "down", first)
        yield Grid(1, 1, "pointy-top", shifted, "right", first)


def _irregular(grid: Grid, pins: list[tuple[Point, str]]) -> float | None:
    """How far from regular hexes a flat fit is: its stretch and shear, and by what it misses the dots."""
    places, pixels = pinned(grid, pins)
    spread = np.linalg.svd(places - places.mean(axis=0), compute_uv=False)
    fit = fitted("affine", places, pixels)
    if fit is None or spread[-1] < _FLAT * spread[0]:
        return None
    origin, east, south = fit.pixels(np.array([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]))
    matrix = np.array([east - origin, south - origin])
    if np.linalg.det(matrix) <= 0:
        return None
    large, small = np.linalg.svd(matrix, compute_uv=False)
    missed = float(np.abs(fit.pixels(places) - pixels).max())
    return float(large / max(small, 1e-9)) - 1 + missed / max(float(small), 1e-9)


def straightened(grid: Grid, dots: Dots) -> tuple[Places, Places]:
    """The flat map from the drawing to true proportions: what a point is multiplied by, and what is added then."""
    places, pixels = pinned(grid, [(pixel, label) for label, pixel in dict(dots).items()])
    fit = fitted("affine", places, pixels)
    assert fit is not None
    origin, east, south = fit.pixels(np.array([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]))
    back = np.linalg.inv(np.array([east - origin, south - origin]))
    return back, -origin @ back
