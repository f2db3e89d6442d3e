"""The layers panel: what of the board is shown, and how strongly LOS is laid over it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from bob_editor.render.board.painter import LAYERS
from bob_editor.ui.desk.desk import Desk

_TITLES: Mapping[str, tuple[str, str]] = {
    "ground": ("Gr&ound", "Levels as shaded ground"),
    "contours": ("C&rest lines", "The edge of every level"),
    "artwork": ("&Artwork", "Woods, buildings, fields: what LOS sees"),
    "paths": ("&Paths", "Roads, streams, rails"),
    "sides": ("Hex&sides", "Hedgerows, walls, cliffs"),
    "grid": ("He&x grid", "The outlines of hexes"),
    "dots": ("Centre &dots", "What lies under the dot is the terrain of the hex"),
    "labels": ("La&bels", "Names printed on the board"),
    "numbers": ("Hex &numbers", "The names of hexes, such as E4"),
    "markers": ("&Markers", "Smoke, foxholes and others"),
    "underlay": ("Underla&y", "The scanned picture below the board"),
}


class LayersPanel(QWidget):
    """A box to tick for each layer."""

    chosen = Signal(frozenset)
    """The layers to show."""
    overlays = Signal(bool, bool, float)
    """Whether badges of issues and the LOS field are shown, and the field's opacity."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setAccessibleName("Layers")
        self.boxes: dict[str, QCheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        for layer in LAYERS:
            title, tip = _TITLES.get(layer, (layer.capitalize(), ""))
            self.boxes[layer] = self._box(title, tip)
            self.boxes[layer].toggled.connect(lambda _on: self.chosen.emit(self.layers))
            column.addWidget(self.boxes[layer])
        column.addSpacing(8)
        self.issues = self._box("Issue bad&ges", "A sign on every place that breaks a rule")
        self.field = self._box("LOS field", "What the first hex of the thread sees")
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(10, 100)
        self.opacity.setValue(80)
        self.opacity.setAccessibleName("Opacity of the LOS field")
        self.opacity.setToolTip("How strongly the LOS field is laid over the board")
        row = QHBoxLayout()
        label = QLabel("Field opacity")
        label.setBuddy(self.opacity)
        row.addWidget(label)
        row.addWidget(self.opacity, 1)
        for widget in (self.issues, self.field):
            column.addWidget(widget)
            widget.toggled.connect(self._tell)
        self.opacity.valueChanged.connect(self._tell)
        column.addLayout(row)
        column.addStretch()
        self.chosen.connect(desk.canvas.set_layers)
        self.overlays.connect(desk.canvas.set_overlays)
        # The same choice stands in the menu.
        field = desk.actions["los_field"]
        field.setChecked(True)
        field.toggled.connect(self.field.setChecked)
        self.field.toggled.connect(field.setChecked)

    @staticmethod
    def _box(title: str, tip: str) -> QCheckBox:
        box = QCheckBox(title)
        box.setToolTip(tip)
        box.setChecked(True)
        return box

    @property
    def layers(self) -> frozenset[str]:
        """The layers that are ticked."""
        return frozenset(layer for layer, box in self.boxes.items() if box.isChecked())

    def _tell(self) -> None:
        self.overlays.emit(self.issues.isChecked(), self.field.isChecked(), self.opacity.value() / 100)
