"""After a crash: lists what was saved aside and asks whether to bring it back."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.records import Record
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import many, tr


class Found(Record):
    """A board or scenario saved aside: its key, what it is called, and when it was kept (seconds since 1970)."""

    key: str
    title: str
    kept_at: float


class Choice(Record):
    """The keys of what comes back, and of what is given up; all else is left for later."""

    restored: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()


class Recover(PlacedDialog):
    """The list, and what becomes of what is chosen in it."""

    def __init__(self, parent: QWidget | None, found: Sequence[Found]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recover unsaved work"))
        self.resize(520, 320)
        told = QLabel(tr("bob_editor didn’t end as it should. This had changes that weren’t saved:"))
        told.setWordWrap(True)
        self.list = wrapping(QListWidget())
        self.list.setAccessibleName(tr("Work saved aside"))
        for one in found:
            when = QDateTime.fromSecsSinceEpoch(int(one.kept_at)).toString("yyyy-MM-dd hh:mm")
            item = QListWidgetItem(f"{one.title}\n{when}")
            item.setData(Qt.ItemDataRole.UserRole, one.key)
            self.list.addItem(item)
        # A long path is broken, not hidden.
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.selectAll()
        self.list.itemSelectionChanged.connect(self._name_buttons)
        self.choice = Choice()
        buttons = QDialogButtonBox()
        self.restore_button, self.discard_button = QPushButton(), QPushButton()
        self._name_buttons()
        self.restore_button.setDefault(True)
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

    def _name_buttons(self) -> None:
        some, every = len(self.list.selectedItems()), self.list.count()
        if every == 1:
            restore, discard = tr("&Restore"), tr("&Discard…")
        elif some in (0, every):
            restore, discard = tr("&Restore all"), tr("&Discard all…")
        else:
            restore = tr("&Restore {some} of {every}", some=some, every=every)
            discard = tr("&Discard {some} of {every}…", some=some, every=every)
        for button, text in ((self.restore_button, restore), (self.discard_button, discard)):
            button.setText(text)

    def _chosen(self) -> list[QListWidgetItem]:
        """What is selected; all, where a click beside the rows selected none."""
        return self.list.selectedItems() or [self.list.item(row) for row in range(self.list.count())]

    def _keys(self) -> tuple[str, ...]:
        return tuple(item.data(Qt.ItemDataRole.UserRole) for item in self._chosen())

    def _restore(self) -> None:
        self.choice = replace(self.choice, restored=self._keys())
        self.accept()

    def _discard(self) -> None:
        keys = self._keys()
        told = many(
            "Discard it? It can’t be brought back.",
            "Discard these {count}? They can’t be brought back.",
            len(keys),
        )
        kinds = QMessageBox.StandardButton
        answer = QMessageBox.question(self, tr("Discard unsaved work"), told, kinds.Yes | kinds.No, kinds.No)
        if answer != kinds.Yes:
            return
        self.choice = replace(self.choice, discarded=(*self.choice.discarded, *keys))
        for item in self._chosen():
            self.list.takeItem(self.list.row(item))
        if not self.list.count():
            self.accept()
        self.list.selectAll()


def ask(parent: QWidget | None, found: Sequence[Found]) -> Choice:
    """What to do with what was saved aside."""
    dialog = Recover(parent, found)
    dialog.exec()
    return dialog.choice
