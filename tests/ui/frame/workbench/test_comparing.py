"""Threads that are pinned, and boards, rulings and rulesets compared."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.model.board import Artwork, Board
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.dialogs.files import open_file
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.ui.frame.workbench.at_hand import look, press, shot
from tests.ui.mouse import Mouse


def test_arrows_step_the_target(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """With a thread held, arrow keys move its far end from hex to hex."""
    look(window, mouse, "B2", "B6")
    press(qtbot, window, Qt.Key.Key_Right)
    assert window.docks.panel(LosPanel).target.label.text() == "C6"
    press(qtbot, window, Qt.Key.Key_Up)
    assert window.docks.panel(LosPanel).target.label.text() == "C5"
    assert window.docks.panel(LosPanel).origin.label.text() == "B2"
    press(qtbot, window, Qt.Key.Key_X)
    assert (
        window.docks.panel(LosPanel).origin.label.text(),
        window.docks.panel(LosPanel).target.label.text(),
    ) == ("C5", "B2")
    los, grid = window.session.live_los, window.session.board.grid
    thread = End(grid.hex("B2"), moved=True), End(grid.hex("B6"))
    window.session.hand.look.hold(*thread)
    for row in (window.docks.panel(LosPanel).origin, window.docks.panel(LosPanel).target):
        row.label.editingFinished.emit()  # the keyboard went by, which forgot what no name tells of an end
    assert (los.origin, los.target) == thread


def test_threads_are_pinned(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Shift+T keeps the thread on the board and in the list; a click takes it up again; the chosen one goes."""
    window.session.hand.look.set_option("target_unit", "vehicle")
    look(window, mouse, "B4", "F4")
    press(qtbot, window, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    window.session.hand.look.set_option("target_unit", None)
    look(window, mouse, "B2", "B6")
    press(qtbot, window, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert not window.docks.panel(FieldsPanel).remove_button.isEnabled()
    found = window.docks.panel(FieldsPanel).threads
    assert [found.item(row).text() for row in range(found.count())] == [
        "B4 → F4 (vehicle): Blocked, range 4",
        "B2 → B6: Clear, range 4",
    ]
    window.docks["fields"].raise_()
    qtbot.mouseClick(
        found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualItemRect(found.item(0)).center()
    )
    assert window.docks.panel(LosPanel).origin.label.text() == "B4"
    window.session.live_los.look(None, None)
    with_it = shot(window)
    found.setCurrentRow(0)
    window.docks.panel(FieldsPanel).remove_button.click()
    assert found.count() == 1
    assert shot(window) != with_it
    window.docks.panel(FieldsPanel).remove_all_button.click()
    assert not window.session.pinned.threads


def test_the_saved_board_is_compared(window: Window, mouse: Mouse, qtbot: QtBot, saved: Path) -> None:
    """Woods painted since the board was saved show as lines that are blocked now; a line can be looked along."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B4")
    assert read_board(saved).value != window.session.board
    window.actions_["los_compare"].trigger()
    dialog = window.workbench.compared
    assert dialog is not None
    canvas = window.canvas
    most = canvas.mapToGlobal(QPoint(canvas.width() // 8, 0)).x()
    assert dialog.frameGeometry().right() <= most, "the map is seen"
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.found is not None)
    assert dialog.found is not None
    assert dialog.found.count > 0
    assert (
        f"{dialog.found.count:,} of {dialog.found.pairs:,} lines differ: as saved → now."
        == dialog.told.text()
    )
    row = next(
        row for row in range(dialog.starts.count()) if dialog.starts.item(row).text().startswith("B2:")
    )
    dialog.starts.setCurrentRow(row)
    assert window.docks.panel(LosPanel).origin.label.text() == "B2"
    texts = [dialog.lines.item(row).text() for row in range(dialog.lines.count())]
    assert "B2 → B6: clear → blocked" in texts
    dialog.lines.setCurrentRow(texts.index("B2 → B6: clear → blocked"))
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    shown = shot(window)
    found = dialog.found
    QTest.keyClick(dialog.lines, Qt.Key.Key_Return)
    assert dialog.found is found, "Enter in the list compared anew"
    told = dialog.told.text()
    window.session.stack.undo()
    QApplication.processEvents()
    assert dialog.told.text() == f"{told} The map or its circumstances are others now: compare again."
    window.session.stack.redo()
    QApplication.processEvents()
    assert dialog.told.text() == told
    dialog.close()
    assert shot(window) != shown
    dialog.start()
    dialog.open_beside()
    dialog.reject()
    assert dialog.told.text() == "Stopped.", "it seemed to go on"


def test_the_saved_scenario_is_compared(scenario_window: Window, qtbot: QtBot) -> None:
    """Its map is joined from boards, and it has weather: in a fog since it was saved one sees two hexes far."""
    window = scenario_window
    scene = window.session.live_los.scene
    window.session.desk.set_scene(replace(scene, conditions={"visibility": 2}), "Fog")
    window.actions_["los_compare"].trigger()
    dialog = window.workbench.compared
    assert dialog.against.currentText() == "The scenario as it was saved"
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None)
    assert dialog.found.count > 0, dialog.told.text()
    assert f"of {dialog.found.pairs:,} lines" in dialog.told.text()
    assert not dialog.found.only


def test_two_rulings_and_two_rulesets_are_compared(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a ruling chosen it says so; with one, and with another ruleset, it looks along all lines.

    What was found goes as soon as something else is asked.
    """
    window.docks.panel(PalettePanel).pick("terrain", "gully")
    mouse.click("B4")
    window.actions_["los_compare"].trigger()
    dialog = window.workbench.compared
    assert dialog is not None
    dialog.start_button.click()
    assert "never saved" in dialog.told.text()
    dialog.against.setCurrentIndex(dialog.against.findData("rulings"))
    dialog.start_button.click()
    assert "No ruling" in dialog.told.text()
    ruling = window.session.ruleset.rulings["hedgerow_vertex"]
    other = next(choice for choice in ruling.choices if choice != ruling.default)
    monkeypatch.setattr(choose_rulings, "ask", lambda *_args: {"hedgerow_vertex": other})
    dialog.rulings_button.click()
    assert "1 changed" in dialog.rulings_button.text()
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None)
    assert dialog.found is not None
    assert dialog.found.count == 0
    dialog.against.setCurrentIndex(dialog.against.findData("ruleset"))
    assert dialog.found is None
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("memoir-44"))
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None and not dialog._worker.busy)
    assert dialog.found.pairs > 0
    assert "gully" in dialog.warning.text()
    found, scene = dialog.found, window.session.live_los.scene
    window.session.desk.set_scene(replace(scene, conditions={"visibility": 2}), "Fog")
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None and not dialog._worker.busy)
    assert "conditions" in dialog.warning.text()
    assert dialog.found == found, "there is no fog on either side"
    dialog.against.setCurrentIndex(dialog.against.findData("rulings"))
    assert not dialog.warning.isVisibleTo(dialog)
    assert (dialog.found, dialog.starts.count()) == (None, 0)
    assert "hex by hex" in dialog.told.text()
    dialog.close()


def test_what_is_laid_on_a_map_and_another_map_are_compared(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Night closes lines that are open by day; on another board of the game it is night as well."""
    session = window.session
    window.actions_["los_compare"].trigger()
    dialog = window.workbench.compared

    def differ() -> int:
        dialog.start_button.click()
        qtbot.waitUntil(lambda: dialog.found is not None and not dialog._worker.busy)
        return dialog.found.count

    dialog.against.setCurrentIndex(dialog.against.findData("bare"))
    assert differ() == 0
    session.live_los.scene = replace(session.live_los.scene, conditions={"visibility": 2})
    assert differ() > 0
    assert session.live_los.origin == End(session.board.grid.hexes[0]), "nobody looked: the first does"
    thread = End(session.board.grid.hex("B2"), unit="vehicle"), End(session.board.grid.hex("B6"))
    session.hand.look.hold(*thread)
    assert differ() > 0
    assert dialog.starts.currentItem().text().startswith("B2:")
    assert (session.live_los.origin, session.live_los.target) == thread, "the thread in hand was dropped"
    dialog.against.setCurrentIndex(dialog.against.findData("file"))
    dialog.start_button.click()
    assert "No map is chosen" in dialog.told.text()
    other = tmp_path / "other.board.json"
    write_board(other, session.board)
    monkeypatch.setattr(open_file, "ask_map", lambda *_args: str(other))
    dialog.file_button.click()
    assert dialog.file_button.text() == "other.board.json"
    assert differ() == 0
    write_board(other, Board(session.board.grid, session.ruleset.id))
    assert differ() > 0
    assert dialog.told.text().endswith("lines differ: here → other.board.json.")
    other.write_text("{", encoding="utf-8")
    dialog.start_button.click()
    assert "other.board.json" in dialog.told.text()


def test_all_options_of_the_los_tool_fit_into_the_window(window: Window, qtbot: QtBot) -> None:
    """None is pushed off the bar; what is cut on its button is whole in its list."""
    window.resize(1366, 768)
    window.session.hand.choose("look")
    boxes = window.findChild(OptionsBar).findChildren(QComboBox)
    assert len(boxes) > 3
    qtbot.waitUntil(
        lambda: all(box.isVisible() and box.visibleRegion().boundingRect().width() for box in boxes)
    )
    for box in boxes:
        box.showPopup()
        assert box.view().viewport().width() >= box.view().sizeHintForColumn(0)
        box.hidePopup()


def test_what_would_change_it_waits_for_a_pause(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It isn't begun under a hand that goes on, and is once that rests."""
    look(window, mouse, "B4", "F4")
    box = window.docks.panel(LosPanel).argument
    for _ in range(30):
        window.session.stillness.stir()
        qtbot.wait(20)
    assert box.busy
    assert not box._worker.busy
    qtbot.waitUntil(lambda: box.found is not None)


def test_the_lens_says_why_a_hex_shows_nothing(window: Window, mouse: Mouse) -> None:
    """A position that the hex under the pointer lacks is told at the pointer's hex, with any tool in hand."""
    modes, hand = window.desk.modes, window.session.hand
    hand.choose("select")
    window.actions_["los_lens"].trigger()
    hand.look.set_option("origin_in", "upper_level")
    mouse.move("B4")
    shot(window)
    QApplication.processEvents()
    assert "Hex B4 has no position “Upper level”" in window.status.hint.text()
    assert "Hex B4 has no position" in window.docks.panel(FieldsPanel).summary.text()
    hand.look.set_option("origin_in", None)
    mouse.move("B5")
    shot(window)
    QApplication.processEvents()
    assert modes.trouble == ""
    assert "no position" not in window.status.hint.text()


def test_an_upper_level_is_tried_on_a_board(window: Window) -> None:
    """A change that asks for hexes alone is added to the LOS trial where somebody looks, listed, undone, taken back."""
    session, form = window.session, window.docks.panel(LosPanel).conditions.changes
    at = session.board.grid.hex
    assert "breach" not in form.offered
    assert "terrain" in form.offered
    session.hand.look.hold(End(at("F4"), position="upper_level"), End(at("B4")))
    assert session.live_los.answer is None
    form.add("upper_level")
    assert session.live_los.answer is not None
    assert form.listed.item(0).text() == "Upper level in F4"
    session.hand.select.select([at("D4")])
    form.add("upper_level")
    assert form.listed.item(0).text() == "Upper level in F4 D4"
    window.actions_["undo"].trigger()
    x, y = session.board.grid.centre(at("G2"))
    house = Artwork("building_stone", ((x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)))
    session.steps.draw(Edit("Draw a house", lambda board: replace(board, artwork=(house,))))
    session.hand.select.take([RingPlace("artwork", 0)])
    form.add("upper_level")
    assert form.listed.item(0).text() == "Upper level in F4 G2", "where the selected house stands"
    QTest.keyClick(form.listed, Qt.Key.Key_Delete)
    assert session.live_los.scene.changes == ()
    assert session.live_los.answer is None
