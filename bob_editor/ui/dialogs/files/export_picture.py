"""Asks for a picture's file, kind and resolution, and what it shows."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.ui.dialogs.files.typed_paths import typed_file

KINDS = {"PNG picture": ".png", "SVG drawing": ".svg", "PDF page": ".pdf"}


@frozen
class Picture:
    """What to write: the path tells the kind; ``dpi`` counts for PNG and PDF; ``theme`` is light or dark."""

    path: str
    dpi: int
    with_los: bool
    theme: str
    with_sight: bool = False


class ExportPicture(QDialog):
    """The form; ``picture`` is what it describes."""

    def __init__(
        self, parent: QWidget | None, proposed: str, *, has_los: bool, has_sight: bool = False
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export picture")
        self.setMinimumWidth(520)
        self.kind = QComboBox()
        for title, suffix in KINDS.items():
            self.kind.addItem(title, suffix)
        self.path = QLineEdit(str(Path(proposed).with_suffix(".png")))
        self.path.setAccessibleName("File")
        choose = QPushButton("&Browse…")
        choose.clicked.connect(self._choose)
        self.dpi = QSpinBox()
        self.dpi.setRange(36, 1200)
        self.dpi.setValue(150)
        self.dpi.setSuffix(" dpi")
        self.looks = QComboBox()
        self.looks.addItem("Light", "light")
        self.looks.addItem("Dark", "dark")
        self.with_los = QCheckBox("With the LOS &thread and field that are shown now")
        self.with_los.setEnabled(has_los)
        self.with_los.setChecked(has_los)
        self.with_sight = QCheckBox("With the first &sight that is shown now")
        self.with_sight.setEnabled(has_sight)
        self.with_sight.setChecked(has_sight)
        self.kind.currentIndexChanged.connect(self._follow_kind)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Save).setText("&Export")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        where = QHBoxLayout()
        where.addWidget(self.path, 1)
        where.addWidget(choose)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow("&Kind", self.kind)
        # The row's field is a layout, which a label can't lead to by itself.
        file = QLabel("&File")
        file.setBuddy(self.path)
        form.addRow(file, where)
        form.addRow("&Resolution", self.dpi)
        form.addRow("&Colours", self.looks)
        form.addRow("", self.with_los)
        form.addRow("", self.with_sight)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 14)
        column.addLayout(form)
        column.addWidget(buttons)

    def _follow_kind(self) -> None:
        suffix = self.kind.currentData()
        path = typed_file(self.path.text(), "board", suffix, KINDS.values())
        self.path.setText(str(path.with_suffix(suffix)))
        self.dpi.setEnabled(suffix != ".svg")

    def _choose(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self,
            "Export picture",
            self.path.text(),
            f"{self.kind.currentText()} (*{self.kind.currentData()})",
        )
        if path:
            self.path.setText(path)

    @property
    def picture(self) -> Picture:
        """What the form asks for; a file without a known suffix gets that of its kind."""
        path = typed_file(self.path.text(), "board", str(self.kind.currentData()), KINDS.values())
        theme, sight = str(self.looks.currentData()), self.with_sight.isChecked()
        return Picture(str(path), self.dpi.value(), self.with_los.isChecked(), theme, sight)


def ask(parent: QWidget | None, proposed: str, *, has_los: bool, has_sight: bool = False) -> Picture | None:
    """The picture to write, or None."""
    dialog = ExportPicture(parent, proposed, has_los=has_los, has_sight=has_sight)
    return dialog.picture if dialog.exec() else None
