"""The LOS workbench by mouse and keyboard: expected lines, the argument, side view, fields, threads, comparing."""

import shutil
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.said import said
from bob_editor.editing.sight.flip import Step
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End, MapChange, Marker
from bob_editor.rules.los.sight import BLOCKED
from bob_editor.rulesets import refresh_games
from bob_editor.storage.documents import read_board, read_suite, write_suite
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.panels.sight.profile import ProfilePanel
from bob_editor.ui.panels.sight.suite import SuitePanel
from bob_editor.ui.panels.sight.suite_list import expect_words
from bob_editor.words import speak
from tests.ui.mouse import Mouse


@pytest.fixture
def saved(window: Window, tmp_path: Path) -> Path:
    """The small board has a file of its own."""
    path = tmp_path / "small.board.json"
    assert window.files._write(str(path))
    return path


def look(window: Window, mouse: Mouse, first: str, last: str) -> None:
    """Look along a line with the mouse."""
    window.session.hand.choose("look")
    mouse.press(first)
    mouse.drag(last)
    mouse.release(last)


def press(qtbot: QtBot, window: Window, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Type a key over the board."""
    window.activateWindow()
    window.canvas.setFocus()
    held = Qt.KeyboardModifier.NoModifier
    for one in modifiers:
        held |= one
    qtbot.keyClick(window.canvas, key, held)


def point_at(qtbot: QtBot, found: QListWidget, row: int) -> None:
    """Move the pointer over a row of a list."""
    rect = found.visualItemRect(found.item(row))
    qtbot.mouseMove(found.viewport(), rect.center() + QPoint(3, 0))
    QTest.mouseMove(found.viewport(), rect.center())
    found.itemEntered.emit(found.item(row))


def shot(window: Window) -> QImage:
    """The canvas as it is painted."""
    return window.canvas.grab().toImage()


# -- expected lines ---------------------------------------------------------------------------------------------------


def test_a_line_is_kept_and_saved_with_the_board(
    window: Window, mouse: Mouse, qtbot: QtBot, saved: Path
) -> None:
    """K keeps the thread; the star shows until the board is saved, and the suite lies beside it."""
    look(window, mouse, "B2", "B6")
    press(qtbot, window, Qt.Key.Key_K)
    assert window.docks.panel(SuitePanel).model.rowCount() == 1
    assert "B2 → B6: clear" in str(window.docks.panel(SuitePanel).model.index(0).data())
    assert window.isWindowModified()
    assert "1 expected" in window.workbench.lines.text()
    window.actions_["save"].trigger()
    assert not window.isWindowModified()
    assert len(read_suite(saved.with_name("small.los.json")).value.checks) == 1


def test_lines_of_an_earlier_edition_are_told_and_taken_over(
    window: Window, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel tells what the suite was made with, until its button says that the lines hold by this edition."""
    games = Path(__file__).parents[3] / "games"
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(games))
    refresh_games()
    path, downs = tmp_path / "ashcombe.board.json", games / "three-downs" / "maps"
    shutil.copy(downs / path.name, path)
    suite = read_suite(downs / "ashcombe.los.json").value
    write_suite(tmp_path / "ashcombe.los.json", evolve(suite, edition="0.9"))
    window.files.open_path(str(path))
    panel = window.docks.panel(SuitePanel)
    told = "The suite was made with edition 0.9 of Three Downs, and this is edition 1."
    qtbot.waitUntil(lambda: panel.edition.text() == told)
    panel.take_over.click()
    assert panel.edition.isHidden()
    assert panel.take_over.isHidden()
    assert panel.session.expectations.suites[0].suite.edition == "1"
    window.actions_["undo"].trigger()
    assert not panel.edition.isHidden()


def test_an_unsaved_board_is_saved_first(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The user is asked for a file; without one nothing is kept."""
    look(window, mouse, "B2", "B6")
    monkeypatch.setattr(save_file, "ask", lambda *_args: None)
    press(qtbot, window, Qt.Key.Key_K)
    assert window.docks.panel(SuitePanel).model.rowCount() == 0
    path = tmp_path / "asked.board.json"
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(path))
    press(qtbot, window, Qt.Key.Key_K)
    assert window.docks.panel(SuitePanel).model.rowCount() == 1
    assert path.exists()


def test_what_is_expected_is_told_in_the_language_of_the_window(
    window: Window, mouse: Mouse, qtbot: QtBot, saved: Path
) -> None:
    """Its verdict, too: as the list of expected lines calls it."""
    look(window, mouse, "B2", "B6")
    speak("de")
    try:
        press(qtbot, window, Qt.Key.Key_K)
        assert expect_words("clear") != "clear"
        assert f" {expect_words('clear')}. " in window.messages.text
    finally:
        speak("en")


def test_another_thread_is_not_the_chosen_line(
    window: Window, mouse: Mouse, qtbot: QtBot, saved: Path
) -> None:
    """A line that is chosen in the list is that on the board; once another is drawn none is chosen."""
    look(window, mouse, "B2", "B6")
    press(qtbot, window, Qt.Key.Key_K)
    panel = window.docks.panel(SuitePanel)
    window.session.live_los.look(None, None)
    panel.list.setCurrentIndex(panel.model.index(0))
    panel.jump()
    assert len(panel.chosen) == 1
    assert window.session.live_los.answer is not None
    window.session.live_los.look(None, None)
    assert len(panel.chosen) == 1
    look(window, mouse, "C2", "C3")
    assert not panel.chosen
    assert not panel.delete_button.isEnabled()


def test_a_line_is_shown_and_deleted_by_keys(window: Window, mouse: Mouse, qtbot: QtBot, saved: Path) -> None:
    """Enter chooses the line that keys came to; Delete takes that, and nothing of what is selected on the map."""
    look(window, mouse, "B2", "B6")
    press(qtbot, window, Qt.Key.Key_K)
    window.session.live_los.look(None, None)
    window.session.hand.select.select_all()
    board = window.session.board
    window.docks.show("suite")
    panel = window.docks.panel(SuitePanel)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert len(panel.chosen) == 1
    assert window.docks.panel(LosPanel).origin.label.text() == "B2"
    qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    assert panel.head.text() == "No expectations"
    assert window.session.board is board


def test_what_an_edit_breaks_turns_red(window: Window, mouse: Mouse, qtbot: QtBot, saved: Path) -> None:
    """Painting woods into a kept line fails it, with reasons; a click shows it; undo mends it."""
    look(window, mouse, "B2", "B6")
    window.docks.panel(SuitePanel).keep_button.click()
    look(window, mouse, "C2", "C3")
    window.docks.panel(SuitePanel).keep_button.click()
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B4")
    panel = window.docks.panel(SuitePanel)
    qtbot.waitUntil(lambda: panel.head.text() == "1 of 2 expected fails")
    assert "1 of 2" in window.workbench.lines.text()
    first = str(panel.model.index(0).data())
    assert "Expected clear, got blocked" in first
    assert "B4" in first
    assert panel.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Fails")
    window.session.live_los.look(None, None)
    window.docks["suite"].raise_()
    qtbot.mouseClick(
        panel.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=panel.list.visualRect(panel.model.index(0)).center(),
    )
    assert window.docks.panel(LosPanel).origin.label.text() == "B2"
    assert window.docks.panel(LosPanel).target.label.text() == "B6"
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    panel.only_failing.click()
    assert panel.model.rowCount() == 1
    window.actions_["undo"].trigger()
    # Where looking takes longer than a frame it waits for a pause.
    qtbot.waitUntil(lambda: panel.model.rowCount() == 0)
    assert panel.head.text() == "2 expected, all hold"


def test_accepting_and_deleting_can_be_undone(
    window: Window, mouse: Mouse, qtbot: QtBot, saved: Path
) -> None:
    """Both are steps of undo with words."""
    look(window, mouse, "B2", "B6")
    window.docks.panel(SuitePanel).keep_button.click()
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B4")
    panel = window.docks.panel(SuitePanel)
    qtbot.waitUntil(lambda: panel.head.text() == "1 of 1 expected fails")
    panel.list.setCurrentIndex(panel.model.index(0))
    panel.accept_button.click()
    assert panel.head.text() == "1 expected, it holds"
    assert "blocked" in str(panel.model.index(0).data())
    assert "Accept new result of B2–B6" in window.actions_["undo"].text()
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: panel.head.text() == "1 of 1 expected fails")
    panel.list.setCurrentIndex(panel.model.index(0))
    panel.delete_button.click()
    assert panel.head.text() == "No expectations"
    assert panel.stack.currentWidget() is panel.none
    window.actions_["undo"].trigger()
    assert panel.model.rowCount() == 1


def test_a_suite_is_opened_with_its_board(window: Window, mouse: Mouse, qtbot: QtBot, saved: Path) -> None:
    """What was kept is there when the board is opened again."""
    look(window, mouse, "B4", "F4")
    press(qtbot, window, Qt.Key.Key_K)
    window.actions_["save"].trigger()
    window.actions_["close"].trigger()
    assert window.docks.panel(SuitePanel).model.rowCount() == 0
    assert window.files.open_path(str(saved))
    qtbot.waitUntil(lambda: window.docks.panel(SuitePanel).model.rowCount() == 1, timeout=3000)
    press(qtbot, window, Qt.Key.Key_F7)
    assert window.docks.panel(SuitePanel).head.text() == "1 expected, it holds"


def test_a_line_of_another_suite_brings_its_circumstances(
    window: Window, mouse: Mouse, qtbot: QtBot, saved: Path
) -> None:
    """Clicking a line kept by night makes it night."""
    look(window, mouse, "B2", "B6")
    box, number = window.docks.panel(LosPanel).conditions.fields["visibility"]
    box.click()
    assert number is not None
    steps = window.session.stack.index()
    number.selectAll()
    qtbot.keyClicks(number, "12")
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert (window.session.stack.index(), number.value()) == (steps + 1, 12), "1 was a step of its own"
    number.setValue(2)
    press(qtbot, window, Qt.Key.Key_K)
    box.click()
    assert not window.session.live_los.scene.conditions
    # No other suite is there to tell it from, but the line is none of the day's.
    assert "(Small: night 2)" in str(window.docks.panel(SuitePanel).model.index(0).data())
    window.docks.panel(SuitePanel).list.setCurrentIndex(window.docks.panel(SuitePanel).model.index(0))
    window.docks.panel(SuitePanel).jump()
    assert window.session.live_los.scene.conditions == {"visibility": 2}
    assert "circumstances" in window.messages.text


# -- the argument -----------------------------------------------------------------------------------------------------


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
    qtbot.waitUntil(lambda: box.found is not None and box.list.count() > 0, timeout=10_000)
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
    box.list.item(row).setData(Qt.ItemDataRole.UserRole, evolve(flip, steps=(*flip.steps, step)))
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


def test_on_a_scenario_s_map_changes_are_shown_and_not_made(scenario_window: Window, qtbot: QtBot) -> None:
    """Its boards are edited in their own files, which is said instead of failing."""
    window = scenario_window
    grid = window.session.board.grid
    window.session.hand.look.pinned = True
    window.session.live_los.look(End(grid.hex("1.D3")), End(grid.hex("1.D6")))
    box = window.docks.panel(LosPanel).argument
    qtbot.waitUntil(lambda: box.found is not None and box.list.count() > 0, timeout=10_000)
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


# -- the side view ----------------------------------------------------------------------------------------------------


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


# -- fields -----------------------------------------------------------------------------------------------------------


def test_the_lens_follows_the_pointer(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """With the lens on, the field is that of the hex under the pointer, with any tool in hand."""
    window.session.hand.choose("select")
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.actions_["los_lens"].isChecked()
    grid = window.session.board.grid
    mouse.move("B4")
    assert window.desk.modes.looking == End(grid.hex("B4"))
    layer = window.desk.modes.layer()
    assert layer is not None
    assert layer.field is not None
    assert layer.field.codes[grid.index[grid.hex("F4")]] == BLOCKED
    first = shot(window)
    mouse.move("H2")
    assert window.desk.modes.looking == End(grid.hex("H2"))
    assert shot(window) != first
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.desk.modes.mode == "origin"
    assert window.desk.modes.layer() is None


def test_painting_says_what_it_opens_and_closes(window: Window, mouse: Mouse) -> None:
    """Before the button is released the hexes that go out of view are marked and counted."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B2")), None)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.press("B4")
    # The frame that shows the edit doesn't wait for what is seen after it.
    assert not window.workbench._change
    QApplication.processEvents()
    change = window.workbench._change
    assert grid.hex("B6") in change.closed
    assert f"closes {len(change.closed)}" in window.status.hint.text()
    assert "From B2" in window.status.hint.text()
    mouse.release("B4")
    mouse.move("I7")
    QApplication.processEvents()
    assert not window.workbench._change.closed


def test_several_hexes_look_together(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Of the selected hexes: how many see each, and those that any, all or none see; pinned ones stay."""
    grid = window.session.board.grid
    window.session.hand.choose("select")
    window.session.hand.select.select([grid.hex("B4"), grid.hex("F2")])
    press(qtbot, window, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert window.desk.modes.mode == "common"
    shot(window)
    found = window.desk.modes.common
    assert found is not None
    assert len(found.origins) == 2
    assert bool(found.by_any.any())
    qtbot.waitUntil(
        lambda: f"by any: {int(found.by_any.sum())}" in window.docks.panel(FieldsPanel).summary.text()
    )
    window.docks.panel(FieldsPanel).take_button.click()
    speak("de")
    try:
        window.docks.panel(FieldsPanel).refresh()
        assert "angeheftet: " in window.docks.panel(FieldsPanel).origins.text()
    finally:
        speak("en")
    window.session.hand.select.select_none()
    assert set(window.desk.modes.origins) == {grid.hex("B4"), grid.hex("F2")}
    window.session.live_los.look(End(grid.hex("H7")), None)
    window.docks.panel(FieldsPanel).add_button.click()
    assert len(window.desk.modes.origins) == 3
    seen = set()
    for row in range(window.docks.panel(FieldsPanel).shown.count()):
        window.docks.panel(FieldsPanel).shown.setCurrentIndex(row)
        window.docks.panel(FieldsPanel).shown.activated.emit(row)
        layer = window.desk.modes.layer()
        assert layer is not None
        seen.add(str(layer.key))
    assert len(seen) == 4
    window.docks.panel(FieldsPanel).clear_button.click()
    assert list(window.desk.modes.origins) == [grid.hex("H7")]


def test_shift_click_compares_fields(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """With that of the hex that looks; once more lets one go. Shift+Enter does it, and so does the place's menu."""
    session, modes, shift = window.session, window.desk.modes, Qt.KeyboardModifier.ShiftModifier
    at = session.board.grid.hex
    press(qtbot, window, Qt.Key.Key_L)
    mouse.click("B2")
    mouse.click("F4", shift)
    assert modes.mode == "common"
    assert modes.origins == (at("B2"), at("F4"))
    scene = session.live_los.scene
    upstairs = evolve(scene, changes=(MapChange("upper_level", (at("F4"),)),))
    session.desk.set_scene(upstairs, "Upstairs")
    session.hand.look.set_option("origin_in", "upper_level")
    assert modes.layer() is not None
    assert [end.position for end in modes.common.origins] == [None, "upper_level"]
    panel = window.docks.panel(FieldsPanel)
    panel.refresh()
    assert "“Upper level”" in panel.origins.text()
    assert not panel.add_button.isEnabled(), "B2 looks already"
    session.hand.look.set_option("origin_in", None)
    mouse.move("H6")
    press(qtbot, window, Qt.Key.Key_Return)
    press(qtbot, window, Qt.Key.Key_Return, shift)
    assert len(modes.origins) == 3
    mouse.click("B2", shift)
    assert modes.origins[0] == at("F4")
    window.place_menu.fill(pointer_at(session.board.grid, session.board.grid.centre(at("F4"))))
    found = [
        one for one in window.place_menu.menu.actions() if one.text() == "Compare the field of F4 no longer"
    ]
    found[0].trigger()
    assert len(modes.origins) == 1
    window.actions_["board_turn"].trigger()
    assert not modes.pinned


def test_the_legend_names_what_the_games_rule_can_give(window: Window) -> None:
    """As a picture's does: no hindrance in a game that has none."""
    session = window.session
    for ruleset, verdicts in ((session.board.ruleset, 4), ("memoir-44", 2)):
        session.open(Board(Grid(9, 7), ruleset, id="b", title="B"), None)
        session.hand.choose("look")
        session.hand.look.hold(End(session.board.grid.hex("A1")), End(session.board.grid.hex("C3")))
        layer = window.desk.modes.layer()
        assert layer is not None
        assert isinstance(layer.legend_key, tuple)
        assert len(layer.legend_key[1]) == verdicts
        session.document.saved_as()


def test_the_legend_of_a_games_field_is_in_the_language_of_the_window(window: Window) -> None:
    """As the list is in which it is chosen."""
    field = window.desk.modes.overlays[0]
    window.desk.modes.choose_overlay(field.id, field.choices[0][0])
    speak("de")
    try:
        layer = window.desk.modes.layer()
        assert layer is not None
        assert layer.legend_key == ((BLOCKED, said(field.title)),)
        assert said(field.title) != field.title
    finally:
        speak("en")


def test_exposure_is_counted_beside_the_window(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It shows as a heat map with its own legend, is counted anew after an edit, and tells the extremes."""
    press(qtbot, window, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    modes = window.desk.modes
    qtbot.waitUntil(lambda: modes.up_to_date and not modes.busy, timeout=20_000)
    assert modes.counts is not None
    before = modes.counts.seen.copy()
    assert f"{int(before.max())} hexes" in window.docks.panel(FieldsPanel).summary.text()
    layer = modes.layer()
    assert layer is not None
    assert layer.legend_key != "los"
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("F6")
    assert not modes.up_to_date
    qtbot.waitUntil(lambda: modes.up_to_date and not modes.busy, timeout=20_000)
    assert modes.counts is not None
    assert int(modes.counts.seen.sum()) < int(before.sum())


def test_counting_is_stopped(window: Window, qtbot: QtBot) -> None:
    """Stop ends it; Count begins again."""
    modes = window.desk.modes
    modes.choose("exposure")
    modes.cancel()
    assert not modes.busy
    assert not modes.up_to_date
    assert window.docks.panel(FieldsPanel).count_button.isEnabled()
    window.docks.panel(FieldsPanel).count_button.click()
    qtbot.waitUntil(lambda: modes.up_to_date, timeout=20_000)


def test_overlays_of_the_ruleset_are_offered(window: Window, qtbot: QtBot) -> None:
    """The list of fields has the game's overlays, with what is to be chosen, and shows their hexes."""
    panel = window.docks.panel(FieldsPanel)
    row = next(row for row in range(panel.mode.count()) if "32.1" in panel.mode.itemText(row))
    panel.mode.setCurrentIndex(row)
    panel.mode.activated.emit(row)
    assert window.desk.modes.mode == "overlay"
    assert not panel.choice_row.isHidden()
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("D4")])
    window.docks.panel(InspectorPanel).refresh()
    layer = window.desk.modes.layer()
    assert layer is not None
    assert panel.choice.count() == 4


# -- threads ----------------------------------------------------------------------------------------------------------


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


# -- comparing --------------------------------------------------------------------------------------------------------


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
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=20_000)
    assert dialog.found is not None
    assert dialog.found.count > 0
    assert f"{dialog.found.count:,} of {dialog.found.pairs:,} lines differ" in dialog.told.text()
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
    window.session.desk.set_scene(evolve(scene, conditions={"visibility": 2}), "Fog")
    window.actions_["los_compare"].trigger()
    dialog = window.workbench.compared
    assert dialog.against.currentText() == "The scenario as it was saved"
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=20_000)
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
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=20_000)
    assert dialog.found is not None
    assert dialog.found.count == 0
    dialog.against.setCurrentIndex(dialog.against.findData("ruleset"))
    assert dialog.found is None
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("memoir-44"))
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None and not dialog._worker.busy, timeout=20_000)
    assert dialog.found.pairs > 0
    assert "gully" in dialog.warning.text()
    found, scene = dialog.found, window.session.live_los.scene
    window.session.desk.set_scene(evolve(scene, conditions={"visibility": 2}), "Fog")
    dialog.start_button.click()
    qtbot.waitUntil(lambda: dialog.found is not None and not dialog._worker.busy, timeout=20_000)
    assert "conditions" in dialog.warning.text()
    assert dialog.found == found, "there is no fog on either side"
    dialog.against.setCurrentIndex(dialog.against.findData("rulings"))
    assert not dialog.warning.isVisibleTo(dialog)
    assert (dialog.found, dialog.starts.count()) == (None, 0)
    assert "hex by hex" in dialog.told.text()
    dialog.close()


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
        assert box.view().minimumWidth() >= box.view().sizeHintForColumn(0)


def test_what_would_change_it_waits_for_a_pause(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It isn't begun under a hand that goes on, and is once that rests."""
    look(window, mouse, "B4", "F4")
    box = window.docks.panel(LosPanel).argument
    for _ in range(30):
        window.session.stillness.stir()
        qtbot.wait(20)
    assert box.busy
    assert not box._worker.busy
    qtbot.waitUntil(lambda: box.found is not None, timeout=10_000)


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
    session.steps.draw(Edit("Draw a house", lambda board: evolve(board, artwork=(house,))))
    session.hand.select.take([RingPlace("artwork", 0)])
    form.add("upper_level")
    assert form.listed.item(0).text() == "Upper level in F4 G2", "where the selected house stands"
    QTest.keyClick(form.listed, Qt.Key.Key_Delete)
    assert session.live_los.scene.changes == ()
    assert session.live_los.answer is None
