"""Special rules that change the levels of hills: by a factor, or level by level (4.1.4; 8.4 of the spec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

if TYPE_CHECKING:
    from collections.abc import Callable

    from bob_editor.model.board import Board
    from bob_editor.rules.los.scene import Scene


def with_hill_levels(scene: Scene) -> Board:
    """The board of a scene with every painted level and every contour as the changes in force have them.

    A change may name the sector that it alters; a scene has one board, which is then that one.
    """
    level_of = _level_of(scene)
    if level_of is None:
        return scene.board
    board = scene.board
    return evolve(
        board,
        base=evolve(board.base, level=level_of(board.base.level)),
        hexes={
            at: content if content.level is None else evolve(content, level=level_of(content.level))
            for at, content in board.hexes.items()
        },
        contours=tuple(evolve(contour, level=level_of(contour.level)) for contour in board.contours),
    )


def _level_of(scene: Scene) -> Callable[[int], int] | None:
    """From a level as printed to the one in force, None where nothing changes; a level set isn't multiplied."""
    factor = 1
    named: dict[int, int] = {}
    for change in scene.changes:
        if change.change == "hill_levels_times":
            factor *= int(change.fields.get("factor", 1))
        if change.change == "hill_levels_set":
            levels = change.fields.get("levels") or {}
            named.update({int(old): int(new) for old, new in levels.items()})
    if factor == 1 and not named:
        return None
    return lambda level: named.get(level, level * factor)
