"""The editor of a table of the card: its rows, and below them the fields of the chosen one."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QVBoxLayout

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import summary_of
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.cell_delegate import CellDelegate
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Fields, Maker
from bob_editor.ui.card.table_rows import RowsEditor
from bob_editor.ui.dress.plain import OneLine
from bob_editor.words import tr

Json = Any

MOST_HIGH = 9
"""Rows that a table shows before it scrolls."""

MOST_NARROW, MOST_WIDE = 48, 190
"""Pixels of a column before the user makes it wider."""


class TableEditor(RowsEditor):
    """Rows and, below, the fields of the chosen row that are no columns."""

    Delegate: type[CellDelegate] = CellDelegate

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.grid.setAccessibleName(field.title)
        self.grid.setModel(self.model)
        delegate = self.Delegate(self.grid)
        delegate.rowWanted.connect(self.add)
        delegate.rowsPasted.connect(self.paste)
        self.grid.setItemDelegate(delegate)
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
        self.grid.horizontalHeader().sectionResized.connect(self._column_resized)
        self.grid.verticalHeader().setDefaultSectionSize(self.grid.fontMetrics().height() + 10)
        self.detail: Fields | None = None
        self._step: int | str | None = None
        self._widths: dict[int, int] = {}
        self._unmeasured: set[int] = set()
        self._fitting = self._users_widths = False
        own = [one for one in field.fields if one not in self.model.columns or not one.plain]
        # A name that only others need, to refer to the row, is asked for last.
        self._own = sorted(own, key=lambda one: one.name == field.key and not one.required)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.none = QLabel(tr("No rows yet: + adds one."))
        self.none.setProperty("faint", True)
        self._column.addWidget(self.none)
        self._column.addWidget(self.grid)
        self._column.addLayout(self.buttons())
        self.whose = OneLine()
        self.whose.setProperty("heading", True)
        self.whose.setContentsMargins(12, 4, 0, 0)
        self.whose.hide()
        self._column.addWidget(self.whose)
        self.grid.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.model.rowsInserted.connect(self._inserted)
        self.model.dataChanged.connect(self._changed)
        self.model.modelReset.connect(self._reset)
        state.issuesChanged.connect(self.grid.viewport().update)
        self.setFocusProxy(self.grid)
        self._fit()

    # -- showing --------------------------------------------------------------------------------------------------

    def _fit_columns(self) -> None:
        """Make the columns as wide as their words, until the user has made one wider or narrower.

        None gets narrower under the hand of who edits it, so only rows that are others need measuring.
        """
        rows = [row for row in self._unmeasured if row < self.model.rowCount()]
        self._unmeasured.clear()
        if self._users_widths or not rows:
            return
        self._fitting = True
        for column in range(self.model.columnCount()):
            wide = self._widths.get(column) or max(
                MOST_NARROW, self.grid.horizontalHeader().sectionSizeHint(column)
            )
            cells = (self.grid.sizeHintForIndex(self.model.index(row, column)).width() for row in rows)
            self._widths[column] = min(max(wide, 1 + max(cells)), MOST_WIDE)
            self.grid.setColumnWidth(column, self._widths[column])
        self._fitting = False

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._unmeasured.update(range(first.row(), last.row() + 1))

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._unmeasured.update(range(first, last + 1))
        self._fit()

    def _column_resized(self, column: int) -> None:
        # The last one takes the room that is left.
        if not self._fitting and column < self.model.columnCount() - 1:
            self._users_widths = True

    def _show_whose(self) -> None:
        """Say whose the fields below are."""
        row = self.state.get((*self.path, self._step)) if self._step is not None else None
        shown = any(self.field.applies(one, row) for one in self._own)
        named = self.model.in_names(row) if isinstance(row, dict) else {}
        if self.field.keyed:
            named = {"name": self._step, **named}
        words = summary_of(named, self.field) if named else ""
        if not words and isinstance(self._step, int):
            # Once it had words, what stands below would move away from under the pointer.
            words = f"{self.field.title} {self._step + 1}"
        self.whose.setText(words)
        self.whose.setVisible(shown and bool(words))

    def _show_applying(self) -> None:
        """Show of the chosen row's fields those that a row of its kind has."""
        if self.detail is not None and self._step is not None and self.field.by_kind:
            row = self.state.get((*self.path, self._step))
            self.detail.show_only(lambda one: self.field.applies(one, row))

    def _fit(self) -> None:
        empty = self.model.rowCount() == 0
        self.none.setVisible(empty)
        self.grid.setVisible(not empty)
        for button in self.for_rows:
            button.setEnabled(not empty)
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
            # Where the chosen one is gone, as by undo, one that has moved up or its neighbour takes its place.
            row = step if isinstance(step, int) else 0 if step is None else self.model.row_of(step)
            self.choose(min(max(0, row), self.model.rowCount() - 1))
        elif step is not None and self.model.row_of(step) < 0:
            # The chosen row was given another name.
            self._row_chosen(self.grid.currentIndex())
        self._show_whose()
        self._show_applying()

    def refresh(self) -> None:
        """Look at the rows, then at the chosen one's fields."""
        super().refresh()
        if self.detail is not None and self.detail.isVisibleTo(self):
            self.detail.refresh()

    def _reset(self) -> None:
        self._unmeasured.update(range(self.model.rowCount()))
        self._fit()
        if self.model.rowCount() == 0 and self.detail is not None:
            self.detail.hide()
            self.whose.hide()

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
        self._show_applying()
        if not self.showing:
            self.state.choose((*self.path, step))

    @property
    def row_path(self) -> FieldPath | None:
        """The path of the chosen row.

        Where another is chosen while a cell is edited, it is that one, though the fields of the former are still shown.
        """
        row = self.grid.currentIndex().row()
        step = self.model.steps[row] if 0 <= row < len(self.model.steps) else self._step
        return None if step is None else (*self.path, step)

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
