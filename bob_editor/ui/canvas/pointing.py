"""From the mouse or the keyboard's hex cursor to the pointer that tools understand."""

from typing import Literal

from PySide6.QtCore import QPointF, Qt

from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex

REACH = 8.0
"""How many pixels from a handle still count as on it."""

NO_KEYS = Qt.KeyboardModifier.NoModifier


def pointer_of_mouse(
    grid: Grid,
    point: QPointF,
    modifiers: Qt.KeyboardModifier = NO_KEYS,
    *,
    button: Literal["left", "right"] = "left",
    scale: float = 18.0,
    clicks: int = 1,
) -> Pointer:
    """A pointer at a point in true proportions; ``scale`` is in pixels per unit."""
    return pointer_at(
        grid,
        grid.frame.from_true((point.x(), point.y())),
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        control=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
        button=button,
        reach=REACH / scale,
        clicks=clicks,
    )


def pointer_of_cursor(
    grid: Grid, at: Hex, direction: int, modifiers: Qt.KeyboardModifier = NO_KEYS
) -> Pointer:
    """A pointer in a hex, toward one of its hexsides (0 to 5)."""
    frame = grid.frame
    here, there = frame.centre(at), frame.centre(at.neighbour(direction))
    # Between the dot and the hexside, so that a tool for hexsides takes that one.
    point = frame.true((here[0] + (there[0] - here[0]) * 0.3, here[1] + (there[1] - here[1]) * 0.3))
    return pointer_of_mouse(grid, QPointF(*point), modifiers)
