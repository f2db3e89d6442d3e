"""The editor of a table of the card: rows to add, order, copy and paste, cells to edit, and the chosen row's fields."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QVBoxLayout,
)

from bob_editor.editing.card_field import CardField
from bob_editor.editing.card_rows import copied_rows, id_of, named_rows, pasted_rows, summary_of
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import insert, move, put, remove
from bob_editor.ui.card.cell_delegate import CellDelegate
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Fields, Maker
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.ui.card.row_grid import Grid
from bob_editor.ui.card.row_model import RowModel

Json = Any

MOST_HIGH = 9
"""Rows that a table shows before it scrolls."""

MOST_NARROW, MOST_WIDE = 48, 190
"""Pixels of a column before the user makes it wider."""


class TableEditor(Editor):
    """Rows and, below, the fields of the chosen row that are no columns."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.model = RowModel(state, field, path)
        self.grid = Grid(self)
        self.grid.setAccessibleName(field.title)
        self.grid.setModel(self.model)
        self.grid.setItemDelegate(CellDelegate(self.grid))
        self.grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.grid.setAlternatingRowColors(True)
        self.grid.setTabKeyNavigation(False)
        self.grid.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.grid.horizontalHeader().setStretchLastSection(True)
        self.grid.horizontalHeader().setHighlightSections(False)
        self.grid.verticalHeader().setDefaultSectionSize(self.grid.fontMetrics().height() + 10)
        self.detail: Fields | None = None
        self._step: int | str | None = None
        self._fitted = False
        self._own = [one for one in field.fields if one not in self.model.columns or not one.plain]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.grid)
        self._column.addLayout(self._buttons())
        self.whose = QLabel()
        self.whose.setProperty("heading", True)
        self.whose.setContentsMargins(12, 4, 0, 0)
        self.whose.hide()
        self._column.addWidget(self.whose)
        self.grid.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.model.rowsInserted.connect(lambda *_: self._fit())
        self.model.modelReset.connect(self._reset)
        state.issuesChanged.connect(self.grid.viewport().update)
        self.setFocusProxy(self.grid)
        self._fit()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        title = self.field.title
        for icon, tip, slot in (
            ("mdi6.plus", f"Add a row to {title} (Insert)", self.add),
            ("mdi6.content-duplicate", "Add a copy of the chosen rows", self.duplicate),
            ("mdi6.delete-outline", "Remove the chosen rows (Delete)", self.remove_rows),
            ("mdi6.arrow-up", "Move the chosen row up (Alt+Up)", partial(self.shift, -1)),
            ("mdi6.arrow-down", "Move the chosen row down (Alt+Down)", partial(self.shift, 1)),
            ("mdi6.content-copy", "Copy the chosen rows for a spreadsheet (Ctrl+C)", self.copy),
            ("mdi6.content-paste", "Paste rows of a spreadsheet (Ctrl+V)", self.paste),
        ):
            if self.field.keyed and icon in ("mdi6.arrow-up", "mdi6.arrow-down"):
                # Named rows have no order that counts.
                continue
            button = tool_button(icon, tip)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
            row.addWidget(button)
        row.addStretch()
        return row

    # -- showing --------------------------------------------------------------------------------------------------

    def _fit_columns(self) -> None:
        """Make the columns as wide as their words, once there are any; from then on they are the user's."""
        if self._fitted or not self.model.rowCount():
            return
        self._fitted = True
        for column in range(self.model.columnCount()):
            words = self.grid.horizontalHeader().sectionSizeHint(column), self.grid.sizeHintForColumn(column)
            self.grid.setColumnWidth(column, min(max(MOST_NARROW, *words), MOST_WIDE))

    def _show_whose(self) -> None:
        """Say whose the fields below are."""
        row = self.state.get((*self.path, self._step)) if self._step is not None else None
        shown = self.detail is not None and isinstance(row, dict)
        self.whose.setText(summary_of(row, self.field) or str(self._step) if isinstance(row, dict) else "")
        self.whose.setVisible(shown and bool(self.whose.text()))

    def _fit(self) -> None:
        shown = min(max(1, self.model.rowCount()), MOST_HIGH)
        height = self.grid.verticalHeader().defaultSectionSize() * shown
        self.grid.setFixedHeight(height + self.grid.horizontalHeader().sizeHint().height() + 18)

    def show_value(self, value: Json) -> None:
        """Take the rows, and keep the chosen one."""
        del value
        step = self._step
        self.model.refresh()
        self._fit()
        self._fit_columns()
        if self.model.rowCount() and not self.grid.currentIndex().isValid():
            row = self.model.row_of(step) if step is not None else 0
            self.choose(min(max(0, row), self.model.rowCount() - 1))
        elif step is not None and self.model.row_of(step) < 0:
            # The chosen row was given another name.
            self._row_chosen(self.grid.currentIndex())
        self._show_whose()

    def refresh(self) -> None:
        """Look at the rows, then at the chosen one's fields."""
        super().refresh()
        if self.detail is not None and self.detail.isVisibleTo(self):
            self.detail.refresh()

    def _reset(self) -> None:
        self._fit()
        if self.model.rowCount() == 0 and self.detail is not None:
            self.detail.hide()
            self.whose.hide()

    def choose(self, row: int, column: int = 0) -> None:
        """Choose a row."""
        self.grid.selectionModel().setCurrentIndex(
            self.model.index(row, column), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _row_chosen(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        step = self.model.steps[index.row()]
        self._step = step
        if self._own:
            path = (*self.path, step)
            if self.detail is None:
                fields = [((one.name,), one) for one in self._own]
                self.detail = Fields(self.state, self.field, path, self._make, fields)
                self.detail.setContentsMargins(12, 4, 0, 4)
                self._column.addWidget(self.detail)
                self.detail.refresh()
            else:
                self.detail.lead_to(path)
            self.detail.show()
        self._show_whose()
        if not self.showing:
            self.state.session.desk.open.choose((*self.path, step))

    def lead_to(self, path: FieldPath) -> None:
        """Show the rows of another row's table."""
        if path != self.path:
            self.path = self.model.path = path
            self._step = None
            self._shown = object()
            if self.detail is not None:
                self.detail.hide()
            self.whose.hide()
        self.model.clear()
        self._shown = object()
        self.refresh()

    def editors(self) -> Iterator[Editor]:
        """The editor of the chosen row's fields."""
        if self.detail is not None:
            yield self.detail

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of a field of a row; the row is chosen."""
        if path[: len(self.path)] != self.path:
            return None
        rest = path[len(self.path) :]
        if not rest:
            return self
        row = self.model.row_of(rest[0])
        if row < 0:
            return self
        column = next((at for at, one in enumerate(self.model.columns) if rest[1:2] == (one.name,)), None)
        if column is not None and self.model.columns[column].plain:
            self.choose(row, column + self.model.named)
            return self
        if row != self.grid.currentIndex().row():
            self.choose(row)
        found = None if self.detail is None or len(rest) == 1 else self.detail.reach(path)
        return found or self

    # -- rows -------------------------------------------------------------------------------------------------------

    @property
    def chosen_rows(self) -> list[int]:
        """The rows of which a cell is chosen, in order."""
        return sorted({index.row() for index in self.grid.selectionModel().selectedIndexes()})

    def _name(self, proposed: str = "") -> str:
        """What a new named row is to be called; "" where the user asks for none or another is called so."""
        name, accepted = QInputDialog.getText(self, self.field.title, "Name of the new row:", text=proposed)
        return name.strip() if accepted and id_of(name) not in self.model.steps else ""

    def add(self) -> None:
        """Add a row after the chosen one."""
        if self.field.keyed:
            name = self._name()
            if name:
                step, titled = id_of(name), any(one.name == "name" for one in self.field.fields)
                row = {"name": name} if titled and step != name else {}
                self.state.perform(f"Add {name}", partial(put, path=(*self.path, step), value=row))
                self.choose(self.model.row_of(step))
                self.grid.setFocus()
            return
        rows = self.chosen_rows
        at = rows[-1] + 1 if rows else self.model.rowCount()
        self.state.perform(
            f"Add a row to {self.field.title}", partial(insert, path=self.path, index=at, row=self._fresh())
        )
        self.choose(at)
        self.grid.setFocus()

    def _fresh(self) -> dict[str, Json]:
        """A new row: what a row must have and has only one value for; an id of its own."""
        row: dict[str, Json] = {}
        for one in self.field.fields:
            if one.name == "id" and one.required:
                taken = {
                    value.get("id") for value in self.state.get(self.path) or () if isinstance(value, dict)
                }
                stem = self.field.name.rstrip("s") or "row"
                row["id"] = next(name for n in range(1, 10**6) if (name := f"{stem}{n}") not in taken)
            elif one.required and len(one.choices) == 1:
                row[one.name] = one.choices[0][0]
        return row

    def duplicate(self) -> None:
        """Add a copy of each chosen row below them."""
        rows = self.chosen_rows
        values = [deepcopy(self.state.get((*self.path, self.model.steps[row]))) for row in rows]
        if not values:
            return
        if self.field.keyed:
            name = self._name(f"{self.model.steps[rows[0]]}-2")
            if name:
                self.state.perform(
                    f"Add {name}", partial(put, path=(*self.path, id_of(name)), value=values[0])
                )
            return
        self._insert_rows(rows[-1] + 1, values, "Duplicate rows")

    def _insert_rows(self, at: int, values: list[Json], label: str) -> None:
        path = self.path

        def change(scenario: Scenario) -> Scenario:
            present = list(scenario.get(*path) or ())
            return put(scenario, path, [*present[:at], *values, *present[at:]])

        self.state.perform(label, change)
        self.choose(at + len(values) - 1)

    def remove_rows(self) -> None:
        """Remove the chosen rows."""
        steps = [self.model.steps[row] for row in self.chosen_rows]
        if not steps:
            return
        path = self.path

        def change(scenario: Scenario) -> Scenario:
            for step in reversed(steps):
                scenario = remove(scenario, (*path, step))
            return scenario

        first = self.chosen_rows[0]
        self.state.perform(f"Remove from {self.field.title}", change)
        if self.model.rowCount():
            self.choose(min(first, self.model.rowCount() - 1))

    def shift(self, by: int) -> None:
        """Move the chosen row up or down."""
        rows = self.chosen_rows
        if self.field.keyed or len(rows) != 1 or not 0 <= rows[0] + by < self.model.rowCount():
            return
        at, to, column = rows[0], rows[0] + by, self.grid.currentIndex().column()
        self.state.perform(f"Move in {self.field.title}", partial(move, path=self.path, index=at, to=to))
        self.choose(to, max(0, column))

    # -- clipboard --------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the chosen rows as a spreadsheet takes them."""
        values = [self.state.get((*self.path, self.model.steps[row])) for row in self.chosen_rows]
        rows = [value for value in values if isinstance(value, dict)]
        if rows:
            QGuiApplication.clipboard().setText(copied_rows(rows, self.model.columns))

    def paste(self) -> None:
        """Add the rows that the clipboard holds, below the chosen one."""
        first = max(0, self.grid.currentIndex().column() - self.model.named)
        rows = pasted_rows(QGuiApplication.clipboard().text(), self.model.columns, first)
        if not rows:
            return
        if self.field.keyed:
            path, named = self.path, named_rows(rows, self.model.steps)
            self.state.perform(
                f"Paste {len(rows)} rows",
                lambda scenario: put(scenario, path, {**(scenario.get(*path) or {}), **named}),
            )
            return
        chosen = self.chosen_rows
        at = chosen[-1] + 1 if chosen else self.model.rowCount()
        word = "row" if len(rows) == 1 else "rows"
        self._insert_rows(at, rows, f"Paste {len(rows)} {word}")
