"""Editors of what is chosen of several words: one of them, or some."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from bob_editor.editing.card.form_field import CardField, values_by_choice
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.ui.card.editor import NEVER, Editor, show_beginnings
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.plain_fields import said
from bob_editor.ui.dress.keyboard import TypedInto
from bob_editor.ui.dress.plain import OneLineChoice, plain_label, unmarked
from bob_editor.ui.dress.wheel import pass_wheel

Json = Any

FEW = 12
"""Choices among which one is found at a glance; of more their words can be typed."""


class _Held(Record, eq=False):
    """A value in the hands of Qt, which by itself holds no whole number of more than 64 bits."""

    value: Json


class Choice(OneLineChoice):
    """A combo box that a wheel which scrolls the form doesn't change, not even where it was clicked just before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pass_wheel(self)
        TypedInto(self)

    def let_type(self) -> None:
        """Have a line to type in: what is typed is looked for anywhere in the words, which may begin alike."""
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = QCompleter(self.model(), self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        below = completer.popup()
        if below is not None:
            below.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab takes the row chosen in the list below, as Enter does, and goes on: the line shows its words already."""
        pressed = (
            event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        )
        if pressed == Qt.Key.Key_Tab and self.takes_listed:
            enter = QKeyEvent(event.type(), Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(watched, enter)
            return self.went_on(event)
        return super().eventFilter(watched, event)

    def went_on(self, _tab: QEvent) -> bool:
        """Whether it went on by itself, after Tab took a row of the list."""
        return False

    @property
    def takes_listed(self) -> bool:
        """Whether a row is chosen in the list below the line: Enter and Tab take that, not what is typed."""
        completer = self.completer()
        below = None if completer is None else completer.popup()
        return below is not None and below.isVisible() and below.currentIndex().isValid()

    def meant(self, typed: str) -> int:
        """The row that is typed, else the first that begins so, else the first that has it within; -1 for none."""
        words = [self.itemText(row) for row in range(self.count())]
        within = (row for row, one in enumerate(words) if typed.casefold() in one.casefold())
        begun = place_of(typed, words)
        return next(within, -1) if begun < 0 else begun

    def add_unlisted(self, words: str, value: Json) -> None:
        """Add what the choices lack and a file says, whatever it is."""
        self.addItem(words, _Held(value))

    def value_at(self, row: int) -> Json:
        """The value in a row."""
        data = self.itemData(row)
        return data.value if isinstance(data, _Held) else data

    def row_of(self, value: Json) -> int:
        """The first row that has this very value, -1 for none: 1, 1.0 and yes are three."""
        rows = ((row, self.value_at(row)) for row in range(self.count()))
        return next((row for row, one in rows if type(one) is type(value) and one == value), -1)


def place_of(typed: str, words: Sequence[str]) -> int:
    """The place of the words that are typed, else of the first that begin so; -1 for none."""
    folded, sought = [one.casefold() for one in words], typed.casefold()
    begun = (at for at, one in enumerate(folded) if one.startswith(sought))
    return folded.index(sought) if sought in folded else next(begun, -1)


class ChoiceEditor(Editor):
    """One of several words; the empty one takes the field away. A value that isn't listed is shown and kept.

    Of many, one is typed: where no other value may be, what is nearest to it is meant once the field is left.
    """

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.box = Choice()
        self.box.setAccessibleName(field.title)
        if field.open or len(field.choices) > FEW:
            self.box.let_type()
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(9)
        line = self.box.lineEdit()
        if line is not None:
            show_beginnings(line)
            line.textEdited.connect(self._typed)
            line.returnPressed.connect(self._entered)
            line.editingFinished.connect(self._typed_all)
        self._typing = False
        self._listed: tuple[tuple[Json, str], ...] | None = None
        self.box.activated.connect(self._taken)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 1)
        if field.unit:
            row.addWidget(plain_label(field.unit))
        self.setFocusProxy(self.box)

    @property
    def choices(self) -> tuple[tuple[Json, str], ...]:
        """Values and their words, as the card has them now."""
        return self.state.offered(self.field, self.path)

    def _meant(self, text: str) -> Json:
        """What is typed is a choice by its words or as files write it, else a value of its own."""
        return values_by_choice(self.choices).get(text.casefold(), text) or None

    def _typed(self, text: str) -> None:
        self._typing = True
        row = self.box.meant(text)
        if self.field.open:
            self.put(self._meant(text))
        elif row < 0 or (self.field.is_entry and not text):
            self.state.foretell_nothing()
        else:
            self.state.foretell(self.path, self.box.value_at(row), self.field.title)

    def _entered(self) -> None:
        """Of an entry that names what the card lists Enter means the nearest, where what is typed names nothing."""
        text, names = self.box.currentText(), self.field.is_entry and self.field.of
        row = self.box.meant(text) if self._typing and names and text else -1
        if row >= 0 and not self.box.takes_listed and self._meant(text) == text:
            self.put(self.box.value_at(row))

    def _typed_all(self) -> None:
        """Enter takes a row of the list below the line after the line has heard of it: it must still be there then."""
        if self.box.takes_listed:
            QTimer.singleShot(0, self, self._show_words)
            return
        row = self.box.meant(self.box.currentText())
        if self._typing and not self.field.open and row >= 0:
            self.put(self.box.value_at(row))
        self._show_words()

    def _taken(self) -> None:
        self.put(self.box.value_at(self.box.currentIndex()))
        self._show_words()

    def _show_words(self) -> None:
        """What was typed as files write it is shown in words."""
        self._typing, self._shown = False, NEVER
        self.state.foretell_nothing()
        self.refresh()

    def _fill(self) -> None:
        choices = self.choices
        if choices == self._listed:
            return
        self._listed = choices
        self.box.clear()
        words = next((title for one, title in choices if one == self.field.default), "")
        self.box.addItem(f"–  ({words})" if words else "–", None)
        for value, title in choices:
            self.box.addItem(title, value)

    def refresh(self) -> None:
        """What may be chosen can be other than before, too."""
        if self.choices != self._listed:
            self._fill()
            self._shown = NEVER
        super().refresh()

    def offer(self) -> None:
        """Open the list."""
        self.take_focus()
        self.box.showPopup()

    def show_value(self, value: Json) -> None:
        """Show the words of a value."""
        self._fill()
        line = self.box.lineEdit()
        if line is not None:
            # A dash in the line would be the beginning of what is typed there.
            line.setPlaceholderText(self.box.itemText(0))
            if self._typing and self._meant(line.text()) == value:
                return
        if line is not None and value is None:
            self.box.setCurrentIndex(-1)
            return
        found = self.box.row_of(value)
        if found < 0 and self.field.open:
            self.box.setCurrentIndex(-1)
            if self.box.currentText() != said(value):
                self.box.setEditText(said(value))
            return
        if found < 0:
            self.box.add_unlisted(said(value), value)
            found = self.box.count() - 1
        self.box.setCurrentIndex(found)


class ChecksEditor(Editor):
    """Some of several words, each to be ticked; what isn't listed is shown and kept."""

    wide = True
    HALF = 130
    """Pixels of the widest words that stand in two columns."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.boxes: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._values: dict[str, Json] = {}
        widest = max((self.fontMetrics().horizontalAdvance(title) for _, title in field.choices), default=0)
        self._columns = 2 if widest <= self.HALF else 1
        for value, title in field.choices:
            self._add(value, title)

    def _add(self, value: Json, title: str) -> QCheckBox:
        box = QCheckBox(unmarked(title))
        place = len(self.boxes)
        self._grid.addWidget(box, place // self._columns, place % self._columns)
        key = repr(value)
        self.boxes[key], self._values[key] = box, value
        if place == 0:
            self.setFocusProxy(box)
        box.toggled.connect(lambda _on: self._toggled())
        return box

    def _toggled(self) -> None:
        if self.showing:
            return
        chosen = [self._values[key] for key, box in self.boxes.items() if box.isChecked()]
        self.put(chosen or None)

    def show_value(self, value: Json) -> None:
        """Tick what the list holds."""
        rows = list(value) if isinstance(value, list | tuple) else [] if value is None else [value]
        keys = {repr(one) for one in rows}
        for one in rows:
            if repr(one) not in self.boxes:
                self._add(one, said(one))
        for key, box in self.boxes.items():
            box.setChecked(key in keys)
