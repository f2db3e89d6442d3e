"""The rows of a table of the card as a model of Qt: cells show words, and what is entered becomes an edit."""

from collections.abc import Mapping
from functools import partial
from pathlib import PurePosixPath
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from bob_editor.editing.card.form_field import CardField, values_by_choice
from bob_editor.editing.card.renames import followed
from bob_editor.editing.card.spreadsheet_rows import (
    columns_of,
    entries_of,
    free_id,
    id_of,
    is_new,
    named_anew,
    value_of,
    words_of,
)
from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.naming import BOARD
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.list_fields import in_one_line
from bob_editor.ui.card.plain_fields import said
from bob_editor.ui.dress import theme
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr

Json = Any
AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()

TINT = 60
"""How opaque the colour of an issue lies behind a cell, of 255."""

CALLED = ("side", "counter", "area", "names")
"""Kinds of fields whose values are shown by the names that the card gives them."""

PLACES = ("hex", "place", "hexes", "places", "hexset")
"""Kinds of fields whose values are names of hexes or hexsides."""

MOST_TOLD = 12
"""So many values are told that a cell can have."""

FIRST, MOST_SHOWN = 3, 6
"""Of a list of more entries a cell shows the first ones, and how many there are."""

STEP = Qt.ItemDataRole.UserRole
"""The role that gives a row's step: its place in the list, or its name."""


def is_board_file(value: Json, field: CardField) -> bool:
    """Whether a cell names the file of a board, and not a board of the map by its name."""
    return field.name == "board" and isinstance(value, str) and value.endswith(BOARD)


class RowModel(QAbstractTableModel):
    """Rows of the list, or named rows of the object, at a path."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__()
        self.state = state
        self.field = field
        self.path = path
        self.columns = columns_of(field)
        self.steps: list[int | str] = []
        self._rows: list[Json] = []

    @property
    def named(self) -> int:
        """Columns before the fields: one where rows have names."""
        return 1 if self.field.keyed else 0

    def refresh(self) -> None:
        """Take the rows from the card; tells which cells are others, or that the rows are."""
        value = self.state.get(self.path)
        steps: list[int | str]
        if self.field.keyed:
            steps = list(value) if isinstance(value, dict) else []
        else:
            steps = list(range(len(value))) if isinstance(value, list | tuple) else []
        rows = [value[step] for step in steps]
        if steps == self.steps or self._is_renaming(steps):
            before, self._rows = self._rows, rows
            if steps != self.steps:
                # The row stays where it is, and with it the cell that is being left.
                self.steps = steps
                self.dataChanged.emit(self.index(0, 0), self.index(len(steps) - 1, 0))
            for row, (old, new) in enumerate(zip(before, rows, strict=True)):
                if old is not new:
                    self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))
            return
        if (
            len(steps) != len(self.steps)
            and steps[: len(self.steps)] == self.steps
            and rows[: len(self._rows)] == self._rows
        ):
            self.beginInsertRows(_NO_INDEX, len(self.steps), len(steps) - 1)
            self.steps, self._rows = steps, rows
            self.endInsertRows()
            return
        self.beginResetModel()
        self.steps, self._rows = steps, rows
        self.endResetModel()

    def _is_renaming(self, steps: list[int | str]) -> bool:
        """Whether one row has another name and all else is in its place."""
        differ = [at for at, (old, new) in enumerate(zip(self.steps, steps, strict=False)) if old != new]
        return self.field.keyed and len(steps) == len(self.steps) and len(differ) == 1

    def clear(self) -> None:
        """Show no rows, until those of another path are taken."""
        self.beginResetModel()
        self.steps, self._rows = [], []
        self.endResetModel()

    def row_of(self, step: int | str) -> int:
        """The row of a step, -1 for none."""
        return self.steps.index(step) if step in self.steps else -1

    def field_of(self, column: int) -> CardField | None:
        """The field of a column; None for the names of rows."""
        return self.columns[column - self.named] if column >= self.named else None

    def cell(self, row: int, field: CardField) -> Json:
        """The value of a cell."""
        value = self._rows[row]
        return value.get(field.name) if isinstance(value, dict) else None

    def in_names(self, row: Mapping[str, Json]) -> dict[str, Json]:
        """A row with the names of what its fields name by ids."""
        called = (one for one in self.field.fields if one.of or one.kind in CALLED)
        return {**row, **{one.name: self.words(row[one.name], one) for one in called if one.name in row}}

    # -- for the view -----------------------------------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """The rows."""
        return 0 if parent.isValid() else len(self.steps)

    def columnCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """Name, if rows have one, and fields."""
        return 0 if parent.isValid() else len(self.columns) + self.named

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Titles above; numbers at the side."""
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        field = self.field_of(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.field.key_title if field is None else field.title
        if role == Qt.ItemDataRole.ToolTipRole and field is not None:
            return plain_tip(f"{field.help} {f'[{field.cites}]' if field.cites else ''}".strip())
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Every plain cell can be edited; a switch is ticked."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        field = self.field_of(index.column())
        if field is not None and not self.field.applies(field, self._rows[index.row()]):
            return flags
        if field is not None and field.kind == "switch":
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        if field is None or field.plain:
            return flags | Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words, ticks, the value to edit, and what is wrong."""
        field = self.field_of(index.column())
        step = self.steps[index.row()]
        if role == STEP:
            return step
        path = (*self.path, step) if field is None else (*self.path, step, field.name)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.BackgroundRole):
            value = None if field is None else self.cell(index.row(), field)
            tip = role == Qt.ItemDataRole.ToolTipRole and field is not None and is_board_file(value, field)
            wrong = self._issue(index, path, role)
            if wrong and role == Qt.ItemDataRole.ToolTipRole and field is not None:
                wrong = self.refusal(value, field) or wrong
            return wrong or (plain_tip(str(value)) if tip else None)
        if field is None:
            shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
            return dict(self.field.keys).get(step, str(step)) if shown else None
        value = self.cell(index.row(), field)
        if field.kind == "switch":
            if role == Qt.ItemDataRole.CheckStateRole:
                if not self.field.applies(field, self._rows[index.row()]):
                    return None
                on = value is True or (value is None and field.default is True)
                return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
            return None
        if role == Qt.ItemDataRole.DisplayRole and is_board_file(value, field):
            # The tip has the folders, which would leave no room for the name.
            return PurePosixPath(value).name.removesuffix(BOARD)
        if (
            role == Qt.ItemDataRole.DisplayRole
            and isinstance(value, list | tuple)
            and len(value) > MOST_SHOWN
        ):
            return f"{self.words(value[:FIRST], field)} … ({len(value)})"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.words(value, field)
        return None

    def words(self, value: Json, field: CardField) -> str:
        """A value as its cell says it."""
        if field.of or field.kind in CALLED:
            words = dict(self.state.choices_of(field))
            several = value if isinstance(value, list | tuple) else [] if value is None else [value]
            called = [words.get(one, one) if isinstance(one, str) else one for one in several]
            return in_one_line(called) if field.kind == "names" else ", ".join(map(str, called))
        return words_of(value, field)

    def _issues(self, index: AnyIndex, path: FieldPath) -> list[Issue]:
        """Those of a cell; the first one of a row also tells what is wrong in fields that no column shows."""
        row = path[: len(self.path) + 1]
        found = self.state.issues_in(path) if path != row else []
        of_row = self.state.issues_in(row) if index.column() == 0 else []
        shown = [self.state.issues_in((*row, one.name)) for one in (self.columns if of_row else ())]
        told = {id(issue) for issues in shown for issue in issues}
        return [*found, *(issue for issue in of_row if id(issue) not in told)]

    def _issue(self, index: AnyIndex, path: FieldPath, role: int) -> object:
        found = self._issues(index, path)
        if not found:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(message_in_words(one, self.state.form) for one in found))
        worst = min((one.severity for one in found), key=lambda one: one.rank)
        colour = QColor(theme.colour(str(worst), theme.shade_worn()))
        colour.setAlpha(TINT)
        return colour

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Put what was entered on the card."""
        field, step = self.field_of(index.column()), self.steps[index.row()]
        if field is None:
            name = str(value).strip()
            return self.rename(str(step), values_by_choice(self.field.keys).get(name.casefold(), name))
        path = (*self.path, step, field.name)
        # Each cell that is entered is a step of its own.
        self.state.begin()
        if role == Qt.ItemDataRole.CheckStateRole:
            on = Qt.CheckState(value) == Qt.CheckState.Checked
            self.state.put(path, field.switched_to(on=on), field.title)
            return True
        if role != Qt.ItemDataRole.EditRole:
            return False
        meant = self.meant(value, field)
        if field.name == "name" and self.named and is_new(step) and meant:
            self._christen(str(step), str(meant))
        elif not self.state.names_rows and (
            row := named_anew(self.field, self._rows, index.row(), field, meant)
        ):
            self.state.perform(tr("Name {name}", name=meant), partial(put, path=path[:-1], value=row))
        else:
            self.state.put(path, meant, field.title)
        return True

    def meant(self, value: Any, field: CardField) -> Json:
        """What is entered in a cell: titles count as what they stand for, capitals don't matter."""
        if not isinstance(value, str):
            return value
        if field.of or field.kind in CALLED:
            by_name = values_by_choice(self.state.choices_of(field))
            several = entries_of(value) if field.kind == "names" else [value.strip()]
            meant = [by_name.get(one.casefold(), one) for one in several if one]
            if field.kind == "names" and not (field.single and len(meant) == 1):
                return meant or None
            return meant[0] if meant else None
        found = value_of(value, field)
        return self.state.as_labelled(found) if field.kind in PLACES else found

    def refusal(self, value: Json, field: CardField) -> str:
        """Why a value can't be one of its column's, and what can; "" where it can be, or anything can."""
        choices = self.state.choices_of(field)
        several = value if isinstance(value, list | tuple) else [] if value is None else [value]
        if field.kind in ("integer", "number"):
            wrong = [one for one in several if isinstance(one, str)]
            return (
                tr("{title} can't be “{wrong}”: it is a number.", title=field.title, wrong=wrong[0])
                if wrong
                else ""
            )
        if not choices or field.open or field.picks:
            return ""
        known = [one for one, _ in choices]
        wrong = [one for one in several if one not in known]
        if not wrong:
            return ""
        return tr(
            "{title} can't be “{wrong}”: it is {one_of}.",
            title=field.title,
            wrong=said(wrong[0]),
            one_of=_one_of([title for _, title in choices]),
        )

    def rename(self, before: str, after: str) -> bool:
        """Give a row another name, at the same place; what names it follows."""
        if not after or after == before or after in self.steps:
            return False
        path, form = self.path, self.state.form

        def change(scenario: Scenario) -> Scenario:
            scenario = followed(scenario, form, (*path, before), old=before, new=after)
            return _renamed(scenario, path=path, before=before, after=after)

        self.state.perform(tr("Rename"), change)
        return True

    def _christen(self, step: str, name: str) -> None:
        """Give a row that was added its name, and an id made of it."""
        after, path = free_id(id_of(name), self.steps), self.path
        self.state.perform(
            tr("Name {name}", name=name),
            lambda scenario: _renamed(
                put(scenario, (*path, step, "name"), name), path=path, before=step, after=after
            ),
        )


def _one_of(titles: list[str]) -> str:
    """Titles as a choice: “Axis or Allies”; of very many the first."""
    if len(titles) > MOST_TOLD:
        return tr("one of {count}, such as {title}", count=len(titles), title=", ".join(titles[:MOST_TOLD]))
    return tr(" or ").join([", ".join(titles[:-1]), titles[-1]] if len(titles) > 1 else titles)


def _renamed(scenario: Scenario, *, path: FieldPath, before: str, after: str) -> Scenario:
    rows = scenario.get(*path)
    return put(scenario, path, {after if name == before else name: row for name, row in rows.items()})
