"""Baselines: the first and the last row, where units leave and enter (docs/games/memoir-44.md, 1.3)."""

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.land.faces import own_place
from bob_editor.rules.los.scene import Marker, Scene
from bob_editor.rules.scene_edits import replacement

DOORS = {"exit": "A23", "entry": "A33"}
"""The markers by which units leave and enter, and the card of each."""


def is_on_baseline(grid: Grid, at: Hex) -> bool:
    """Whether a hex is in the first or the last row."""
    return baseline_at(grid, at) is not None


def baseline_at(grid: Grid, at: Hex) -> str | None:
    """Which side's baseline a hex is on, ``top`` or ``bottom``; None for a hex between them."""
    grid, at = own_place(grid, at)
    row = grid.position(at)[1]
    return "top" if row == 0 else "bottom" if row == grid.lines - 1 else None


def to_baseline(board: Board, marker: Marker) -> Edit[Scene]:
    """The edit that moves a marker to the nearest hex of a baseline."""
    grid = board.grid
    nearest = min(
        (at for at in grid.hexes if is_on_baseline(grid, at)),
        key=lambda at: (marker.at.distance(at), grid.position(at)),
    )
    return replacement(f"Move it to {grid.label(nearest)}", marker, replace(marker, at=nearest))
