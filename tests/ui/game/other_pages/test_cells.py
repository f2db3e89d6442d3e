"""What is typed into the cells of a game's tables."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.storage.games.game_files import read_game
from bob_editor.ui.dialogs.files import save_game, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.things.terrain_page import TerrainPage
from bob_editor.ui.game.things.units_page import UnitsPage
from tests.ui.game.pages import page_of


def test_a_page_is_left_while_a_cell_is_edited(game_window: Window, qtbot: QtBot) -> None:
    """What was typed into a new row is taken before its page goes, which Qt wouldn't live through after it."""
    game_window.show()
    table = page_of(game_window, TerrainPage).table
    table.add()
    (cell,) = table.grid.viewport().findChildren(QLineEdit)
    qtbot.keyClicks(cell, "Swamp")
    page_of(game_window, UnitsPage)
    game = game_window.session.game
    assert game is not None
    assert [row["title"] for row in game.value.data["terrains"]].count("Swamp") == 1


def swamp_in_a_cell(window: Window, qtbot: QtBot) -> None:
    """Type a new row's name into its cell, and leave that open."""
    qtbot.waitUntil(window.isActiveWindow)
    table = page_of(window, TerrainPage).table
    table.add()
    (cell,) = table.grid.viewport().findChildren(QLineEdit)
    qtbot.waitUntil(cell.hasFocus)
    qtbot.keyClicks(cell, "Swamp")


def test_what_is_typed_into_a_cell_is_saved(game_window: Window, qtbot: QtBot) -> None:
    """Ctrl+S wrote the row under the id that it has until it is named; its table keeps the keyboard."""
    swamp_in_a_cell(game_window, qtbot)
    QTest.keyClick(
        QApplication.focusWidget() or game_window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier
    )
    qtbot.waitUntil(lambda: not game_window.session.modified)
    written = read_game(str(game_window.session.desk.path))[0]
    row = written.row("terrains", "swamp")
    assert row is not None
    assert row["title"] == "Swamp"
    assert page_of(game_window, TerrainPage).table.grid.hasFocus()


@pytest.mark.parametrize("leave", ["may_open", "may_leave", "save_as"])
def test_what_is_typed_into_a_cell_counts_when_it_is_left(
    leave: str, game_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another file, the end of the window, another name: what becomes of the game is asked with the row in it."""
    asked: list[bool] = []
    monkeypatch.setattr(unsaved, "ask", lambda *_: asked.append(True))
    monkeypatch.setattr(save_game, "ask", lambda *_: asked.append(True))
    swamp_in_a_cell(game_window, qtbot)
    getattr(game_window.files, leave)()
    assert game_window.session.game is not None
    assert game_window.session.game.value.game.row("terrains", "swamp") is not None
    assert asked


def test_letters_choose_in_a_cell_and_are_no_tools(game_window: Window, qtbot: QtBot) -> None:
    """H took the hexside tool where a choice was open: it is typed into the page, wherever the keyboard is in it."""
    qtbot.waitUntil(game_window.isActiveWindow)
    grid = page_of(game_window, TerrainPage).table.grid
    tool = game_window.session.hand.tool
    index = grid.model().index(1, 2)
    grid.setCurrentIndex(index)
    grid.edit(index)
    QTest.keyClick(QApplication.focusWidget() or game_window, Qt.Key.Key_H)
    QTest.keyClick(QApplication.focusWidget() or game_window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: index.data() == "Hinders")
    assert game_window.session.hand.tool is tool
