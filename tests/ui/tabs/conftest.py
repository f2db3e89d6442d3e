"""A window with tabs, and boards to open in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.model.board import Board
from bob_editor.storage.documents import write_board
from bob_editor.ui.app import make_tabs
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.tabs.tabbed_window import TabbedWindow


def forget_changes(tabs: TabbedWindow) -> None:
    for tab in tabs.tabs:
        tab.window.session.close()


@pytest.fixture
def tabs(qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[TabbedWindow]:
    """The window with one tab and nothing open; small files are read at once."""
    made = make_tabs(qapp, settings, recovery_folder=tmp_path / "recovery")
    make = made._make

    def make_at_once(parent: QWidget) -> Window:
        return _at_once(make(parent))

    made._make = make_at_once
    _at_once(made.front)
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    if isValid(made):
        forget_changes(made)
        made.close()
        made.deleteLater()


def _at_once(window: Window) -> Window:
    window.session.board_desk.live.beside = None
    window.files.is_large = lambda path: not path
    window.files.at_once = True
    return window


@pytest.fixture
def paths(board: Board, tmp_path: Path) -> list[str]:
    """Two boards in files."""
    found = [tmp_path / f"{name}.board.json" for name in ("one", "two")]
    for path in found:
        write_board(path, replace(board, id=path.stem[:3], title=path.stem[:3]))
    return list(map(str, found))
