"""A board's pins as a fit takes them, and the hexes whose dots tell most of how a picture lies."""

from collections.abc import Iterable, Sequence

import numpy as np

from bob_editor.geometry.fits.fit import Places
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point


def pinned(grid: Grid, pins: Iterable[tuple[Point, str]]) -> tuple[Places, Places]:
    """The places and pixels of the pins that name a hex, also one beside the board."""
    known = [
        (grid.frame.true(grid.centre(at)), pixel)
        for pixel, label in pins
        if (at := grid.hex_anywhere(label)) is not None
    ]
    both = np.array(known, dtype=np.float64).reshape(-1, 2, 2)
    return both[:, 0], both[:, 1]


def first_dots(grid: Grid) -> tuple[str, ...]:
    """Five hexes far apart: the whole ones nearest to the board's corners, clockwise, and to its middle."""
    whole = _whole(grid)
    spots = {at: grid.frame.true(grid.centre(at)) for at in whole}
    found = [
        min(whole, key=lambda at: across * spots[at][0] + down * spots[at][1])
        for across, down in ((1, 1), (-1, 1), (-1, -1), (1, -1))
    ]
    x, y = (sum(spots[at][axis] for at in found) / len(found) for axis in (0, 1))
    found.append(min(whole, key=lambda at: (spots[at][0] - x) ** 2 + (spots[at][1] - y) ** 2))
    return tuple(dict.fromkeys(grid.label(at) for at in found))


def widest_gap(grid: Grid, labels: Sequence[str]) -> str:
    """The whole hex that is farthest from all of these; "" where all are taken."""
    taken = [at for label in labels if (at := grid.hex_anywhere(label)) is not None]
    if not taken:
        return next(iter(first_dots(grid)), "")
    others = np.array([grid.frame.true(grid.centre(at)) for at in taken])

    def gap(at: Hex) -> float:
        return float(((others - grid.frame.true(grid.centre(at))) ** 2).sum(axis=1).min())

    widest = max(_whole(grid), key=gap)
    return grid.label(widest) if gap(widest) > 0 else ""


def _whole(grid: Grid) -> list[Hex]:
    return [at for at in grid.hexes if not grid.cut_edges(at)] or list(grid.hexes)
