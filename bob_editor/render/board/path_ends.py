"""Where paths from dot to dot leave a board of whole hexes: they are drawn on to its edge."""

from __future__ import annotations

from collections.abc import Sequence

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Path
from bob_editor.render.board.areas import BUILDINGS
from bob_editor.render.board.scenery import Scenery

_TURNS = (0, 1, 5)
"""Straight on, else the least turn: a sixth to the right, a sixth to the left."""


def path_ends(scenery: Scenery, path: Path) -> tuple[Hex | None, Hex | None]:
    """The hexes beside the board towards which a path leaves it from its first and its last hex; None where it doesn't.

    It ends at a dot that lies on the board's edge, at a building, and where another of its kind runs.
    """
    if path.curve or len(path.through) < 2:
        return None, None
    return _beyond(scenery, path, path.through[1::-1]), _beyond(scenery, path, path.through[-2:])


def _beyond(scenery: Scenery, path: Path, last: Sequence[Hex]) -> Hex | None:
    before, end = last
    grid, board = scenery.grid, scenery.ground.board
    ahead = before.direction_to(end)
    if ahead is None or end not in grid.index or grid.cut_edges(end):
        return None
    out = [end.neighbour((ahead + turn) % 6) for turn in _TURNS]
    there = next((at for at in out if at not in grid.index), None)
    if there is None or any(
        other is not path and other.terrain == path.terrain and end in other.through for other in board.paths
    ):
        return None
    listed = scenery.ground.terrain(end)
    return None if any(scenery.style.look(one).pattern in BUILDINGS for one in listed) else there
