"""A drawn road, and what a hand does to it."""

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.geometry.curve import Knot
from bob_editor.model.drawn_paths import hexes_entered

CURVE = (
    Knot((1.0, 1.0), None, (2.0, 1.0)),
    Knot((6.0, 4.0), (5.0, 3.0), (7.0, 5.0)),
    Knot((12.0, 6.0), (11.0, 6.0)),
)


def click(tool: Tool, pointer: Pointer) -> None:
    """Press and let go at a point."""
    tool.hover(pointer)
    tool.press(pointer)
    tool.release(pointer)


def drag(tool: Tool, start: Pointer, end: Pointer) -> None:
    """Press at a point and let go at another."""
    tool.press(start)
    tool.move(end)
    tool.release(end)


def curve(document: Document) -> tuple[Knot, ...]:
    """The first path's curve, which enters the hexes that it says."""
    (path, *_) = document.value.paths
    assert path.through == hexes_entered(document.value.grid, path.curve)
    return path.curve


def command(document: Document, select: Select, pointer: Pointer, words: str) -> None:
    """Choose the command of a path that begins with some words."""
    (edit,) = [one for one in select.path.commands(document.value, pointer) if one.label.startswith(words)]
    document.perform(edit)
