"""Which hex drawn areas lie in, which a change of their rings may reach into, and which pieces may reach into one."""

from collections.abc import Iterable, Iterator
from math import ceil, floor

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, Frame
from bob_editor.rules.land.drawn_pieces import DrawnPiece


def hex_of(frame: Frame, area: BaseGeometry) -> Hex:
    """A hex that an area in thousandths of the canonical frame has a part of, for people to find it by."""
    point = area.representative_point()
    return frame.hex_at(frame.swap((point.x / MILLI, point.y / MILLI)))


def hexes_near(
    grid: Grid, bounds: tuple[float, float, float, float] | None, across: float, down: float
) -> Iterator[Hex]:
    """The hexes whose dots lie in a rectangle (left, top, right, bottom on the lattice), or so near to it.

    They come column by column; there are none of no rectangle.
    """
    if bounds is None:
        return
    left, top, right, bottom = bounds
    frame = grid.frame
    x, y = frame.swap((left - across, top - down))
    far_x, far_y = frame.swap((right + across, bottom + down))
    # Column by column (row by row on pointy top): a large map has few hexes in a rectangle.
    for q in range(ceil(x / 3), floor(far_x / 3) + 1):
        shift = q + frame.parity
        for r in range(ceil((y - shift) / 2), floor((far_y - shift) / 2) + 1):
            if (at := Hex(q, r)) in grid.index:
                yield at


class PiecesNear:
    """Drawn pieces of a map, found by the hexes into which they may reach."""

    def __init__(self, frame: Frame, pieces: Iterable[DrawnPiece]) -> None:
        self._frame = frame
        self._pieces = tuple(pieces)
        self._tree = shapely.STRtree([piece.area for piece in self._pieces])

    def __call__(self, at: Hex) -> list[DrawnPiece]:
        """Those whose box meets the hex's, in the board's order."""
        if not self._pieces:
            return []
        u, v = self._frame.canonical_centre(at)
        outline = shapely.box((u - 2) * MILLI, (v - 1) * MILLI, (u + 2) * MILLI, (v + 1) * MILLI)
        return [self._pieces[place] for place in sorted(self._tree.query(outline).tolist())]
