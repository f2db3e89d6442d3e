"""The place in the manual that belongs to what the user is doing: asked of the widget with the keyboard, outwards."""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QDockWidget, QTabBar, QWidget

from bob_editor.manual.places import panel_place, tool_place
from bob_editor.ui.session.session import Session


@runtime_checkable
class Explained(Protocol):
    """A widget that knows its place in the manual."""

    def help_place(self) -> str:
        """``page#place``, a page or a place; empty where it has none now."""


def turned_to(docks: Iterable[QDockWidget]) -> QDockWidget | None:
    """The dock on whose tab the pointer rests, in front of others: who has clicked it hasn't got the keyboard there."""
    for dock in docks:
        window = dock.parentWidget()
        assert window is not None
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            there = bar.isVisible() and bar.rect().contains(bar.mapFromGlobal(QCursor.pos()))
            if there and bar.tabText(bar.currentIndex()) == dock.windowTitle():
                return dock
    return None


def place_for(widget: QWidget | None, session: Session) -> str:
    """Where Help opens: at what has the keyboard, else at the tool in hand, else at the first page."""
    while widget is not None:
        if isinstance(widget, Explained) and (place := widget.help_place()):
            return place
        if isinstance(widget, QDockWidget):
            return panel_place(widget.objectName())
        widget = widget.parentWidget()
    return "index" if session.empty else tool_place(session.hand.tool.id)
