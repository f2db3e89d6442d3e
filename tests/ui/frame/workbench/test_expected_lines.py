"""Expected lines by mouse and keyboard: kept, saved, broken by an edit, accepted."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.rules.los.scene import End
from bob_editor.rulesets import refresh_games
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.panels.sight.suite import SuitePanel
from bob_editor.ui.panels.sight.suite_list import expect_words
from bob_editor.words import speak
from tests.ui.frame.workbench.at_hand import look, press
from tests.ui.mouse import Mouse


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


def test_lines_on_a_map_of_several_boards_are_called_after_the_scenario(
    scenario_window: Window, scenario_file: Path
) -> None:
    """Such a map has no title of its own, and a suite by night was called “: night 2”."""
    los = scenario_window.session.live_los
    assert not los.scene.board.title
    first, last = list(los.scene.board.grid.hexes)[:2]
    los.look(End(first), End(last))
    scenario_window.actions_["los_keep"].trigger()
    los.scene = replace(los.scene, conditions={"visibility": 2})
    los.look(End(first), End(last))
    scenario_window.actions_["los_keep"].trigger()
    title = scenario_window.session.desk.title
    titles = [kept.suite.title for kept in scenario_window.session.expectations.suites]
    assert titles == [title, f"{title}: night 2"]


def test_lines_of_an_earlier_edition_are_told_and_taken_over(
    window: Window, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel tells what the suite was made with, until its button says that the lines hold by this edition."""
    games = Path(__file__).parents[4] / "games"
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(games))
    refresh_games()
    path, downs = tmp_path / "ashcombe.board.json", games / "three-downs" / "maps"
    shutil.copy(downs / path.name, path)
    suite = read_suite(downs / "ashcombe.los.json").value
    write_suite(tmp_path / "ashcombe.los.json", replace(suite, edition="0.9"))
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
    qtbot.waitUntil(lambda: window.docks.panel(SuitePanel).model.rowCount() == 1)
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
