"""The LOS panel by real clicks."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.composing import call_board
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.sight.conditions import FARTHEST
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.words import speak
from tests.ui.mouse import Mouse


def test_the_los_panel_explains(window: Window, mouse: Mouse) -> None:
    """A drag with the LOS tool gives verdict, range and reasons with their rules; a reason marks its hex."""
    window.session.hand.choose("look")
    mouse.press("B4")
    mouse.drag("F4")
    mouse.release("F4")
    panel = window.docks.panel(LosPanel)
    assert panel.verdict.text() == "Blocked"
    assert panel.range.text() == "Range 4"
    assert panel.origin.label.text() == "B4"
    assert panel.target.label.text() == "F4"
    reason = panel.reasons.item(0).text()
    assert "D4" in reason
    assert "[" in reason
    panel.reasons.setCurrentRow(0)
    assert window.session.attention.highlight == (window.session.board.grid.hex("D4"),)
    window.actions_["los_swap"].trigger()
    assert panel.origin.label.text() == "F4"
    window.actions_["los_clear"].trigger()
    assert panel.verdict.text() == "No thread"


def test_an_edit_changes_the_verdict(window: Window) -> None:
    """Painting woods into the line blocks it, undo clears it; it is told after the frame that shows the edit."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B2")), End(grid.hex("B6")))
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    window.session.hand.select.select([grid.hex("B4")])
    window.docks.panel(InspectorPanel).refresh()
    window.docks.panel(InspectorPanel).terrain.setCurrentIndex(
        window.docks.panel(InspectorPanel).terrain.findData("woods")
    )
    window.docks.panel(InspectorPanel).terrain.activated.emit(0)
    assert window.session.live_los.lags
    QApplication.processEvents()
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    window.actions_["undo"].trigger()
    QApplication.processEvents()
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"


def test_ends_are_typed(window: Window, qtbot: QtBot) -> None:
    """A hex's name sets an end; one that isn't there is said."""
    panel = window.docks.panel(LosPanel)
    window.docks["los"].raise_()
    for row, text in ((panel.origin, "b2"), (panel.target, "B5")):
        qtbot.keyClicks(row.label, text)
        qtbot.keyClick(row.label, Qt.Key.Key_Return)
    assert panel.verdict.text() == "Clear"
    assert panel.range.text() == "Range 3"
    panel.target.label.clear()
    qtbot.keyClicks(panel.target.label, "Z99")
    qtbot.keyClick(panel.target.label, Qt.Key.Key_Return)
    assert "Z99" in window.messages.text


def test_ends_on_boards_of_small_letters_are_typed(scenario_window: Window, qtbot: QtBot) -> None:
    """A board's name stays as it is written, while the hex's may be in small letters."""
    window = scenario_window
    assert window.session.scenario is not None
    window.session.steps.on_card(Edit("Call", lambda card: call_board(card, number=0, name="mill")))
    window.docks["los"].raise_()
    row = window.docks.panel(LosPanel).origin
    qtbot.keyClicks(row.label, "mill.b2")
    qtbot.keyClick(row.label, Qt.Key.Key_Return)
    assert row.label.text() == "mill.B2"
    assert not window.messages.text


def test_the_panel_says_that_the_target_is_lit(window: Window) -> None:
    """As the tool's own bar, which a narrow window cuts."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B1")), End(grid.hex("B6")))
    window.docks.panel(LosPanel).lit.click()
    assert window.session.hand.look.target_lit
    target = window.session.live_los.target
    assert target is not None
    assert target.lit
    window.session.hand.look.set_option("target_lit", False)
    assert not window.docks.panel(LosPanel).lit.isChecked()


def test_conditions_are_explained_in_the_language_of_the_window(window: Window) -> None:
    """What each says, and what its number counts."""
    speak("de")
    try:
        window.session.open(Board(Grid(5, 5), "memoir-44", id="b", title="B"), None)
        window.session.document.saved_as()
        box, number = window.docks.panel(LosPanel).conditions.fields["visibility"]
        assert number is not None
        assert number.suffix() == " Felder"
        number.setValue(1)
        assert number.suffix() == " Feld"
        assert "Felder weit man sieht" in number.toolTip()
        assert "nothing beyond" not in box.toolTip()
    finally:
        speak("en")


def test_conditions_count(window: Window) -> None:
    """Night with a short sight blocks a far target."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B1")), End(grid.hex("B6")))
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    window.actions_["los_conditions"].trigger()
    box, number = window.docks.panel(LosPanel).conditions.fields["visibility"]
    assert box.hasFocus()
    assert window.docks.panel(LosPanel).conditions.weather.title() == "Conditions", "a trial's"
    box.click()
    assert number is not None
    number.setValue(2)
    assert window.session.live_los.scene.conditions == {"visibility": 2}
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    box.click()
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    far = {"visibility": FARTHEST + 21}  # more than the box can show
    window.session.desk.set_scene(replace(window.session.live_los.scene, conditions=far), "Far")
    rain, _ = window.docks.panel(LosPanel).conditions.fields["rain"]
    rain.click()
    assert window.session.live_los.scene.conditions == {**far, "rain": True}
    window.session.hand.look.hold(End(grid.hex("B1")), End(grid.hex("B6")))
    window.actions_["los_conditions"].trigger()
    window.actions_["select_none"].trigger()
    assert window.canvas.hasFocus()
    assert window.session.live_los.target is not None, "the way back to the map isn't the end of the thread"
    window.actions_["select_none"].trigger()
    assert window.session.live_los.target is None


def test_rulings_are_chosen(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer other than the default is in force at once, and can be taken back."""
    ruling = window.session.ruleset.rulings["hedgerow_vertex"]
    other = next(choice for choice in ruling.choices if choice != ruling.default)
    monkeypatch.setattr(choose_rulings, "ask", lambda *_args: {"hedgerow_vertex": other})
    window.docks.panel(LosPanel).conditions.rulings_button.click()
    assert window.session.live_los.scene.ruling("hedgerow_vertex") == other
    assert "1 answered" in window.docks.panel(LosPanel).conditions.rulings.text()
    monkeypatch.setattr(choose_rulings, "ask", lambda *_args: {})
    window.docks.panel(LosPanel).conditions.rulings_button.click()
    scene = window.session.live_los.scene
    assert scene.ruling("hedgerow_vertex") == ruling.default
    window.session.desk.set_scene(replace(scene, rulings={"hedgerow_vertex": ruling.default}), "As usual")
    assert window.docks.panel(LosPanel).conditions.rulings.text() == "As the ruleset has them."
