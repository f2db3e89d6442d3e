"""Stamps dragged from their panel onto the map."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.stamps import MIME, PICTURE, StampsPanel

WRAPPED = Qt.TextFlag.TextWordWrap


@pytest.fixture
def dragged(window: Window, qtbot: QtBot) -> QMimeData:
    """What is dragged of the panel's first stamp."""
    window.docks.show("stamps")
    panel = window.docks.panel(StampsPanel)
    qtbot.waitUntil(lambda: panel.list.count() > 1)
    data = panel.list.mimeData([panel.list.item(0)])
    assert data.hasFormat(MIME)
    return data


def _over(window: Window, data: QMimeData, label: str, kind: type[QDropEvent] = QDragEnterEvent) -> None:
    """Drag it over a hex, or let it go there."""
    frame = window.session.board.grid.frame
    at = window.canvas.view.to_widget(
        QPointF(*frame.true(frame.centre(window.session.board.grid.hex(label))))
    )
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    place = at if kind is QDropEvent else at.toPoint()
    event = kind(place, action, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.canvas, event)
    assert event.isAccepted()


def test_a_stamp_is_set_where_it_is_let_go(window: Window, dragged: QMimeData) -> None:
    """As one step, shown before; the tool that was in hand is in hand again."""
    session = window.session
    session.hand.choose("paint_terrain")
    before = session.board
    _over(window, dragged, "C3")
    assert session.hand.tool.id == "place_stamp"
    assert session.hand.tool.preview.board != before
    _over(window, dragged, "C3", QDropEvent)
    assert session.board != before
    assert (session.hand.tool.id, session.stack.count()) == ("paint_terrain", 1)
    session.stack.undo()
    assert session.board == before


def test_a_stamp_that_leaves_the_map_again_leaves_nothing_behind(window: Window, dragged: QMimeData) -> None:
    """Neither on the board nor in hand."""
    session = window.session
    session.hand.choose("erase")
    before = session.board
    _over(window, dragged, "C3")
    QApplication.sendEvent(window.canvas, QDragLeaveEvent())
    assert session.board == before
    assert session.hand.tool.id == "erase"
    session.hand.choose("place_stamp")
    assert "choose one" in session.hand.tool.hint


def test_a_stamp_in_hand_is_in_hand_after_another_was_dragged(window: Window, dragged: QMimeData) -> None:
    """It was chosen to be set by clicks, and is still."""
    panel, hand = window.docks.panel(StampsPanel), window.session.hand
    panel.list.itemClicked.emit(panel.list.item(1))
    assert isinstance(hand.tool, PlaceStamp)
    chosen = hand.tool.stamp
    assert chosen is not None
    for kind in (QDragEnterEvent, QDropEvent):
        _over(window, dragged, "C3", kind)
    assert window.session.stack.count() == 1
    assert isinstance(hand.tool, PlaceStamp)
    assert hand.tool.stamp is chosen


def test_a_scenario_s_map_takes_none_and_says_so(scenario_window: Window) -> None:
    """Its boards are drawn on in their own files; what was in hand stays there."""
    data, told = QMimeData(), list[str]()
    data.setData(MIME, b"farm.stamp.json")
    scenario_window.docks.panel(StampsPanel)
    scenario_window.session.noticed.connect(told.append)
    before, grid = scenario_window.session.hand.tool, scenario_window.session.board.grid
    for kind in (QDragEnterEvent, QDropEvent):
        _over(scenario_window, data, grid.label(grid.hexes[5]), kind)
    assert "edited in their own files" in " ".join(told)
    assert scenario_window.session.hand.tool is before
    assert not scenario_window.session.stack.canUndo()


def test_names_of_two_lines_are_read_in_full(window: Window) -> None:
    """Below the picture; what has no room there ends in dots."""
    rows = window.docks.panel(StampsPanel).list
    two = rows.fontMetrics().boundingRect(QRect(0, 0, PICTURE.width(), 0), WRAPPED, "Farm with orchard")
    assert two.height() > rows.fontMetrics().lineSpacing()
    assert rows.gridSize().height() >= PICTURE.height() + two.height()
