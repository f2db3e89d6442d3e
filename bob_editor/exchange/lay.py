"""Where hexes lie in a foreign map of pixels: its cells, its pixels, and our lattice.

Both are worked out in the canonical frame (flat top; on pointy top the axes swap). ``column`` and ``top`` say which
lattice point is the dot of the cell 0, 0.
"""

from typing import Any, Literal

from bob_editor.exchange.grids import offset_grid
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Orientation, Point
from bob_editor.records import Record

Json = Any

SIDE = 60
"""Pixels of a hex's side in what is written: its height, 104, is then right to a thousandth, and even."""

LONG, SHORT = 2 * SIDE, 104


class Lay(Record):
    """How a map lies: ``long`` and ``short`` are a hex's extents, ``side`` its side, in pixels.

    ``odd`` is 1 where the odd columns (rows on pointy top) are those half a hex down (to the right). The dot of the
    cell 0, 0 would be at ``u``, ``v`` of the canonical lattice, were it in a column that isn't shifted.
    """

    pointy: bool
    long: float = LONG
    short: float = SHORT
    side: float = SIDE
    odd: int = 1
    u: float = 0
    v: float = 0

    @property
    def _pitch(self) -> float:
        return (self.long + self.side) / 6

    def shifted(self, line: int) -> int:
        """1 for a shifted column (row on pointy top), 0 for another."""
        return int(line % 2 == self.odd)

    def lattice(self, pixel: Point) -> Point:
        """The lattice point at a pixel, to the thousandth."""
        along, across = (pixel[1], pixel[0]) if self.pointy else pixel
        u = (along - self.long / 2) / self._pitch + self.u
        v = (across - self.short / 2) * 2 / self.short + self.v
        return (
            (round(v, 3) + 0.0, round(u, 3) + 0.0) if self.pointy else (round(u, 3) + 0.0, round(v, 3) + 0.0)
        )

    def pixel(self, point: Point) -> Point:
        """Where a lattice point lies in the map."""
        u, v = (point[1], point[0]) if self.pointy else point
        along = (u - self.u) * self._pitch + self.long / 2
        across = (v - self.v) * self.short / 2 + self.short / 2
        return (round(across, 3), round(along, 3)) if self.pointy else (round(along, 3), round(across, 3))

    def cell(self, grid: Grid, at: Hex) -> tuple[int, int]:
        """Column and row of a hex's cell."""
        u, v = grid.frame.canonical_centre(at)
        line = int(u - self.u) // 3
        place = int(v - self.v - self.shifted(line)) // 2
        return (place, line) if self.pointy else (line, place)


def lay_of(grid: Grid) -> tuple[Lay, int, int]:
    """How a map of a board lies that has all its hexes in cells from 0, 0 on; with its columns and rows."""
    centres = [grid.frame.canonical_centre(at) for at in grid.hexes]
    left, top = min(u for u, _ in centres), min(v for _, v in centres)
    lower = {(u - left) // 3 % 2 for u, v in centres if (v - top) % 2}
    lay = Lay(grid.pointy, odd=min(lower, default=1), u=left, v=top)
    cells = [lay.cell(grid, at) for at in grid.hexes]
    return lay, max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1


def foreign_grid(lay: Lay, left: int, top: int, columns: int, rows: int, name: str) -> tuple[Grid, Lay]:
    """The grid of so many cells from a left upper one on, and the lay that leads to its lattice.

    :raises TooLarge: where it is past the limits; ``BadFile`` where it has no hex.
    """
    first_line, first_place = (top, left) if lay.pointy else (left, top)
    orientation: Orientation = "pointy-top" if lay.pointy else "flat-top"
    shifted: Literal["even", "odd"] = "odd" if lay.shifted(first_line) else "even"
    grid = offset_grid(columns, rows, orientation, shifted=shifted, name=name)
    return grid, Lay(lay.pointy, lay.long, lay.short, lay.side, lay.odd, -3 * first_line, -2 * first_place)
