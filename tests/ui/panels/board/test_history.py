"""The history by real clicks."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.geometry import lattice
from bob_editor.model.board import Label
from bob_editor.model.edit import Edit
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.history import HistoryPanel
from tests.ui.mouse import Mouse


def test_the_history_goes_back(window: Window, mouse: Mouse) -> None:
    """Every step has a name there; going to the first shows the board as it was opened."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    before = window.session.board
    mouse.click("B2")
    mouse.click("B3")
    model = window.docks.panel(HistoryPanel).view.model()
    assert model.rowCount() == 3
    window.docks.panel(HistoryPanel).view.setCurrentIndex(model.index(0, 0))
    assert window.session.board == before


def test_rows_of_the_history_never_overlap(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Nor those that were there before the panel was first shown, in the style that rows then have."""
    window.setStyleSheet("QListView::item { padding: 9px 0; }")
    window.show()
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    for label in ("B2", "B3", "B4", "C2"):
        mouse.click(label)
    assert window.docks["history"].panel is None
    window.docks.show("history")
    panel = window.docks.panel(HistoryPanel)
    model = panel.view.model()

    def apart() -> bool:
        rows = [panel.view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
        return all(
            rect.height() >= panel.view.sizeHintForIndex(model.index(row, 0)).height()
            for row, rect in enumerate(rows)
        ) and all(above.bottom() < below.top() for above, below in pairwise(rows))

    qtbot.waitUntil(apart)


@pytest.mark.dressed
def test_the_step_that_one_is_at_is_seen(window: Window, qtbot: QtBot) -> None:
    """Also where the panel comes forward after more steps than it has room for."""
    for _ in range(60):
        window.session.steps.draw(
            Edit("Write", lambda board: replace(board, labels=(*board.labels, Label("Mill", (4.0, 3.0)))))
        )
    window.docks.show("history")
    view = window.docks.panel(HistoryPanel).view
    assert view.currentIndex().row() == 60
    qtbot.waitUntil(lambda: view.viewport().rect().contains(view.visualRect(view.currentIndex())))


def test_the_inspector_edits_labels(window: Window) -> None:
    """Place, angle and size of what is selected are typed, one step of undo each."""
    window.session.steps.draw(
        Edit(
            "Write",
            lambda board: replace(board, labels=(Label("Mill", (4.0, 3.0)), Label("Bec", (8.0, 3.0)))),
        )
    )
    window.session.hand.select.take_labels([0])
    panel = window.docks.panel(InspectorPanel)
    panel.refresh()
    assert panel.heading.text() == "Label Mill"
    assert (panel.label.across.value(), panel.label.down.value()) == (4.0, 3.0)
    panel.label.angle.setValue(30.0)
    panel.label.across.setValue(5.5)
    window.session.hand.select.take_labels([0, 1])
    panel.label.size_.setValue(2.0)
    mill, bec = window.session.board.labels
    assert (mill.at, mill.turn, mill.size, bec.size) == ((5.5, 3.0), 30.0, 2.0, 2.0)
    assert window.session.stack.count() == 4
    far = replace(mill, turn=270.0)
    window.session.steps.draw(Edit("Turn", lambda board: replace(board, labels=(far, bec))))
    panel.label.refresh()
    assert panel.label.angle.value() == -90.0, "180 was shown"
    panel.label.across.setValue(lattice.FARTHEST)
    farthest = max(one.at[0] for one in window.session.board.labels)
    assert farthest == lattice.FARTHEST, "no file is read with one that stands farther off"
