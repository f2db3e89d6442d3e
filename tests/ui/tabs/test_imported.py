"""A foreign file that comes in beside what is open: its own tab leads to what was altered."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.files import bring_in
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def test_what_was_altered_is_told_in_the_tab_of_what_came_in(
    tabs: TabbedWindow, scenario_file: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its issues come forward, whatever the tab before shows, and it can be brought in again with other meanings."""
    table = tmp_path / "hills.csv"
    table.write_text("hex,terrain,level\nB2,woods,1\nC3,mud,\n")
    monkeypatch.setattr(bring_in, "ask", lambda *_: ("band-of-brothers-2.2", ""))
    former = tabs.front
    assert former.files.open_path(str(scenario_file))
    former.files.open_path(str(table))
    qtbot.waitUntil(lambda: len(tabs.tabs) == 2)
    came = tabs.front
    assert came is not former
    qtbot.waitUntil(lambda: not came.docks["issues"].visibleRegion().isEmpty())
    assert "as in hills.csv" in came.messages.text
    kept = tmp_path / "dialogs"
    monkeypatch.setattr(KeptEntries, "folder", kept)
    came.seldom.exchanging.meanings.show()
    dialog = came.seldom.exchanging.meanings.dialog
    assert dialog.again.isEnabled()
    # What is chosen is kept behind another tab, goes along into a window of its own, and ends with its tab.
    qtbot.waitUntil(kept.is_dir)
    dialog.put_all({"mud": ("woods",)})
    dialog.findChild(KeptEntries).keep()
    former.actions_["tab_next"].trigger()
    assert not dialog.isVisible()
    came.actions_["tab_next"].trigger()
    assert dialog.isVisible()
    tabs.front_to_window()
    assert dialog.isVisible()
    assert list(kept.glob("*.autosave.json"))
    came.files.tabs.shut()
    assert not list(kept.glob("*.autosave.json"))


def test_a_table_that_ends_behind_another_tab_is_not_missed(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """As where its board is read anew meanwhile."""
    for path in paths[:2]:
        tabs.front.files.open_path(path)
    meanings = tabs.front.seldom.exchanging.meanings
    meanings.show()
    tabs.bar.turn(-1)
    with qtbot.waitSignal(meanings.dialog.destroyed):
        meanings.end()
    tabs.bar.turn(1)
    assert tabs.front.seldom.exchanging.meanings is meanings
