"""A tab that is dragged out of the bar gets a window of its own."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

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
