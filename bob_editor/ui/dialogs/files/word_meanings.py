"""What a foreign file's words mean here: a table to choose terrain in, with pictures of both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.records import Record
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import many, mark, tr

PARTS = {
    "hexes": mark("hex"),
    "sides": mark("hexside"),
    "paths": mark("road or stream"),
    "artwork": mark("outline"),
}
MEANING = Qt.ItemDataRole.UserRole
PICTURE = QSize(40, 30)

Json = Any
Index = QModelIndex | QPersistentModelIndex
Meaning = tuple[str, ...] | None
"""Ids of terrain, none for open ground; None for a word that isn't understood."""


class WordRow(Record):
    """A foreign word, the part of the board it stands in, how often, and what it is taken for."""

    word: str
    part: str
    count: int
    taken: Meaning
    guessed: bool = False


class Shows(Protocol):
    """What the table needs to know of a game: its terrain by part, and the pictures of both sides."""

    def terrains(self, part: str) -> Mapping[str, str]:
        """Titles by id of what may stand in a part of the board."""

    def here(self, terrain: str) -> QIcon:
        """What a terrain looks like."""

    def there(self, word: str) -> QIcon:
        """What a word looks like in the file, an empty icon where nobody knows."""


class _Choosing(QStyledItemDelegate):
    """A list of terrain in the last column."""

    def __init__(self, table: WordMeanings) -> None:
        super().__init__(table)
        self._table = table

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The list, with what is chosen chosen in it."""
        box = QComboBox(parent)
        box.setIconSize(PICTURE)
        row = self._table.rows[index.row()]
        present: Meaning = index.data(MEANING)
        for meaning, title, icon in self._table.offers(row):
            box.addItem(icon, title, meaning)
            if meaning == present:
                box.setCurrentIndex(box.count() - 1)
        box.activated.connect(lambda _: self._done(box))
        return box

    def _done(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take what was chosen."""
        box = cast("QComboBox", editor)
        model.setData(index, box.currentText(), Qt.ItemDataRole.DisplayRole)
        model.setData(index, box.itemIcon(box.currentIndex()), Qt.ItemDataRole.DecorationRole)
        model.setData(index, box.currentData(), MEANING)


class WordMeanings(PlacedDialog):
    """``changed`` are the words that were given another meaning; who shows the table does what its buttons say."""

    applied = Signal()
    readAgain = Signal()
    loads = Signal()
    saves = Signal()

    def __init__(self, parent: QWidget, source: str, rows: Sequence[WordRow], shows: Shows) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import mapping"))
        self.resize(720, 520)
        self.rows = list(rows)
        self._shows = shows
        unknown = sum(row.taken is None for row in rows)
        told = many(
            "{count} word of {source}, {unknown} of them not understood.",
            "{count} words of {source}, {unknown} of them not understood.",
            len(rows),
            source=source,
            unknown=unknown,
        )
        how = tr("{told} Choose what each means here; click it in the last column.", told=told)
        self.told = plain_label(how if rows else tr(EMPTY))
        self.told.setWordWrap(True)
        self.only = QCheckBox(tr("&Only what isn’t understood or was guessed"))
        self.only.setEnabled(any(row.taken is None or row.guessed for row in rows))
        self.only.toggled.connect(self._filter)
        self.table = QTableWidget(len(rows), 3)
        self.table.setAccessibleName(tr("Words of the file and what they mean"))
        self.table.setHorizontalHeaderLabels([tr("In the file"), tr("Where"), tr("Here")])
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(PICTURE.height() + 6)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.table.setIconSize(PICTURE)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setItemDelegateForColumn(2, _Choosing(self))
        for number, row in enumerate(self.rows):
            self._fill(number, row)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self._lay_out()
        self.table.itemChanged.connect(lambda _: self._enable())
        self._enable()

    def _lay_out(self) -> None:
        self.buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self.load = push_button(
            tr("&Load…"), "mdi6.folder-open-outline", tr("Take meanings from a mapping file"), self.loads.emit
        )
        self.save = push_button(
            tr("&Save…"),
            "mdi6.content-save-outline",
            tr("Write these meanings to a mapping file"),
            self.saves.emit,
        )
        self.again = push_button(
            tr("Import a&gain"),
            "mdi6.import",
            tr("Read the file anew by these meanings"),
            self.readAgain.emit,
        )
        self.apply = push_button(
            tr("&Apply"), "mdi6.check", tr("Change the board where these words stood"), self.applied.emit
        )
        for button in (self.load, self.save):
            self.buttons.addButton(button, role.ActionRole)
        for button in (self.again, self.apply):
            self.buttons.addButton(button, role.ApplyRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Close).clicked.connect(self.reject)
        for button in self.buttons.findChildren(QPushButton):
            button.setAutoDefault(button is self.apply)
        column = QVBoxLayout(self)
        for widget in (self.told, self.only, self.table, self.buttons):
            column.addWidget(widget)

    def _fill(self, number: int, row: WordRow) -> None:
        word = QTableWidgetItem(self._shows.there(row.word), row.word or tr("(nothing)"))
        where = QTableWidgetItem(f"{row.count} × {tr(PARTS.get(row.part, row.part))}")
        meaning = QTableWidgetItem()
        for item in (word, where):
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        for column, item in enumerate((word, where, meaning)):
            self.table.setItem(number, column, item)
        self._put(number, row.taken)

    def _put(self, number: int, meaning: Meaning) -> None:
        item = self._item(number)
        row = self.rows[number]
        found = next(
            (one for one in self.offers(row) if one[0] == meaning), (meaning, _named(meaning, {}), QIcon())
        )
        item.setText(found[1])
        item.setIcon(found[2])
        item.setData(MEANING, meaning)

    def _item(self, number: int) -> QTableWidgetItem:
        """The cell of a word's meaning."""
        item = self.table.item(number, 2)
        assert item is not None
        return item

    def offers(self, row: WordRow) -> list[tuple[Meaning, str, QIcon]]:
        """What a word may be given: what it is taken for where that is several, open ground, each terrain."""
        titles = self._shows.terrains(row.part)
        found: list[tuple[Meaning, str, QIcon]] = []
        if row.taken is None or len(row.taken) > 1:
            found.append((row.taken, _named(row.taken, titles), QIcon()))
        found.append(((), tr("Open ground"), QIcon()))
        return found + [((name,), title, self._shows.here(name)) for name, title in titles.items()]

    def put_all(self, meanings: Mapping[str, Meaning]) -> None:
        """Give words a meaning, as a file says."""
        for number, row in enumerate(self.rows):
            if row.word in meanings:
                self._put(number, meanings[row.word])

    @property
    def meanings(self) -> dict[str, Meaning]:
        """What each word means as it is chosen now."""
        return {row.word: self._item(number).data(MEANING) for number, row in enumerate(self.rows)}

    @property
    def changed(self) -> dict[str, Meaning]:
        """The words that are given another meaning than they had."""
        before = {row.word: row.taken for row in self.rows}
        return {word: meaning for word, meaning in self.meanings.items() if meaning != before[word]}

    @property
    def said(self) -> Json:
        """What was chosen and not applied, to be kept; None for nothing."""
        return {
            word: None if meaning is None else list(meaning) for word, meaning in self.changed.items()
        } or None

    def take(self, said: Json) -> None:
        """Have words mean again what was kept, as far as they are here and may mean that."""
        kept = {
            row.word: None if said[row.word] is None else tuple(said[row.word])
            for row in self.rows
            if row.word in said
        }
        titles = {row.word: self._shows.terrains(row.part) for row in self.rows}
        self.put_all(
            {word: meaning for word, meaning in kept.items() if set(meaning or ()).issubset(titles[word])}
        )

    @property
    def at_stake(self) -> str:
        """What was chosen and not applied."""
        return tr("The meanings that you chose aren't applied.") if self.changed else ""

    def _filter(self, only: bool) -> None:
        for number, row in enumerate(self.rows):
            self.table.setRowHidden(number, only and row.taken is not None and not row.guessed)

    def _enable(self) -> None:
        self.apply.setEnabled(bool(self.changed))


EMPTY = mark(
    "No foreign words are known of what is open: it wasn’t brought in, or all of them are dealt with."
)


def _named(meaning: Meaning, titles: Mapping[str, Any]) -> str:
    if meaning is None:
        return tr("Not understood: left open")
    return " + ".join(str(titles.get(one, one)) for one in meaning) or tr("Open ground")
