"""A counter list as a table: what a project's scenarios share of each counter, and how many the box holds."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from PySide6.QtGui import QCloseEvent, QKeySequence, QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from bob_editor.editing.said import said, said_of
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.storage.documents import dumps, read_source, write
from bob_editor.storage.form.problems import Steps
from bob_editor.storage.kinds.counter_rows import COLUMNS, Column, cell, column_at, with_cell
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress.placed_dialog import ForAllTabs
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import take_in
from bob_editor.words import mark, tr

_LOOKED_AT = 50
"""Rows by which columns are made as wide as they need, up to ``_WIDEST`` pixels."""
_WIDEST = 420

_OF_ONE_WORD = (mark("Mark"), mark("Values"), mark("Picture"), mark("Figure"))
"""Titles of columns that only the window's own tables have."""

Json = Any
Rows = list[dict[str, Json]]


class _Change(QUndoCommand):
    def __init__(self, dialog: CounterListDialog, text: str, rows: Rows) -> None:
        super().__init__(text)
        self._dialog, self._old, self._new = dialog, dialog.rows, rows

    def redo(self) -> None:
        self._dialog.show_rows(self._new)

    def undo(self) -> None:
        self._dialog.show_rows(self._old)


class CounterListDialog(ForAllTabs):
    """Edits a list; whatever it doesn't show of the file stays as it is.

    :raises BadFile: where the file can't be read, or is no counter list.
    """

    def __init__(self, parent: QWidget | None, path: str) -> None:
        super().__init__(parent)
        self.path = Path(path)
        self._text = self.path.read_bytes() if self.path.is_file() else b""
        source = read_source(path)
        if source.kind != "counters" or not _are_rows(source.data.get("counters")):
            raise BadFile(
                tr("{path} is no counter list that can be shown.", path=path),
                hint=tr("See what check says of it."),
            )
        self._data = source.data
        self.rows: Rows = []
        self.stack = QUndoStack(self)
        self.setWindowTitle(tr("{name}: counters", name=self.path.name))
        self.resize(1040, 520)
        self.table = QTableWidget(0, len(COLUMNS))
        self.table.setWordWrap(False)
        self.table.setAccessibleName(tr("Counters"))
        self.table.setHorizontalHeaderLabels([_title(one) for one in COLUMNS])
        for number, one in enumerate(COLUMNS):
            head = self.table.horizontalHeaderItem(number)
            if head is not None:
                head.setToolTip(said(one.tip))
        self.table.itemChanged.connect(self._typed)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Close
        )
        self.save_button = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.close)
        self.stack.cleanChanged.connect(self._show_clean)
        self._lay_out()
        self.show_rows(deepcopy(self._data["counters"]))
        head_row = self.table.horizontalHeader()
        head_row.setResizeContentsPrecision(_LOOKED_AT)
        self.table.resizeColumnsToContents()
        for number in range(len(COLUMNS)):
            self.table.setColumnWidth(number, min(_WIDEST, self.table.columnWidth(number)))
        self.save_button.setEnabled(False)
        KeptEntries(self, self.path, lambda: None if self.stack.isClean() else self.rows, self._take_back)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        undo, redo = self.stack.createUndoAction(self), self.stack.createRedoAction(self)
        undo.setShortcut(QKeySequence.StandardKey.Undo)
        redo.setShortcut(QKeySequence.StandardKey.Redo)
        self.addActions([undo, redo])
        for text, tip, act in (
            (tr("&Add a row"), tr("A counter more, below the one that is chosen"), self.add),
            (tr("&Remove rows"), tr("Those of the cells that are chosen"), self.remove),
        ):
            button = QPushButton(text)
            button.setToolTip(tip)
            button.setAutoDefault(False)
            button.clicked.connect(act)
            row.addWidget(button)
        for box_button in self.buttons.buttons():
            # Enter belongs to the cells.
            if isinstance(box_button, QPushButton):
                box_button.setAutoDefault(False)
        row.addWidget(self.told, 1)
        row.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addLayout(row)

    def _show_clean(self, clean: bool) -> None:
        # The stack says so once more when it goes, after the button.
        if isValid(self.save_button):
            self.save_button.setEnabled(not clean)

    def show_rows(self, rows: Rows) -> None:
        """Show these; what is as before isn't put there anew."""
        at = self.table.currentRow(), self.table.currentColumn()
        before, self.rows = self.rows, rows
        self.table.setRowCount(len(rows))
        for place, one in enumerate(rows):
            if place >= len(before) or before[place] is not one:
                self._show_row(place)
        self.table.setCurrentCell(min(at[0], len(rows) - 1), at[1])

    def _show_row(self, place: int) -> None:
        self.table.blockSignals(True)
        for number, column in enumerate(COLUMNS):
            self.table.setItem(place, number, QTableWidgetItem(cell(self.rows[place], column)))
        self.table.blockSignals(False)

    def lead(self, steps: Steps) -> None:
        """Choose the cell of a place in the file."""
        self.table.setCurrentCell(*column_at(steps))

    def _typed(self, item: QTableWidgetItem) -> None:
        place, column = item.row(), COLUMNS[item.column()]
        try:
            row = with_cell(self.rows[place], column, item.text())
        except BobEditorError as error:
            self.told.setText(said_of(error))
            self._show_row(place)
            return
        self.told.clear()
        if row != self.rows[place]:
            self._change(_title(column), [*self.rows[:place], row, *self.rows[place + 1 :]])
        else:
            self._show_row(place)

    def add(self) -> None:
        """A row below the one that is chosen."""
        place = self.table.currentRow() + 1
        self._change(tr("Add a row"), [*self.rows[:place], {"name": tr("New counter")}, *self.rows[place:]])
        self.table.setCurrentCell(place, 0)

    def remove(self) -> None:
        """The rows of the chosen cells."""
        gone = {index.row() for index in self.table.selectedIndexes()}
        if gone:
            self._change(tr("Remove rows"), [row for place, row in enumerate(self.rows) if place not in gone])

    def _change(self, text: str, rows: Rows) -> None:
        self.stack.push(_Change(self, text, rows))

    def _take_back(self, rows: Json) -> None:
        if not _are_rows(rows):
            raise TypeError(rows)
        self._change(tr("Recover unsaved work"), rows)

    def save(self) -> bool:
        """Write the file, where nobody else has changed it meanwhile; whether that was done."""
        take_in(self)
        try:
            if self.path.read_bytes() != self._text:
                raise BadFile(
                    tr("{name} has changed on disk.", name=self.path.name),
                    hint=tr("It isn't written over: close this without saving, and open it again."),
                )
            text = dumps({**self._data, "counters": self.rows})
            write(self.path, text)
        except (BobEditorError, OSError) as error:
            self.told.setText(said_of(error))
            return False
        self._text = text.encode()
        self.stack.setClean()
        self.told.setText(tr("Saved."))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """What isn't saved is asked about."""
        event.setAccepted(self.may_go())

    def reject(self) -> None:
        """As by its frame."""
        self.close()

    def may_go(self) -> bool:
        """Whether all is saved, or the user gives it up; also what is typed: the frame's button leaves it there."""
        take_in(self)
        if self.stack.isClean():
            return True
        kinds = QMessageBox.StandardButton
        ways = kinds.Save | kinds.Discard | kinds.Cancel
        answer = QMessageBox.question(
            self, tr("Save the list?"), tr("What you changed isn't saved."), ways, kinds.Save
        )
        return answer == kinds.Discard or (answer == kinds.Save and self.save())


def _title(column: Column) -> str:
    return tr(column.title) if column.title in _OF_ONE_WORD else said(column.title)


def _are_rows(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)
