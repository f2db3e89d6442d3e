"""Typing a label over the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
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
