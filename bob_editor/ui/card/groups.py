"""Editors made of editors: groups, named values, rows of one kind, and values of several forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.card_form import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.model.scenario_edits import insert, move, put, remove
from bob_editor.ui import icons
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.field_row import FieldRow, badge
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.plain_fields import Choice, tool_button

Json = Any
Maker = Callable[[FormState, CardField, FieldPath], Editor]

FOLDED = ("group", "table", "keyed", "sequence", "hexset", "checks", "json")
"""Kinds that stay folded while they are empty."""


class Section(QWidget):
    """A part that folds away under its title; what is in it is made when it is first opened."""

    def __init__(self, title: str, make: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.content: QWidget | None = None
        self.head = QToolButton()
        self.head.setText(title)
        self.head.setCheckable(True)
        self.head.setProperty("flat", True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setAccessibleName(f"Show {title}")
        icons.put(self.head, "mdi6.chevron-right")
        self.head.toggled.connect(self._toggle)
        self.count = QLabel()
        self.count.setProperty("faint", True)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.head)
        line.addWidget(self.count)
        line.addStretch()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(line)

    def _toggle(self, on: bool) -> None:
        icons.put(self.head, "mdi6.chevron-down" if on else "mdi6.chevron-right")
        if on and self.content is None:
            self.content = self._make()
            self._column.addWidget(self.content)
        if self.content is not None:
            self.content.setVisible(on)

    def open(self) -> QWidget:
        """Unfold it; what is in it."""
        self.head.setChecked(True)
        if self.content is None:
            self._toggle(True)
        assert self.content is not None
        return self.content


class Fields(Editor):
    """Several fields below one another; large ones fold."""

    wide = True

    def __init__(
        self,
        state: FormState,
        field: CardField,
        path: FieldPath,
        make: Maker,
        fields: Sequence[tuple[FieldPath, CardField]] | None = None,
        *,
        fold: bool = True,
    ) -> None:
        """``fields`` are those to show with their paths from this one's; all of the group where not given."""
        super().__init__(state, field, path)
        self._make = make
        given = [((one.name,), one) for one in field.fields] if fields is None else list(fields)
        self.rows: dict[FieldPath, FieldRow] = {}
        self.sections: dict[FieldPath, Section] = {}
        self._fields = dict(given)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for step, one in given:
            if fold and one.kind in FOLDED:
                section = Section(one.title, partial(self._row, step))
                section.setToolTip(one.help)
                self.sections[step] = section
                column.addWidget(section)
            else:
                column.addWidget(self._row(step))
        state.issuesChanged.connect(self._show_issues)
        self._show_issues()

    def _row(self, step: FieldPath) -> FieldRow:
        row = FieldRow(self._make(self.state, self._fields[step], (*self.path, *step)))
        if step in self.sections:
            # Its section has the title.
            row.title.hide()
        self.rows[step] = row
        row.editor.refresh()
        row.show_issues()
        return row

    def refresh(self) -> None:
        """Look whether any of the fields is another; a folded one opens once there is something in it."""
        for step, section in self.sections.items():
            if step not in self.rows and self.state.get((*self.path, *step)) not in (None, [], {}):
                section.open()
        for row in self.rows.values():
            row.editor.refresh()

    def lead_to(self, path: FieldPath) -> None:
        """Show the fields of another row."""
        self.path = path
        for step, row in self.rows.items():
            row.editor.lead_to((*path, *step))
        self.refresh()
        self._show_issues()

    def show_value(self, value: Json) -> None:
        """The fields show themselves."""

    def editors(self) -> Iterator[Editor]:
        """The editors that are there."""
        for row in self.rows.values():
            yield row.editor

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of a path, unfolded."""
        if path[: len(self.path)] != self.path:
            return None
        rest = path[len(self.path) :]
        for step in self._fields:
            if rest[: len(step)] == step:
                if step in self.sections:
                    self.sections[step].open()
                return self.rows[step].editor.reach(path) or self.rows[step].editor
        return self

    def show_only(self, wanted: Callable[[CardField], bool]) -> None:
        """Show the fields that a search wants, and hide the others."""
        for step, one in self._fields.items():
            shown = self.sections.get(step) or self.rows[step]
            shown.setVisible(wanted(one))

    def _show_issues(self) -> None:
        for row in self.rows.values():
            row.show_issues()
        for step, section in self.sections.items():
            words, worst = badge(self.state.issues_in((*self.path, *step)))
            section.count.setText(words)
            if worst is not None:
                section.count.setText(f"{words} {worst}{'s' if words != '1' else ''}")


class NumbersGroup(Editor):
    """Many numbers by name, close together: an allotment of fortifications, say."""

    wide = True
    COLUMNS = 2

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self.parts: dict[str, Editor] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for place, one in enumerate(field.fields):
            editor = make(state, one, (*path, one.name))
            label = QLabel(one.title)
            label.setToolTip(one.help)
            label.setWordWrap(True)
            label.setBuddy(editor.focusProxy() or editor)
            row, column = divmod(place, self.COLUMNS)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(editor, row, 2 * column + 1)
            self.parts[one.name] = editor
        for column in range(self.COLUMNS):
            grid.setColumnStretch(2 * column, 1)
        state.issuesChanged.connect(self._show_issues)

    def _show_issues(self) -> None:
        for editor in self.parts.values():
            found = self.state.issues_at(editor.path)
            worst = badge(found)[1]
            editor.mark("" if worst is None else str(worst))
            editor.setToolTip("\n".join(one.message for one in found) or editor.field.help)

    def refresh(self) -> None:
        """Look at every number."""
        for editor in self.parts.values():
            editor.refresh()

    def lead_to(self, path: FieldPath) -> None:
        """Show the numbers of another row."""
        self.path = path
        for name, editor in self.parts.items():
            editor.lead_to((*path, name))

    def show_value(self, value: Json) -> None:
        """The numbers show themselves."""

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of one number."""
        if path[: len(self.path)] != self.path:
            return None
        name = path[len(self.path)] if len(path) > len(self.path) else None
        return self.parts.get(str(name), self)


class Entries(Editor):
    """Values of one kind, each with a button that takes it away: rows of a list, or values by their names."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.parts: list[tuple[int | str, Editor]] = []
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.add_button = tool_button("mdi6.plus", f"Add to {field.title}")
        self.add_button.setText("Add")
        self.add_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add_button.clicked.connect(self.add)
        self.name_box: Choice | None = None
        bottom = QHBoxLayout()
        item = field.item
        if field.kind == "keyed" and item is not None and item.choices and item.plain:
            self.name_box = Choice()
            self.name_box.setAccessibleName(f"What to add to {field.title}")
            for name, title in item.choices:
                self.name_box.addItem(title, name)
            bottom.addWidget(self.name_box)
        bottom.addWidget(self.add_button)
        bottom.addStretch()
        self._column.addLayout(bottom)

    # -- showing --------------------------------------------------------------------------------------------------

    def _steps(self, value: Json) -> list[int | str]:
        if self.field.kind == "keyed":
            return list(value) if isinstance(value, dict) else []
        return list(range(len(value))) if isinstance(value, list | tuple) else []

    def refresh(self) -> None:
        """Look at the entries; others come and go."""
        super().refresh()
        for _, editor in self.parts:
            editor.refresh()

    def show_value(self, value: Json) -> None:
        """Make as many editors as there are entries."""
        steps = self._steps(value)
        if steps == [step for step, _ in self.parts]:
            return
        for line in self._lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.parts, self._lines = [], []
        item = self.field.item
        for place, step in enumerate(steps if item is not None else ()):
            assert item is not None
            editor = self._make(self.state, item, (*self.path, step))
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            if isinstance(step, str):
                named = dict(item.choices).get(step, step)
                row.addWidget(QLabel(str(named)))
            row.addWidget(editor, 1)
            gone = tool_button("mdi6.close", f"Remove entry {place + 1}")
            gone.clicked.connect(partial(self.take_away, step))
            row.addWidget(gone, alignment=Qt.AlignmentFlag.AlignTop)
            self._column.insertWidget(place, line)
            self._lines.append(line)
            self.parts.append((step, editor))

    def lead_to(self, path: FieldPath) -> None:
        """Show the entries of another row."""
        self.path = path
        self._shown = object()
        for step, editor in self.parts:
            editor.path = (*path, step)
        super().refresh()
        for step, editor in self.parts:
            editor.lead_to((*path, step))

    def editors(self) -> Iterator[Editor]:
        """The editors of the entries."""
        for _, editor in self.parts:
            yield editor

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of an entry."""
        if path[: len(self.path)] != self.path:
            return None
        return next((found for _, one in self.parts if (found := one.reach(path)) is not None), self)

    # -- editing --------------------------------------------------------------------------------------------------

    def _fresh(self) -> Json:
        item = self.field.item
        kind = "" if item is None else item.kind
        if kind in ("group", "keyed", "hexset"):
            return {}
        if kind in ("texts", "numbers", "hexes", "places", "table", "sequence", "checks"):
            return []
        if kind in ("integer", "number", "word"):
            minimum = 0 if item is None or item.minimum is None else item.minimum
            return int(max(1, minimum))
        return True if kind == "switch" else ""

    def add(self) -> None:
        """Add an entry: the chosen name, or one that is asked for."""
        value = self.state.get(self.path)
        title = self.field.title
        if self.field.kind != "keyed":
            rows = value if isinstance(value, list | tuple) else []
            self.state.perform(
                f"Add to {title}", partial(insert, path=self.path, index=len(rows), row=self._fresh())
            )
        else:
            name = self._asked_name()
            if not name or (isinstance(value, dict) and name in value):
                return
            self.state.perform(f"Add to {title}", partial(put, path=(*self.path, name), value=self._fresh()))
        if self.parts:
            self.parts[-1][1].take_focus()

    def _asked_name(self) -> str:
        if self.name_box is not None:
            return str(self.name_box.currentData())
        name, accepted = QInputDialog.getText(self, self.field.title, "Name of the new entry:")
        return name.strip() if accepted else ""

    def take_away(self, step: int | str) -> None:
        """Remove an entry."""
        self.state.perform(f"Remove from {self.field.title}", partial(remove, path=(*self.path, step)))

    def shift(self, step: int, by: int) -> None:
        """Move an entry of a list up or down."""
        self.state.perform(
            f"Move in {self.field.title}", partial(move, path=self.path, index=step, to=step + by)
        )


class EitherEditor(Editor):
    """A value of one of several forms: which one, and the editor for it."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.forms = field.fields
        self.inner: Editor | None = None
        self._form = -1
        self.box = Choice()
        self.box.setAccessibleName(f"{field.title}: form")
        self.box.addItem("–")
        for form in self.forms:
            self.box.addItem(form.title)
        self.box.activated.connect(lambda index: self.choose(index - 1))
        self.clear = tool_button("mdi6.close", f"Clear {field.title}")
        self.clear.clicked.connect(lambda: self.put(None))
        self.top = QHBoxLayout()
        self.top.addWidget(self.box)
        self.top.addStretch()
        self.top.addWidget(self.clear)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addLayout(self.top)
        self.setFocusProxy(self.box)

    def choose(self, form: int) -> None:
        """Take a form; a value of another one is taken away, which undo brings back."""
        if form == self._form:
            return
        value = self.state.get(self.path)
        if value is not None and form_of(value, self.forms) != form:
            self.put(None)
        self._show_form(form)

    def _show_form(self, form: int) -> None:
        if form == self._form:
            return
        self._form = form
        if self.inner is not None:
            self._column.removeWidget(self.inner)
            self.inner.hide()
            self.inner.deleteLater()
            self.inner = None
        self.box.setCurrentIndex(form + 1)
        if form >= 0:
            self.inner = self._make(self.state, self.forms[form], self.path)
            self._column.addWidget(self.inner)
            self.inner.refresh()

    def show_value(self, value: Json) -> None:
        """Show the form that a value has; an empty one keeps the form that was chosen."""
        if value is not None:
            self._show_form(form_of(value, self.forms))

    def refresh(self) -> None:
        """Look at the value, then at what is in it."""
        super().refresh()
        if self.inner is not None:
            self.inner.refresh()

    def lead_to(self, path: FieldPath) -> None:
        """Show the value of another row."""
        self.path = path
        self._shown = object()
        value = self.state.get(path)
        self._show_form(-1 if value is None else form_of(value, self.forms))
        if self.inner is not None:
            self.inner.lead_to(path)
        self.refresh()

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of a part of it."""
        if path[: len(self.path)] != self.path:
            return None
        return self if self.inner is None else (self.inner.reach(path) or self)


def form_of(value: Json, forms: Sequence[CardField]) -> int:
    """Which of several forms a value has; the first where it has none of them."""
    wanted: tuple[str, ...] = ("text", "choice", "word", "hex", "side", "longtext", "place", "date")
    if isinstance(value, dict):
        wanted = ("group", "keyed", "hexset")
    elif isinstance(value, list | tuple):
        wanted = ("texts", "numbers", "hexes", "places", "checks", "table", "sequence", "range", "json")
    elif isinstance(value, bool):
        wanted = ("switch",)
    elif isinstance(value, int | float):
        wanted = ("integer", "number", "word")
    return next((at for at, form in enumerate(forms) if form.kind in wanted), 0)
