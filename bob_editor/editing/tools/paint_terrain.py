"""Paint terrain: hex by hex, with a brush, in rectangles, or all connected ground at once."""

from functools import partial

from bob_editor.editing.drawing.terrain_edits import erase_terrain, lay_terrain, stands_on_terrain
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.editing.tools.brush_tool import BrushTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.words import mark, tr


class PaintTerrain(BrushTool):
    """Paints the chosen terrain in the hexes of a stroke; Control erases, Alt or the right button takes up terrain."""

    id = "paint_terrain"
    title = "Paint terrain"
    shortcut = "T"
    icon = "mdi6.brush"

    terrain = ""
    mode = "replace"
    fill = False

    @property
    def options(self) -> tuple[Option, ...]:
        """Terrain, brush, and whether to replace, add or fill."""
        return (
            Option(
                "terrain",
                "Terrain",
                "terrain",
                tuple((row.id, row.title) for row in self._rows("hexes", "base")),
            ),
            self._brush,
            Option("mode", "Mode", "choice", (("replace", mark("Replace")), ("add", mark("Add on top")))),
            Option("fill", "Fill connected", "switch"),
        )

    @property
    def chosen(self) -> str:
        """The terrain in the brush, always one that this ruleset has."""
        rows = {row.id: row for row in self._rows("hexes", "base")}
        if self.terrain in rows:
            return self.terrain
        return next((name for name, row in rows.items() if "artwork" in row.places), next(iter(rows), ""))

    @property
    def hint(self) -> str:
        """What a press here will do."""
        at = self._here
        if self.pointer is None or at is None:
            return tr(
                "{tool}: click or drag; Shift-drag a rectangle, Ctrl erases, right click takes up terrain",
                tool=tr(self.title),
            )
        now = self._titles(self.document.ground.terrain(at))
        if self._picks(self.pointer):
            return tr("Take up {what} from {label}", what=now, label=self._label(at))
        where = self._where(at)
        if self._erases():
            return tr(
                "Clear {where} to {terrain} ({now} now)",
                where=where,
                terrain=self._title(self.board.base.terrain),
                now=now,
            )
        adds = self.mode == "add" or stands_on_terrain(self.document.ruleset.terrains.get(self.chosen))
        text = (
            mark("Add {terrain} in {where} ({now} now)")
            if adds
            else mark("Paint {terrain} in {where} ({now} now)")
        )
        return tr(text, terrain=self._title(self.chosen), where=where, now=now)

    def _where(self, at: Hex) -> str:
        hexes = self._hexes()
        if len(hexes) == 1:
            return self._label(next(iter(hexes)))
        text = (
            mark("{count} hexes connected with {label}")
            if self.fill
            else mark("{count} hexes around {label}")
        )
        return tr(text, count=len(hexes), label=self._label(at))

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke, or take up the terrain here."""
        if self._picks(pointer):
            self.pointer = pointer
            self._pick(pointer.hex)
            self._update()
        else:
            super().press(pointer)

    @property
    def _draws_on(self) -> bool:
        return not self.fill

    # -- what is pending ----------------------------------------------------------------------------------------

    def _picks(self, pointer: Pointer) -> bool:
        return self._stroke is None and (pointer.alt or pointer.button == "right")

    def _pick(self, at: Hex) -> None:
        if at in self.board.grid:
            found = self.document.ground.terrain(at)
            self.terrain = found[-1]

    def _touched(self, at: Hex) -> dict[Hex, None]:
        if self.fill:
            ground = self.document.ground
            return connected(self.board.grid, at, lambda other: ground.terrain(other) == ground.terrain(at))
        return super()._touched(at)

    def _erases(self) -> bool:
        keys = self._start or self.pointer
        return keys is not None and keys.control

    def _pending(self) -> Edit[Board] | None:
        hexes = tuple(self._hexes())
        if not hexes or (self.pointer is not None and self._picks(self.pointer)):
            return None
        where = self._label(hexes[0]) if len(hexes) == 1 else tr("{count} hexes", count=len(hexes))
        ruleset = self.document.ruleset
        if self._erases():
            return Edit(
                tr("Clear {where}", where=where), partial(erase_terrain, ruleset=ruleset, hexes=hexes)
            )
        return Edit(
            tr("Paint {title} in {where}", title=self._title(self.chosen), where=where),
            partial(lay_terrain, ruleset=ruleset, hexes=hexes, terrain=self.chosen, add=self.mode == "add"),
        )
