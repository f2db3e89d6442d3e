"""What nobody could read again from a file isn't waited with."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import append, remove
from bob_editor.storage.files import recovery
from bob_editor.ui.card.choices import FEW, Choice, ChoiceEditor
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import title_in
from bob_editor.ui.session.session import Session
from tests.ui.card.forms import form_of_game


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


def _typed(session: Session, *path: str | int) -> object:
    """What is kept of a field that is typed into."""
    edit, now = session.typed.edit, session.scenario_desk.open.value
    return now.get(*path) if edit is None else edit.apply(now).get(*path)


def test_what_is_typed_over_choices_is_kept_too(scenario_window: Window, qtbot: QtBot) -> None:
    """Where it may be a value of its own; given up, it is none."""
    session = scenario_window.session
    session.scenario_desk.open.perform(Edit("Add", partial(append, path=("units",), row={"side": "us"})))
    line = _cell(scenario_window, "units", "unit_type")
    qtbot.keyClicks(line, "Rangers")
    assert _typed(session, "units", 0, "unit_type") == "Rangers"
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    qtbot.keyClick(line.parentWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: session.typed.edit is None)
    assert _typed(session, "units", 0, "unit_type") is None


@pytest.mark.parametrize(
    ("name", "typed", "kept"),
    [("unit", "sniper", "sniper"), ("unit", "xyz", "infantry"), ("side", "al", "allies")],
)
def test_of_listed_choices_the_one_that_is_meant_is_kept(
    qtbot: QtBot, name: str, typed: str, kept: str
) -> None:
    """Typed into a cell's line, or found in its closed list by its letters; words that mean none change nothing."""
    form = form_of_game(qtbot, "memoir-44", units=[{"at": "A1", "side": "axis", "unit": "infantry"}])
    units = form.show_field(("units",))
    assert isinstance(units, TableEditor)
    units.choose(0, next(at for at, one in enumerate(units.model.columns) if one.name == name))
    units.grid.edit(units.grid.currentIndex())
    box = units.grid.viewport().findChild(Choice)
    assert box is not None
    qtbot.keyClicks(box, typed)
    assert _typed(form.session, "units", 0, name) == kept


def test_of_a_field_with_listed_choices_the_one_that_is_meant_is_kept(qtbot: QtBot) -> None:
    """Until the field is left, which puts it."""
    form = form_of_game(qtbot, "memoir-44", units=[{"at": "A1", "side": "axis", "unit": "infantry"}])
    several = tuple((f"no_{number}", f"Number {number}") for number in range(FEW + 1))
    field = ChoiceEditor(
        form.state, CardField("number", (), "Number", "choice", choices=several), ("number",)
    )
    qtbot.addWidget(field)
    field.refresh()
    line = field.box.lineEdit()
    assert line is not None
    meant = field.choices[-1]
    qtbot.keyClicks(line, meant[1])
    assert form.session.scenario_desk.open.get(*field.path) != meant[0]
    assert _typed(form.session, *field.path) == meant[0]
    line.editingFinished.emit()
    assert form.session.scenario_desk.open.get(*field.path) == meant[0]
    assert form.session.typed.edit is None


def test_what_is_typed_into_a_row_that_is_gone_is_nothing(scenario_window: Window, qtbot: QtBot) -> None:
    """A file that is read anew may have fewer rows."""
    session = scenario_window.session
    qtbot.keyClicks(_cell(scenario_window, "sides", "name"), "Rangers")
    assert _typed(session, "sides", 0, "name") == "Rangers"
    fewer = remove(session.scenario_desk.open.value, ("sides",))
    assert session.typed.edit is not None
    assert session.typed.edit.apply(fewer) == fewer
