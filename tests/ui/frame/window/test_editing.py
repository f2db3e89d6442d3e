"""What menus do to the board: clipboard, selection, drawing naturally."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import (
    QGuiApplication,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.drawing import clipboard
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.ui.dialogs.documents import draw_naturally
from bob_editor.ui.frame import painting_commands
from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def test_themes_repaint_all(window: Window, qtbot: QtBot) -> None:
    """Each theme changes the window's colours and the board's."""
    seen = set()
    for action in window.menus.theme_group.actions():
        action.trigger()
        image = window.grab().toImage()
        seen.add((window.shade, image.pixelColor(5, 5).name()))
    assert {shade for shade, _ in seen} >= {"light", "dark", "contrast"}
    window.settings.theme = "light"
    window.wear()


def test_clipboard(window: Window, mouse: Mouse) -> None:
    """Copied hexes are pasted where the pointer is, as one step; cut ones are gone."""
    window.session.hand.choose("select")
    mouse.click("D4")
    window.actions_["copy"].trigger()
    assert window.actions_["paste"].isEnabled()
    mouse.move("B2")
    window.actions_["paste"].trigger()
    ground = window.session.document.ground
    grid = window.session.board.grid
    assert ground.terrain(grid.hex("B2")) == ("woods",)
    assert window.session.stack.count() == 1
    mouse.click("D4")
    window.actions_["cut"].trigger()
    assert window.session.document.ground.terrain(grid.hex("D4")) == ("open_ground",)


def test_much_that_was_copied_elsewhere(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read beside the window, then pasted where the pointer was; what can't be read is told.

    Nothing is pasted where another board is open by then.
    """
    window.session.hand.choose("select")
    mouse.click("D4")
    window.actions_["copy"].trigger()
    monkeypatch.setattr(clipboard, "_written", [])
    monkeypatch.setattr(clipboard, "LONG_TEXT", 100)
    mouse.move("B2")
    window.actions_["paste"].trigger()
    assert window.files.work.busy
    mouse.move("C3")
    grid = window.session.board.grid
    at = grid.hex("B2")
    qtbot.waitUntil(lambda: window.session.document.ground.terrain(at) == ("woods",))
    clipboard._written.clear()
    window.actions_["paste"].trigger()
    window.session.open(Board(grid, window.session.ruleset.id), None)
    qtbot.waitUntil(lambda: not window.files.work.busy)
    assert not window.session.board.hexes
    assert "nothing was pasted" in window.messages.text
    QGuiApplication.clipboard().setText(f'{{"format": "{clipboard.FORMAT}", "hexes": []' + " " * 100)
    window.actions_["paste"].trigger()
    qtbot.waitUntil(lambda: "holds no hexes" in window.messages.text)


def test_delete_and_select_all(window: Window, qtbot: QtBot) -> None:
    """Everything selected and deleted leaves bare ground, and undo brings it back."""
    window.actions_["select_all"].trigger()
    assert len(window.session.hand.selection) == len(window.session.board.grid.hexes)
    window.actions_["delete"].trigger()
    assert not window.session.board.hexes
    window.actions_["undo"].trigger()
    assert len(window.session.board.hexes) == 2
    window.actions_["select_none"].trigger()
    assert not window.session.hand.selection


def test_draw_naturally_is_one_step(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws rings for what was grown, and undo takes all of them back; who calls it off gets nothing."""
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: None)
    window.actions_["natural"].trigger()
    assert not window.session.stack.count()
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: draw_naturally.Wish("countryside", 3))
    window.actions_["natural"].trigger()
    assert window.session.board.artwork
    assert window.session.stack.count() == 1
    window.actions_["undo"].trigger()
    assert not window.session.board.artwork


def test_much_is_drawn_naturally_beside_the_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same in one step, unless the board was edited meanwhile, which wins."""
    monkeypatch.setattr(painting_commands, "DRAWN_AT_ONCE", 0)
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: draw_naturally.Wish("open", 0))
    window.actions_["natural"].trigger()
    assert not window.session.board.artwork
    qtbot.waitUntil(lambda: bool(window.session.board.artwork))
    assert window.session.stack.count() == 1
    window.actions_["undo"].trigger()
    window.actions_["natural"].trigger()
    window.session.steps.draw(Edit("Call it", lambda board: replace(board, title="Called")))
    qtbot.waitUntil(lambda: "nothing was drawn naturally" in window.messages.text)
    assert not window.session.board.artwork
