"""The place in the manual that belongs to what the user is doing: asked of the widget with the keyboard, outwards."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QDockWidget, QWidget

from bob_editor.manual.places import panel_place, tool_place
from bob_editor.ui.session.session import Session


@runtime_checkable
class Explained(Protocol):
    """A widget that knows its place in the manual."""

    def help_place(self) -> str:
        """``page#place``, a page or a place; empty where it has none now."""


def place_for(widget: QWidget | None, session: Session) -> str:
    """Where Help opens: at what has the keyboard, else at the tool in hand, else at the first page."""
    while widget is not None:
        if isinstance(widget, Explained) and (place := widget.help_place()):
            return place
        if isinstance(widget, QDockWidget):
            return panel_place(widget.objectName())
        widget = widget.parentWidget()
    return "index" if session.empty else tool_place(session.hand.tool.id)
