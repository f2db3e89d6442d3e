"""Paint the level of the ground: set it, raise it or lower it."""

from functools import partial

from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.tools.brush_tool import BrushTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import mark, tr


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
    def is_of_use(self) -> bool:
        """Not where terrain alone says how high a hex is."""
        return self.document.ruleset.gives_levels

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
            return tr(
                "{tool}: click or drag; right drag lowers, Ctrl raises, Shift-drag a rectangle",
                tool=tr(self.title),
            )
        hexes = self._hexes()
        if not hexes:
            return tr("{tool}: this ruleset knows only one level", tool=tr(self.title))
        where = self._label(at)
        if len(hexes) != 1:
            where = tr("{count} hexes around {label}", count=len(hexes), label=where)
        now = self.document.ground.level(at)
        step = self._step()
        if step:
            wanted = self._wanted(at)
            if wanted == now:
                text = (
                    mark("{label} is at the highest level, {now}")
                    if step > 0
                    else mark("{label} is at the lowest level, {now}")
                )
                return tr(text, label=self._label(at), now=now)
            text = (
                mark("Raise {where} by one level ({now} now, {wanted} then)")
                if step > 0
                else mark("Lower {where} by one level ({now} now, {wanted} then)")
            )
            return tr(text, where=where, now=now, wanted=wanted)
        return tr("Set {where} to level {level} ({now} now)", where=where, level=self._wanted(at), now=now)

    # -- what is pending ----------------------------------------------------------------------------------------

    def _step(self) -> int:
        keys = self._start or self.pointer
        if keys is None:
            return 0
        return -1 if keys.button == "right" else 1 if keys.control else 0

    def _wanted(self, at: Hex) -> int:
        lowest, highest = self._levels[0], self._levels[-1]
        now, step = self.document.ground.level(at), self._step()
        wanted = max(lowest, min(highest, now + step if step else self.level))
        # Below the lowest, as in a gully, nothing is raised by lowering it, nor the other way round.
        return min(now, wanted) if step < 0 else max(now, wanted) if step else wanted

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
        words = {1: mark("Raise {where}"), -1: mark("Lower {where}"), 0: mark("Level of {where}")}[
            self._step()
        ]
        where = self._label(next(iter(hexes)))
        if len(hexes) != 1:
            where = tr("{count} hexes", count=len(hexes))
        return Edit(
            tr(words, where=where), partial(_set_levels, ruleset=self.document.ruleset, levels=levels)
        )
