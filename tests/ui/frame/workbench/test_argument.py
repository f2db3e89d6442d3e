"""The argument of a line, and what would change it; the side view."""

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.sight.flip import Step
from bob_editor.rules.los.scene import End, Marker
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.panels.sight.profile import ProfilePanel
from bob_editor.words import speak
from tests.ui.frame.workbench.at_hand import look, press, shot
from tests.ui.mouse import Mouse


def point_at(qtbot: QtBot, found: QListWidget, row: int) -> None:
    """Move the pointer over a row of a list."""
    rect = found.visualItemRect(found.item(row))
    qtbot.mouseMove(found.viewport(), rect.center() + QPoint(3, 0))
    QTest.mouseMove(found.viewport(), rect.center())
    found.itemEntered.emit(found.item(row))


def test_pointing_at_a_reason_lights_up_its_artwork(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """The wood that blocks is marked on the map while its reason is pointed at."""
    look(window, mouse, "B4", "F4")
    window.docks["los"].raise_()
    before = shot(window)
    point_at(qtbot, window.docks.panel(LosPanel).reasons, 0)
    assert window.workbench.cause is not None
    assert window.workbench.cause.at == "D4"
    assert shot(window) != before
    QApplication.sendEvent(window.docks.panel(LosPanel).reasons.viewport(), QEvent(QEvent.Type.Leave))
    assert window.workbench.cause is None


def test_what_would_change_it_is_listed_shown_and_done(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """A blocked line lists the change that clears it, previews it on the board, and Apply is a step of undo."""
    look(window, mouse, "B4", "F4")
    box = window.docks.panel(LosPanel).argument
    qtbot.waitUntil(lambda: box.found is not None and box.list.count() > 0)
    row = next(row for row in range(box.list.count()) if "D4" in box.list.item(row).text())
    before = window.session.board
    point_at(qtbot, box.list, row)
    assert window.session.hand.preview.board is not None
    assert window.session.board is before
    QApplication.sendEvent(box.list.viewport(), QEvent(QEvent.Type.Leave))
    assert window.session.hand.preview.board is None
    box.list.setCurrentRow(row)
    # A change of the board, and with it one of what lies beside it.
    flip, smoke = box.list.item(row).data(Qt.ItemDataRole.UserRole), Marker("smoke", before.grid.hex("H4"))
    step = Step(("markers", "H4"), "smoke lay in H4", "Lay smoke in H4", flip.steps[0].place, 0, put=smoke)
    box.list.item(row).setData(Qt.ItemDataRole.UserRole, replace(flip, steps=(*flip.steps, step)))
    box.apply_button.click()
    assert window.session.board != before
    assert window.session.live_los.scene.markers == (smoke,)
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    assert window.session.stack.count() == 1
    window.actions_["undo"].trigger()
    assert window.session.board == before
    assert window.session.live_los.scene.markers == ()
    QApplication.processEvents()
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"


def test_all_is_shown_as_it_is_after_a_change_of_markers_too(
    window: Window, mouse: Mouse, qtbot: QtBot
) -> None:
    """The light that clears a line opens the field and the side view, too, as long as it is pointed at."""

    def opened() -> bool:
        layer = window.desk.modes.layer()
        return (
            layer.field.verdict(window.session.board.grid.index[window.session.live_los.target.hex])[0]
            == "clear"
        )

    profile = window.docks.panel(ProfilePanel)
    window.actions_["los_profile"].trigger()
    window.session.live_los.scene = replace(window.session.live_los.scene, conditions={"visibility": 2})
    look(window, mouse, "B4", "F4")
    box = window.docks.panel(LosPanel).argument
    qtbot.waitUntil(lambda: box.found is not None and box.list.count() > 0)
    flip = box.list.item(0).data(Qt.ItemDataRole.UserRole)
    assert flip.changes_scene
    assert flip.answer.verdict == "clear"
    shot(window)
    assert window.canvas.picture._answer.verdict == "blocked"
    assert not opened()
    aside = profile._seen.profile
    point_at(qtbot, box.list, 0)
    # The change takes a wood away, too: the frame that shows it first leaves looking along to the next.
    shot(window)
    shot(window)
    assert window.canvas.picture._answer.verdict == "clear"
    assert opened()
    assert profile._seen.profile != aside
    assert window.desk.modes.pending_change().opened
    QApplication.sendEvent(box.list.viewport(), QEvent(QEvent.Type.Leave))
    shot(window)
    assert window.canvas.picture._answer.verdict == "blocked"


def test_on_a_scenario_s_map_changes_are_shown_and_not_made(scenario_window: Window, qtbot: QtBot) -> None:
    """Its boards are edited in their own files, which is said instead of failing."""
    window = scenario_window
    grid = window.session.board.grid
    window.session.hand.look.pinned = True
    window.session.live_los.look(End(grid.hex("1.D3")), End(grid.hex("1.D6")))
    box = window.docks.panel(LosPanel).argument
    qtbot.waitUntil(lambda: box.found is not None and box.list.count() > 0)
    box.list.setCurrentRow(0)
    assert window.session.hand.preview.board is not None
    assert not box.apply_button.isEnabled()
    assert "their own files" in box.told.text()
    box.list.itemActivated.emit(box.list.item(0))
    assert not window.messages.text


def test_the_argument_of_a_thread_that_goes_is_dropped(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Without a thread there is nothing to change."""
    look(window, mouse, "B4", "F4")
    window.actions_["los_clear"].trigger()
    assert window.docks.panel(LosPanel).argument.isHidden()
    assert window.docks.panel(LosPanel).argument.found is None


def test_the_side_view_shows_the_thread(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Its panel opens by its key, says what lies along the thread, and follows edits; a hex in it is marked."""
    look(window, mouse, "B4", "F4")
    press(qtbot, window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier)
    assert window.docks.panel(ProfilePanel).isVisible()
    assert window.actions_["los_profile"].isChecked()
    assert "D4: level 0, Woods up to 1" in window.docks.panel(ProfilePanel).words
    view = window.docks.panel(ProfilePanel).view
    assert view is not None
    column = next(one for one in view.profile.columns if one.label == "D4")
    left, right = view.span(column)
    qtbot.mouseMove(window.docks.panel(ProfilePanel), QPoint(5, 5))
    qtbot.mouseMove(window.docks.panel(ProfilePanel), QPoint(round((left + right) / 2), 60))
    assert window.session.attention.highlight == (window.session.board.grid.hex("D4"),)
    before = window.docks.panel(ProfilePanel).grab().toImage()
    speak("de")
    try:
        look(window, mouse, "B4", "G4")
        view = window.docks.panel(ProfilePanel).view
        assert view is not None
        assert "Wald" in {one.title for column in view.profile.columns for one in column.obstacles}
    finally:
        speak("en")
    window.docks.panel(PalettePanel).pick("terrain", "open_ground")
    mouse.click("D4")
    assert "Woods" not in window.docks.panel(ProfilePanel).words
    assert window.docks.panel(ProfilePanel).grab().toImage() != before
    window.session.live_los.look(None, None)
    assert window.docks.panel(ProfilePanel).words == "No thread."
    window.actions_["los_profile"].trigger()
    assert not window.docks.panel(ProfilePanel).isVisible()
