"""The history panel: every step of undo, to go back and forth by a click."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from bob_editor.ui.dress import icons
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class HistoryPanel(QWidget):
    """Qt's own view of the undo stack."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = QUndoView(session.stack)
        self.view.setEmptyLabel(tr("As it was opened"))
        self.view.setAccessibleName(tr("History"))
        self.view.setCleanIcon(icons.icon("mdi6.content-save-outline"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.view)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the step that one is at; rows laid out before the view had its style are too low for it, and overlap."""
        super().showEvent(event)
        self.view.scheduleDelayedItemsLayout()
        self.view.scrollTo(self.view.currentIndex())
