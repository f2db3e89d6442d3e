"""The view of a table of the card: keys for its rows."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTableView


class Rows(Protocol):
    """What keys do to the rows of a table."""

    def add(self) -> None:
        """Add a row."""

    def remove_rows(self) -> None:
        """Remove the chosen rows."""

    def shift(self, by: int) -> None:
        """Move the chosen row."""

    def copy(self) -> None:
        """Copy the chosen rows."""

    def paste(self) -> None:
        """Add the rows of the clipboard."""


class Grid(QTableView):
    """A table view with keys for rows: Insert, Delete, Alt with arrows, and the clipboard."""

    def __init__(self, table: Rows) -> None:
        super().__init__()
        self._table = table

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table first, then those of every table view."""
        table = self._table
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.matches(QKeySequence.StandardKey.Paste):
            table.paste()
        elif event.matches(QKeySequence.StandardKey.Copy):
            table.copy()
        elif event.key() == Qt.Key.Key_Insert:
            table.add()
        elif event.key() == Qt.Key.Key_Delete:
            table.remove_rows()
        elif alt and event.key() == Qt.Key.Key_Up:
            table.shift(-1)
        elif alt and event.key() == Qt.Key.Key_Down:
            table.shift(1)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """The table's own use of Copy, Paste, Delete and F2 comes before the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = (QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.Paste)
            keys = (Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_F2)
            if any(event.matches(one) for one in mine) or event.key() in keys:
                event.accept()
                return True
        return super().event(event)
