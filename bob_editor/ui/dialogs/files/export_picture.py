"""Asks for a picture's file, kind, size and resolution, and what it shows."""

import math
from collections.abc import Container, Iterable
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.records import Record
from bob_editor.render.board.painter import LAYERS, USUAL_LAYERS
from bob_editor.render.pictures.export import HEX_MM, MOST_BLEED_MM, mm_per_unit
from bob_editor.render.styles.shelf import names_beside, shipped_names
from bob_editor.ui.dialogs.files.typed_paths import typed_file
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.dress.map_titles import ON_CARD, TITLES, style_title
from bob_editor.ui.dress.placed_dialog import PlacedDialog, fill, said_in
from bob_editor.words import mark, numeral, tr

KINDS = {mark("PNG picture"): ".png", mark("SVG drawing"): ".svg", mark("PDF page"): ".pdf"}

_ROWS = 3
"""Of the boxes for layers: one more, and on a small screen the buttons stand below it."""

_WIDEST = 1000.0
"""Millimetres of a hex, as any picture has them at most."""


class Picture(Record):
    """What to write: the path tells the kind; ``dpi`` counts for PNG; ``theme`` is light or dark.

    ``style`` names the style; None for that of the board. What a card lays over the map is among the ``layers``.
    """

    path: str
    dpi: int
    with_los: bool
    theme: str
    with_sight: bool = False
    hex_mm: float = HEX_MM
    bleed_mm: float = 0.0
    layers: frozenset[str] = USUAL_LAYERS.union(ON_CARD)
    see_through: bool = False
    style: str | None = None


class ExportPicture(PlacedDialog):
    """The form; ``picture`` is what it describes. ``size`` is the map's in true proportions."""

    _asked_about = ""
    """The file that the system's own dialog has asked about."""
    _by_width = False
    """Whether the width of the map was chosen last, which says that of a hex more exactly than its box."""

    def __init__(
        self,
        parent: QWidget | None,
        proposed: str,
        *,
        has_los: bool,
        has_sight: bool = False,
        has_card: bool = False,
        size: QSizeF | None = None,
        layers: frozenset[str] = USUAL_LAYERS,
        style: str | None = None,
        document: str = "",
    ) -> None:
        super().__init__(parent)
        whole = Path(proposed).absolute()
        self._layers, self._document, self._folder = layers, document, whole.parent
        self.setWindowTitle(tr("Export picture"))
        self.setMinimumWidth(560)
        self._units = size or QSizeF(1, 1)
        self.kind = QComboBox()
        for title, suffix in KINDS.items():
            self.kind.addItem(tr(title), suffix)
        self.path = QLineEdit(f"{whole}.png")
        self.path.setAccessibleName(tr("File"))
        self.hex_mm = _millimetres(tr("Width of a hex"), 0.01, _WIDEST, HEX_MM)
        self.hex_mm.setToolTip(
            tr("From side to side; 19.05 mm, three quarters of an inch, on most printed boards")
        )
        self.width_mm = _millimetres(tr("Width of the map"), 1, self._units.width() * mm_per_unit(_WIDEST), 0)
        self.width_mm.setToolTip(tr("The whole map, without the bleed"))
        self.bleed = _millimetres(tr("Bleed"), 0, MOST_BLEED_MM, 0)
        self.bleed.setSpecialValueText(tr("None"))
        self.bleed.setToolTip(tr("Land that runs on over each edge, for a printer to cut off"))
        self.dpi = QSpinBox()
        self.dpi.setRange(36, 1200)
        self.dpi.setValue(150)
        self.dpi.setSuffix(" dpi")
        self.becomes = QLabel()
        self.looks = QComboBox()
        self.looks.addItem(tr("Light"), "light")
        self.looks.addItem(tr("Dark"), "dark")
        self.style_of_map = QComboBox()
        self.style_of_map.addItem(tr("As the board says"), None)
        folder = Path(document).parent if document else None
        for name in dict.fromkeys((*shipped_names(), *names_beside(folder))):
            self.style_of_map.addItem(style_title(name, folder), name)
        self.style_of_map.setCurrentIndex(max(0, self.style_of_map.findData(style)))
        self.with_los = QCheckBox(tr("With the LOS &thread and field that are shown now"))
        self.with_los.setEnabled(has_los)
        self.with_los.setChecked(has_los)
        self.with_sight = QCheckBox(tr("With the first &sight that is shown now"))
        self.with_sight.setEnabled(has_sight)
        self.with_sight.setChecked(has_sight)
        self.see_through = QCheckBox(tr("See-throu&gh where there is nothing but ground"))
        self.see_through.setToolTip(tr("Leaves out ground and paper, so that the picture can lie on another"))
        self.boxes = _boxes((*LAYERS, *(ON_CARD if has_card else ())), layers - {"underlay"})
        self.see_through.toggled.connect(self.boxes["ground"].setDisabled)
        self.kind.currentIndexChanged.connect(self._follow_kind)
        self.hex_mm.valueChanged.connect(self._follow_hex)
        self.width_mm.valueChanged.connect(self._follow_width)
        self.bleed.valueChanged.connect(self._tell)
        self.dpi.valueChanged.connect(self._tell)
        self._lay_out()
        self._follow_hex()
        self._fill()

    def _lay_out(self) -> None:
        choose = QPushButton(tr("&Browse…"))
        choose.clicked.connect(self._choose)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Save).setText(tr("&Export"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(tr("&Kind"), self.kind)
        _add_row(form, tr("&File"), self.path, choose, stretched=True)
        _add_row(
            form, tr("He&x width"), self.hex_mm, _follower(tr("Ma&p width"), self.width_mm), self.width_mm
        )
        _add_row(
            form, tr("B&leed"), self.bleed, _follower(tr("&Resolution"), self.dpi), self.dpi, self.becomes
        )
        form.addRow(tr("Map st&yle"), self.style_of_map)
        form.addRow(tr("&Colours"), self.looks)
        shown = QGroupBox(tr("Layers"))
        grid = QGridLayout(shown)
        columns = math.ceil(len(self.boxes) / _ROWS)
        for number, box in enumerate(self.boxes.values()):
            grid.addWidget(box, number // columns, number % columns)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(form)
        column.addWidget(shown)
        for box in (self.see_through, self.with_los, self.with_sight):
            column.addWidget(box)
        column.addWidget(buttons)

    @property
    def _usual(self) -> dict[str, QWidget]:
        """What stays from any picture to the next."""
        return {
            "kind": self.kind, "hex_mm": self.hex_mm, "bleed": self.bleed, "dpi": self.dpi, "looks": self.looks,
            "see_through": self.see_through,
        }  # fmt: skip

    def _fill(self) -> None:
        """Begin with what was last chosen: measures of any picture, style and layers of one of this document."""
        own = self.kept_choices(self._document) if self._document else {}
        fill(self._usual, {**self.kept_choices(), **own})
        fill({"style": self.style_of_map}, own)
        fill(self.boxes, own.get("layers", {}))

    def accept(self) -> None:
        """Remember what was chosen, of layers only those that the window shows otherwise; ask about a file there."""
        if not may_write(self, self._asked_about, self.picture.path):
            return
        usual = said_in(self._usual)
        self.keep_choices(usual)
        if self._document:
            said = said_in(self.boxes)
            layers = {one: said[one] for one in said if said[one] != (one in self._layers - {"underlay"})}
            self.keep_choices(
                {**usual, "style": self.style_of_map.currentData(), "layers": layers}, self._document
            )
        super().accept()

    def _follow_kind(self) -> None:
        suffix = self.kind.currentData()
        path = typed_file(self.path.text(), "board", suffix, KINDS.values(), self._folder)
        self.path.setText(str(path.with_suffix(suffix)))
        self.dpi.setEnabled(suffix == ".png")
        self._tell()

    @property
    def _of_hex(self) -> float:
        """Millimetres across a hex."""
        wide = self.width_mm.value() / self._units.width() / mm_per_unit(1.0)
        return wide if self._by_width else self.hex_mm.value()

    def _follow_hex(self) -> None:
        self._by_width = False
        self._set(self.width_mm, self._units.width() * mm_per_unit(self.hex_mm.value()))

    def _follow_width(self) -> None:
        self._by_width = True
        self._set(self.hex_mm, self._of_hex)

    def _set(self, box: QDoubleSpinBox, value: float) -> None:
        """Give a number to one of the two that follow each other, without an echo."""
        box.blockSignals(True)
        box.setValue(value)
        box.blockSignals(False)
        self._tell()

    def _tell(self) -> None:
        """Say what becomes of it: pixels, or millimetres of the page."""
        size = self._units * mm_per_unit(self._of_hex)
        wide, high = (side + 2 * self.bleed.value() for side in (size.width(), size.height()))
        if self.kind.currentData() == ".png":
            dots = self.dpi.value() / 25.4
            self.becomes.setText(tr("{wide:,.0f} × {high:,.0f} pixels", wide=wide * dots, high=high * dots))
        else:
            self.becomes.setText(f"{numeral(wide, ',.0f')} × {numeral(high, ',.0f')} mm")

    def _choose(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self,
            tr("Export picture"),
            self.path.text(),
            f"{self.kind.currentText()} (*{self.kind.currentData()})",
        )
        if path:
            self._asked_about = path
            self.path.setText(path)

    @property
    def picture(self) -> Picture:
        """What the form asks for; a file without a known suffix gets that of its kind."""
        suffix = str(self.kind.currentData())
        path = typed_file(self.path.text(), "board", suffix, KINDS.values(), self._folder)
        return Picture(
            str(path),
            self.dpi.value(),
            self.with_los.isChecked(),
            str(self.looks.currentData()),
            self.with_sight.isChecked(),
            self._of_hex,
            self.bleed.value(),
            frozenset(layer for layer, box in self.boxes.items() if box.isChecked()),
            self.see_through.isChecked(),
            self.style_of_map.currentData(),
        )


def _boxes(names: Iterable[str], ticked: Container[str]) -> dict[str, QCheckBox]:
    """A box for each layer, some of them ticked."""
    boxes = {}
    for name in names:
        title, tip = TITLES.get(name) or ON_CARD[name]
        box = boxes[name] = QCheckBox(tr(title).replace("&", ""))
        box.setToolTip(tr(tip))
        box.setChecked(name in ticked)
    return boxes


def _millimetres(name: str, least: float, most: float, value: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setAccessibleName(name)
    box.setDecimals(2)
    box.setRange(least, most)
    box.setSuffix(" mm")
    box.setValue(value)
    return box


def _follower(words: str, of: QWidget) -> QLabel:
    label = QLabel(words)
    label.setBuddy(of)
    return label


def _add_row(form: QFormLayout, words: str, *fields: QWidget, stretched: bool = False) -> None:
    """Add fields side by side; the label leads to the first, which it can't by itself where the field is a layout."""
    row = QHBoxLayout()
    for field in fields:
        row.addWidget(field, int(stretched and field is fields[0]))
    if not stretched:
        row.addStretch()
    form.addRow(_follower(words, fields[0]), row)


def ask(
    parent: QWidget | None,
    proposed: str,
    *,
    has_los: bool,
    has_sight: bool = False,
    has_card: bool = False,
    size: QSizeF | None = None,
    layers: frozenset[str] = USUAL_LAYERS,
    style: str | None = None,
    document: str = "",
) -> Picture | None:
    """The picture to write, or None; ``style`` is offered first, beside those in the folder of the ``document``."""
    dialog = ExportPicture(
        parent,
        proposed,
        has_los=has_los,
        has_sight=has_sight,
        has_card=has_card,
        size=size,
        layers=layers,
        style=style,
        document=document,
    )
    return dialog.picture if dialog.exec() else None


def ask_file(parent: QWidget | None, title: str, proposed: str) -> Path | None:
    """The file of a picture of which no more than its kind is to be chosen, or None."""
    kinds = {f"{tr(kind)} (*{suffix})": suffix for kind, suffix in KINDS.items()}
    name, kind = QFileDialog.getSaveFileName(parent, title, f"{proposed}.png", ";;".join(kinds))
    path = typed_file(name, "picture", kinds.get(kind, ".png"), KINDS.values())
    return path if name and may_write(parent, name, path) else None
