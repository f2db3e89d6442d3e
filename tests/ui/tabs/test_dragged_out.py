"""A tab that is dragged out of the bar gets a window of its own."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.model.edit import Edit
from bob_editor.ui.dress.placed_dialog import FRAME
from bob_editor.ui.frame.arrangement import fit_beside
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

LEFT = Qt.MouseButton.LeftButton


def drag(tabs: TabbedWindow, qtbot: QtBot, by: int) -> None:
    """Drag the first tab down and let it go."""
    start = tabs.bar.tabRect(0).center() - QPoint(40, 0)
    qtbot.mousePress(tabs.bar, LEFT, pos=start)
    for step in (1, 2, 3):
        QTest.mouseMove(tabs.bar, start + QPoint(0, by * step // 3))
    qtbot.mouseRelease(tabs.bar, LEFT, pos=start + QPoint(0, by))


def test_a_tab_is_let_go_well_away_from_the_bar(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """It has its document in another window then; near the bar it stays."""
    for path in paths[:2]:
        assert tabs.front.files.open_path(path)
    first, second = (tab.window for tab in tabs.tabs)
    drag(tabs, qtbot, tabs.bar.height())
    assert tabs.family == [tabs]
    drag(tabs, qtbot, 4 * tabs.bar.height())
    other = tabs.family[-1]
    assert [[tab.window for tab in one.tabs] for one in (tabs, other)] == [[second], [first]]
    other.close()


@pytest.mark.parametrize(
    ("at", "size"), [((0, 0), (400, 300)), ((0, 0), (800, 800)), ((380, 460), (400, 300))]
)
def test_its_window_is_on_the_screen(qtbot: QtBot, at: tuple[int, int], size: tuple[int, int]) -> None:
    """With its frame, also where the first fills it, or stands in its corner."""
    first, other = QWidget(), QWidget()
    for one in (first, other):
        qtbot.addWidget(one)
    room = first.screen().availableGeometry()
    first.setGeometry(QRect(*at, *size))
    assert room.contains(first.geometry())
    fit_beside(other, first)
    assert room.contains(QRect(other.pos(), other.size() + FRAME))
    assert other.width() > size[0] // 2
    assert other.pos() != first.pos()


def test_its_panels_stay_as_they_are(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """They aren't those with which one begins; it is at work already."""
    for path in paths[:2]:
        assert tabs.front.files.open_path(path)
    docks = tabs.front.docks
    qtbot.wait(100)
    docks["layers"].raise_()
    qtbot.waitUntil(lambda: not docks["layers"].visibleRegion().isEmpty())
    tabs.front.resizeDocks([docks["inspector"]], [500], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: docks["inspector"].width() == 500)
    tabs.front_to_window()
    other = tabs.family[-1]
    qtbot.wait(50)
    assert not docks["layers"].visibleRegion().isEmpty()
    assert docks["inspector"].width() == 500
    other.close()


def test_a_tab_goes_back_to_the_window_that_it_came_from(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """With its changes and the way back; a window goes with its last tab, and to it nothing is asked."""
    for path in paths[:2]:
        assert tabs.front.files.open_path(path)
    first, second = (tab.window for tab in tabs.tabs)
    assert not second.actions_["tab_to_next"].isEnabled()
    tabs.front_to_window()
    second.session.steps.draw(Edit("Woods", lambda board: replace(board, title="Another")))
    other = tabs.family[-1]
    second.actions_["tab_to_next"].trigger()
    assert tabs.family == [tabs]
    assert [tab.window for tab in tabs.tabs] == [first, second]
    assert tabs.front is second
    assert second.session.stack.canUndo()
    assert not second.actions_["tab_to_next"].isEnabled()
    qtbot.waitUntil(lambda: not isValid(other))


def test_a_tab_is_dragged_to_another_window(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let go over it; over a window that isn't the program's it gets one of its own."""
    for path in paths[:2]:
        assert tabs.front.files.open_path(path)
    first, second = (tab.window for tab in tabs.tabs)
    other, beside = tabs.beside(), QWidget()
    qtbot.addWidget(beside)
    monkeypatch.setattr(QApplication, "topLevelAt", lambda _at: other)
    drag(tabs, qtbot, 4 * tabs.bar.height())
    assert other.front is first
    assert tabs.front is second
    monkeypatch.setattr(QApplication, "topLevelAt", lambda _at: beside)
    drag(other, qtbot, 4 * tabs.bar.height())
    assert len(tabs.family) == 3
    for one in tabs.family[1:]:
        one.shut()
