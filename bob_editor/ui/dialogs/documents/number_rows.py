"""Asks with which number the rows of a board begin; an example shows what hexes are called then."""

from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from bob_editor.editing.whole.shaping import numbered
from bob_editor.geometry.grid import Grid, Lengths
from bob_editor.ui.dialogs.documents.resize_board import FORMER_NAMES
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr

_MOST = 9000


class NumberRows(PlacedDialog):
    """The form; ``first_row`` is what it says. On flat top the shifted columns may begin with another number."""

    def __init__(self, parent: QWidget | None, grid: Grid) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Number rows otherwise"))
        self._grid = grid
        plain, shifted = (grid.first_row,) * 2 if isinstance(grid.first_row, int) else grid.first_row
        self.plain, self.shifted = QSpinBox(), QSpinBox()
        for box, value in ((self.plain, plain), (self.shifted, shifted)):
            box.setRange(0, _MOST)
            box.setValue(value)
            box.valueChanged.connect(self._show)
        form = QFormLayout()
        if grid.pointy:
            form.addRow(tr("&First row"), self.plain)
        else:
            form.addRow(tr("&First row of unshifted columns"), self.plain)
            form.addRow(tr("First row of &shifted columns"), self.shifted)
        self.example = QLabel()
        former = QLabel(tr(FORMER_NAMES))
        former.setProperty("faint", True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.example)
        column.addWidget(former)
        column.addWidget(buttons)
        self._show()

    @property
    def first_row(self) -> Lengths:
        """The number that rows begin with; a pair where the two kinds of columns differ."""
        plain, shifted = self.plain.value(), self.shifted.value()
        return plain if self._grid.pointy or plain == shifted else (plain, shifted)

    def _show(self) -> None:
        grid, carry = self._grid, numbered(self._grid, self.first_row)
        second = next((at for at in grid.hexes if grid.position(at)[0] == 1), grid.hexes[0])
        names = [grid.label(at) for at in dict.fromkeys((grid.hexes[0], grid.hexes[-1], second))]
        others = [
            tr("{name} becomes {label}", name=name, label=carry.label(name))
            for name in names
            if carry.label(name) != name
        ]
        self.example.setText(f"{'; '.join(others)}." if others else tr("Every hex keeps its name."))


def ask(parent: QWidget | None, grid: Grid) -> Lengths | None:
    """The number that rows are to begin with, or None."""
    dialog = NumberRows(parent, grid)
    return dialog.first_row if dialog.exec() else None
