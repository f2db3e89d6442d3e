"""After a crash: lists what was saved aside and asks whether to bring it back."""

from collections.abc import Sequence
from typing import Literal

from attrs import frozen
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


@frozen
class Found:
    """A board or scenario saved aside: its key, what it is called, and when it was kept (seconds since 1970)."""

    key: str
    title: str
    kept_at: float


@frozen
class Choice:
    """What to do: restore those of ``keys``, discard all that were listed, or leave them for later."""

    what: Literal["restore", "discard", "later"]
    keys: tuple[str, ...] = ()


class Recover(PlacedDialog):
    """The list and the three ways out."""

    def __init__(self, parent: QWidget | None, found: Sequence[Found]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recover unsaved work"))
        self.resize(520, 320)
        told = QLabel(tr("bob_editor didn’t end as it should. This had changes that weren’t saved:"))
        told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Work saved aside"))
        for one in found:
            when = QDateTime.fromSecsSinceEpoch(int(one.kept_at)).toString("yyyy-MM-dd hh:mm")
            item = QListWidgetItem(f"{one.title}\n{when}")
            item.setData(Qt.ItemDataRole.UserRole, one.key)
            self.list.addItem(item)
        # A long path is broken, not hidden.
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.selectAll()
        self.list.itemSelectionChanged.connect(self._name_button)
        self.choice = Choice("later")
        buttons = QDialogButtonBox()
        self.restore_button = QPushButton(tr("&Restore"))
        self._name_button()
        self.restore_button.setDefault(True)
        self.discard_button = QPushButton(tr("&Discard all"))
        later = QPushButton(tr("Decide &later"))
        buttons.addButton(self.restore_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.discard_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(later, QDialogButtonBox.ButtonRole.RejectRole)
        self.restore_button.clicked.connect(self._restore)
        self.discard_button.clicked.connect(self._discard)
        self.list.itemDoubleClicked.connect(self._restore)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)

    def _name_button(self) -> None:
        some, every = len(self.list.selectedItems()), self.list.count()
        several = (
            tr("&Restore all") if some == every else tr("&Restore {some} of {every}", some=some, every=every)
        )
        self.restore_button.setText(tr("&Restore") if every == 1 else several)
        self.restore_button.setEnabled(some > 0)

    def _restore(self) -> None:
        keys = tuple(item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems())
        if keys:
            self.choice = Choice("restore", keys)
            self.accept()

    def _discard(self) -> None:
        self.choice = Choice("discard")
        self.accept()


def ask(parent: QWidget | None, found: Sequence[Found]) -> Choice:
    """What to do with what was saved aside."""
    dialog = Recover(parent, found)
    dialog.exec()
    return dialog.choice
