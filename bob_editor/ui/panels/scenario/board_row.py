"""The list of what lies on the map: a board's name and title, how it lies there, and what is wrong with it."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from bob_editor.editing.said import said_of
from bob_editor.editing.tools.scenario.arrange_boards import misfit_words
from bob_editor.model.laid_boards import Misfit
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import many, tr


class BoardRows(QListWidget):
    """Rows that are put in order by dragging them, or by Alt with the arrow keys."""

    moved = Signal(int, int)
    """A row is to stand in another's place."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Boards on the map"))
        self.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.model().rowsMoved.connect(self._dropped)

    def _dropped(self, _from: QModelIndex, row: int, _last: int, _to: QModelIndex, before: int) -> None:
        # The list goes on with the drop that ends here.
        QTimer.singleShot(0, self, lambda: self.moved.emit(row, before - (before > row)))

    def event(self, event: QEvent) -> bool:
        """Alt with an arrow is the list's, before the window's menus."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        alt = isinstance(event, QKeyEvent) and event.modifiers() == Qt.KeyboardModifier.AltModifier
        if isinstance(event, QKeyEvent) and alt and event.key() in by:
            if event.type() == QEvent.Type.KeyPress:
                self.moved.emit(self.currentRow(), self.currentRow() + by[Qt.Key(event.key())])
            event.accept()
            return True
        return super().event(event)


def row_of(one: BoardFile, misfits: tuple[Misfit, ...], place: int | None) -> QListWidgetItem:
    """The row of a board; ``place`` is its place among those laid, None where it couldn't be laid."""
    title = one.board.title if one.board is not None else Path(one.place.board).name or tr("no file")
    words = [f"{one.place.name or '?'}  {title}"]
    if one.overlay:
        words.append(tr("overlay"))
    if one.place.turn % 360:
        words.append(tr("turned {turn}°", turn=one.place.turn % 360))
    crop = one.place.crop
    if crop is not None:
        part = isinstance(crop, str)
        words.append(
            tr("part {crop}", crop=crop)
            if part
            else many("{count} hex of it", "{count} hexes of it", len(crop))
        )
    misfit = "" if place is None else misfit_words(misfits, place)
    trouble = said_of(one.error) if one.error is not None else misfit
    sign = "mdi6.file-alert-outline" if one.error is not None else "mdi6.alert" if misfit else "mdi6.check"
    item = QListWidgetItem(icons.icon(sign), " · ".join([*words, misfit] if misfit else words))
    if misfit:
        trouble = tr("{trouble}: drag it on the map to an edge where it snaps, or turn it", trouble=misfit)
    item.setToolTip(plain_tip(trouble or str(one.path or "")))
    # It goes between others, not in place of one.
    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
    return item
