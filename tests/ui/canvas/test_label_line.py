"""Typing a label over the map."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse


def test_a_label_is_typed_where_it_stands(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Enter takes it; letters are no shortcuts meanwhile; it is undone as one step."""
    window.session.hand.choose("write_label")
    mouse.click("C3")
    line = window.canvas.label_line
    assert line.isVisible()
    qtbot.keyClicks(line, "Le moulin")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert not line.isVisible()
    assert not window.canvas.cursor_hex.shown
    assert [label.text for label in window.session.board.labels] == ["Le moulin"]
    assert window.session.hand.tool.id == "write_label"
    window.actions_["undo"].trigger()
    assert window.session.board.labels == ()


def test_escape_gives_it_up(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Nothing is written then."""
    window.session.hand.choose("write_label")
    mouse.click("C3")
    qtbot.keyClicks(window.canvas.label_line, "No")
    qtbot.keyClick(window.canvas.label_line, Qt.Key.Key_Escape)
    assert window.session.board.labels == ()
    assert not window.session.modified


def test_escape_closes_the_empty_line(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It is the line's before it is the window's, which would give up the thread or a notice in its place."""
    window.session.hand.choose("write_label")
    mouse.click("C3")
    line = window.canvas.label_line
    press = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    press.ignore()
    QApplication.sendEvent(line, press)
    assert press.isAccepted()
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert not line.isVisible()


def test_what_is_written_is_what_the_inspector_shows(window: Window, qtbot: QtBot) -> None:
    """Not what was selected before: its numbers would be altered in place of those just seen."""
    hand, cursor = window.session.hand, window.canvas.cursor_hex
    hand.choose("write_label")
    for number, (place, text) in enumerate((("C3", "Mill"), ("E5", "Ford mill"))):
        cursor.at, cursor.shown = window.session.board.grid.hex(place), True
        qtbot.keyClick(window.canvas, Qt.Key.Key_Return)
        qtbot.keyClicks(window.canvas.label_line, text)
        qtbot.keyClick(window.canvas.label_line, Qt.Key.Key_Return)
        assert hand.select.labels.places == (number,)
    hand.tool.cancel()
    assert hand.select.labels.places == ()
