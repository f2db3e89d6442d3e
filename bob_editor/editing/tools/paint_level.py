"""Paint the level of the ground: set it, raise it or lower it."""

from __future__ import annotations

from functools import partial

from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.tools.brush_tool import BrushTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset


def _set_levels(board: Board, ruleset: Ruleset, levels: dict[int, tuple[Hex, ...]]) -> Board:
    for level, hexes in levels.items():
        board = set_level(board, ruleset, hexes, level)
    return board


class PaintLevel(BrushTool):
    """Paints the chosen level in the hexes of a stroke; the right button lowers by one, Control raises by one."""

    id = "paint_level"
    title = "Paint level"
    shortcut = "V"
    icon = "mdi6.terrain"

    level = 1

    @property
    def options(self) -> tuple[Option, ...]:
        """The level and the brush."""
        return (
            Option("level", "Level", "choice", tuple((level, str(level)) for level in self._levels)),
            self._brush,
        )

    @property
    def _levels(self) -> range:
        """The levels to paint; below the ground only terrain leads, such as a gully."""
        lowest, highest = self.document.ruleset.levels
        return range(max(0, lowest), highest + 1)

    @property
    def hint(self) -> str:
        """What a press here will do."""
        at = self._here
        if self.pointer is None or at is None:
            return f"{self.title}: click or drag; right drag lowers, Ctrl raises, Shift-drag a rectangle"
        hexes = self._hexes()
        if not hexes:
            return f"{self.title}: this ruleset knows only one level"
        where = self._label(at) if len(hexes) == 1 else f"{len(hexes)} hexes around {self._label(at)}"
        now = self.document.ground.level(at)
        step = self._step()
        if step:
            wanted = self._wanted(at)
            if wanted == now:
                return f"{self._label(at)} is at the {'highest' if step > 0 else 'lowest'} level, {now}"
            return f"{'Raise' if step > 0 else 'Lower'} {where} by one level ({now} now, {wanted} then)"
        return f"Set {where} to level {self._wanted(at)} ({now} now)"

    # -- what is pending ----------------------------------------------------------------------------------------

    def _step(self) -> int:
        keys = self._start or self.pointer
        if keys is None:
            return 0
        return -1 if keys.button == "right" else 1 if keys.control else 0

    def _wanted(self, at: Hex) -> int:
        lowest, highest = self._levels[0], self._levels[-1]
        wanted = self.document.ground.level(at) + self._step() if self._step() else self.level
        return max(lowest, min(highest, wanted))

    def _hexes(self) -> dict[Hex, None]:
        """None where there is but one level; no hex is raised or lowered twice in one stroke."""
        return super()._hexes() if self._levels else {}

    def _pending(self) -> Edit[Board] | None:
        levels: dict[int, tuple[Hex, ...]] = {}
        hexes = self._hexes()
        for at in hexes:
            wanted = self._wanted(at)
            if wanted != self.document.ground.level(at):
                levels[wanted] = (*levels.get(wanted, ()), at)
        if not levels:
            return None
        words = {1: "Raise", -1: "Lower", 0: "Level of"}[self._step()]
        where = self._label(next(iter(hexes))) if len(hexes) == 1 else f"{len(hexes)} hexes"
        return Edit(f"{words} {where}", partial(_set_levels, ruleset=self.document.ruleset, levels=levels))
