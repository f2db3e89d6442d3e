"""A window that closes beside others takes with it all that it had."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.ui.app import make_coming_back
from bob_editor.ui.keeping.settings import LAYOUT_VERSION, Settings
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def _two_windows(tabs: TabbedWindow, paths: list[str]) -> TabbedWindow:
    for path in paths[:2]:
        assert tabs.front.files.open_path(path)
    tabs.front_to_window()
    (other,) = (one for one in tabs.family if one is not tabs)
    return other


@pytest.mark.parametrize("first", [True, False])
def test_nothing_is_left_of_it(tabs: TabbedWindow, paths: list[str], qtbot: QtBot, *, first: bool) -> None:
    """Each used to stay for as long as the program, with panels, pictures and document, the first with its frame."""
    other = _two_windows(tabs, paths)
    closing, staying = (tabs, other) if first else (other, tabs)
    window = closing.front
    closing.close()
    qtbot.waitUntil(lambda: not isValid(window) and not isValid(closing))
    assert staying.family == [staying]
    assert tabs.living is staying
    assert staying.front.session.desk.path in paths


def test_no_panel_stays_that_floats(tabs: TabbedWindow, settings: Settings) -> None:
    """The program went on with it and without a window; next time it floats again."""
    dock = tabs.front.docks["history"]
    dock.setFloating(True)
    dock.show()
    tabs.close()
    assert dock.isHidden()
    layout = QMainWindow()
    again = QDockWidget(layout)
    again.setObjectName("history")
    layout.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, again)
    assert layout.restoreState(settings.layout, LAYOUT_VERSION)
    assert again.isFloating()
    assert not again.isHidden()


def test_what_comes_back_goes_to_one_that_is_there(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """The first window may be closed before what a crash left is asked about."""
    other = _two_windows(tabs, paths)
    back = make_coming_back(tabs)
    tabs.close()
    back.reopen_last()
    back.reopen(other)
    assert other.isVisible()
    assert other.tabs


def test_one_that_another_came_of_may_be_gone(tabs: TabbedWindow, qtbot: QtBot) -> None:
    """What is open in the other is remembered, and what was closed opened again, as before."""
    between = tabs.beside()
    other = between.beside()
    between.close()
    gone = weakref.ref(between)
    qtbot.waitUntil(lambda: not isValid(gone()))
    del between
    gc.unfreeze()
    gc.collect()
    assert gone() is None
    with qtbot.waitSignals([tabs.news.arranged, tabs.news.reopens, tabs.news.leaves]):
        other.front.actions_["reopen"].trigger()
        other.close()
