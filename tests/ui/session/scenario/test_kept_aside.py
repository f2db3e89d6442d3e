"""A scenario is kept aside, and comes back after a crash."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.drawing.clipboard import snippet_from_text
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.files import recovery
from bob_editor.ui.dialogs.files import recover
from bob_editor.ui.frame.window import Window
from tests.ui.recovered import offer_recovery
from tests.ui.session.scenario.at_hand import RULESET, set_to


def crash(window: Window, folder: Path) -> None:
    """Leave what the window keeps aside as another program's that is no more; the window has nothing open."""
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    window.session.close()
    recovery.keep("crashed", kept.text, path=kept.path, folder=folder)


def restore(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take what a crashed program left."""
    monkeypatch.setattr(recover, "ask", lambda _parent, found: recover.Choice((found[0].key,)))
    assert offer_recovery(window.files)


def test_a_crashed_scenario_is_restored(
    scenario_window: Window, scenario_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was edited, under its file, unsaved."""
    set_to(scenario_window, "turns", value=9)
    crash(scenario_window, tmp_path / "recovery")
    restore(scenario_window, monkeypatch)
    session = scenario_window.session
    assert session.scenario is not None
    assert session.scenario.value.get("turns") == 9
    assert session.desk.path == str(scenario_file)
    assert session.modified
    assert session.card is not None
    assert not session.card.missing


def test_a_scenario_without_a_file_finds_its_boards_again(
    scenario_window: Window, scenario_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the program is started from another folder."""
    session = scenario_window.session
    folder = scenario_file.parent
    files = [(folder / "left.board.json", read_board(folder / "left.board.json").value)]
    session.open_scenario(
        fresh_scenario(ruleset(RULESET), name="dawn", title="Dawn", boards=files, folder=Path.cwd()), None
    )
    assert session.scenario is not None
    session.scenario.never_saved()
    crash(scenario_window, tmp_path / "recovery")
    (tmp_path / "start").mkdir()
    monkeypatch.chdir(tmp_path / "start")
    restore(scenario_window, monkeypatch)
    assert session.card is not None
    assert not session.card.missing


def test_unsaved_lines_are_kept_aside(
    scenario_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """A line that is expected of the scenario's map is there again after a crash, and saved beside the scenario."""
    session = scenario_window.session
    grid = session.board.grid
    session.live_los.look(End(grid.hex("1.B3")), End(grid.hex("2.C3")))
    scenario_window.workbench.keep()
    assert session.modified
    assert not session.document.modified
    kept_suites = session.expectations.suites
    crash(scenario_window, tmp_path / "recovery")
    restore(scenario_window, monkeypatch)
    assert [one.suite.checks for one in session.expectations.suites] == [
        one.suite.checks for one in kept_suites
    ]
    qapp.processEvents()
    assert scenario_window.files.save()
    assert (tmp_path / "mill.los.json").exists()
    assert not session.modified


def test_hexes_of_a_map_are_copied_and_not_cut(scenario_window: Window, qtbot: QtBot) -> None:
    """What is copied can be pasted on a board; what isn't done is said."""
    session, canvas, messages = scenario_window.session, scenario_window.canvas, scenario_window.messages
    session.hand.choose("select")
    session.hand.select.select((session.board.grid.hex("1.B3"),))
    QGuiApplication.clipboard().clear()
    scenario_window.actions_["copy"].trigger()
    assert snippet_from_text(QGuiApplication.clipboard().text()).hexes
    for key in (Qt.Key.Key_X, Qt.Key.Key_V):
        messages.hide()
        qtbot.keyClick(canvas, key, Qt.KeyboardModifier.ControlModifier)
        assert messages.text == "The boards of a scenario are edited in their own files."
    session.hand.select.select_none()
    qtbot.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert messages.text == "Nothing is selected."
