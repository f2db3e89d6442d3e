"""The fitness panel: what doesn't meet is listed, and shown on the map."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from bob_editor.editing.mating.fitness import Meeting
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.storage.shipped import shipped
from bob_editor.ui.dialogs.documents.join_board import JoinBoard
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board import fitness
from bob_editor.ui.panels.board.fitness import FitnessPanel
from bob_editor.ui.session.session import Session

VIEUX_PONT = "band-of-brothers-2.2/vieux-pont.board.json"


def _opened(empty_window: Window, qtbot: QtBot) -> FitnessPanel:
    empty_window.files.open_path(str(shipped("maps") / VIEUX_PONT))
    dock = empty_window.desk.docks["fitness"]
    dock.show()
    dock.raise_()
    panel = dock.widget()
    assert isinstance(panel, FitnessPanel)
    qtbot.waitUntil(lambda: bool(panel.found) and not panel.bar.isVisible())
    return panel


def test_gaps_are_listed_and_shown(
    empty_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Edges with gaps first; a click brings the place into view. Boards that are gone meet nothing any more."""
    panel = _opened(empty_window, qtbot)
    row = panel.tree.topLevelItem(0)
    assert row is not None
    assert "gap" in row.text(0)
    panel.tree.itemClicked.emit(row.child(0), 0)
    assert empty_window.session.attention.highlight
    assert any("Sainte-Barbe" in meeting.title for meeting in panel.found)
    asked: list[object] = []

    def none_beside(*of: object) -> tuple[()]:
        asked.append(of)
        return ()

    monkeypatch.setattr(fitness, "boards_beside", none_beside)
    dock = empty_window.desk.docks["fitness"]
    dock.hide()
    dock.show()
    qtbot.waitUntil(lambda: bool(panel.found) and not any(one.title for one in panel.found))
    panel.others.setChecked(False)
    qtbot.waitUntil(lambda: not panel._worker.busy)
    assert len(asked) == 1
    panel.only_gaps.setChecked(True)
    rows = [panel.tree.topLevelItem(number) for number in range(panel.tree.topLevelItemCount())]
    assert rows
    assert all(row is not None and row.childCount() for row in rows)


def test_edges_that_cannot_meet_are_no_edges_at_which_all_does(qtbot: QtBot) -> None:
    """With gaps alone, too: *Everything meets* was said where nothing can."""
    session = Session()
    session.open(Board(Grid(3, 3), "band-of-brothers-2.2"), None)
    panel = FitnessPanel(session)
    qtbot.addWidget(panel)
    assert panel.none.text() == "Working it out …", "one was to open a board"
    panel.only_gaps.setChecked(True)
    panel._take((Meeting("left", "", False, why="The edges aren't alike."),))
    assert panel.tree.topLevelItemCount() == 1
    assert panel.stack.currentWidget() is panel.tree
    panel.resize(600, 400)
    panel.show()
    row = panel.tree.topLevelItem(0)
    assert row is not None
    height = panel.tree.visualItemRect(row).height()
    panel.resize(150, 400)
    qtbot.waitUntil(lambda: panel.tree.visualItemRect(row).height() > height)


def test_joining_says_what_does_not_meet(empty_window: Window, qtbot: QtBot) -> None:
    """Before it is done; and a file that is no board can't be joined."""
    panel = _opened(empty_window, qtbot)
    ground = empty_window.session.desk.pictured
    folder = Path(shipped("maps")) / "band-of-brothers-2.2"
    choices = [
        ("Sainte-Barbe", folder / "sainte-barbe.board.json"),
        ("A suite", folder / "vieux-pont.los.json"),
    ]
    dialog = JoinBoard(panel, ground, choices)
    qtbot.addWidget(dialog)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    qtbot.waitUntil(lambda: dialog.told.text() == "Everything meets.")
    assert ok.isEnabled()
    dialog.edge.setCurrentIndex(2)
    assert not ok.isEnabled()
    qtbot.waitUntil(lambda: "Stream ends" in dialog.told.text())
    assert dialog.joining is not None
    dialog.board.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "no board" in dialog.told.text())
    assert dialog.joining is None
    assert not ok.isEnabled()
