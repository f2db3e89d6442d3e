"""What tests of tracing have at hand."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board

At = Callable[..., Pointer]

WOODS = ("C3", "C4", "D3", "D4")
"""Four hexes that lie together are dark green on the sheet."""

ROAD = ("A7", "B7", "C7", "D7", "E7", "F7")


def _painted(board: Board) -> Sheet:
    """Light ground, green woods of whole hexes, a brown road from dot to dot."""
    scale, left, top = 8.0, -2.5, -2.5
    pixels = np.full((270, 270, 3), (200, 210, 160), dtype=np.uint8)
    sheet = _filled(Sheet(board.grid, pixels, left, top, scale), WOODS, (60, 100, 50))
    dots = [board.grid.frame.true(board.grid.centre(board.grid.hex(name))) for name in ROAD]
    for (ax, ay), (bx, by) in pairwise(dots):
        for step in np.linspace(0, 1, 60):
            column = round((ax + (bx - ax) * step - left) * scale)
            row = round((ay + (by - ay) * step - top) * scale)
            pixels[row - 2 : row + 3, column - 2 : column + 3] = (150, 110, 70)
    return sheet


def _filled(sheet: Sheet, names: tuple[str, ...], colour: tuple[int, int, int]) -> Sheet:
    """The sheet with whole hexes of a colour."""
    places = [sheet.grid.index[sheet.grid.hex(name)] for name in names]
    sheet.pixels[np.isin(sheet.hexes, places)] = colour
    return Sheet(sheet.grid, sheet.pixels, sheet.left, sheet.top, sheet.scale)


def click(tool: Tool, pointer: Pointer) -> None:
    """Press and release."""
    tool.press(pointer)
    tool.release(pointer)


def hexes(document: Document, names: tuple[str, ...]) -> set[Hex]:
    """Hexes by name."""
    return {document.value.grid.hex(name) for name in names}
