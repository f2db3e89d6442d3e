"""Asks once what becomes of the edits in several tabs that aren't saved."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.records import Record
from bob_editor.ui.dialogs.ticked_row import TickedRow
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


class Row(Record):
    """A document with unsaved edits: what it is called, and its file; "" for none yet."""

    name: str
    path: str


class UnsavedTabs(PlacedDialog):
    """The list, all of it checked at first, and three ways out."""

    def __init__(self, parent: QWidget | None, rows: Sequence[Row]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved changes"))
        self.resize(480, 280)
        told = QLabel(
            tr(
                "{count} documents have changes that aren’t saved. Those that aren’t checked lose them.",
                count=len(rows),
            )
        )
        told.setWordWrap(True)
        self.list = wrapping(QListWidget())
        self.list.setAccessibleName(tr("Documents to save"))
        self.list.setItemDelegate(TickedRow(self.list))
        for row in rows:
            item = QListWidgetItem(f"{row.name}\n{row.path or tr('in no file yet')}")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.wanted: tuple[int, ...] | None = None
        buttons = QDialogButtonBox()
        self.save_button = QPushButton(tr("&Save all"))
        self.save_button.setDefault(True)
        self.discard_button = QPushButton(tr("&Don’t save"))
        cancel = QPushButton(tr("Cancel"))
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.discard_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.save_button.clicked.connect(lambda: self._end(self.checked))
        self.discard_button.clicked.connect(lambda: self._end(()))
        self.list.itemChanged.connect(self._name_button)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)

    @property
    def checked(self) -> tuple[int, ...]:
        """The numbers of the rows that are to be saved."""
        return tuple(
            number
            for number in range(self.list.count())
            if self.list.item(number).checkState() == Qt.CheckState.Checked
        )

    def _name_button(self) -> None:
        some, every = len(self.checked), self.list.count()
        self.save_button.setText(
            tr("&Save all") if some == every else tr("&Save {some} of {every}", some=some, every=every)
        )
        self.save_button.setEnabled(some > 0)

    def _end(self, wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        self.accept()


def ask(parent: QWidget | None, rows: Sequence[Row]) -> tuple[int, ...] | None:
    """Which of these to save, the others are given up; None to go on with all."""
    dialog = UnsavedTabs(parent, rows)
    dialog.exec()
    return dialog.wanted
