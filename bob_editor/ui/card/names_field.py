"""The editor of several names in order: sides that set up one after another, edges, the counters that are meant."""

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bob_editor.editing.card.form_field import CardField, values_by_choice
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.choices import Choice
from bob_editor.ui.card.editor import NEVER, Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.plain_fields import said, tool_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import tr

Json = Any

PICK = object()
"""What stands in the choice for hexes that are picked on the map."""


class NamesEditor(Editor):
    """The chosen names below one another, to move and take away, and a choice of those that can be added.

    Hexes of the map that are among them stay when others are picked only if they are picked again.
    """

    wide = True

    def __init__(self, state: FormState, field: CardField, path: FieldPath) -> None:
        super().__init__(state, field, path)
        self.lines: list[QWidget] = []
        self.box = Choice()
        self.box.setAccessibleName(tr("Add to {title}", title=field.title))
        if field.open and not field.picks:
            self.box.let_type()
        line = self.box.lineEdit()
        if line is not None:
            line.textEdited.connect(self._typed)
            line.returnPressed.connect(self._entered)
            line.editingFinished.connect(self._left)
            self.box.installEventFilter(self)
        self.box.activated.connect(self._taken)
        self._listed: tuple[tuple[Json, str], ...] | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.box)
        self.setFocusProxy(self.box)

    @property
    def names(self) -> list[Json]:
        """The names on the card."""
        value = self.state.get(self.path)
        return list(value) if isinstance(value, list | tuple) else [] if value is None else [value]

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """What may be chosen can be other than before, too."""
        if self.state.offered(self.field, self.path) != self._listed:
            self._listed = self.state.offered(self.field, self.path)
            self._shown = NEVER
        super().refresh()

    def show_value(self, value: Json) -> None:
        """Show a line for each name, and in the choice the others."""
        del value
        self._listed = self.state.offered(self.field, self.path)
        names = self.names
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [self._line(place, self._words(one)) for place, one in enumerate(names)]
        for place, line in enumerate(self.lines):
            self._column.insertWidget(place, line)
        self.box.clear()
        self.box.addItem(tr("Add …"), None)
        for one, title in self._listed:
            if one not in names:
                self.box.addItem(title, one)
        if self.field.picks:
            self.box.addItem(tr("Hexes of the map …"), PICK)
        typed = self.box.lineEdit()
        if typed is not None:
            typed.clear()
            typed.setPlaceholderText(tr("Add …"))
        self.box.setVisible(self.box.count() > 1 or self.box.isEditable())

    def _words(self, name: Json) -> str:
        """A name as the list says it; what is none, as a file has it."""
        listed = (title for one, title in self._listed or () if one == name)
        return next(listed, said(name))

    def _line(self, place: int, words: str) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(plain_label(f"{place + 1}.  {words}"))
        row.addStretch()
        for icon, tip, slot in (
            ("mdi6.arrow-up", tr("Move {words} up", words=words), partial(self.shift, place, -1)),
            (
                "mdi6.arrow-down",
                tr("Move {words} down", words=words),
                partial(self.shift, place, 1),
            ),
            ("mdi6.close", tr("Take {words} away", words=words), partial(self.take_away, place)),
        ):
            button = tool_button(icon, tip)
            button.setEnabled(
                icon == "mdi6.close" or 0 <= place + (1 if icon.endswith("down") else -1) < len(self.names)
            )
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
            row.addWidget(button)
        return line

    # -- editing --------------------------------------------------------------------------------------------------

    def _meant(self, text: str) -> Json:
        text = text.strip()
        return values_by_choice(self._listed or ()).get(text.casefold(), text) or None

    def _typed(self, text: str) -> None:
        name = self._meant(text)
        if name is None or name in self.names:
            self.state.foretell_nothing()
        else:
            self.state.foretell(self.path, self._written([*self.names, name]), self.field.title)

    def _entered(self) -> None:
        """What is typed counts once the field is left, as it does elsewhere."""
        line = self.box.lineEdit()
        if line is not None and not self.box.takes_listed:
            self.add(self._meant(line.text()))
            line.clear()

    def _left(self) -> None:
        """Whoever goes to another window, to look something up, goes on with half a name afterwards."""
        if self.isActiveWindow():
            self._entered()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape gives up what is typed, once it has closed the list, and before it leaves the form."""
        line, completer = self.box.lineEdit(), self.box.completer()
        below = None if completer is None else completer.popup()
        if (
            watched is self.box
            and line is not None
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and line.text()
            and (below is None or not below.isVisible())
        ):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                line.clear()
                self.state.foretell_nothing()
            return True
        return super().eventFilter(watched, event)

    def _taken(self, index: int) -> None:
        value = self.box.itemData(index)
        if value is PICK:
            self.box.setCurrentIndex(0)
            chosen = tuple(str(one) for one in self._hexes())
            self.state.pick(self, chosen, self._picked)
        else:
            self.add(value)
            line = self.box.lineEdit()
            if line is not None:
                # What was taken of the list below the line is written there once all have heard of it.
                QTimer.singleShot(0, line, line.clear)

    def _hexes(self) -> list[Json]:
        listed = [one for one, _ in self._listed or ()]
        return [one for one in self.names if one not in listed]

    def _picked(self, labels: tuple[str, ...]) -> None:
        hexes = self._hexes()
        self._put([*(one for one in self.names if one not in hexes), *labels])

    def add(self, name: Json) -> None:
        """Add a name at the end, once."""
        if name is not None and name not in self.names:
            self._put([*self.names, name])

    def shift(self, place: int, by: int) -> None:
        """Move a name up or down."""
        names = self.names
        if 0 <= place + by < len(names):
            names.insert(place + by, names.pop(place))
            self._put(names)

    def take_away(self, place: int) -> None:
        """Take a name off the list."""
        self._put([one for at, one in enumerate(self.names) if at != place])

    def _put(self, names: list[Json]) -> None:
        self.state.foretell_nothing()
        self.state.begin()
        self.put(self._written(names))
        self.refresh()

    def _written(self, names: list[Json]) -> Json:
        """Names as the card has them."""
        return (names[0] if self.field.single and len(names) == 1 else names) if names else None
