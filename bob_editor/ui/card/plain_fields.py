"""Editors of plain values: texts, numbers, switches, dates and ranges."""

from functools import partial
from typing import Any

from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCalendarWidget,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidgetAction,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.model.special_rules import refer
from bob_editor.ui.card.editor import Editor, keep_line_in_sight, show_beginnings
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.number_box import NumberBox, number_of
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_label, plain_tip, unmarked
from bob_editor.ui.dress.typing import text_in
from bob_editor.ui.dress.value_completer import ValueCompleter
from bob_editor.words import mark, tr

Json = Any

REFERENCES = mark(
    "{hex:…}, {unit:…}, {area:…}, {rule:…} refer to the card, {scenario:…} to another; **bold**"
)
"""What a text may hold beside words."""

FEWEST_LINES, MOST_LINES = 5, 24
"""Lines that a box for a longer text shows at least, and at most before it scrolls."""

RULE = "{rule:}"
"""What a reference to a rule begins with; its number is typed in."""


def said(value: Json) -> str:
    """A value that its field can't show, as a text in it."""
    return "" if value is None else value if isinstance(value, str) else repr(value)


def tool_button(icon: str, tip: str) -> QToolButton:
    """A small flat button."""
    button = QToolButton()
    button.setProperty("flat", True)
    button.setToolTip(plain_tip(tip))
    button.setAccessibleName(tip)
    # Also in the moment before a layout has room for it: an icon of no height can't be drawn.
    button.setMinimumSize(20, 20)
    icons.put(button, icon)
    return button


class TextEditor(Editor):
    """One line of text; a number where the field may be either and a number is written."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.line = QLineEdit()
        self.line.setAccessibleName(field.title)
        show_beginnings(self.line)
        hint = field.default if field.default is not None else field.example
        if isinstance(hint, str | int | float):
            self.line.setPlaceholderText(
                str(hint) if field.default is not None else tr("such as {hint}", hint=hint)
            )
        if field.open and field.kind == "text":
            completer = ValueCompleter(self.line, lambda: state.choices_of(field))
            completer.activated.connect(self._complete)
        if field.settled:
            self.line.editingFinished.connect(self._settle)
        else:
            self.line.textEdited.connect(lambda _text: self.put(self.typed))
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.row.addWidget(self.line, 1)
        self.setFocusProxy(self.line)

    def _complete(self, text: str) -> None:
        self.line.setText(text)
        self.put(self.typed)

    def _settle(self) -> None:
        """Put what was typed, and show what became of it; what it is typed of may have been removed meanwhile."""
        if self.state.get(self.path[:-1]) is not None:
            self.put(self.typed)
        self.refresh()

    @property
    def typed(self) -> Json:
        """What the line says."""
        text = self.line.text()
        if not text:
            return None
        return number_of(text, whole=False) if self.field.kind == "word" else text

    def show_value(self, value: Json) -> None:
        """Show a text."""
        if self.typed != value:
            self.line.setText(said(value))


class LongTextEditor(Editor):
    """A text of several lines; Tab goes on to the next field."""

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.box = QPlainTextEdit()
        self.box.setAccessibleName(field.title)
        self.box.setTabChangesFocus(True)
        keep_line_in_sight(self.box)
        if isinstance(field.example, str):
            self.box.setPlaceholderText(field.example)
        self.box.textChanged.connect(lambda: self.put(text_in(self.box) or None))
        # The height of a plain text's document counts its lines as they are broken.
        self.box.document().documentLayout().documentSizeChanged.connect(lambda _size: self._grow())
        self._grow()
        self.button = tool_button("mdi6.map-marker-plus-outline", tr("Insert hexes picked on the map"))
        self.button.clicked.connect(lambda: self.state.pick(self, (), self._insert))
        self.refer = tool_button("mdi6.at", tr("Insert a reference to a unit, an area or a rule"))
        self.refer.clicked.connect(self._offer)
        about = QLabel(tr(REFERENCES))
        about.setProperty("faint", True)
        about.setWordWrap(True)
        below = QHBoxLayout()
        below.addWidget(about, 1)
        below.addWidget(self.refer)
        below.addWidget(self.button)
        for one in () if state.refers else (about, self.refer, self.button):
            one.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addLayout(below)
        self.setFocusProxy(self.box)

    def _grow(self) -> None:
        """Have room for all of the text, up to what still leaves the other fields in sight."""
        lines = min(max(FEWEST_LINES, int(self.box.document().size().height())), MOST_LINES)
        self.box.setFixedHeight(QFontMetrics(self.box.font()).lineSpacing() * lines + 14)

    def references(self) -> QMenu:
        """What of the card the text may refer to, each to be inserted where the cursor stands."""
        menu = QMenu(self)
        for title, kind, named in self.state.named():
            part = menu.addMenu(unmarked(title))
            for target, words in named:
                part.addAction(unmarked(words)).triggered.connect(
                    lambda _checked=False, kind=kind, target=target: self._put_in(refer(kind, target))
                )
        menu.addAction(tr("Rule")).triggered.connect(lambda: self._put_in(RULE, back=1))
        return menu

    def _offer(self) -> None:
        menu = self.references()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.refer.mapToGlobal(QPoint(0, self.refer.height())))

    def _put_in(self, text: str, back: int = 0) -> None:
        """Insert a text, the cursor so many letters before its end."""
        self.state.begin()
        self.box.insertPlainText(text)
        cursor = self.box.textCursor()
        cursor.setPosition(cursor.position() - back)
        self.box.setTextCursor(cursor)
        self.box.setFocus()

    def _insert(self, labels: tuple[str, ...]) -> None:
        """Refer to hexes where the cursor stands."""
        self._put_in(", ".join(refer("hex", label) for label in labels))

    def show_value(self, value: Json) -> None:
        """Show a text."""
        if (text_in(self.box) or None) != value:
            self.box.setPlainText(said(value))


class NumberEditor(Editor):
    """A number with its unit."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.box = NumberBox(field.minimum, field.maximum, whole=field.kind == "integer")
        self.box.default = field.default
        self.box.setAccessibleName(field.title)
        if field.default is not None:
            self.box.lineEdit().setPlaceholderText(str(field.default))
        self.box.edited.connect(lambda: self.put(self.box.value))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.box)
        if field.unit:
            row.addWidget(plain_label(field.unit))
        self.null = QCheckBox(unmarked(field.null))
        self.null.setAccessibleName(f"{field.title}: {field.null}")
        self.null.clicked.connect(self._null_clicked)
        row.addWidget(self.null)
        self.null.setVisible(bool(field.null))
        row.addStretch()
        self.setFocusProxy(self.box)
        self.setTabOrder(self.box, self.null)

    def _null_clicked(self, on: bool) -> None:
        if on:
            self.box.show_value(None)
            self.state.put_null(self.path, self.field.title)
        else:
            self.put(None)

    def refresh(self) -> None:
        """A null and nothing are the same number, and differ."""
        super().refresh()
        self.null.setChecked(bool(self.field.null) and self.state.is_null(self.path))

    def show_value(self, value: Json) -> None:
        """Show a number."""
        if self.box.value != value or isinstance(value, bool):
            self.box.show_value(value)


class SwitchEditor(Editor):
    """Yes or no; where no is what holds anyway, it takes the field away."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.box = QCheckBox(unmarked(field.unit))
        self.box.setAccessibleName(field.title)
        self.box.toggled.connect(self._toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.addWidget(self.box)
        row.addStretch()
        self.setFocusProxy(self.box)

    def _toggled(self, on: bool) -> None:
        self.put(self.field.switched_to(on=on))

    def show_value(self, value: Json) -> None:
        """Show a switch; what is neither counts as not set."""
        self.box.setChecked(value is True or (value is None and self.field.default is True))


class DateEditor(TextEditor):
    """A date as year-month-day, with a calendar."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.button = tool_button("mdi6.calendar", tr("Choose in a calendar"))
        self.button.clicked.connect(self._open)
        self.row.addWidget(self.button)

    def _open(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        calendar = QCalendarWidget()
        day = QDate.fromString(self.line.text(), Qt.DateFormat.ISODate)
        calendar.setSelectedDate(day if day.isValid() else QDate(1944, 6, 6))
        for chosen in (calendar.activated, calendar.clicked):
            chosen.connect(self._take)
            chosen.connect(menu.close)
        action = QWidgetAction(menu)
        action.setDefaultWidget(calendar)
        menu.addAction(action)
        menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def _take(self, date: QDate) -> None:
        self.line.setText(date.toString(Qt.DateFormat.ISODate))
        self.put(self.line.text())


class RangeEditor(Editor):
    """Two numbers, from and to."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        item = field.item
        low, high = (None, None) if item is None else (item.minimum, item.maximum)
        self.boxes = (NumberBox(low, high), NumberBox(low, high))
        self._alone: tuple[NumberBox, int] | None = None
        """The box that was entered beside an empty one, and the visit to the field: till then it stands for both."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for box, word in zip(self.boxes, (tr("from"), tr("to")), strict=True):
            box.setAccessibleName(f"{field.title}, {word}")
            box.edited.connect(partial(self._edited, box))
        row.addWidget(self.boxes[0])
        row.addWidget(QLabel("–"))
        row.addWidget(self.boxes[1])
        if field.unit:
            row.addWidget(plain_label(field.unit))
        row.addStretch()
        self.setFocusProxy(self.boxes[0])
        self.setTabOrder(self.boxes[0], self.boxes[1])

    @property
    def typed(self) -> Json:
        """Both numbers as the card writes them; one alone stands for both where a list needs two."""
        values = [box.value for box in self.boxes]
        if all(value is None for value in values):
            return None
        if self.field.ends:
            return {
                name: value for name, value in zip(self.field.ends, values, strict=True) if value is not None
            }
        first = next(value for value in values if value is not None)
        return [first if value is None else value for value in values]

    def _edited(self, box: NumberBox) -> None:
        other = next(one for one in self.boxes if one is not box)
        if other.value is None and not self.field.ends:
            self._alone = box, self.state.visit
        if self._alone == (box, self.state.visit):
            other.show_value(box.value)
        self.put(self.typed)

    def show_value(self, value: Json) -> None:
        """Show two numbers."""
        ends: list[Json] = [None, None]
        if isinstance(value, dict):
            ends = [value.get(name) for name in self.field.ends] or ends
        elif isinstance(value, list | tuple):
            ends = [*value, None, None][:2]
        elif value is not None:
            ends = [value, None]
        for box, end in zip(self.boxes, ends, strict=True):
            if box.value != end:
                box.show_value(end)
