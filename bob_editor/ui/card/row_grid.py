"""The view of a table of the card: keys for its rows."""

from typing import Protocol

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QTableView,
    QWidget,
)

from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.dress.wheel import pass_wheel_beneath
from bob_editor.words import tr

RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Rows(Protocol):
    """What keys do to the rows of a table."""

    def add(self) -> None:
        """Add a row."""

    def remove_rows(self) -> None:
        """Remove the chosen rows."""

    def clear_cells(self) -> None:
        """Empty the chosen cells."""

    def shift(self, by: int) -> None:
        """Move the chosen row."""

    def reorder(self, at: int, to: int) -> None:
        """Move a row to another place."""

    def copy(self) -> None:
        """Copy the chosen rows."""

    def paste(self) -> None:
        """Add the rows of the clipboard."""

    def go_below(self) -> FieldPath:
        """Go on to the current cell's field below the table; its path, () where it has none there."""


class Grid(QTableView):
    """A table view with keys for rows and cells.

    Return and F2 edit a cell, Delete empties it; a cell that is edited below the table leads there, and what is typed
    goes along. Control with Return or Insert adds a row, Control with Delete takes rows away, Alt with arrows moves
    one, as dragging its number does where rows have an order. Tab goes from cell to cell, and after the last one to
    the next field.
    """

    def __init__(self, table: Rows) -> None:
        super().__init__()
        self._table = table
        # Of words that are broken a row shows the first line alone.
        self.setWordWrap(False)
        pass_wheel_beneath(self)

    def let_rows_be_dragged(self) -> None:
        """Have a row moved by its number at the left."""
        head = self.verticalHeader()
        head.setSectionsMovable(True)
        head.setToolTip(tr("Drag a row’s number to move the row"))
        head.sectionMoved.connect(self._dragged)

    def _dragged(self, _row: int, was: int, now: int) -> None:
        """The view shows rows as the card has them, so it is the card's that is moved, and the view's put back."""
        head = self.verticalHeader()
        head.sectionMoved.disconnect(self._dragged)
        head.moveSection(now, was)
        head.sectionMoved.connect(self._dragged)
        # The header goes on with the drag that ends here.
        QTimer.singleShot(0, self, lambda: self._reorder(was, now))

    def _reorder(self, at: int, to: int) -> None:
        """Move a row, once what is typed into a cell is taken, for its editor goes with the row."""
        self.setFocus()
        self._table.reorder(at, to)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table first, then those of every table view."""
        table = self._table
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.state() == QAbstractItemView.State.EditingState:
            # What the cell's editor has left over is none of the table's.
            super().keyPressEvent(event)
            return
        self._wait_for_no_second_click()
        if event.matches(QKeySequence.StandardKey.Paste):
            table.paste()
        elif event.matches(QKeySequence.StandardKey.Copy):
            table.copy()
        elif event.key() == Qt.Key.Key_Insert or (event.key() in RETURNS and control):
            table.add()
        elif event.key() == Qt.Key.Key_Delete:
            (table.remove_rows if control else table.clear_cells)()
        elif alt and event.key() == Qt.Key.Key_Up:
            table.shift(-1)
        elif alt and event.key() == Qt.Key.Key_Down:
            table.shift(1)
        elif event.key() in RETURNS:
            self.edit_current()
        elif event.key() == Qt.Key.Key_F2 and self._table.go_below():
            event.accept()
        elif (
            event.text().isprintable()
            and event.text()
            and not control
            and not alt
            and (path := self._table.go_below())
        ):
            _go_on_typing(event, path)
        else:
            super().keyPressEvent(event)

    def _wait_for_no_second_click(self) -> None:
        """A click on the chosen cell edits it once no second one has come; until then Qt drops what is typed."""
        triggers = self.editTriggers()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # A double click ends the waiting, and this one edits nothing.
        self.edit(self.currentIndex(), QAbstractItemView.EditTrigger.DoubleClicked, QEvent(QEvent.Type.None_))
        self.setEditTriggers(triggers)

    def edit_current(self) -> None:
        """Edit the current cell, or change its tick."""
        index = self.currentIndex()
        flags = index.flags()
        if flags & Qt.ItemFlag.ItemIsUserCheckable:
            ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            turned = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            index.model().setData(index, turned, Qt.ItemDataRole.CheckStateRole)
        elif flags & Qt.ItemFlag.ItemIsEditable and self.isVisible():
            self.edit(index)
        else:
            self._table.go_below()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A cell that is edited below the table leads there."""
        super().mouseDoubleClickEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self._table.go_below()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on to the next cell, and out of the table after the last."""
        return self._step(forward) or super().focusNextPrevChild(forward)

    def _step(self, forward: bool) -> bool:
        """Take the next cell, or the one before; whether there is one."""
        now, model = self.currentIndex(), self.model()
        columns = model.columnCount()
        place = now.row() * columns + now.column() + (1 if forward else -1)
        if not now.isValid() or not 0 <= place < model.rowCount() * columns:
            return False
        self.setCurrentIndex(model.index(place // columns, place % columns))
        return True

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """After the last cell Tab leaves the table, instead of beginning anew at the first."""
        now, model = self.currentIndex(), self.model()
        ends = {
            QAbstractItemDelegate.EndEditHint.EditNextItem: (model.rowCount() - 1, model.columnCount() - 1),
            QAbstractItemDelegate.EndEditHint.EditPreviousItem: (0, 0),
        }
        if ends.get(hint) != (now.row(), now.column()):
            super().closeEditor(editor, hint)
            return
        super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        super().focusNextPrevChild(hint == QAbstractItemDelegate.EndEditHint.EditNextItem)

    def event(self, event: QEvent) -> bool:
        """The table's own use of Copy, Paste, Delete, F2 and Return comes before the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = (QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.Paste)
            keys = (Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_F2, *RETURNS)
            if any(event.matches(one) for one in mine) or event.key() in keys:
                event.accept()
                return True
        return super().event(event)


def _go_on_typing(event: QKeyEvent, path: FieldPath) -> None:
    """Give a key to the field of a path, which has the keyboard by now."""
    field = QApplication.focusWidget()
    while field is not None and not (isinstance(field, Editor) and field.path == path):
        field = field.parentWidget()
    if isinstance(field, Editor):
        field.go_on_typing(event)
