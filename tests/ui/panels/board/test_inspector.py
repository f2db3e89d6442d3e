"""The inspector and the layers by real clicks."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.model.board import Artwork
from bob_editor.model.board_edits import paint_level
from bob_editor.model.edit import Edit
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board import inspector
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.layers import LayersPanel
from tests.ui.mouse import Mouse


def test_the_inspector_follows_pointer_and_selection(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It shows the hex pointed at with its rules; a selected hex stays."""
    panel = window.docks.panel(InspectorPanel)
    mouse.move("D4")
    qtbot.waitUntil(lambda: panel.heading.text() == "D4")
    assert "Woods" in panel.below.text()
    assert window.session.ruleset.terrain("woods").cites in panel.text.toPlainText()
    window.session.hand.choose("select")
    mouse.click("F4")
    mouse.move("A1")
    qtbot.waitUntil(lambda: panel.heading.text() == "F4")


def test_the_inspector_edits(window: Window, qtbot: QtBot) -> None:
    """Terrain and level chosen there are edits like any other."""
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("B2"), grid.hex("B3")])
    panel = window.docks.panel(InspectorPanel)
    panel.refresh()
    panel.terrain.setCurrentIndex(panel.terrain.findData("wheat"))
    panel.terrain.activated.emit(panel.terrain.currentIndex())
    panel.level.setCurrentIndex(panel.level.findData(1))
    panel.level.activated.emit(panel.level.currentIndex())
    ground = window.session.document.ground
    assert [ground.terrain(grid.hex(label)) for label in ("B2", "B3")] == [("wheat",), ("wheat",)]
    assert ground.level(grid.hex("B3")) == 1
    assert window.session.stack.count() == 2


def test_the_inspector_says_what_all_selected_hexes_are(window: Window) -> None:
    """It told of the first alone; where they differ no choice stands for all of them."""
    grid = window.session.board.grid
    panel = window.docks.panel(InspectorPanel)
    window.session.steps.draw(Edit("Rise", lambda board: paint_level(board, (grid.hex("B3"),), 1)))
    window.session.hand.select.select([grid.hex(label) for label in ("B2", "B3", "D4")])
    panel.refresh()
    assert panel.below.text() == "Open Ground (2), Woods (1), level 0 to 1."
    assert (panel.terrain.currentIndex(), panel.level.currentIndex()) == (-1, -1)
    window.session.hand.select.select([grid.hex("B2")])
    panel.refresh()
    assert panel.below.text() == "Open Ground, level 0."
    assert (panel.terrain.currentText(), panel.level.currentText()) == ("Open Ground", "0")


def test_what_many_hexes_are_is_told_once_their_selection_rests(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of thousands it takes longer than a frame: each step of a rubber band begins the rest anew."""
    monkeypatch.setattr(inspector, "MANY", 2)
    panel, chosen = window.docks.panel(InspectorPanel), window.session.board.grid.hexes
    window.session.hand.select.select(chosen[:3])
    panel._timer.setTimerType(Qt.TimerType.PreciseTimer)
    panel._timer.setInterval(60_000)
    window.session.hand.updated.emit()
    qtbot.wait(30)
    waited = panel._timer.remainingTime()
    window.session.hand.updated.emit()
    assert panel._timer.remainingTime() > waited
    window.session.hand.select.select(chosen[:1])
    qtbot.wait(30)
    waited = panel._timer.remainingTime()
    window.session.hand.updated.emit()
    assert panel._timer.remainingTime() <= waited


def test_tab_goes_on_through_the_form_of_an_outline(window: Window, qtbot: QtBot) -> None:
    """It is made when the first is selected, and came after all else in the window: what rules say follows it."""
    session, panel = window.session, window.docks.panel(InspectorPanel)
    wood = Artwork("woods", ((2.0, 2.0), (9.0, 2.0), (9.0, 9.0)))
    session.open(replace(session.board, artwork=(wood,)), None)
    session.hand.choose("select")
    session.hand.select.hold.take([RingPlace("artwork", 0)])
    window.docks.show("inspector")
    panel.refresh()
    form = panel.outline
    form.left_edge.setFocus()
    for after in (form.upper_edge, form.wide, form.high, form.turn, form.terrain, form.level, panel.text):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is after


def test_layers(window: Window) -> None:
    """A layer that isn't ticked isn't painted."""
    window.session.hand.tool.leave()
    before = window.canvas.grab().toImage()
    window.docks.panel(LayersPanel).boxes["numbers"].click()
    assert "numbers" not in window.canvas.picture.layers
    window.canvas.grab()
    assert window.canvas.grab().toImage() != before
