"""Editors of values of one kind by name or place, and of a value that has one of several forms."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bob_editor.editing.card.form_field import CardField, form_of, fresh_value
from bob_editor.model.scenario import FieldPath
from bob_editor.model.scenario_edits import insert, put, remove
from bob_editor.ui.card.choices import Choice, ChoiceEditor
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Maker
from bob_editor.ui.card.plain_fields import tool_button
from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import tr

Json = Any

SETTLED = 60
"""Milliseconds until a new editor has its place and look; a list that opens before closes again at once."""


class Entries(Editor):
    """Values of one kind, each with a button that takes it away: rows of a list, or values by their names."""

    wide = parted = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.parts: list[tuple[int | str, Editor]] = []
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.add_button = tool_button("mdi6.plus", tr("Add to {title}", title=field.title))
        self.add_button.setText(tr("Add"))
        self.add_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add_button.clicked.connect(self.add)
        self.name_box: Choice | None = None
        bottom = QHBoxLayout()
        item = field.item
        if field.kind == "keyed" and item is not None and (item.choices or item.of) and item.plain:
            self.name_box = Choice()
            self.name_box.setAccessibleName(tr("What to add to {title}", title=field.title))
            self._offer(())
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
        """Look at the entries; others come and go, and so do names of other rows."""
        super().refresh()
        if self.field.item is not None and self.field.item.of:
            self._offer([step for step, _ in self.parts])
        for _, editor in self.parts:
            editor.refresh()

    def show_value(self, value: Json) -> None:
        """Make as many editors as there are entries."""
        steps = self._steps(value)
        self._offer(steps)
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
                named = dict(self.state.choices_of(item)).get(step, step)
                row.addWidget(plain_label(str(named)))
            row.addWidget(editor, 1)
            gone = tool_button("mdi6.close", tr("Remove entry {place}", place=place + 1))
            gone.clicked.connect(partial(self.take_away, step))
            row.addWidget(gone, alignment=Qt.AlignmentFlag.AlignTop)
            self._column.insertWidget(place, line)
            self._lines.append(line)
            self.parts.append((step, editor))

    def _offer(self, there: Sequence[int | str]) -> None:
        """Offer the names that no entry has yet."""
        if self.name_box is None or self.field.item is None:
            return
        chosen = self.name_box.currentData()
        self.name_box.clear()
        for name, title in self.state.choices_of(self.field.item):
            if name not in there:
                self.name_box.addItem(title, name)
        self.name_box.setCurrentIndex(max(0, self.name_box.findData(chosen)))
        for one in (self.name_box, self.add_button):
            one.setEnabled(self.name_box.count() > 0)

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

    def add(self) -> None:
        """Add an entry: the chosen name, or one that is asked for."""
        value = self.state.get(self.path)
        title = self.field.title
        if self.field.kind != "keyed":
            rows = value if isinstance(value, list | tuple) else []
            self.state.perform(
                tr("Add to {title}", title=title),
                partial(insert, path=self.path, index=len(rows), row=self._fresh(rows)),
            )
        else:
            name = self._asked_name()
            if not name or (isinstance(value, dict) and name in value):
                return
            self.state.perform(
                tr("Add to {title}", title=title),
                partial(put, path=(*self.path, name), value=fresh_value(self.field.item)),
            )
        if self.parts:
            editor = self.parts[-1][1]
            editor.take_focus()
            line = editor.focusProxy()
            if isinstance(line, QLineEdit | QAbstractSpinBox):
                # What a new entry has from the start gives way to what is typed.
                line.selectAll()

    def _fresh(self, rows: Sequence[Json]) -> Json:
        """What a new entry begins as: of several forms, as that of the entry before it."""
        item = self.field.item
        if rows and item is not None and item.kind == "either":
            return fresh_value(item.fields[form_of(rows[-1], item.fields)])
        return fresh_value(item)

    def _asked_name(self) -> str:
        if self.name_box is not None:
            return str(self.name_box.currentData())
        title = tr("{title} of the new entry:", title=self.field.key_title)
        return asked_name(self, self.field.title, title) or ""

    def take_away(self, step: int | str) -> None:
        """Remove an entry."""
        self.state.perform(
            tr("Remove from {title}", title=self.field.title), partial(remove, path=(*self.path, step))
        )


class EitherEditor(Editor):
    """A value of one of several forms: which one, and the editor for it."""

    wide = parted = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path)
        self._make = make
        self.forms = field.fields
        self.inner: Editor | None = None
        self._form = -1
        self.box = Choice()
        self.box.setAccessibleName(tr("{title}: form", title=field.title))
        # An entry is of one of the forms; what takes it away is its own button, not a choice.
        self._none = 0 if field.is_entry else 1
        if self._none:
            self.box.addItem("–")
        for form in self.forms:
            self.box.addItem(form.title)
        self.box.activated.connect(self._chosen)
        self.clear = tool_button("mdi6.close", tr("Clear {title}", title=field.title))
        self.clear.clicked.connect(lambda: self.put(None))
        self.top = QHBoxLayout()
        self.top.addWidget(self.box)
        self.top.addStretch()
        self.top.addWidget(self.clear)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addLayout(self.top)
        # An entry of a list has the list's own button beside it.
        self.clear.setVisible(not field.is_entry)
        self.setFocusProxy(self.box)

    def _chosen(self, index: int) -> None:
        self.choose(index - self._none)
        if (
            isinstance(self.inner, ChoiceEditor)
            and self.inner.choices
            and self.state.get(self.path) in (None, "")
        ):
            # Who wants one of the card's wants to see them.
            QTimer.singleShot(SETTLED, self.inner, self.inner.offer)

    def choose(self, form: int) -> None:
        """Take a form; the value of the other one is put aside for when that is chosen again.

        In its place comes what was put aside of this form, else nothing, or in a list an empty entry.
        """
        if form == self._form:
            return
        value, path = self.state.get(self.path), self.path
        had = -1 if value is None else form_of(value, self.forms)
        if had != form:
            self.state.left.leave(path, had, value)
            fresh = self.state.left.left(path, form) if form >= 0 else None
            if fresh is None and form >= 0:
                fresh = self._begun(form, had, value)
            self.state.perform(
                tr("Change {title}", title=self.field.title), partial(put, path=path, value=fresh)
            )
        self._show_form(form)

    def _begun(self, form: int, had: int, value: Json) -> Json:
        """What a form begins with: the one of the card's that the former names as well, else nothing."""
        former, wanted = self.forms[max(had, 0)], self.forms[form]
        if isinstance(value, str):
            named = (one for one in wanted.fields if set(one.of) & set(former.of))
            for one in named:
                if any(value == listed for listed, _ in self.state.choices_of(one)):
                    return {one.name: value}
        elif isinstance(value, Mapping):
            for one in former.fields:
                if set(one.of) & set(wanted.of) and value.get(one.name):
                    return value[one.name]
        return fresh_value(wanted) if self.field.is_entry else None

    def _show_form(self, form: int) -> None:
        if form == self._form:
            return
        self._form = form
        if self.inner is not None:
            self.state.ask_no_more(self.inner)
            self._column.removeWidget(self.inner)
            self.inner.hide()
            self.inner.deleteLater()
            self.inner = None
        self.box.setCurrentIndex(form + self._none)
        if form >= 0:
            # Whatever its form, it is the field that is set, picked for and read out.
            self.inner = self._make(self.state, replace(self.forms[form], title=self.field.title), self.path)
            self._column.addWidget(self.inner)
            self.inner.show()
            self.inner.refresh()
        # What is wrong within a form of one line is told by nobody else.
        self.parted = self.inner is None or self.inner.parted

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
