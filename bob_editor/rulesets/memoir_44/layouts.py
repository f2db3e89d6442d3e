"""Board layouts: which grids there are, their sections, and what a board's face prints in which row (1.1, 1.4, 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bob_editor.geometry.grid import Grid
    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board

LAYOUTS = {(13, 12, 9): "standard", (26, 25, 9): "overlord", (13, 12, 17): "breakthrough"}
"""Layouts by hexes in full rows, in shifted rows, and rows."""

SECTIONS = {
    "standard": (("left", 0, 7), ("centre", 7, 17), ("right", 17, 24)),
    "breakthrough": (("left", 0, 7), ("centre", 7, 17), ("right", 17, 24)),
    "overlord": (("left", 0, 17), ("centre", 17, 33), ("right", 33, 50)),
}
"""Sections as ranges of the lattice x, both ends included, as the bottom player sees them."""

MANY_ROWS = 17
"""From so many rows on, three rows of a beach face are ocean, not two."""


def layout_of(grid: Grid) -> str | None:
    """``standard``, ``overlord`` or ``breakthrough``; None of any other grid."""
    if not grid.pointy or grid.shifted != "even" or grid.shift != "right" or not isinstance(grid.rows, int):
        return None
    columns = grid.columns if isinstance(grid.columns, tuple) else (grid.columns, grid.columns)
    return LAYOUTS.get((*columns, grid.rows))


def sections_of(grid: Grid, at: Hex) -> tuple[str, ...]:
    """The sections in which a hex lies: two where a dotted line cuts it; none on a grid that is no layout."""
    x, _ = grid.centre(at)
    layout = layout_of(grid)
    return () if layout is None else tuple(name for name, low, high in SECTIONS[layout] if low <= x <= high)


def sub_sections_of(grid: Grid, at: Hex, border: int = 43) -> tuple[int, ...]:
    """The sub-sections of an Overlord board (0 to 5, from the left) in which a hex lies (AMB-23 for the border)."""
    x, _ = grid.centre(at)
    ranges = ((0, 7), (7, 17), (17, 25), (25, 33), (33, border), (border, 50))
    if layout_of(grid) != "overlord":
        return ()
    return tuple(place for place, (low, high) in enumerate(ranges) if low <= x <= high)


def printed_terrain(board: Board, at: Hex) -> str:
    """What a board's face prints in a hex: the base terrain, or beach and ocean in the rows of a beach face.

    The sea is at the bottom; on a grid that is no layout its rows are counted from there.
    """
    if board.base.face == "beach":
        grid = board.grid
        below = grid.lines - 1 - grid.position(at)[1]
        ocean = 3 if grid.lines >= MANY_ROWS else 2
        if below < ocean:
            return "ocean"
        if below < ocean + 3:
            return "beach"
    return board.base.terrain
