"""Special rules that change the levels of hills (4.1.4; docs/games/last-hundred-yards.md, 8.4)."""

from collections.abc import Callable

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.labels import written_number
from bob_editor.model.board import Board, Contour
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.near import hex_of
from bob_editor.rules.los.scene import MapChange, Scene

FACTORS = (1, 2, 3)
"""Low, medium and high hills (23.0 step 4)."""

MOST_LEVEL = 99
"""Levels of a board run from its negative to this (its schema), and so do those that changes make of them."""


def with_hill_levels(scene: Scene) -> Board:
    """The board of a scene with every painted level and every contour as the changes in force have them.

    A change may name the sector that it alters: on a joined map that part alone; a board by itself is the one meant.
    """
    if not any(change.change in ("hill_levels_times", "hill_levels_set") for change in scene.changes):
        return scene.board
    board = scene.board
    sectors: dict[Part | None, Callable[[int], int]] = {}

    def level_of(at: Hex | None) -> Callable[[int], int]:
        sector = _sector(board.grid, at)
        if sector not in sectors:
            sectors[sector] = _level_of(scene, sector)
        return sectors[sector]

    ground = board.base.level
    base = replace(board.base, level=level_of(None)(ground))
    # Where a sector alone has its ground on another level, its hexes say so.
    lifted = {at: level for at in board.grid.hexes if (level := level_of(at)(ground)) != base.level}
    levels = {at: level_of(at)(one.level) for at, one in board.hexes.items() if one.level is not None}
    return replace(
        board,
        base=base,
        hexes={
            **board.hexes,
            **{at: replace(board.content(at), level=level) for at, level in {**lifted, **levels}.items()},
        },
        contours=tuple(
            replace(contour, level=level_of(_hex_in(board, contour))(contour.level))
            for contour in board.contours
        ),
    )


def _sector(grid: Grid, at: Hex | None) -> Part | None:
    """The board that a hex of a joined map lies on; None for a board by itself, or no hex."""
    if not isinstance(grid, JoinedGrid) or at is None:
        return None
    owners = grid.owners.get(at, ())
    return owners[0][0] if owners else None


def _hex_in(board: Board, contour: Contour) -> Hex | None:
    """A hex within a contour."""
    area = area_of(contour, board.grid.frame)
    return None if area.is_empty else hex_of(board.grid.frame, area)


def _level_of(scene: Scene, sector: Part | None) -> Callable[[int], int]:
    """From a level as printed on a sector to the one in force; a level set isn't multiplied."""
    factor = 1
    named: dict[int, int] = {}
    joined = isinstance(scene.board.grid, JoinedGrid)
    for change in scene.changes:
        meant = change.fields.get("board")
        if joined and meant is not None and not (sector and sector.is_called(meant)):
            continue
        if change.change == "hill_levels_times":
            times = change.fields.get("factor", 1)
            factor *= times if isinstance(times, int) else 1
        if change.change == "hill_levels_set" and isinstance(change.fields.get("levels"), dict):
            levels = change.fields["levels"].items()
            numbered = ((written_number(old), new) for old, new in levels if isinstance(new, int))
            named.update({old: new for old, new in numbered if old is not None})
    return lambda level: max(-MOST_LEVEL, min(named.get(level, level * factor), MOST_LEVEL))


def with_factor(scene: Scene, old: MapChange, factor: int) -> Scene:
    """The scene with hills multiplied by another factor in one of its changes."""
    new = replace(old, fields={**old.fields, "factor": factor})
    return replace(scene, changes=tuple(new if change is old else change for change in scene.changes))
