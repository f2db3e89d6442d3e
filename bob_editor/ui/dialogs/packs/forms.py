"""The part of the dialog that publishes: what is made, a tick for each form of publication."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGroupBox, QListWidget, QListWidgetItem, QVBoxLayout

from bob_editor.publishing.forms import all_forms
from bob_editor.publishing.publish import Published

_NAME = Qt.ItemDataRole.UserRole

PACK = "pack"


class FormsToMake(QGroupBox):
    """The forms of publication, of which the pack is ticked where the project's plan says nothing."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("What is made")
        self.list = QListWidget()
        self.list.setAccessibleName("Forms of publication")
        self.list.setMinimumHeight(120)
        self.list.setToolTip("The pack alone is one file; more than that is a folder with all of it")
        for form in all_forms():
            item = QListWidgetItem(form.title)
            item.setData(_NAME, form.name)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            self.list.addItem(item)
        self.tick((PACK,))
        self.list.itemChanged.connect(lambda _: self.changed.emit())
        self.list.itemActivated.connect(_turn)
        QVBoxLayout(self).addWidget(self.list)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the forms that are ticked."""
        return tuple(
            str(item.data(_NAME)) for item in self._items() if item.checkState() == Qt.CheckState.Checked
        )

    @property
    def only_pack(self) -> bool:
        """Whether nothing but the pack is ticked, which needs no folder around it."""
        return self.chosen == (PACK,)

    def tick(self, names: Iterable[str]) -> None:
        """Tick these forms and no others."""
        wanted = set(names)
        for item in self._items():
            ticked = item.data(_NAME) in wanted
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]


def _turn(item: QListWidgetItem) -> None:
    """Tick it by Enter or a double click, too; the space bar and the box itself do already."""
    ticked = item.checkState() == Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)


def told_of(name: str, done: Published) -> str:
    """What came of publishing, in a line, with what was left out and why."""
    if not done.written:
        return "Nothing was written: the folder has errors by now. Look again."
    left = [f"{one.what} is left out. {one.why}" for _, one in done.left_out]
    more = f" (and {len(left) - 3} more)" if len(left) > 3 else ""
    return " ".join((f"{name} is written: {len(done.made):,} files.", *left[:3])) + more
