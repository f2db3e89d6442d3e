"""Puts a scan under the board: its picture, two or more dots clicked in it, and how strongly it shows."""

import math
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bob_editor.geometry.fits.beyond import Beside, beside
from bob_editor.geometry.fits.choosing import chosen, judged
from bob_editor.geometry.fits.fit import Kind, Places
from bob_editor.geometry.fits.honeycomb import Honeycomb
from bob_editor.geometry.fits.named import pixels_named
from bob_editor.geometry.fits.pins import first_dots, pinned, widest_gap
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.records import Record
from bob_editor.render.kit.own_pictures import is_too_large, read_pixels
from bob_editor.storage.files.pictures import MOST_PIXELS, picture_beside
from bob_editor.storage.files.reading import nearest_folder
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dialogs.scan.dot_table import DotTable
from bob_editor.ui.dialogs.scan.finding import GridFinder
from bob_editor.ui.dialogs.scan.fit_words import KIND_TITLES, how_well, what_lies_beside
from bob_editor.ui.dialogs.scan.pasted import Pasted
from bob_editor.ui.dialogs.scan.scan_view import Cross, ScanView
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import mark, tr

Json = Any

OPACITY = 0.9
"""How strongly a scan shows at first: blended with the blank ground its levels would look alike."""


_EVEN = mark(
    "All dots lie as an even grid was found. Where one is beside its printed dot, as in a photograph, click that."
)


class Chosen(Record, eq=False):
    """What is to lie under the board; ``picture`` is to be kept beside it: a file, or what was pasted."""

    underlay: Underlay
    picture: Path | QImage | None = None


class ScanDialog(PlacedDialog):
    """``chosen`` is what is to lie under the board of a ``file``, None where nothing is any more."""

    def __init__(self, parent: QWidget | None, board: Board, file: Path) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Scan under the board"))
        self.resize(980, 640)
        self.grid: Grid = board.grid
        self.folder = file.parent
        self.former = board.underlay
        self.chosen: Chosen | None = None
        self._picture: Path | QImage | None = None
        self._even: dict[str, QPointF] = {}
        """Where an even grid that was found in the picture has its dots."""
        self._beside = Beside()
        self._begun_with: tuple[Pin, ...] = ()
        self._called = "" if board.underlay is None else board.underlay.image
        self.view = ScanView()
        self.view.clicked.connect(self.take_pixel)
        self.table = DotTable(self.grid)
        self.view.held.connect(self._hold)
        self.view.dragged.connect(self.table.put)
        self.view.removed.connect(self.table.remove)
        self.table.changed.connect(self._show)
        self.table.currentCellChanged.connect(lambda *_: self._show_row())
        self.finder = GridFinder(lambda: self.view.image, pointy=self.grid.pointy)
        self.finder.found.connect(self._show_comb)
        self.how = QComboBox()
        self.how.setAccessibleName(tr("How the scan is fitted"))
        self.how.addItem(tr("By itself"), None)
        for kind, title in KIND_TITLES.items():
            self.how.addItem(tr(title), kind)
        self.how.setToolTip(
            tr("Flat: turned, stretched, slanted. In perspective: a photograph. Bent: paper that isn’t flat.")
        )
        self.how.currentIndexChanged.connect(lambda _: self._show())
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(5, 100)
        self.opacity.setAccessibleName(tr("Opacity of the scan"))
        self._lay_out()
        self._begin(board)
        entries = KeptEntries(self, file, lambda: self._said if self._is_begun else None, self._take)
        self._pasted = Pasted(entries.beside, self)
        self.finished.connect(self._pasted.forget)

    def _lay_out(self) -> None:
        choose = self._button(tr("Choose a &picture…"), "mdi6.image-search-outline", self.choose_picture)
        paste = self._button(tr("P&aste"), "mdi6.content-paste", self.paste_picture)
        add = self._button(tr("A&dd a dot"), "mdi6.plus", self.add_dot)
        remove = self._button(tr("&Remove it"), "mdi6.delete-outline", self.table.remove)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        gone = self.buttons.addButton(tr("&Take it away"), QDialogButtonBox.ButtonRole.DestructiveRole)
        gone.setEnabled(self.former is not None)
        gone.clicked.connect(self.accept)
        side = QVBoxLayout()
        above, below = QHBoxLayout(), QHBoxLayout()
        for row, buttons in ((above, (choose, paste)), (below, (add, remove))):
            for button in buttons:
                row.addWidget(button)
        side.addLayout(above)
        side.addWidget(self.finder)
        how = plain_label(
            tr(
                "Choose a row, then click that hex’s dot in the picture. Drag a cross to move it, or "
                "use the arrow keys; Delete removes it. Three or more, far apart, fit it; six or "
                "more, also between, where the scan is bent."
            )
        )
        how.setWordWrap(True)
        side.addWidget(how)
        side.addWidget(self.table, 1)
        side.addLayout(below)
        side.addWidget(self.told)
        form = QFormLayout()
        form.addRow(tr("&Fit"), self.how)
        form.addRow(tr("&Opacity"), self.opacity)
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
            self.table.add(pin.hex, QPointF(*pin.pixel))
        if not self.table.dots:
            for name in first_dots(self.grid):
                self.table.add(name, None)
        if underlay is not None and underlay.fit != self.kind:
            self.how.setCurrentIndex(self.how.findData(underlay.fit))
        self.table.setCurrentCell(0, 0)
        path = None if underlay is None else picture_beside(self.folder, underlay.image)
        if path is not None:
            self.view.show_image(read_pixels(path))
        self._begun_with = self.pins
        self._show()

    @property
    def at_stake(self) -> str:
        """The dots that were placed since it was opened."""
        return tr("The dots that you placed aren't kept.") if self.pins != self._begun_with else ""

    @property
    def _is_begun(self) -> bool:
        return bool(self.at_stake) or self._picture is not None

    @property
    def _said(self) -> Json:
        """What was done here, to be kept."""
        picture = str(self._picture.absolute()) if isinstance(self._picture, Path) else None
        return {
            "picture": picture, "pasted": self._pasted.name, "called": self._called, "dots": self.table.said,
            "fit": self.how.currentData(), "opacity": self.opacity.value(),
        }  # fmt: skip

    def _take(self, said: Json) -> None:
        picture, pasted, called = said["picture"], str(said["pasted"]), said["called"]
        fit, opacity = said["fit"], int(said["opacity"])
        self.table.take(said["dots"])
        self.how.setCurrentIndex(max(0, self.how.findData(fit)))
        self.opacity.setValue(opacity)
        if called != self._called:
            # Its dots mean nothing in another.
            self._called = ""
            self._show_picture(QImage())
        if isinstance(picture, str):
            self.take_picture(Path(picture))
        elif not (image := self._pasted.take(pasted)).isNull():
            self._picture, self._called = image, ""
            self._show_picture(image)
        self._show()

    def _hold(self, row: int) -> None:
        self.table.setCurrentCell(row, 0)

    # -- the picture ------------------------------------------------------------------------------------------------

    def choose_picture(self) -> None:
        """Ask for a file."""
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("Scan"),
            str(nearest_folder(self.folder)),
            tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)"),
        )
        if path:
            self.take_picture(Path(path))

    def take_picture(self, path: Path) -> None:
        """Show the picture of a file; what is none is told."""
        image = read_pixels(path)
        if image.isNull():
            why = (
                tr(
                    "That picture is too large: save it with at most {count} million pixels.",
                    count=MOST_PIXELS // 10**6,
                )
                if is_too_large(path)
                else tr("That file is no picture that can be read.")
            )
            QMessageBox.warning(self, tr("Scan"), why)
            return
        self._pasted.forget()
        self._picture, self._called = path, path.name
        self._show_picture(image)
        self._show()

    def paste_picture(self) -> None:
        """Take the picture that lies on the clipboard."""
        image = QGuiApplication.clipboard().image()
        if image.isNull():
            QMessageBox.information(self, tr("Scan"), tr("There is no picture on the clipboard."))
            return
        self._pasted.keep(image)
        self._picture, self._called = image, ""
        self._show_picture(image)
        self._show()

    def _show_picture(self, image: QImage) -> None:
        self.finder.forget()
        self.view.show_image(image)

    # -- the dots ---------------------------------------------------------------------------------------------------

    @property
    def pins(self) -> tuple[Pin, ...]:
        """The rows that have a hex of the board and a pixel."""
        return tuple(
            Pin((round(pixel.x(), 1), round(pixel.y(), 1)), name)
            for name, pixel in self.table.dots
            if pixel is not None and self.table.is_hex(name)
        )

    @property
    def kind(self) -> Kind:
        """How the scan is fitted: as the user says, or as its dots ask for."""
        asked: Kind | None = self.how.currentData()
        return asked or chosen(*self._pinned)

    @property
    def _pinned(self) -> tuple[Places, Places]:
        return pinned(self.grid, ((pin.pixel, pin.hex) for pin in self.pins))

    def take_pixel(self, pixel: QPointF) -> None:
        """The chosen row's dot is at this pixel; the next row without one is chosen.

        Of a grid that was found it names the hex that is clicked; near the row's own dot it mends that alone.
        """
        comb, row = self.finder.comb, self.table.currentRow()
        name, former = ("", None) if row < 0 else self.table.dots[row]
        if comb is None or row < 0 or (former is not None and _apart(former, pixel) < comb.across / 2):
            self.table.put(pixel)
        else:
            self._name(comb, name, (pixel.x(), pixel.y()))
        self.table.choose_waiting()

    def _show_row(self) -> None:
        """Bring the chosen row's dot into view where it lies beside it."""
        row = self.table.currentRow()
        pixel = self.table.dots[row][1] if 0 <= row < len(self.table.dots) else None
        if pixel is not None and not self.view.rect().contains(self.view.widget_at(pixel).toPoint()):
            self.view.show_pixel(pixel)

    def _show_comb(self, comb: Honeycomb) -> None:
        dots = comb.dots(self.view.image.width(), self.view.image.height()).tolist()
        self.view.dots = [QPointF(x, y) for x, y in dots]
        self.view.update()
        if len(self.pins) == 1:
            # It was clicked before the grid was looked for: more than one may be there to be kept.
            (pin,) = self.pins
            self._name(comb, pin.hex, pin.pixel)
            self.table.choose_waiting()

    def _name(self, comb: Honeycomb, label: str, pixel: Point) -> None:
        """A hex of the grid that was found has a name: so have all."""
        if not self.table.is_hex(label):
            return
        pixels = pixels_named(comb, self.grid, label, pixel)
        size = self.view.image
        inside = {
            name: QPointF(x, y)
            for name, (x, y) in pixels.items()
            if 0 <= x < size.width() and 0 <= y < size.height()
        }
        self._even = inside
        self._beside = beside(comb, self.grid, label, pixel, (size.width(), size.height()))
        self.table.put_all(inside)

    def add_dot(self) -> None:
        """A row for the hex in which one more dot tells most; it is shown where it lies by the others."""
        name = widest_gap(self.grid, [one for one, _ in self.table.dots])
        self.table.add(name, None)
        judgement = judged(self.kind, *self._pinned)
        if judgement is not None and name:
            at = np.array([self.grid.frame.true(self.grid.centre(self.grid.hex(name)))])
            self.view.show_pixel(QPointF(*judgement.fit.pixels(at)[0].tolist()))

    def _show(self) -> None:
        """Show rows, crosses and the board's dots as they are now, and say how well it fits."""
        pins, kind = self.pins, self.kind
        judgement = judged(kind, *self._pinned)
        labels = [pin.hex for pin in pins]
        places = np.array([self.grid.frame.true(self.grid.centre(at)) for at in self.grid.hexes])
        self.view.dots = (
            [] if judgement is None else [QPointF(x, y) for x, y in judgement.fit.pixels(places).tolist()]
        )
        self.how.setItemText(0, tr("By itself ({kind})", kind=tr(KIND_TITLES[chosen(*self._pinned)]).lower()))
        self.table.show_errors(
            {} if judgement is None else dict(zip(labels, judgement.errors or (), strict=False))
        )
        suspect = None if judgement is None or judgement.suspect is None else labels[judgement.suspect]
        self.view.crosses = [
            Cross(pixel, name, row == self.table.currentRow(), wrong=name == suspect and bool(name), row=row)
            for row, (name, pixel) in enumerate(self.table.dots)
            if pixel is not None
        ]
        self.view.update()
        pixels = [row for row in self.table.dots if row[1] is not None]
        even = bool(pixels) and all(self._even.get(name) == pixel for name, pixel in pixels)
        told = (
            f"{tr(_EVEN)} {what_lies_beside(self._beside)}".strip() if even else how_well(judgement, labels)
        )
        self.told.setText(told)
        ready = not self.view.image.isNull() and len(pins) >= 2
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(ready)

    def _accept(self) -> None:
        former = self.former or Underlay("")
        opacity = self.opacity.value() / 100
        underlay = replace(former, image=self._called, pins=self.pins, fit=self.kind, opacity=opacity)
        self.chosen = Chosen(underlay, self._picture)
        self.accept()


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def ask(parent: QWidget, board: Board, file: Path) -> ScanDialog | None:
    """The dialog once it was answered; None where it was given up."""
    dialog = ScanDialog(parent, board, file)
    return dialog if dialog.exec() == QDialog.DialogCode.Accepted else None
