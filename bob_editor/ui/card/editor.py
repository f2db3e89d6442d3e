"""What every editor of the form is: it shows the value at one path, and puts there what the user enters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QScrollArea, QWidget

from bob_editor.editing.card.form_field import CardField, emptied_value
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.form_state import FormState

Json = Any

NEVER = object()
"""Shown by an editor that has shown nothing yet."""


RETRACED = 2500
"""Milliseconds for which a field is marked that was undone."""


GROWN = 40
"""Milliseconds after which a box that a line more has made taller has its place."""


def wear(widget: QWidget, name: str, value: str) -> None:
    """Have the theme show a widget as a property says; "" for plain."""
    if (widget.property(name) or "") != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def colour_for(widget: QWidget, severity: str) -> None:
    """Have the theme colour a widget for an issue; "" for none."""
    wear(widget, "issue", severity)


def show_beginnings(line: QLineEdit) -> None:
    """Have a line that nobody works in show the beginning of what is too long for it, and not its end."""

    def begin() -> None:
        if not line.hasFocus():
            line.home(False)

    line.textChanged.connect(lambda _text: None if line.isModified() else begin())
    line.editingFinished.connect(begin)


def keep_line_in_sight(box: QPlainTextEdit) -> None:
    """Have the panel scroll along with what is typed: a box that it cuts off knows its own edges only."""

    def follow() -> None:
        area = box.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        holder = None if area is None else area.widget()
        # What is clicked mustn't move away under the pointer.
        clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if area is None or holder is None or clicked or not box.hasFocus():
            return
        line = box.cursorRect()
        for corner in (line.bottomLeft(), line.topLeft()):
            area.ensureVisible(0, box.viewport().mapTo(holder, corner).y(), 0, line.height())

    box.cursorPositionChanged.connect(lambda: QTimer.singleShot(GROWN, box, follow))


class Editor(QWidget):
    """Shows one field; ``refresh`` looks whether its value is another, which costs next to nothing where it isn't."""

    wide = False
    """Whether it stands below its title instead of beside it."""

    parted = False
    """Whether the parts of its value have editors or cells of their own, which tell what is wrong with them."""

    def __init__(
        self, state: FormState, field: CardField, path: FieldPath, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.state = state
        self.field = field
        self.path = path
        self._shown: object = NEVER
        self.showing = False

    # -- for the form -------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the card's value where it is another than the one shown."""
        value = self.state.get(self.path)
        if value is self._shown:
            return
        self._shown = value
        self.showing = True
        try:
            self.show_value(value)
        finally:
            self.showing = False

    def lead_to(self, path: FieldPath) -> None:
        """Show the field of another row; places that were asked for were for the former."""
        self.state.ask_no_more(self)
        if path != self.path:
            self.path = path
            self._shown = NEVER
            self.forget()
        self.refresh()

    def reach(self, path: FieldPath) -> Editor | None:
        """The editor of what a path leads to, opened and filled as far as it need be; None where it isn't here."""
        return self if path[: len(self.path)] == self.path else None

    def editors(self) -> Iterator[Editor]:
        """The editors in it that are there now."""
        return iter(())

    def take_focus(self) -> None:
        """Give it the keyboard; what is typed goes on after what a line says."""
        target = self.focusProxy() or self
        target.setFocus()
        line = target.lineEdit() if isinstance(target, QComboBox) else target
        if isinstance(line, QLineEdit):
            line.end(False)

    def go_on_typing(self, event: QKeyEvent) -> None:
        """Take what was typed over the cell that led here: a line's place, or within a longer text."""
        box = self.focusProxy()
        if isinstance(box, QLineEdit):
            box.selectAll()
        if isinstance(box, QLineEdit | QPlainTextEdit):
            box.setFocus()
            QApplication.sendEvent(box, event)

    def mark(self, severity: str) -> None:
        """Colour it for an issue; "" for none."""
        colour_for(self.focusProxy() or self, severity)

    def mark_retraced(self) -> None:
        """Show for a while that it was undone, or done again."""
        shown = self.focusProxy() or self
        wear(shown, "retraced", "true")
        QTimer.singleShot(RETRACED, shown, lambda: wear(shown, "retraced", ""))

    # -- for its kinds --------------------------------------------------------------------------------------------

    def show_value(self, value: Json) -> None:
        """Show a value, whatever it is; what is shown already stays as it is, with its cursor."""
        raise NotImplementedError

    def forget(self) -> None:
        """Another row is to be shown: what was typed and isn't on the card belongs to the former."""

    def put(self, value: Json) -> None:
        """Put a value on the card; an entry that is emptied stays, for only its own button takes it away."""
        if not self.showing:
            self._shown = NEVER
            if value is None and self.field.is_entry:
                value = emptied_value(self.field)
                if value is None:
                    self.state.put_null(self.path, self.field.title)
                    return
            self.state.put(self.path, value, self.field.title)
