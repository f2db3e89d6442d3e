"""Where a picture shows hexes that a board hasn't, as one with a column more than the board does."""

from typing import Literal

import numpy as np

from bob_editor.geometry.fits.fit import Places
from bob_editor.geometry.fits.honeycomb import Honeycomb
from bob_editor.geometry.fits.named import pixels_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.records import Record

Edge = Literal["left", "right", "above", "below"]

_CLEAR = 0.5
"""A hex is seen where its outline is at least this share as clear as those of the board's own hexes are."""

_MOST = 0.5
"""The share of the hexes along an edge that must be seen for the picture to go on there."""

_OUT = 0.15
"""How far beyond a picture's edge, in hexes, a dot surely isn't on it: those of half hexes lie on the edge."""

_NEAR = 0.5
"""How far beyond the board's outermost dots one lies that is over an edge, in true proportions."""


class Beside(Record):
    """The edges over which a picture goes on, and how many hexes of the board it doesn't show."""

    edges: tuple[Edge, ...] = ()
    unseen: int = 0


def beside(comb: Honeycomb, grid: Grid, known: str, pixel: Point, size: tuple[float, float]) -> Beside:
    """How a board and a picture of a size differ, where the hex of a name has the dot that is nearest to a pixel."""
    inside = set(grid.hexes)
    around = [
        at for at in dict.fromkeys(one for at in grid.hexes for one in at.neighbours()) if at not in inside
    ]
    own, rim = (pixels_of(comb, grid, known, pixel, hexes) for hexes in (grid.hexes, around))
    spare = _OUT * comb.across
    out = (own < -spare) | (own > np.array(size) + spare)
    unseen = int(out.any(axis=1).sum())
    clear = comb.clearness(own)
    clear = clear[np.isfinite(clear)]
    if not clear.any():
        return Beside((), unseen)
    seen = comb.clearness(rim) / np.median(clear) > _CLEAR
    places, others = (
        np.array([grid.frame.true(grid.frame.centre(at)) for at in hexes]) for hexes in (grid.hexes, around)
    )
    (left, top), (right, low) = places.min(axis=0), places.max(axis=0)
    x, y = others.T
    edges: dict[Edge, Places] = {
        "left": x < left - _NEAR, "right": x > right + _NEAR, "above": y < top - _NEAR, "below": y > low + _NEAR,
    }  # fmt: skip
    return Beside(tuple(edge for edge, there in edges.items() if seen[there].mean() >= _MOST), unseen)
