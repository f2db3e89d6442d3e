"""The rows of a table of the card: added, copied, ordered, taken away, and to and from a spreadsheet."""

from collections.abc import Callable, Collection, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton

from bob_editor.editing.card.clipboard_rows import Pasted, copied_rows, pasted_rows
from bob_editor.editing.card.copied_rows import own_ids
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import (
    KEY,
    NEW,
    free_id,
    free_name,
    fresh_id,
    is_new,
    named_rows,
)
from bob_editor.errors import TooLarge
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import insert, move, put, remove
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.ui.card.row_grid import Grid
from bob_editor.ui.card.row_model import RowModel
from bob_editor.ui.dress.plain import unmarked
from bob_editor.words import many, tr

Json = Any

COPIED = "application/x-bob-editor-rows"
"""Marks rows in the clipboard that were copied here: their first line is one of titles, in any table."""

MOST_TOLD = 3
"""So many cells without sense are told one by one."""


def _in_a_menu(tip: str) -> str:
    """What a button's tip says, with its keys where menus have them."""
    words, between, keys = tip.removesuffix(")").rpartition(" (")
    return unmarked(f"{words}\t{keys}" if between and tip.endswith(")") else tip)


class RowsEditor(Editor):
    """What can be done to the rows of a table; each is one step of undo."""

    wide = parted = True
    Model: type[RowModel] = RowModel

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.model = self.Model(state, field, path)
        self.grid = Grid(self)
        self.grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.grid.customContextMenuRequested.connect(self._offer)
        if not field.keyed:
            self.grid.let_rows_be_dragged()
        self.for_rows: list[QToolButton] = []
        """The buttons that are of no use without a row."""
        self._buttons: list[QToolButton] = []

    def _offer(self, at: QPoint) -> None:
        """Offer in a menu what the buttons do."""
        menu = QMenu(self.grid)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in self._buttons:
            action = menu.addAction(button.icon(), _in_a_menu(button.accessibleName()), button.click)
            action.setEnabled(button.isEnabled())
        menu.popup(self.grid.viewport().mapToGlobal(at))

    def buttons(self) -> QHBoxLayout:
        """The buttons below a table."""
        row = QHBoxLayout()
        row.setSpacing(2)
        title = self.field.title
        for icon, tip, slot in (
            ("mdi6.plus", tr("Add a row to {title} (Ctrl+Enter)", title=title), self.add),
            ("mdi6.content-duplicate", tr("Add a copy of the chosen rows"), self.duplicate),
            ("mdi6.delete-outline", tr("Remove the chosen rows (Ctrl+Delete)"), self.remove_rows),
            ("mdi6.arrow-up", tr("Move the chosen row up (Alt+Up)"), partial(self.shift, -1)),
            ("mdi6.arrow-down", tr("Move the chosen row down (Alt+Down)"), partial(self.shift, 1)),
            ("mdi6.content-copy", tr("Copy the chosen rows for a spreadsheet (Ctrl+C)"), self.copy),
            ("mdi6.content-paste", tr("Paste rows of a spreadsheet (Ctrl+V)"), self.paste),
        ):
            if self.field.keyed and icon in ("mdi6.arrow-up", "mdi6.arrow-down"):
                # Named rows have no order that counts.
                continue
            button = tool_button(icon, tip)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
            row.addWidget(button)
            self._buttons.append(button)
            if icon not in ("mdi6.plus", "mdi6.content-paste"):
                self.for_rows.append(button)
        row.addStretch()
        return row

    def choose(self, row: int, column: int = 0) -> None:
        """Choose a row."""
        self.grid.selectionModel().setCurrentIndex(
            self.model.index(row, column), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def go_below(self) -> FieldPath:
        """Go on to the current cell's field below the table, where it is one that no cell has room for; its path."""
        index = self.grid.currentIndex()
        field = self.model.field_of(index.column()) if index.isValid() else None
        if field is None or field.plain:
            return ()
        path = (*self.path, self.model.steps[index.row()], field.name)
        self.state.show_below(path)
        return path

    # -- rows -------------------------------------------------------------------------------------------------------

    @property
    def chosen_rows(self) -> list[int]:
        """The rows of which a cell is chosen, in order."""
        return sorted({index.row() for index in self.grid.selectionModel().selectedIndexes()})

    def add(self) -> None:
        """Add a row after the chosen one; a named row is added last, and takes its id from the name it is given."""
        if self.field.keyed:
            step = self._fresh_key(NEW, self.model.steps)
            if step is None:
                return
            self.state.perform(
                tr("Add a row to {title}", title=self.field.title),
                partial(put, path=(*self.path, step), value={}),
            )
            self._begin(self.model.row_of(step))
            return
        rows = self.chosen_rows
        at = rows[-1] + 1 if rows else self.model.rowCount()
        self.state.perform(
            tr("Add a row to {title}", title=self.field.title),
            partial(insert, path=self.path, index=at, row=self._fresh()),
        )
        self._begin(at)

    def _fresh_key(self, stem: str, taken: Collection[int | str]) -> str | None:
        """The name of a new row: one of those that it may have, None where none is left; else one made of a stem."""
        if not self.field.keys:
            return free_id(stem, taken)
        return next((str(key) for key, _ in self.field.keys if key not in taken), None)

    def _begin(self, row: int) -> None:
        """Edit the first cell of a new row: of a named one its name, which its id follows, or else its id."""
        titled = not self.field.keys and any(one.name == "name" for one in self.model.columns[:1])
        self.choose(row, self.model.named if titled else 0)
        self.grid.setFocus()
        self.grid.edit_current()

    def _fresh(self) -> dict[str, Json]:
        """A new row: what the game's layout begins it with, what has only one value that may be; an id of its own."""
        row: dict[str, Json] = deepcopy(dict(self.field.row))
        for one in self.field.fields:
            if one.name == self.field.key and one.required:
                row[one.name] = fresh_id(self.field, self._taken)
            elif one.required and len(one.choices) == 1:
                row[one.name] = one.choices[0][0]
        return row

    @property
    def _taken(self) -> set[Json]:
        """What the rows that are there are told apart by."""
        rows = self.state.get(self.path) or ()
        keys = (value.get(self.field.key) for value in rows if isinstance(value, dict))
        return {key for key in keys if isinstance(key, str)}

    def _whole(self, rows: Sequence[dict[str, Json]]) -> list[Json]:
        """Pasted rows with what a new one has from the start beside its columns, and with ids of their own."""
        fresh, taken, key = self._fresh(), self._taken, self.field.key
        usual = {name: value for name, value in fresh.items() if name not in self._column_names}
        whole: list[Json] = []
        for row in rows:
            given = {**deepcopy(usual), **row}
            if key in fresh and key not in row:
                title = str(row.get("title") or row.get("name") or "")
                given[key] = free_name(title, taken) or free_id(str(fresh[key]), taken)
            taken.add(given.get(key))
            whole.append(given)
        return whole

    @property
    def _column_names(self) -> set[str]:
        return {one.name for one in self.model.columns}

    @property
    def _beside(self) -> list[CardField]:
        """The fields of a row that have no column."""
        return [one for one in self.field.fields if one.name not in self._column_names]

    @property
    def _blank(self) -> list[int | str]:
        """The chosen row, where it is a single one that nothing was entered in since it was added."""
        chosen = [self.model.steps[row] for row in self.chosen_rows]
        if len(chosen) != 1:
            return []
        row, key = self.state.get((*self.path, chosen[0])), self.field.key
        fresh = {} if self.field.keyed else self._fresh()
        added = is_new(chosen[0]) if self.field.keyed else True
        same = isinstance(row, dict) and {**row, key: None} == {**fresh, key: None}
        return chosen if added and same else []

    def duplicate(self) -> None:
        """Add a copy of each chosen row below them."""
        rows = self.chosen_rows
        values = [deepcopy(self.state.get((*self.path, self.model.steps[row]))) for row in rows]
        if values and self.field.keyed:
            named = {**(self.state.get(self.path) or {})}
            for row, value in zip(rows, values, strict=True):
                step = self._fresh_key(str(self.model.steps[row]), named)
                if step is not None:
                    named[step] = value
            label = tr("Duplicate row") if len(rows) == 1 else tr("Duplicate rows")
            if len(named) > self.model.rowCount():
                self.state.perform(label, partial(put, path=self.path, value=named))
                self.choose(self.model.rowCount() - 1)
        elif values:
            self._insert_rows(rows[-1] + 1, own_ids(self.field, values, self._taken), tr("Duplicate rows"))

    def _insert_rows(self, at: int, values: list[Json], label: str, instead_of: int = 0) -> None:
        path = self.path

        def change(scenario: Scenario) -> Scenario:
            present = list(scenario.get(*path) or ())
            return put(scenario, path, [*present[:at], *values, *present[at + instead_of :]])

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
        self.state.perform(tr("Remove from {title}", title=self.field.title), change)
        if self.model.rowCount():
            self.choose(min(first, self.model.rowCount() - 1))

    def clear_cells(self) -> None:
        """Empty the chosen cells; rows keep their names."""
        fields = ((index.row(), self.model.field_of(index.column())) for index in self.grid.selectedIndexes())
        paths = [
            (*self.path, self.model.steps[row], one.name)
            for row, one in fields
            if one is not None and one.plain and self.model.cell(row, one) is not None
        ]
        if paths:
            keep = self.state.with_named_rows
            self.state.perform(
                tr("Clear cells of {title}", title=self.field.title),
                lambda scenario: _without(scenario, paths, keep),
            )

    def shift(self, by: int) -> None:
        """Move the chosen row up or down."""
        rows = self.chosen_rows
        if len(rows) == 1:
            self.reorder(rows[0], rows[0] + by)

    def reorder(self, at: int, to: int) -> None:
        """Move a row to another place, where rows have an order; it is the chosen one then."""
        if self.field.keyed or not 0 <= to < self.model.rowCount():
            return
        column = self.grid.currentIndex().column()
        self.state.perform(
            tr("Move in {title}", title=self.field.title), partial(move, path=self.path, index=at, to=to)
        )
        self.choose(to, max(0, column))

    # -- clipboard --------------------------------------------------------------------------------------------------

    @property
    def _key(self) -> CardField | None:
        """The column of the rows' own names, where they have some."""
        field = self.field
        return CardField(KEY, (), field.key_title, "choice", choices=field.keys) if field.keyed else None

    def copy(self) -> None:
        """Copy the chosen rows as a spreadsheet takes them, in the words that the cells show."""
        steps = [self.model.steps[row] for row in self.chosen_rows]
        values = [(step, self.state.get((*self.path, step))) for step in steps]
        key = self._key
        rows = [
            {**value, KEY: step} if key is not None else value
            for step, value in values
            if isinstance(value, dict)
        ]
        if rows:
            columns = self.model.columns if key is None else (key, *self.model.columns)
            # Qt's own: data made in Python would be let go of once Python has ended, which ends in a crash.
            data = self.model.mimeData([self.model.index(0, 0)])
            data.clear()
            data.setText(copied_rows(rows, columns, self.model.words, self._beside))
            data.setData(COPIED, b"titled")
            QGuiApplication.clipboard().setMimeData(data)

    def paste(self) -> None:
        """Add the rows that the clipboard holds, below the chosen one, or for it where it is one just added.

        What of them has no place or sense is told.
        """
        first = max(0, self.grid.currentIndex().column())
        clipboard = QGuiApplication.clipboard()
        text = clipboard.text()
        # Where nobody has copied anything yet, some platforms have no data to ask for its format.
        titled = bool(text) and clipboard.mimeData().hasFormat(COPIED)
        columns, beside = self.model.columns, self._beside
        try:
            pasted = pasted_rows(
                text, columns, first, self.model.meant, self._key, titled=titled, beside=beside
            )
        except TooLarge as error:
            self.state.session.failed.emit(error)
            return
        if not pasted.rows:
            self.state.session.noticed.emit(self._told(pasted) or tr("The clipboard has no rows."))
            return
        label = many("Paste a row", "Paste {count} rows", len(pasted.rows))
        blank = self._blank
        if self.field.keyed:
            path, kept = self.path, {**(self.state.get(self.path) or {})}
            for step in blank:
                del kept[step]
            rows = {**kept, **named_rows(pasted.rows, kept)}
            self.state.perform(label, partial(put, path=path, value=rows))
            self.choose(self.model.rowCount() - 1)
        else:
            chosen = self.chosen_rows
            at = chosen[-1] + 1 if chosen else self.model.rowCount()
            whole = self._whole(pasted.rows)
            if titled:
                # They are copies; the ids of a spreadsheet's rows may be meant.
                whole = own_ids(self.field, whole, self._taken)
            self._insert_rows(at - len(blank), whole, label, instead_of=len(blank))
        told = self._told(pasted)
        if told:
            counted = many("One row pasted.", "{count} rows pasted.", len(pasted.rows))
            self.state.session.noticed.emit(f"{counted} {told}")

    def _told(self, pasted: Pasted) -> str:
        """What of pasted rows is left out, and which cells have no sense; those are kept to be put right."""
        fields = {one.name: one for one in (*self._beside, *self.model.columns)}
        refused = dict.fromkeys(
            why
            for row in pasted.rows
            for name, value in row.items()
            if name in fields and (why := self.model.refusal(value, fields[name]))
        )
        parts = list(refused)[:MOST_TOLD]
        if len(refused) > MOST_TOLD:
            parts.append(tr("So it is with {count} more.", count=len(refused) - MOST_TOLD))
        if pasted.without_column:
            parts.append(
                tr(
                    "Left out, as there is no such column: {without_column}.",
                    without_column=", ".join(pasted.without_column),
                )
            )
        return " ".join(parts)


def _without(
    scenario: Scenario, paths: list[FieldPath], keep: Callable[[Scenario, Scenario, FieldPath], Scenario]
) -> Scenario:
    for path in paths:
        scenario = keep(scenario, remove(scenario, path), path)
    return scenario
