"""The list of a scan's dots: each hex, the pixel where it was clicked and how far off it is."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from bob_editor.geometry.grid import Grid
from bob_editor.ui.dress.typing import Entering
from bob_editor.words import numeral, tr

Json = Any

_HEX, _PIXEL, _ERROR = range(3)


class DotTable(QTableWidget):
    """``changed`` tells that a dot is another, or another row is chosen."""

    changed = Signal()

    def __init__(self, grid: Grid) -> None:
        super().__init__(0, 3)
        self.grid = grid
        self._pixels: list[QPointF | None] = []
        self.setHorizontalHeaderLabels([tr("Hex"), tr("Pixel"), tr("Off by")])
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("Dots of the scan"))
        self.setToolTip(tr("Off by: how far the fit has a dot from where it was clicked, of a hex."))
        Entering(self)
        self.itemChanged.connect(self._typed)
        self.currentCellChanged.connect(lambda *_: self.changed.emit())

    @property
    def dots(self) -> list[tuple[str, QPointF | None]]:
        """The label in each row, and its pixel."""
        return [(self._label(row), pixel) for row, pixel in enumerate(self._pixels)]

    @property
    def said(self) -> Json:
        """The rows, to be kept."""
        return [[label, None if pixel is None else [pixel.x(), pixel.y()]] for label, pixel in self.dots]

    def take(self, said: Json) -> None:
        """Have rows again that were kept.

        :raises TypeError: where it is no rows; likewise ``ValueError``.
        """
        rows = [(str(label), None if pixel is None else QPointF(*map(float, pixel))) for label, pixel in said]
        with QSignalBlocker(self):
            self.setRowCount(0)
        self._pixels.clear()
        for label, pixel in rows:
            self.add(label, pixel)
        self.choose_waiting()

    def is_hex(self, label: str) -> bool:
        """Whether this is a hex of the board."""
        return self.grid.hex_anywhere(label) in self.grid.index

    def add(self, label: str, pixel: QPointF | None) -> None:
        """A row more, which is chosen."""
        row = self.rowCount()
        self._pixels.append(pixel)
        with QSignalBlocker(self):
            self.insertRow(row)
            self.setItem(row, _HEX, QTableWidgetItem(label))
            for column in (_PIXEL, _ERROR):
                item = QTableWidgetItem()
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.setItem(row, column, item)
            self.setCurrentCell(row, _HEX)
        self.changed.emit()

    def remove(self) -> None:
        """Take the chosen row away."""
        row = self.currentRow()
        if 0 <= row < len(self._pixels):
            del self._pixels[row]
            with QSignalBlocker(self):
                self.removeRow(row)
            self.changed.emit()

    def put(self, pixel: QPointF) -> None:
        """The chosen row's dot is at this pixel."""
        row = self.currentRow()
        if 0 <= row < len(self._pixels):
            self._pixels[row] = pixel
            self.changed.emit()

    def put_all(self, pixels: Mapping[str, QPointF]) -> None:
        """Each row whose hex is named has its dot there, any other none."""
        self._pixels = [pixels.get(label) for label, _ in self.dots]
        self.changed.emit()

    def choose_waiting(self) -> None:
        """Choose the next row that has no pixel yet."""
        waiting = next((at for at, one in enumerate(self._pixels) if one is None), self.currentRow())
        self.setCurrentCell(waiting, _HEX)

    def show_errors(self, errors: Mapping[str, float]) -> None:
        """Show how far off each dot is."""
        with QSignalBlocker(self):
            for row, (label, pixel) in enumerate(self.dots):
                error = errors.get(label)
                wrong = bool(label) and not self.is_hex(label)
                told = (
                    tr("no such hex")
                    if wrong
                    else ""
                    if error is None
                    else f"{numeral(100 * error, '.1f')} %"
                )
                where = "" if pixel is None else f"{pixel.x():.0f}, {pixel.y():.0f}"
                for column, text in ((_PIXEL, where), (_ERROR, told)):
                    item = self.item(row, column)
                    if item is not None:
                        item.setText(text)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the chosen row away."""
        if event.key() == Qt.Key.Key_Delete:
            self.remove()
        else:
            super().keyPressEvent(event)

    def _typed(self, item: QTableWidgetItem) -> None:
        if item.column() == _HEX:
            self.changed.emit()

    def _label(self, row: int) -> str:
        item = self.item(row, _HEX)
        return "" if item is None else item.text().strip().upper()
