"""The title, closing, dropped files, and what is remembered."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
)
from PySide6.QtWidgets import (
    QApplication,
)
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.app import make_window
from bob_editor.ui.dialogs.files import unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def test_the_title_tells_of_changes(window: Window, mouse: Mouse, tmp_path: Path) -> None:
    """The star comes with an edit and goes with undo or saving."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    assert not window.isWindowModified()
    mouse.click("B2")
    assert window.isWindowModified()
    window.actions_["undo"].trigger()
    assert not window.isWindowModified()
    window.actions_["redo"].trigger()
    window.files._write(str(tmp_path / "saved.board.json"))
    assert not window.isWindowModified()
    assert "saved.board.json" in window.windowTitle()
    assert read_board(tmp_path / "saved.board.json").value == window.session.board
    window.actions_["undo"].trigger()
    assert window.isWindowModified()


@pytest.mark.parametrize(("answer", "closes"), [("cancel", False), ("discard", True)])
def test_closing_asks_about_changes(
    window: Window, mouse: Mouse, monkeypatch: pytest.MonkeyPatch, answer: str, *, closes: bool
) -> None:
    """With changes the user is asked, and cancelling keeps the window."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    monkeypatch.setattr(unsaved, "ask", lambda *_args: answer)
    assert window.close() is closes


def test_closing_without_changes_asks_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to lose."""
    monkeypatch.setattr(unsaved, "ask", lambda *_args: pytest.fail("asked"))
    assert window.close()


def test_dropping_a_file_opens_it(empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot) -> None:
    """A file dropped on the window is opened."""
    path = tmp_path / "dropped.board.json"
    write_board(path, board)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    keys, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(empty_window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(empty_window, drop)
    qtbot.waitUntil(lambda: not empty_window.session.empty)
    assert empty_window.session.board == board


def test_a_file_that_is_dropped_stays_where_it_is(window: Window, tmp_path: Path) -> None:
    """It is taken as a copy where a move is proposed, on the board and beside it: else whoever gives it removes it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "none.board.json"))])
    keys, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    enter = partial(QDragEnterEvent, QPoint(50, 50), offered, data, button, keys)
    move = partial(QDragMoveEvent, QPoint(50, 50), offered, data, button, keys)
    drop = partial(QDropEvent, QPointF(50, 50), offered, data, button, keys)
    for widget, kind in ((window.canvas, enter), (window.canvas, move), (window, enter), (window, drop)):
        event = kind()
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(widget, event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction


def test_layout_and_tool_are_remembered(
    window: Window, qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path
) -> None:
    """The next window has the same panels, theme and tool, but for one that edits, with which nobody wants to begin."""
    window.docks["history"].close()
    window.session.hand.choose("erase")
    assert settings.tool == "select"
    window.session.hand.choose("look")
    settings.theme = "dark"
    window.close()
    again = make_window(qapp, Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery")
    qtbot.addWidget(again)
    again.show()
    for kind in ("scenario", "board"):
        among_tabs = [dock for dock in again.docks.values() if again.tabifiedDockWidgets(dock)]
        assert all(dock.titleBarWidget() for dock in among_tabs), "they move up once their titles are gone"
        again.arrangement.fit(kind)
    assert again.docks["history"].isHidden()
    assert not again.docks["palette"].isHidden()
    assert again.session.hand.tool.id == "look"
    assert again.shade == "dark"
    again.actions_["layout"].trigger()
    assert not again.docks["history"].isHidden()
    settings.theme = "light"
    again.settings.theme = "light"
    again.wear()
