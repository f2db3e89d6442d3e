"""What the tools with a brush share: a stroke of hexes, or with Shift a rectangle of them."""

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.stroke_hexes import brushed, hex_line, rectangle
from bob_editor.editing.tools.stroke_tool import StrokeTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.words import mark


class BrushTool(StrokeTool):
    """Paints hexes with a brush of some radius."""

    cursor = "pencil"
    symmetric = True

    radius = 0

    _stroke: dict[Hex, None] | None = None
    _start: Pointer | None = None
    _last: Hex | None = None

    @property
    def _brush(self) -> Option:
        return Option(
            "radius",
            "Brush",
            "choice",
            ((0, mark("1 hex")), (1, mark("7 hexes")), (2, mark("19 hexes")), (3, mark("37 hexes"))),
        )

    @property
    def busy(self) -> bool:
        """Whether a stroke is being painted."""
        return self._stroke is not None

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke."""
        self.pointer = self._start = pointer
        self._last = pointer.hex
        self._stroke = self._touched(pointer.hex)
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Draw the stroke on, without gaps where the pointer is quick."""
        self.pointer = pointer
        if self._stroke is not None and self._start is not None and self._last is not None:
            if self._start.shift:
                self._stroke = rectangle(self.board.grid, self._start.hex, pointer.hex)
            elif self._draws_on and pointer.hex != self._last:
                self._stroke.update(brushed(self.board.grid, hex_line(self._last, pointer.hex), self.radius))
            self._last = pointer.hex
        self._update()

    @property
    def _draws_on(self) -> bool:
        """Whether the stroke grows as the pointer moves."""
        return True

    def _touched(self, at: Hex) -> dict[Hex, None]:
        """The hexes that a press on one of them means."""
        return brushed(self.board.grid, (at,), self.radius)

    def _hexes(self) -> dict[Hex, None]:
        """The hexes of the stroke, or of the one that a press would begin."""
        if self._stroke is not None:
            return self._stroke
        return self._touched(self.pointer.hex) if self.pointer is not None and self._here is not None else {}

    def _drawing(self) -> bool:
        return self._stroke is not None

    def _drop(self) -> None:
        self._stroke = self._start = None

    def _preview(self) -> Preview:
        edit = self._pending()
        board = self._both(edit).apply(self.board) if edit is not None else None
        return Preview(board, hexes=frozenset(self._hexes()))
