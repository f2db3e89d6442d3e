"""A search field above a list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class SearchField(QLineEdit):
    """A search field whose arrow keys go on to the list below it."""

    down = Signal()

    def __init__(self, asks: str) -> None:
        super().__init__()
        self.setPlaceholderText(asks)
        self.setAccessibleName(asks)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leaves for the list; Escape empties the field first."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
