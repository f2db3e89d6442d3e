"""Puts a scan under the board: its picture, three or more dots clicked in it, and how strongly it shows."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QSlider,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.render.board.underlay import fitted, misses
from bob_editor.render.kit.proportions import Proportions
from bob_editor.storage.files.pictures import picture_beside
from bob_editor.ui.dialogs.scan.scan_view import Cross, ScanView
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_label

OPACITY = 0.5
"""How strongly a scan shows at first."""

A_HEX = 3.46
"""From one side of a hex to the one opposite, in true proportions."""

_HEX, _PIXEL, _MISS = range(3)


@frozen(eq=False)
class Chosen:
    """What is to lie under the board; ``picture`` is to be kept beside it: a file, or what was pasted."""

    underlay: Underlay
    picture: Path | QImage | None = None


class ScanDialog(QDialog):
    """``chosen`` is what is to lie under the board, None where nothing is any more."""

    def __init__(self, parent: QWidget | None, board: Board, folder: Path) -> None:
        super().__init__(parent)
        self.setWindowTitle("Scan under the board")
        self.resize(980, 640)
        self.grid: Grid = board.grid
        self.folder = folder
        self.former = board.underlay
        self.chosen: Chosen | None = None
        self._place = Proportions(board.grid.frame)
        self._picture: Path | QImage | None = None
        self._name = "" if board.underlay is None else board.underlay.image
        self._pixels: list[QPointF | None] = []
        self.view = ScanView()
        self.view.clicked.connect(self.take_pixel)
        self.table = QTableWidget(0, 3)
        self.table.setHorizontalHeaderLabels(["Hex", "Pixel", "Off by, of a hex"])
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setAccessibleName("Dots of the scan")
        self.table.itemChanged.connect(self._typed)
        self.table.currentCellChanged.connect(lambda *_: self._show())
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(5, 100)
        self.opacity.setAccessibleName("Opacity of the scan")
        self._lay_out()
        self._begin(board)

    def _lay_out(self) -> None:
        choose = self._button("Choose a &picture…", "mdi6.image-search-outline", self.choose_picture)
        paste = self._button("P&aste", "mdi6.content-paste", self.paste_picture)
        add = self._button("A&dd a dot", "mdi6.plus", lambda: self._add("", None))
        remove = self._button("&Remove it", "mdi6.delete-outline", self._remove_row)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        gone = self.buttons.addButton("&Take it away", QDialogButtonBox.ButtonRole.DestructiveRole)
        gone.setEnabled(self.former is not None)
        gone.clicked.connect(self.accept)
        side = QVBoxLayout()
        above, below = QHBoxLayout(), QHBoxLayout()
        for row, buttons in ((above, (choose, paste)), (below, (add, remove))):
            for button in buttons:
                row.addWidget(button)
        side.addLayout(above)
        how = plain_label(
            "Choose a row, then click that hex’s dot in the picture. Three or more, far apart, fit it."
        )
        how.setWordWrap(True)
        side.addWidget(how)
        side.addWidget(self.table, 1)
        side.addLayout(below)
        side.addWidget(self.told)
        form = QFormLayout()
        form.addRow("&Opacity", self.opacity)
        side.addLayout(form)
        across = QHBoxLayout()
        across.addWidget(self.view, 1)
        holder = QWidget()
        holder.setLayout(side)
        holder.setMaximumWidth(340)
        across.addWidget(holder)
        column = QVBoxLayout(self)
        column.addLayout(across, 1)
        column.addWidget(self.buttons)

    def _button(self, text: str, icon: str, act: object) -> QPushButton:
        button = QPushButton(text)
        icons.put(button, icon)
        button.clicked.connect(act)
        button.setAutoDefault(False)
        return button

    def _begin(self, board: Board) -> None:
        underlay = board.underlay
        opacity = OPACITY if underlay is None or underlay.opacity is None else underlay.opacity
        self.opacity.setValue(round(100 * opacity))
        for pin in () if underlay is None else underlay.pins:
            self._add(pin.hex, QPointF(*pin.pixel))
        if not self._pixels:
            for name in _corners(self.grid):
                self._add(name, None)
        self.table.setCurrentCell(0, _HEX)
        path = None if underlay is None else picture_beside(self.folder, underlay.image)
        if path is not None:
            self.view.show_image(QImage(str(path)))
        self._show()

    # -- the picture ------------------------------------------------------------------------------------------------

    def choose_picture(self) -> None:
        """Ask for a file."""
        path, _ = QFileDialog.getOpenFileName(
            self, "Scan", str(self.folder), "Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)"
        )
        if path:
            self.take_picture(Path(path))

    def take_picture(self, path: Path) -> None:
        """Show the picture of a file; what is none is told."""
        image = QImage(str(path))
        if image.isNull():
            QMessageBox.warning(self, "Scan", "That file is no picture that can be read.")
            return
        self._picture, self._name = path, path.name
        self.view.show_image(image)
        self._show()

    def paste_picture(self) -> None:
        """Take the picture that lies on the clipboard."""
        image = QGuiApplication.clipboard().image()
        if image.isNull():
            QMessageBox.information(self, "Scan", "There is no picture on the clipboard.")
            return
        self._picture, self._name = image, ""
        self.view.show_image(image)
        self._show()

    # -- the dots ---------------------------------------------------------------------------------------------------

    def _add(self, name: str, pixel: QPointF | None) -> None:
        row = self.table.rowCount()
        self._pixels.append(pixel)
        self.table.blockSignals(True)
        self.table.insertRow(row)
        self.table.setItem(row, _HEX, QTableWidgetItem(name))
        for column in (_PIXEL, _MISS):
            item = QTableWidgetItem()
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.table.setItem(row, column, item)
        self.table.blockSignals(False)
        self.table.setCurrentCell(row, _HEX)
        self._show()

    def _remove_row(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._pixels):
            del self._pixels[row]
            self.table.removeRow(row)
            self._show()

    def take_pixel(self, pixel: QPointF) -> None:
        """The chosen row's dot is at this pixel; the next row without one is chosen."""
        row = self.table.currentRow()
        if not 0 <= row < len(self._pixels):
            return
        self._pixels[row] = pixel
        waiting = next((at for at, one in enumerate(self._pixels) if one is None), row)
        self.table.setCurrentCell(waiting, _HEX)
        self._show()

    def _typed(self, item: QTableWidgetItem) -> None:
        if item.column() == _HEX:
            self._show()

    @property
    def pins(self) -> tuple[Pin, ...]:
        """The rows that have a hex of the board and a pixel."""
        found = []
        for row, pixel in enumerate(self._pixels):
            name = self._name_in(row)
            if pixel is not None and self._is_hex(name):
                found.append(Pin((round(pixel.x(), 1), round(pixel.y(), 1)), name))
        return tuple(found)

    def _is_hex(self, name: str) -> bool:
        return self.grid.hex_anywhere(name) in self.grid.index

    def _name_in(self, row: int) -> str:
        item = self.table.item(row, _HEX)
        return "" if item is None else item.text().strip().upper()

    def _show(self) -> None:
        """Show rows, crosses and the board's dots as they are now, and say how well it fits."""
        pins = self.pins
        turn = fitted(pins, self.grid, self._place)
        back, can = turn.inverted() if turn is not None else (None, False)
        self.view.dots = (
            [back.map(self._place.centre(at)) for at in self.grid.hexes] if back is not None and can else ()
        )
        off = (
            {
                pin.hex: miss
                for pin, miss in zip(pins, misses(pins, turn, self.grid, self._place), strict=True)
            }
            if turn
            else {}
        )
        self.table.blockSignals(True)
        crosses = []
        for row, pixel in enumerate(self._pixels):
            name, miss = self._name_in(row), off.get(self._name_in(row))
            wrong = bool(name) and not self._is_hex(name)
            told = "no such hex" if wrong else "" if miss is None else f"{100 * miss / A_HEX:.1f} %"
            for column, text in (
                (_PIXEL, "" if pixel is None else f"{pixel.x():.0f}, {pixel.y():.0f}"),
                (_MISS, told),
            ):
                item = self.table.item(row, column)
                if item is not None:
                    item.setText(text)
            if pixel is not None:
                crosses.append(Cross(pixel, name, row == self.table.currentRow()))
        self.table.blockSignals(False)
        self.view.crosses = crosses
        self.view.update()
        self.told.setText(_how_well(len(pins), [one for one in off.values() if one is not None]))
        ready = not self.view.image.isNull() and len(pins) >= 2
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(ready)

    def _accept(self) -> None:
        former = self.former or Underlay("")
        underlay = evolve(former, image=self._name, pins=self.pins, opacity=self.opacity.value() / 100)
        self.chosen = Chosen(underlay, self._picture)
        self.accept()


def _corners(grid: Grid) -> tuple[str, ...]:
    """Four hexes far apart: the whole ones nearest to the board's corners, clockwise."""
    whole = [at for at in grid.hexes if not grid.cut_edges(at)] or list(grid.hexes)
    spots = {at: grid.frame.true(grid.centre(at)) for at in whole}
    found = (
        min(whole, key=lambda at: sign * spots[at][0] + other * spots[at][1])
        for sign, other in ((1, 1), (-1, 1), (-1, -1), (1, -1))
    )
    return tuple(dict.fromkeys(grid.label(at) for at in found))


def _how_well(count: int, off: list[float]) -> str:
    if count < 2:
        return "Two dots place the scan; three also right what is stretched or slanted, four show how well it fits."
    worst = 100 * max(off, default=0.0) / A_HEX
    if count < 4:
        return f"{count} dots place it. A fourth would show how well it fits."
    if worst > 8:
        return f"The worst dot is off by {worst:.0f} % of a hex: was the right dot clicked?"
    return f"It fits: the worst dot is off by {worst:.1f} % of a hex."


def ask(parent: QWidget, board: Board, folder: Path) -> ScanDialog | None:
    """The dialog once it was answered; None where it was given up."""
    dialog = ScanDialog(parent, board, folder)
    return dialog if dialog.exec() == QDialog.DialogCode.Accepted else None
