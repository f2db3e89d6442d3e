"""Rows of hexes toward an edge of the map, and used markers (65.3; docs/games/band-of-brothers.md, 1.6)."""

from collections.abc import Iterable

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hex_rows import HexRows
from bob_editor.geometry.hexes import Hex


def in_one_row(grid: Grid, hexes: Iterable[Hex], edge: str) -> bool:
    """Whether hexes are all as far from an edge."""
    rows = HexRows.of(grid)
    return len({rows.distance(grid, at, edge) for at in hexes}) < 2


def nearest_marker(at: Hex, markers: Iterable[Hex]) -> Hex:
    """The marker whose column is nearest to a hex's, which bounds where units may be placed there (65.3).

    Of several as near by column the nearest in hexes counts, then the one named first.
    """
    return min(markers, key=lambda one: (abs(one.q - at.q), at.distance(one)))
