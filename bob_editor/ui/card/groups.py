"""Editors of several fields: below one another, folded, or close together."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.said import said
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.field_row import FieldRow, badge, help_button, help_of
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_label, plain_tip, unmarked
from bob_editor.ui.dress.severity_words import how_many_each
from bob_editor.words import tr

Json = Any
Maker = Callable[[FormState, CardField, FieldPath], Editor]

FOLDED = ("group", "table", "keyed", "sequence", "hexset", "checks", "json")
"""Kinds that stay folded while they are empty."""


AT_ONCE = 2
"""So many parts that fold show at once where a group has nothing else."""


class Head(QToolButton):
    """The title of what folds: a long one ends in an ellipsis where the form is narrow, instead of widening it."""

    BESIDE = 18
    """Pixels that the arrow and the edges take, beside the icon's own width."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Room for the arrow and a few letters."""
        return QSize(60, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """What there is room for."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        room = self.width() - self.iconSize().width() - self.BESIDE
        if self.width() < self.sizeHint().width():
            option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


class Section(QWidget):
    """A part that folds away under its title; what is in it is made when it is first opened."""

    switched = Signal(bool)
    """What it is about is to be in force, or no more."""

    def __init__(self, field: CardField, make: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.content: QWidget | None = None
        self.head = Head()
        self.head.setText(unmarked(field.title))
        self.head.setToolTip(help_of(field))
        self.head.setProperty("flat", True)
        self.head.setProperty("heading", True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setAccessibleName(tr("{title}, folds", title=field.title))
        icons.put(self.head, "mdi6.chevron-right")
        self.head.clicked.connect(self.toggle)
        self.count = QLabel()
        self.count.setProperty("faint", True)
        self.help = help_button(field)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        self.switch = QCheckBox()
        self.switch.setAccessibleName(tr("{title}: in force", title=field.title))
        self.switch.setToolTip(tr("Whether it is in force"))
        self.switch.clicked.connect(self._switched)
        line.addWidget(self.switch)
        line.addWidget(self.head)
        line.addWidget(self.count)
        line.addStretch()
        line.addWidget(self.help)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(line)
        self.about = plain_label(field.help)
        self.about.setProperty("faint", True)
        self.about.setWordWrap(True)
        self.about.setContentsMargins(22, 0, 0, 0)
        self._column.addWidget(self.about)
        # Not before they stand in it: until then each would be a window of its own.
        self.switch.setVisible(field.switched)
        self.about.setVisible(bool(field.help))

    def _switched(self, on: bool) -> None:
        if on:
            self.open()
        self.switched.emit(on)

    def toggle(self) -> None:
        """Unfold it, or fold it."""
        if self.content is not None and not self.content.isHidden():
            self.content.hide()
            self.about.setVisible(bool(self.about.text()))
            icons.put(self.head, "mdi6.chevron-right")
        else:
            self.open()

    def open(self) -> QWidget:
        """Unfold it; what is in it."""
        if self.content is None:
            self.content = self._make()
            self.content.setContentsMargins(10, 0, 0, 4)
            self._column.addWidget(self.content)
        self.content.show()
        # Its fields speak for themselves.
        self.about.hide()
        icons.put(self.head, "mdi6.chevron-down")
        return self.content


class Fields(Editor):
    """Several fields below one another; large ones fold."""

    wide = parted = True

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
        # Whoever unfolds a group of two lists wants one of them, not two more folds.
        fold = fold and not (len(given) <= AT_ONCE and all(one.kind in FOLDED for _, one in given))
        for step, one in given:
            if fold and one.kind in FOLDED:
                section = Section(one, partial(self._row, step))
                self.sections[step] = section
                section.switched.connect(partial(self._switch, step))
                column.addWidget(section)
            else:
                column.addWidget(self._row(step))
        state.issuesChanged.connect(self._show_issues)
        self._show_issues()

    def _row(self, step: FieldPath) -> FieldRow:
        row = FieldRow(self._make(self.state, self._fields[step], (*self.path, *step)))
        if step in self.sections:
            # Its section has the title and the help.
            row.title.hide()
            row.help.hide()
        self.rows[step] = row
        row.editor.refresh()
        row.show_issues()
        return row

    def refresh(self) -> None:
        """Look whether any of the fields is another; a folded one opens once there is something in it."""
        for step, section in self.sections.items():
            section.switch.setChecked(self.state.get((*self.path, *step)) is not None)
            if step not in self.rows and self.state.get((*self.path, *step)) not in (None, [], {}):
                section.open()
        for row in self.rows.values():
            row.editor.refresh()

    def _switch(self, step: FieldPath, on: bool) -> None:
        """Put in force what counts by being there, or take it away; put in force again it has what it had."""
        path = (*self.path, *step)
        if not on:
            self.state.left.leave(path, 0, self.state.get(path))
        self.state.begin()
        self.state.put(path, (self.state.left.left(path, 0) or {}) if on else None, self._fields[step].title)

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

    def take_focus(self) -> None:
        """Give the keyboard to the first field that is shown, or to its title where it is folded."""
        for step in self._fields:
            section = self.sections.get(step)
            if (section or self.rows[step]).isHidden():
                continue
            if section is not None and (section.content is None or section.content.isHidden()):
                section.head.setFocus()
            else:
                self.rows[step].editor.take_focus()
            return

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
        """Show the fields that a search wants, and hide the others; of a group that is open its parts alike."""
        for step, one in self._fields.items():
            shown = self.sections.get(step) or self.rows[step]
            shown.setVisible(wanted(one))
            inner = self.rows[step].editor if step in self.rows else None
            if isinstance(inner, Fields):
                # Where the title alone is what was searched for, all of the group is wanted.
                some = any(wanted(part) for part in one.fields)
                inner.show_only(wanted if some else lambda _part: True)

    def _show_issues(self) -> None:
        for row in self.rows.values():
            row.show_issues()
        for step, section in self.sections.items():
            found = self.state.issues_in((*self.path, *step))
            section.count.setText(how_many_each(Counter(one.severity for one in found)))


class NumbersGroup(Editor):
    """Many numbers by name, close together: an allotment of fortifications, say."""

    wide = parted = True
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
            label = plain_label(unmarked(one.title))
            label.setToolTip(plain_tip(one.help))
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
            editor.setToolTip(
                plain_tip("\n".join(said(one.message) for one in found)) or plain_tip(editor.field.help)
            )

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
