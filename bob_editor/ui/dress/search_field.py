"""A search field above a list."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit

from bob_editor.ui.dress.typing import is_undoing


class SearchField(QLineEdit):
    """A search field whose arrow keys go on to the list below it; undo and redo are the document's, not its own.

    Who comes to it by mouse looks for something else: what is typed takes the place of what was looked for.
    """

    down = Signal()
    left = Signal()
    """Escape in the empty field: the keyboard is to go back to the map."""

    def __init__(self, asks: str) -> None:
        super().__init__()
        self.setPlaceholderText(asks)
        self.setAccessibleName(asks)
        self.setClearButtonEnabled(True)
        self._comes = False

    def event(self, event: QEvent) -> bool:
        """Escape is the field's before it is the window's; undo and redo are left to the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if is_undoing(event):
                event.ignore()
                return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The click that brings the keyboard here isn't over yet."""
        super().focusInEvent(event)
        self._comes = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """All of it is chosen, unless the mouse has chosen a part."""
        super().mouseReleaseEvent(event)
        if self._comes and not self.hasSelectedText():
            self.selectAll()
        self._comes = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leaves for the list; Escape empties the field, once more it leaves it."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
            self.left.emit()
        else:
            super().keyPressEvent(event)
