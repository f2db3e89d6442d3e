"""The pixels of a board's dots on a grid that was found in a picture, once the name of one of its hexes is known."""

from collections.abc import Sequence

import numpy as np

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.fits.fit import Places
from bob_editor.geometry.fits.honeycomb import Honeycomb
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point


def pixels_named(comb: Honeycomb, grid: Grid, known: str, pixel: Point) -> dict[str, Point]:
    """The pixel of every hex's dot, where the hex of a name has the dot that is nearest to a pixel.

    Of the six ways in which hexes may lie on hexes it is that in which the board is turned least.

    :raises UnknownPlace: where the board has no such hex.
    """
    at = grid.hex(known)
    if at not in grid:
        raise UnknownPlace(f"The board has no hex {known}.", hint="Name one of its hexes.")
    found = pixels_of(comb, grid, known, pixel, grid.hexes)
    return dict(zip(map(grid.label, grid.hexes), map(tuple, found.round(1).tolist()), strict=True))


def pixels_of(comb: Honeycomb, grid: Grid, known: str, pixel: Point, hexes: Sequence[Hex]) -> Places:
    """The pixels of the dots of hexes, also of such as the board hasn't; as ``pixels_named`` has them."""
    at = grid.hex(known)
    true = np.array([grid.frame.true(grid.frame.centre(one)) for one in hexes])
    here = np.array(grid.frame.true(grid.centre(at)))
    return np.asarray((true - here) @ _least_turned(comb, grid, at) + np.array(comb.nearest(pixel)))


def _least_turned(comb: Honeycomb, grid: Grid, at: Hex) -> Places:
    """What a place in true proportions is multiplied by for pixels."""
    here = np.array(grid.frame.true(grid.centre(at)))
    around = [np.array(grid.frame.true(grid.frame.centre(one))) - here for one in at.neighbours()]
    ours = np.array(around[:2])
    one, two = comb.steps
    if np.linalg.det(ours) * np.linalg.det(comb.steps) < 0:
        one, two = two, one
    ways = [one, two, two - one, -one, -two, one - two]
    tried = [np.linalg.solve(ours, np.array([ways[n], ways[(n + 1) % 6]])) for n in range(6)]
    return np.asarray(max(tried, key=lambda matrix: float(np.trace(matrix))))
