"""What nobody could read again from a file isn't waited with."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import append, remove
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


def _cell(window: Window, of: str, name: str) -> QLineEdit:
    """The line that is typed in, in a column of a table's first row."""
    form = window.docks.panel(CardPanel)
    window.docks.show("card")
    table = form.show_field((of,))
    assert isinstance(table, TableEditor)
    table.choose(0, next(at for at, one in enumerate(table.model.columns) if one.name == name))
    table.grid.edit(table.grid.currentIndex())
    line = table.grid.viewport().findChild(QLineEdit)
    assert line is not None
    return line


def test_what_is_typed_into_a_cell_is_kept_before_it_is_taken(scenario_window: Window, qtbot: QtBot) -> None:
    """Somebody may look something up meanwhile; what is given up leaves nothing behind."""
    window = scenario_window
    before = window.session.scenario_desk.open.get("sides", 0, "name")
    line = _cell(window, "sides", "name")
    qtbot.keyClicks(line, "Rangers")
    folder = window.autosave.folder
    qtbot.waitUntil(lambda: any("Rangers" in one.text for one in recovery.found(folder=folder)))
    assert window.session.scenario_desk.open.get("sides", 0, "name") == before
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: recovery.found(folder=folder) == [])
    assert not window.session.modified


def test_what_is_typed_over_choices_is_kept_too(scenario_window: Window, qtbot: QtBot) -> None:
    """Where it may be a value of its own; given up, it is none."""
    scenario = scenario_window.session.scenario_desk.open
    scenario.perform(Edit("Add", partial(append, path=("units",), row={"side": "us"})))
    line = _cell(scenario_window, "units", "unit_type")
    qtbot.keyClicks(line, "Rangers")
    assert scenario.begun is not None
    assert scenario.begun.apply(scenario.value).get("units", 0, "unit_type") == "Rangers"
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.keyClick(line.parentWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: scenario.begun is None)
    assert scenario.get("units", 0, "unit_type") is None


def test_what_is_typed_into_a_row_that_is_gone_is_nothing(scenario_window: Window, qtbot: QtBot) -> None:
    """A file that is read anew may have fewer rows."""
    scenario = scenario_window.session.scenario_desk.open
    qtbot.keyClicks(_cell(scenario_window, "sides", "name"), "Rangers")
    assert scenario.begun is not None
    fewer = remove(scenario.value, ("sides",))
    assert scenario.begun.apply(fewer) == fewer
    assert scenario.begun.apply(scenario.value).get("sides", 0, "name") == "Rangers"
