"""Places of .m44 files, and the label players know them by (docs/games/memoir-44.md, 1.2)."""

from collections.abc import Iterable
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import column_letters, written_number


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


def hex_of_group_label(grid: Grid, label: str) -> str:
    """The name of a hex that a group calls by its label, which counts rows from the bottom; any other text as it is."""
    letters, digits = label.rstrip("0123456789"), label[len(label.rstrip("0123456789")) :]
    row = written_number(digits)
    return label if not letters or row is None else f"{letters.upper()}{grid.lines + 1 - row}"


def hexes_of_group(grid: Grid, group: Iterable[Any]) -> list[str]:
    """The names of the hexes of a group that are on the board."""
    named = (hex_of_group_label(grid, label) for label in group if isinstance(label, str))
    return [label for label in named if (at := grid.hex_anywhere(label)) is not None and at in grid]
