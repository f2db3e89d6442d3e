"""Paint terrain: hex by hex, with a brush, in rectangles, or all connected ground at once."""

from __future__ import annotations

from functools import partial

from bob_editor.editing.pointer import Pointer
from bob_editor.editing.preview import Preview
from bob_editor.editing.strokes import brushed, connected, hex_line, rectangle
from bob_editor.editing.terrain_edits import erase_terrain, lay_terrain, stands_on_terrain
from bob_editor.editing.tools.stroke_tool import StrokeTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit


class PaintTerrain(StrokeTool):
    """Paints the chosen terrain in the hexes of a stroke; Control erases, Alt or the right button takes up terrain."""

    id = "paint_terrain"
    title = "Paint terrain"
    shortcut = "T"
    icon = "mdi6.brush"
    cursor = "pencil"

    terrain = ""
    radius = 0
    mode = "replace"
    fill = False

    _stroke: dict[Hex, None] | None = None
    _start: Pointer | None = None
    _last: Hex | None = None

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
            Option(
                "radius", "Brush", "choice", ((0, "1 hex"), (1, "7 hexes"), (2, "19 hexes"), (3, "37 hexes"))
            ),
            Option("mode", "Mode", "choice", (("replace", "Replace"), ("add", "Add on top"))),
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
            return f"{self.title}: click or drag; Shift-drag a rectangle, Ctrl erases, right click takes up terrain"
        now = self._titles(self.document.ground.terrain(at))
        if self._picks(self.pointer):
            return f"Take up {now} from {self._label(at)}"
        where = self._where(at)
        if self._erases():
            return f"Clear {where} to {self._title(self.board.base.terrain)} ({now} now)"
        adds = self.mode == "add" or stands_on_terrain(self.document.ruleset.terrains.get(self.chosen))
        return f"{'Add' if adds else 'Paint'} {self._title(self.chosen)} in {where} ({now} now)"

    def _where(self, at: Hex) -> str:
        hexes = self._hexes()
        if len(hexes) == 1:
            return self._label(next(iter(hexes)))
        return f"{len(hexes)} hexes {'connected with' if self.fill else 'around'} {self._label(at)}"

    @property
    def busy(self) -> bool:
        """Whether a stroke is being painted."""
        return self._stroke is not None

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke, or take up the terrain here."""
        self.pointer = pointer
        if self._picks(pointer):
            self._pick(pointer.hex)
        else:
            self._start, self._last = pointer, pointer.hex
            self._stroke = self._touched(pointer.hex)
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Draw the stroke on, without gaps where the pointer is quick."""
        self.pointer = pointer
        if self._stroke is not None and self._start is not None and self._last is not None:
            if self._start.shift:
                self._stroke = rectangle(self.board.grid, self._start.hex, pointer.hex)
            elif not self.fill and pointer.hex != self._last:
                self._stroke.update(brushed(self.board.grid, hex_line(self._last, pointer.hex), self.radius))
            self._last = pointer.hex
        self._update()

    def _drawing(self) -> bool:
        return self._stroke is not None

    def _drop(self) -> None:
        self._stroke = self._start = None

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
        return brushed(self.board.grid, (at,), self.radius)

    def _hexes(self) -> dict[Hex, None]:
        if self._stroke is not None:
            return self._stroke
        return self._touched(self.pointer.hex) if self.pointer is not None and self._here is not None else {}

    def _erases(self) -> bool:
        keys = self._start or self.pointer
        return keys is not None and keys.control

    def _pending(self) -> Edit[Board] | None:
        hexes = tuple(self._hexes())
        if not hexes or (self.pointer is not None and self._picks(self.pointer)):
            return None
        where = self._label(hexes[0]) if len(hexes) == 1 else f"{len(hexes)} hexes"
        ruleset = self.document.ruleset
        if self._erases():
            return Edit(f"Clear {where}", partial(erase_terrain, ruleset=ruleset, hexes=hexes))
        return Edit(
            f"Paint {self._title(self.chosen)} in {where}",
            partial(lay_terrain, ruleset=ruleset, hexes=hexes, terrain=self.chosen, add=self.mode == "add"),
        )

    def _preview(self) -> Preview:
        edit = self._pending()
        board = edit.apply(self.board) if edit is not None else None
        return Preview(board, hexes=frozenset(self._hexes()))
