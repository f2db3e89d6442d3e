"""What is typed into a game's cells isn't lost with the program."""

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.storage.files import recovery
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.things.terrain_page import TerrainPage, TerrainTable
from tests.ui.game.pages import page_of


def test_what_is_typed_into_a_game_is_kept_before_it_is_taken(game_window: Window, qtbot: QtBot) -> None:
    """Its cells are cells as those of cards are."""
    table = page_of(game_window, TerrainPage).findChild(TerrainTable)
    assert table is not None
    table.choose(1, next(at for at, one in enumerate(table.model.columns) if one.name == "title"))
    table.grid.edit(table.grid.currentIndex())
    line = table.grid.viewport().findChild(QLineEdit)
    assert line is not None
    qtbot.keyClicks(line, "Bramble")
    folder = game_window.autosave.folder
    qtbot.waitUntil(lambda: any("Bramble" in one.text for one in recovery.found(folder=folder)))
    game = game_window.session.game
    assert game is not None
    assert all(row.get("title") != "Bramble" for row in game.value.data["terrains"])
