"""A file that changes elsewhere while something is in its user's hands: nothing is torn away."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.documents import write_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

THEIRS = "By another hand"


@pytest.fixture
def window(empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot) -> Window:
    """A board from a file is open; it is looked often whether hands are free."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    assert empty_window.files.open_path(str(path))
    qtbot.waitUntil(lambda: empty_window.canvas.sharp)
    empty_window.files.following._later.setInterval(30)
    return empty_window


def _change_elsewhere(window: Window, qtbot: QtBot) -> None:
    """Change the file, and wait until that is noticed."""
    path = Path(window.session.desk.path or "")
    write_board(path, replace(window.session.board, title=THEIRS))
    window.files.following.own.look()
    qtbot.wait(100)
    assert window.session.board.title != THEIRS


def test_a_stroke_goes_on_and_is_told_of_after_it(window: Window, qtbot: QtBot) -> None:
    """What it draws is a change that the file isn't read over."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("B4")
    _change_elsewhere(window, qtbot)
    assert window.session.hand.tool.busy
    assert "changed elsewhere" not in window.messages.text
    mouse.drag("B5")
    mouse.release("B5")
    qtbot.waitUntil(lambda: "changed elsewhere" in window.messages.text)
    board = window.session.board
    assert all(board.has(board.grid.hex(one), "woods") for one in ("B4", "B5"))
    assert board.title != THEIRS


def test_what_comes_to_nothing_gives_way(window: Window, qtbot: QtBot) -> None:
    """A stroke that is given up, or one that draws nothing: once the hand is free the file is read."""
    mouse = Mouse(qtbot, window.canvas)
    window.session.hand.choose("select")
    mouse.press("B4")
    _change_elsewhere(window, qtbot)
    mouse.release("B4")
    qtbot.waitUntil(lambda: window.session.board.title == THEIRS)


def test_a_question_is_answered_first(window: Window, qtbot: QtBot) -> None:
    """What it is about stays until then."""
    box = QMessageBox(window)
    box.open()
    _change_elsewhere(window, qtbot)
    box.done(0)
    qtbot.waitUntil(lambda: window.session.board.title == THEIRS)


def test_what_is_being_typed_isnt_taken_away(window: Window, qtbot: QtBot) -> None:
    """Nor is it taken half written: once the keys rest, as it stands."""
    taken: list[str] = []
    field = QLineEdit(window)
    field.editingFinished.connect(lambda: taken.append(field.text()))
    field.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    window.files.following._later.setInterval(400)
    qtbot.keyClicks(field, "half")
    _change_elsewhere(window, qtbot)
    qtbot.keyClicks(field, " a word")
    assert taken == []
    qtbot.waitUntil(lambda: window.session.board.title == THEIRS)
    assert taken == ["half a word"]
    assert (field.text(), field.hasFocus()) == ("half a word", True)
