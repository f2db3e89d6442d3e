"""Offers values while one of them is typed, by what they are called as well."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit

Json = Any


class ValueCompleter(QCompleter):
    """A line's completer: its list shows words, and what is chosen of them is written as its value."""

    def __init__(self, line: QLineEdit, offered: Callable[[], Iterable[tuple[Json, str]]]) -> None:
        self._values = QStandardItemModel()
        super().__init__(self._values, line)
        self._line, self._offered = line, offered
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(self)
        line.textEdited.connect(self._offer)

    def _offer(self) -> None:
        """Take what there is to offer now."""
        self._values.clear()
        for value, words in self._offered():
            item = QStandardItem(words)
            item.setData(str(value), Qt.ItemDataRole.UserRole)
            self._values.appendRow(item)

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The value itself, where the list shows its words."""
        return str(index.data(Qt.ItemDataRole.UserRole))


class EntryCompleter(ValueCompleter):
    """Likewise for the last entry of a line with commas between; those before it stay."""

    def splitPath(self, path: str) -> list[str]:
        """What is looked for."""
        return [path.rpartition(",")[2].strip()]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """The line with the value as its last entry."""
        before, comma, _ = self._line.text().rpartition(",")
        return f"{before}{comma} {super().pathFromIndex(index)}".strip()
