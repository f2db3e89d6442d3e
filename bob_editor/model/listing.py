"""Which hexes list a terrain: found once for all boards that have the same contents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from attrs import frozen

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex


@frozen(eq=False)
class Contents:
    """A grid and what its hexes list (``Board.hexes``), known by being the very same: an edit elsewhere keeps both."""

    grid: Grid
    hexes: Mapping[Hex, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contents) and self.hexes is other.hexes and self.grid is other.grid

    def __hash__(self) -> int:
        return id(self.hexes)


@lru_cache(maxsize=4)
def hexes_by_terrain(contents: Contents) -> Mapping[str, tuple[Hex, ...]]:
    """The hexes of the grid that list each terrain, in board order."""
    found: dict[str, dict[Hex, None]] = {}
    listed = contents.hexes
    for at in contents.grid.hexes if listed else ():
        content = listed.get(at)
        if content is not None:
            for feature in content.terrain:
                found.setdefault(feature.terrain, {})[at] = None
    return {terrain: tuple(hexes) for terrain, hexes in found.items()}
