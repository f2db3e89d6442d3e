"""Lays a grid over a drawing that shows none: three or more hexes are named, and their dots clicked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from bob_editor.exchange.dots import FEWEST
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.records import Record
from bob_editor.storage.form.limits import MAX_LINE
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dialogs.scan.dot_table import DotTable
from bob_editor.ui.dialogs.scan.scan_view import Cross, ScanView
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import tr

Dots = tuple[tuple[str, Point], ...]

WIDE = 1600
"""Pixels of the longer side of a sketch."""

FIRST = ("A1", "", "")
"""What the rows are called at first: the user names the others."""


class Sketch(Record, eq=False):
    """A drawing's lines as a picture, and where its pixels lie in the drawing."""

    image: QImage
    origin: Point
    scale: float

    @classmethod
    def of(cls, lines: Sequence[Sequence[Point]]) -> Sketch:
        """The picture of lines; empty where there are none."""
        xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
        if not xs:
            return cls(QImage(), (0.0, 0.0), 1.0)
        left, top = min(xs), min(ys)
        scale = WIDE / max(max(xs) - left, max(ys) - top, 1e-6)
        wide, high = (round((max(many) - min(many)) * scale) + 1 for many in (xs, ys))
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(QColor("#f6f4ec"))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor("#4a4a44"), 2.5))
            for line in lines:
                points = [QPointF((x - left) * scale, (y - top) * scale) for x, y in line]
                if len(points) > 1:
                    painter.drawPolyline(QPolygonF(points))
                else:
                    painter.drawEllipse(points[0], 4, 4)
        return cls(image, (left, top), scale)

    def drawn_at(self, pixel: QPointF) -> Point:
        """The point of the drawing at a pixel."""
        return self.origin[0] + pixel.x() / self.scale, self.origin[1] + pixel.y() / self.scale


class DrawingDots(PlacedDialog):
    """``dots`` are the hexes that were named, with where their dots lie in the drawing."""

    def __init__(self, parent: QWidget | None, file: Path, lines: Sequence[Sequence[Point]]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Lay the grid of {name}", name=file.name))
        self.resize(980, 640)
        self.sketch = Sketch.of(lines)
        self.view = ScanView()
        self.table = DotTable(Grid(MAX_LINE, MAX_LINE))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.view.clicked.connect(self.take_pixel)
        self.view.held.connect(lambda row: self.table.setCurrentCell(row, 0))
        self.view.dragged.connect(self.table.put)
        self.view.removed.connect(self.table.remove)
        for label in FIRST:
            self.table.add(label, None)
        self.table.setCurrentCell(0, 0)
        self.table.changed.connect(self._show)
        self.view.show_image(self.sketch.image)
        self._show()
        KeptEntries(self, file, lambda: self.table.said if self.at_stake else None, self.table.take)

    def _lay_out(self) -> None:
        how = plain_label(
            tr(
                "The drawing shows no grid of hexes. Type the name of a hex in a row, then click its dot in the "
                "drawing: three hexes far apart, not in a line. The last column and row that are named end the board."
            )
        )
        how.setWordWrap(True)
        tip = tr("One more hex")
        add = push_button(tr("A&dd a dot"), "mdi6.plus", tip, lambda: self.table.add("", None))
        side = QVBoxLayout()
        for widget in (how, self.table, add):
            side.addWidget(widget)
        holder = QWidget()
        holder.setLayout(side)
        holder.setMaximumWidth(340)
        across = QHBoxLayout()
        across.addWidget(self.view, 1)
        across.addWidget(holder)
        column = QVBoxLayout(self)
        column.addLayout(across, 1)
        column.addWidget(self.buttons)

    def take_pixel(self, pixel: QPointF) -> None:
        """The chosen row's dot is at this pixel; the next row without one is chosen."""
        self.table.put(pixel)
        self.table.choose_waiting()

    @property
    def at_stake(self) -> str:
        """The dots that were placed."""
        return tr("The dots that you placed aren't kept.") if self.dots else ""

    @property
    def dots(self) -> Dots:
        """The rows that name a hex and have a pixel, where they lie in the drawing."""
        return tuple(
            (name, self.sketch.drawn_at(pixel))
            for name, pixel in self.table.dots
            if pixel is not None and self.table.is_hex(name)
        )

    def _show(self) -> None:
        self.table.show_errors({})
        self.view.crosses = [
            Cross(pixel, name, row == self.table.currentRow(), wrong=not self.table.is_hex(name), row=row)
            for row, (name, pixel) in enumerate(self.table.dots)
            if pixel is not None
        ]
        self.view.update()
        ready = len(dict(self.dots)) >= FEWEST
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(ready)


def ask(parent: QWidget, file: Path, lines: Sequence[Sequence[Point]]) -> Dots:
    """The dots that were clicked in a file's drawing; none where it was given up."""
    dialog = DrawingDots(parent, file, lines)
    dialog.view.setFocus(Qt.FocusReason.OtherFocusReason)
    return dialog.dots if dialog.exec() == QDialog.DialogCode.Accepted else ()
