"""The layers panel: what of the board is shown, dimmed or locked, and how strongly LOS is laid over it."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.render.board.painter import LAYERS, USUAL_LAYERS
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.map_titles import TITLES
from bob_editor.ui.keeping.kept_layers import LOCKED_AS
from bob_editor.words import mark, tr

_LOCKS: Mapping[str, str] = {
    "ground": mark("the terrain of hexes"),
    "contours": mark("levels and crest lines"),
    "artwork": mark("drawn artwork"),
    "paths": mark("paths"),
    "sides": mark("hexsides"),
    "labels": mark("labels"),
    "underlay": mark("the scan"),
}
"""By the row of the panel, what its lock keeps as it is, in words."""


class LayersPanel(QWidget):
    """A box to tick for each layer, and beside it whether it is dimmed and locked."""

    overlays = Signal(bool, bool, float)
    """Whether badges of issues and the LOS field are shown, and the field's opacity."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Layers"))
        self.kept = desk.layers
        self._restoring = False
        self.boxes: dict[str, QCheckBox] = {}
        self.dims: dict[str, QToolButton] = {}
        self.locks: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        rows = QGridLayout()
        rows.setVerticalSpacing(2)
        rows.setColumnStretch(0, 1)
        for number, layer in enumerate(LAYERS):
            self._add_row(rows, number, layer)
        column.addLayout(rows)
        column.addSpacing(8)
        self.issues = self._box(tr("Issue bad&ges"), tr("A sign on every place that breaks a rule"))
        self.field = self._box(tr("LOS field"), tr("What the first hex of the thread sees"))
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(10, 100)
        self.opacity.setValue(round(desk.canvas.picture.field.opacity * 100))
        self.opacity.setAccessibleName(tr("Opacity of the LOS field"))
        self.opacity.setToolTip(tr("How strongly the LOS field is laid over the board"))
        row = QHBoxLayout()
        label = QLabel(tr("Field opacity"))
        label.setBuddy(self.opacity)
        row.addWidget(label)
        row.addWidget(self.opacity, 1)
        for widget in (self.issues, self.field):
            column.addWidget(widget)
            widget.toggled.connect(self._tell)
        self.opacity.valueChanged.connect(self._tell)
        column.addLayout(row)
        column.addStretch()
        self.overlays.connect(desk.canvas.set_overlays)
        # The same choice stands in the menu.
        field = desk.actions["los_field"]
        self.field.setChecked(field.isChecked())
        field.toggled.connect(self.field.setChecked)
        self.field.toggled.connect(field.setChecked)
        self.kept.changed.connect(self._show)
        self._show()

    @staticmethod
    def _box(title: str, tip: str) -> QCheckBox:
        box = QCheckBox(title)
        box.setToolTip(tip)
        box.setChecked(True)
        return box

    def _add_row(self, rows: QGridLayout, number: int, layer: str) -> None:
        title, tip = map(tr, TITLES.get(layer, (layer.capitalize(), "")))
        name = title.replace("&", "")
        box = self.boxes[layer] = self._box(title, tip)
        box.toggled.connect(self._changed)
        box.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        box.customContextMenuRequested.connect(lambda at: self._open_menu(layer, at))
        rows.addWidget(box, number, 0)
        dim = self.dims[layer] = self._switch("mdi6.circle-opacity", tr("Show {name} faintly", name=name))
        rows.addWidget(dim, number, 1)
        if layer in _LOCKS:
            lock = self._switch(
                "mdi6.lock-open-variant-outline",
                tr("Lock {what}: tools leave it as it is", what=tr(_LOCKS[layer])),
            )
            lock.toggled.connect(
                lambda on: icons.put(lock, "mdi6.lock" if on else "mdi6.lock-open-variant-outline")
            )
            self.locks[layer] = lock
            rows.addWidget(lock, number, 2)

    def _switch(self, icon: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        icons.put(button, icon)
        button.toggled.connect(self._changed)
        return button

    # -- what is chosen -------------------------------------------------------------------------------------------

    @property
    def layers(self) -> frozenset[str]:
        """The layers that are ticked."""
        return frozenset(layer for layer, box in self.boxes.items() if box.isChecked())

    @property
    def dimmed(self) -> frozenset[str]:
        """The layers that are shown faintly, where they are shown."""
        return frozenset(layer for layer, button in self.dims.items() if button.isChecked())

    @property
    def locked(self) -> frozenset[str]:
        """What tools are to leave as it is."""
        return frozenset(LOCKED_AS[layer] for layer, button in self.locks.items() if button.isChecked())

    def _changed(self, *_: object) -> None:
        if not self._restoring:
            self.kept.choose(self.layers, self.dimmed, self.locked)

    def _show(self) -> None:
        """Show what is chosen."""
        self._restoring = True
        for layer, box in self.boxes.items():
            box.setChecked(layer in self.kept.shown)
            self.dims[layer].setChecked(layer in self.kept.dimmed)
            if layer in self.locks:
                self.locks[layer].setChecked(LOCKED_AS[layer] in self.kept.locked)
        self._restoring = False

    def _tell(self) -> None:
        self.overlays.emit(self.issues.isChecked(), self.field.isChecked(), self.opacity.value() / 100)

    # -- the menu of a layer --------------------------------------------------------------------------------------

    def _open_menu(self, layer: str, where: QPoint) -> None:
        self.menu_of(layer).popup(self.boxes[layer].mapToGlobal(where))

    def menu_of(self, layer: str) -> QMenu:
        """What can be done with a layer, and with all others at once."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        switches = (
            (tr("Shown"), self.boxes[layer]),
            (tr("Dimmed"), self.dims[layer]),
            (tr("Locked"), self.locks.get(layer)),
        )
        for words, button in switches:
            if button is not None:
                action = menu.addAction(words)
                action.setCheckable(True)
                action.setChecked(button.isChecked())
                action.toggled.connect(button.setChecked)
        menu.addSeparator()
        menu.addAction(tr("Show this one alone")).triggered.connect(lambda _on=False: self._alone(layer))
        menu.addAction(tr("Dim all others")).triggered.connect(lambda _on=False: self._set(self.dims, layer))
        menu.addAction(tr("Lock all others")).triggered.connect(
            lambda _on=False: self._set(self.locks, layer)
        )
        menu.addAction(tr("All shown, none locked")).triggered.connect(lambda _on=False: self.reset())
        return menu

    def _alone(self, layer: str) -> None:
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setChecked(name in (layer, "ground", "grid"))
        self._changed()

    def _set(self, buttons: Mapping[str, QToolButton], but: str) -> None:
        for name, button in buttons.items():
            button.setChecked(name != but)

    def reset(self) -> None:
        """Show all usual layers in full, with nothing locked."""
        for layer, box in self.boxes.items():
            box.setChecked(layer in USUAL_LAYERS)
        for button in (*self.dims.values(), *self.locks.values()):
            button.setChecked(False)
