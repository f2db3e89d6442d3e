"""Asks for paper and size to print a map on, and shows how it will lie on the sheets."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.records import Record
from bob_editor.render.kit.view import unhurried
from bob_editor.render.pictures.export import HEX_MM
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.sheets import PAPERS, Paper, Plan, plan_sheets
from bob_editor.ui.dialogs.files.typed_paths import typed_file
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.dress.placed_dialog import PlacedDialog, fill, said_in
from bob_editor.words import mark, numeral, tr

_LYING: tuple[tuple[str, bool | None], ...] = (
    (mark("Whichever takes fewer sheets"), None), (mark("Portrait"), False), (mark("Landscape"), True),
)  # fmt: skip
_BAND, _PIECE = 14, 84
"""Lines and columns of dots of the small picture that are painted at a time."""
_PREVIEW = 420
"""Pixels of the longer side of the small picture."""


class PrintWish(Record, eq=False):
    """What to print: the picture, the paper, and the PDF to write."""

    path: str
    picture: Picture
    paper: Paper


class Tiling(QWidget):
    """The map, small, with the sheets over it."""

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.plan: Plan | None = None
        self._picture = picture
        self._image: QImage | None = None
        self.setMinimumSize(300, 300)
        self.setAccessibleName(tr("How the map lies on the sheets"))
        self._bands: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._paint_band)
        self._paint_picture()

    def sizeHint(self) -> QSize:
        """Square."""
        return QSize(_PREVIEW, _PREVIEW)

    def show_plan(self, picture: Picture, plan: Plan | None) -> None:
        """Show a picture on the sheets of a plan; None where it can't be printed so."""
        self.plan = plan
        if picture is not self._picture:
            self._picture = picture
            self._paint_picture()
        self.update()

    def _paint_picture(self) -> None:
        area = self._picture.area
        scale = _PREVIEW / max(area.width(), area.height(), 1.0)
        image = QImage(
            max(1, round(area.width() * scale)),
            max(1, round(area.height() * scale)),
            QImage.Format.Format_RGB32,
        )
        image.fill(self._picture.background or QColor("#ffffff"))
        self._image = image
        self._bands = _bands(image, self._picture, scale)
        self._timer.start(0)

    def _paint_band(self) -> None:
        if next(self._bands, self) is self:
            self._timer.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheets' paper, the map on it, and where they are cut."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self._picture.area)
        whole = QRectF(area)
        for sheet in self.plan.sheets if self.plan is not None else ():
            whole = whole.united(sheet.area)
        room = QRectF(self.rect()).adjusted(8, 8, -8, -8)
        scale = min(room.width() / max(whole.width(), 1e-6), room.height() / max(whole.height(), 1e-6))
        painter.translate(room.center() - QPointF(whole.center().x() * scale, whole.center().y() * scale))
        painter.scale(scale, scale)
        for sheet in self.plan.sheets if self.plan is not None else ():
            painter.fillRect(sheet.area, QColor("#ffffff"))
        if self._image is not None:
            painter.drawImage(area, self._image)
        pen = QPen(self.palette().color(QPalette.ColorRole.Highlight), 1.6)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for sheet in self.plan.sheets if self.plan is not None else ():
            painter.drawRect(sheet.area)
        painter.end()


class PrintMap(PlacedDialog):
    """The form; ``wish`` is what it describes. ``bare`` is the map without areas and counters, where it has any."""

    _asked_about = ""
    """The file that the system's own dialog has asked about."""

    def __init__(
        self, parent: QWidget | None, picture: Picture, bare: Picture | None, proposed: Path
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print map"))
        self._picture, self._bare = picture, bare
        self.paper = QComboBox()
        for name, (wide, high) in PAPERS.items():
            self.paper.addItem(f"{name.capitalize()}  ({numeral(wide, 'g')} × {numeral(high, 'g')} mm)", name)
        self.lying = QComboBox()
        for title, landscape in _LYING:
            self.lying.addItem(tr(title), landscape)
        self.hex_mm = _millimetres(HEX_MM, 3, 200, tr("Width of a hex from side to side"))
        self.margin = _millimetres(10, 0, 60, tr("Blank margin of every sheet"))
        self.overlap = _millimetres(10, 0, 60, tr("Strip that neighbouring sheets both show"))
        self.with_card = QCheckBox(tr("With &areas and counters"))
        self.with_card.setChecked(bare is not None)
        whole = proposed.absolute()
        self._folder = whole.parent
        self.path = QLineEdit(str(whole.with_name(f"{proposed.name}-map.pdf")))
        self.path.setAccessibleName(tr("File"))
        self.count = QLabel()
        self.count.setWordWrap(True)
        self.tiling = Tiling(picture)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setText(tr("&Write PDF"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self.with_card.setVisible(bare is not None)  # where it stands by now; else it were a window
        self._kept = {
            "paper": self.paper, "lying": self.lying, "hex_mm": self.hex_mm, "margin": self.margin,
            "overlap": self.overlap,
        }  # fmt: skip
        fill(self._kept, self.kept_choices())
        for choice in (self.paper, self.lying):
            choice.currentIndexChanged.connect(self.refresh)
        for number in (self.hex_mm, self.margin, self.overlap):
            number.valueChanged.connect(self.refresh)
        self.with_card.toggled.connect(self.refresh)
        self.path.textChanged.connect(self.refresh)
        self.refresh()

    def _arrange(self) -> None:
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        where = QHBoxLayout()
        where.addWidget(self.path, 1)
        where.addWidget(browse)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(tr("&Paper"), self.paper)
        form.addRow(tr("&Lying"), self.lying)
        form.addRow(tr("&Hex"), self.hex_mm)
        form.addRow(tr("Mar&gin"), self.margin)
        form.addRow(tr("&Overlap"), self.overlap)
        form.addRow("", self.with_card)
        file = QLabel(tr("&File"))
        file.setBuddy(self.path)
        form.addRow(file, where)
        form.addRow("", self.count)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch()
        both = QHBoxLayout()
        both.addLayout(left)
        both.addWidget(self.tiling, 1)
        column = QVBoxLayout(self)
        column.addLayout(both, 1)
        column.addWidget(self.buttons)

    def accept(self) -> None:
        """Remember paper and measures for the next map. A file that is there is asked about."""
        if not may_write(self, self._asked_about, self.wish.path):
            return
        self.keep_choices(said_in(self._kept))
        super().accept()

    def _browse(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, tr("Print map"), self.path.text(), tr("PDF (*.pdf)"))
        if path:
            self._asked_about = path
            self.path.setText(path)

    @property
    def wish(self) -> PrintWish:
        """What the form asks for; a file without a suffix gets that of a PDF."""
        path = typed_file(self.path.text(), "map.pdf", ".pdf", folder=self._folder)
        bare = self._bare if self._bare is not None and not self.with_card.isChecked() else None
        return PrintWish(
            str(path),
            bare or self._picture,
            Paper(
                PAPERS[self.paper.currentData()],
                hex_mm=self.hex_mm.value(),
                margin=self.margin.value(),
                overlap=self.overlap.value(),
                landscape=self.lying.currentData(),
                words=tr("sheet {name} of {count}"),
            ),
        )

    def refresh(self) -> None:
        """Show how it would lie; what can't be printed is told and can't be written."""
        wish = self.wish
        plan: Plan | None = None
        try:
            plan = plan_sheets(wish.picture.area, wish.paper)
            count = len(plan.sheets)
            lying = tr("landscape") if plan.paper.landscape else tr("portrait")
            words = (
                tr("1 sheet")
                if count == 1
                else tr(
                    "{count} sheets, {rows} × {columns}", count=count, rows=plan.rows, columns=plan.columns
                )
            )
            self.count.setText(f"{words}, {lying}")
        except BobEditorError as error:
            self.count.setText(said_of(error))
        self.tiling.show_plan(wish.picture, plan)
        save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(plan is not None and bool(self.path.text().strip()))


def _bands(image: QImage, picture: Picture, scale: float) -> Iterator[None]:
    """Paint a picture small, a few dots at a time: all of a large map would hold the dialog up."""
    corner, one = picture.area.topLeft(), 1 / scale
    for top, left in product(range(0, image.height(), _BAND), range(0, image.width(), _PIECE)):
        dots = QRectF(left, top, _PIECE, _BAND)
        with QPainter(image) as painter:
            painter.setClipRect(dots)
            painter.scale(scale, scale)
            painter.translate(-corner)
            part = QRectF(dots.topLeft() / scale + corner, dots.size() / scale)
            picture.paint(painter, part.adjusted(-one, -one, one, one), scale, unhurried)
        yield


def _millimetres(value: float, low: float, high: float, does: str) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(low, high)
    box.setDecimals(2)
    box.setSuffix(" mm")
    box.setValue(value)
    box.setToolTip(does)
    box.setAccessibleDescription(does)
    return box


def ask(parent: QWidget | None, picture: Picture, bare: Picture | None, proposed: Path) -> PrintWish | None:
    """What to print, or None."""
    dialog = PrintMap(parent, picture, bare, proposed)
    return dialog.wish if dialog.exec() else None
