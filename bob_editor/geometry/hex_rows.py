"""The rows of hexes of a map, counted from its edges, and which of several hexes is nearest by column."""

from __future__ import annotations

from collections.abc import Iterable

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record


class HexRows(Record):
    """The rows of a map seen from each of its edges.

    Toward the top or bottom a row zigzags: the hexes of the shifted columns lie half a hex nearer to the lower rows.
    """

    left: int
    right: int
    top: int
    bottom: int

    @staticmethod
    def of(grid: Grid) -> HexRows:
        """The rows of a grid; its outermost column is one of whole hexes."""
        columns = [at.q for at in grid.hexes]
        first = min(columns, default=0)
        heights = [grid.frame.canonical_centre(at)[1] for at in grid.hexes if (at.q - first) % 2 == 0]
        top, bottom = min(heights, default=0) - 1, max(heights, default=0) + 1
        return HexRows(first, max(columns, default=0), top, bottom)

    def distance(self, grid: Grid, at: Hex, edge: str) -> int:
        """In how many rows from an edge (top, bottom, left, right) a hex lies, 0 for the row along it.

        :raises KeyError: where there is no such edge.
        """
        height = grid.frame.canonical_centre(at)[1]
        return {
            "top": (height - self.top) // 2,
            "bottom": (self.bottom - height) // 2,
            "left": at.q - self.left,
            "right": self.right - at.q,
        }[edge]


def in_one_row(grid: Grid, hexes: Iterable[Hex], edge: str) -> bool:
    """Whether hexes are all as far from an edge."""
    rows = HexRows.of(grid)
    return len({rows.distance(grid, at, edge) for at in hexes}) < 2


def nearest_marker(at: Hex, markers: Iterable[Hex]) -> Hex:
    """The marker whose column is nearest to a hex's, of several that bound an area there.

    Of several as near by column the nearest in hexes counts, then the one named first.
    """
    return min(markers, key=lambda one: (abs(one.q - at.q), at.distance(one)))
