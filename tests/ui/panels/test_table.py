"""The table of panels: each row is a dock of the window, found by its name and by its kind."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.keyboard import stops
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.panels.table import PANELS

pytestmark = pytest.mark.dressed


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


def test_the_panel_of_a_look_is_there_before_the_first(window: Window, qtbot: QtBot) -> None:
    """It is made while the tool is in hand, and comes forward with the first line."""
    dock = window.docks["los"]
    assert dock.panel is None
    window.session.hand.choose("look")
    qtbot.waitUntil(lambda: dock.panel is not None)
    assert dock.visibleRegion().isEmpty()


def test_panels_are_made_when_they_are_seen(window: Window, qtbot: QtBot) -> None:
    """Those behind others aren't there yet; what comes forward, or is asked for, is there and dressed."""
    docks = window.docks
    assert docks["palette"].panel is not None
    assert docks["los"].panel is None
    seen: list[LosPanel] = []
    docks.once_made("los", seen.append)
    widths = window.canvas.width()
    docks["los"].raise_()
    qtbot.waitUntil(lambda: docks["los"].panel is not None)
    assert seen == [docks.panel(LosPanel)]
    docks.once_made("los", seen.append)
    assert len(seen) == 2
    docks["stamps"].raise_()
    qtbot.waitUntil(lambda: docks["stamps"].panel is not None)
    assert window.canvas.width() == widths
    assert docks["history"].panel is None
    docks.show("history")
    assert docks["history"].panel is not None
    assert docks["history"].panel.isAncestorOf(QApplication.focusWidget())


def test_a_tab_makes_only_what_works_unseen(empty_window: Window) -> None:
    """Making a tab makes a few panels: the others would be most of the work."""
    made = {row.id for row in PANELS if empty_window.docks[row.id].panel is not None}
    assert made <= {"palette", "inspector"} | {row.id for row in PANELS if row.at_once}
    assert len(made) < len(PANELS) / 2


@pytest.mark.parametrize("only", ["board", "scenario"])
def test_a_panel_that_was_asked_for_has_the_keyboard(request: pytest.FixtureRequest, only: str) -> None:
    """In a field of it, where keys do something; a picture has none."""
    window: Window = request.getfixturevalue("window" if only == "board" else "scenario_window")
    for row in PANELS:
        if row.only not in ("", only):
            continue
        window.docks.show(row.id)
        field, dock = window.focusWidget(), window.docks[row.id]
        assert field is not None
        assert dock.isAncestorOf(field), row.id
        assert field is not dock.widget() or not stops(field), row.id
