"""What tests of the LOS workbench have at hand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse


def look(window: Window, mouse: Mouse, first: str, last: str) -> None:
    """Look along a line with the mouse."""
    window.session.hand.choose("look")
    mouse.press(first)
    mouse.drag(last)
    mouse.release(last)


def press(qtbot: QtBot, window: Window, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Type a key over the board."""
    window.activateWindow()
    window.canvas.setFocus()
    held = Qt.KeyboardModifier.NoModifier
    for one in modifiers:
        held |= one
    qtbot.keyClick(window.canvas, key, held)


def shot(window: Window) -> QImage:
    """The canvas as it is painted."""
    return window.canvas.grab().toImage()
