"""Zooming, panning and fitting a board into its canvas."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.canvas.field_picture import LEGEND_GAP, LEGEND_SIZE
from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse

NO_KEYS = Qt.KeyboardModifier.NoModifier


def wheel(window: Window, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Turn the wheel over a pixel of the canvas."""
    canvas = window.canvas
    event = QWheelEvent(
        at.toPointF(),
        canvas.mapToGlobal(at).toPointF(),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, event)


def test_the_wheel_zooms_to_the_pointer(window: Window, mouse: Mouse) -> None:
    """The hex under the pointer stays there."""
    at = mouse.at("C3")
    before = window.canvas.view.scale
    wheel(window, at, 3)
    assert window.canvas.view.scale > before * 1.5
    assert (mouse.at("C3") - at).manhattanLength() <= 2


def test_the_wheel_with_shift_pans(window: Window, mouse: Mouse) -> None:
    """Shift pans to the side, and the scale stays."""
    window.canvas.zoom_by(3)
    at, scale = mouse.at("E4"), window.canvas.view.scale
    wheel(window, at, 1, Qt.KeyboardModifier.ShiftModifier)
    assert mouse.at("E4").x() > at.x()
    assert mouse.at("E4").y() == at.y()
    assert window.canvas.view.scale == scale


def test_fit_shows_the_whole_board(window: Window, qtbot: QtBot) -> None:
    """Home brings all of the board back into the canvas."""
    canvas = window.canvas
    canvas.zoom_by(9)
    canvas.pan(QPointF(300, 200))
    assert not canvas.view.shown.contains(canvas.picture.bounds)
    window.actions_["zoom_fit"].trigger()
    assert canvas.view.shown.contains(canvas.picture.bounds)
    lowest = canvas.view.to_widget(canvas.picture.bounds.bottomLeft()).y()
    assert lowest <= canvas.height() - LEGEND_SIZE.height() - LEGEND_GAP, "the legend covers a hex"


def test_a_panel_below_leaves_a_whole_board_whole(window: Window, qtbot: QtBot) -> None:
    """The side view is asked for: a board that was fitted is whole above it, with the legend's room; else it stays."""
    canvas, side = window.canvas, window.actions_["los_profile"]
    window.resize(900, 700)
    canvas.worked_on = True
    high = canvas.height()
    side.trigger()
    qtbot.waitUntil(lambda: canvas.height() < high)
    assert canvas.view.shown.contains(canvas.picture.bounds)
    side.trigger()
    canvas.zoom_by(2)
    canvas.worked_on = True
    qtbot.waitUntil(lambda: canvas.height() == high)
    place, scale = canvas.view.to_widget(QPointF(0, 0)), canvas.view.scale
    side.trigger()
    qtbot.waitUntil(lambda: canvas.height() < high)
    assert (canvas.view.to_widget(QPointF(0, 0)), canvas.view.scale) == (place, scale)


def test_the_middle_button_pans(window: Window, qtbot: QtBot, mouse: Mouse) -> None:
    """A drag with the middle button moves the board with the pointer and edits nothing."""
    canvas = window.canvas
    canvas.zoom_by(3)
    before, start = mouse.at("E4"), mouse.at("E4")
    qtbot.mousePress(canvas, Qt.MouseButton.MiddleButton, NO_KEYS, start)
    qtbot.mouseMove(canvas, start + QPoint(40, 25))
    qtbot.mouseRelease(canvas, Qt.MouseButton.MiddleButton, NO_KEYS, start + QPoint(40, 25))
    moved = mouse.at("E4") - before
    assert (moved - QPoint(40, 25)).manhattanLength() <= 2
    assert window.session.stack.count() == 0
