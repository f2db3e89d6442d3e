"""Places of .m44 files, and the label players know them by (docs/games/memoir-44.md, 1.2)."""

from __future__ import annotations

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import column_letters


def hex_of_place(grid: Grid, column: int, row: int) -> Hex | None:
    """The hex of a .m44 place; None where the board has none there."""
    at = grid.frame.hex_with_centre((column, 3 * row))
    return at if at is not None and at in grid.index else None


def place_of_hex(grid: Grid, at: Hex) -> tuple[int, int]:
    """Column and row of a hex as .m44 files count them."""
    x, y = grid.centre(at)
    return x, y // 3


def group_label(grid: Grid, at: Hex) -> str:
    """The label of a hex in .m44 group lists: rows from the bottom, small letters in shifted rows."""
    column, row = grid.position(at)
    letters = column_letters(column)
    return f"{letters.lower() if grid.is_shifted(at.q) else letters}{grid.lines - row}"
