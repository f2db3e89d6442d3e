"""What nobody could read again from a file isn't waited with."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.files import recovery
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import title_in


def test_what_is_in_no_file_is_kept_before_the_window_is_busy(window: Window, board: Board) -> None:
    """A board that was brought in waited for the next turn, and for the dialog that came up in this one."""
    window.session.open(replace(board, title="From elsewhere"), None)
    window.session.desk.never_saved()
    window.autosave._wait()
    (kept,) = recovery.found(folder=window.autosave.folder)
    assert title_in(kept.text) == "From elsewhere"


def test_a_new_board_is_kept_before_anything_is_drawn_on_it(
    window: Window, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was said of it is gone from the dialog; closing it asks nothing, and leaves nothing behind."""
    monkeypatch.setattr(new_board, "ask", lambda *_args: replace(board, title="Just begun"))
    window.actions_["new"].trigger()
    (kept,) = recovery.found(folder=window.autosave.folder)
    assert title_in(kept.text) == "Just begun"
    assert not window.session.modified
    assert window.files.close()
    assert recovery.found(folder=window.autosave.folder) == []


def test_what_is_typed_into_a_cell_is_kept_before_it_is_taken(scenario_window: Window, qtbot: QtBot) -> None:
    """Somebody may look something up meanwhile; what is given up leaves nothing behind."""
    window = scenario_window
    form = window.docks.panel(CardPanel)
    before = window.session.scenario_desk.open.get("sides", 0, "name")
    window.docks.show("card")
    sides = form.show_field(("sides",))
    assert isinstance(sides, TableEditor)
    column = next(at for at, one in enumerate(sides.model.columns) if one.name == "name")
    sides.choose(0, column)
    sides.grid.edit(sides.grid.currentIndex())
    line = sides.grid.viewport().findChild(QLineEdit)
    assert line is not None
    qtbot.keyClicks(line, "Rangers")
    folder = window.autosave.folder
    qtbot.waitUntil(lambda: any("Rangers" in one.text for one in recovery.found(folder=folder)))
    assert window.session.scenario_desk.open.get("sides", 0, "name") == before
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: recovery.found(folder=folder) == [])
    assert not window.session.modified
