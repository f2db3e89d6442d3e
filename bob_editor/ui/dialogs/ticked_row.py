"""A row of a list that is ticked by a click anywhere on it, as its picture and words ask for, not in its box alone."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem


class TickedRow(QStyledItemDelegate):
    """Draws as any row, and turns the tick with each click of the left button; the space bar does so, too."""

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Turn the tick where the button is let go on the row it was pressed on; a double click turns it twice."""
        if not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        if event.type() != QEvent.Type.MouseButtonRelease or event.button() != Qt.MouseButton.LeftButton:
            return False
        ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
        turned = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
        return model.setData(index, turned, Qt.ItemDataRole.CheckStateRole)
