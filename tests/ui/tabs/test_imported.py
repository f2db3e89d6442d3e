"""A foreign file that comes in beside what is open: its own tab leads to what was altered."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.files import bring_in
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
    came.exchanging.meanings.show()
    assert came.exchanging.meanings.dialog.again.isEnabled()
