"""Board layouts: which grids there are, and their sections (docs/games/memoir-44.md, 1.1, 1.4)."""

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.rules.land.faces import own_place

LAYOUTS = {(13, 12, 9): "standard", (26, 25, 9): "overlord", (13, 12, 17): "breakthrough"}
"""Layouts by hexes in full rows, in shifted rows, and rows."""

SECTIONS = {
    "standard": (("left", 0, 7), ("centre", 7, 17), ("right", 17, 24)),
    "breakthrough": (("left", 0, 7), ("centre", 7, 17), ("right", 17, 24)),
    "overlord": (("left", 0, 17), ("centre", 17, 33), ("right", 33, 50)),
}
"""Sections as ranges of the lattice x, both ends included, as the bottom player sees them."""


def layout_of(grid: Grid) -> str | None:
    """``standard``, ``overlord`` or ``breakthrough``; None of any other grid, and of maps of several boards."""
    if isinstance(grid, JoinedGrid):
        return layout_of(grid.parts[0].grid) if len(grid.parts) == 1 else None
    if not grid.pointy or grid.shifted != "even" or grid.shift != "right" or not isinstance(grid.rows, int):
        return None
    if grid.first_row != 1 or any(kind == "half" for _, kind in grid.edges):
        return None
    columns = grid.columns if isinstance(grid.columns, tuple) else (grid.columns, grid.columns)
    return LAYOUTS.get((*columns, grid.rows))


def sections_of(grid: Grid, at: Hex) -> tuple[str, ...]:
    """The sections in which a hex lies: two where a dotted line cuts it; none on a grid that is no layout."""
    layout = layout_of(grid)
    grid, at = own_place(grid, at)
    x, _ = grid.centre(at)
    return () if layout is None else tuple(name for name, low, high in SECTIONS[layout] if low <= x <= high)


def sub_sections_of(grid: Grid, at: Hex, border: int = 43) -> tuple[int, ...]:
    """The sub-sections of an Overlord board (0 to 5, from the left) in which a hex lies (``overlord_border``)."""
    ranges = ((0, 7), (7, 17), (17, 25), (25, 33), (33, border), (border, 50))
    if layout_of(grid) != "overlord":
        return ()
    grid, at = own_place(grid, at)
    x, _ = grid.centre(at)
    return tuple(place for place, (low, high) in enumerate(ranges) if low <= x <= high)
