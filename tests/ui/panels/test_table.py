"""The table of panels: each row is a dock of the window, found by its name and by its kind."""

from __future__ import annotations

import pytest

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.table import PANELS


def test_rows_name_rows_before_them() -> None:
    """A panel stands beside or below one that is there."""
    before: set[str] = set()
    for row in PANELS:
        assert row.id not in before
        assert {row.beside, row.below} - {""} <= before
        before.add(row.id)


def test_each_row_is_a_dock(empty_window: Window) -> None:
    """Each has a panel of a kind of its own, by which it is found."""
    docks = empty_window.docks
    assert list(docks) == [row.id for row in PANELS]
    for row in PANELS:
        panel = docks[row.id].widget()
        assert docks.panel(type(panel)) is panel
    with pytest.raises(LookupError):
        docks.panel(Window)


def test_panels_take_turns(window: Window, scenario_window: Window) -> None:
    """Those for boards are hidden while a scenario is open, and the other way round; the same window shows both."""
    assert window is scenario_window
    for row in PANELS:
        hidden = row.hidden or row.only == "board"
        assert window.docks[row.id].isHidden() == hidden
    window.session.close()
    assert window.docks["card"].isHidden()
    assert not window.docks["palette"].isHidden()
