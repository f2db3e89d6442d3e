"""What is typed: letters that are no shortcuts of the window, and what stands in a field or cell not yet left."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)

_FIELDS = (QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit)


def take_in(window: QWidget) -> None:
    """Take what is being typed as it stands, as if the keyboard had gone elsewhere.

    A field goes on being typed into; a cell is closed, and its table has the keyboard.
    """
    field = window.focusWidget()
    if not isinstance(field, _FIELDS):
        return
    table = _table_round(field)
    field.clearFocus()
    if isValid(field) and field.isVisible():
        field.setFocus()
    elif table is not None and isValid(table):
        table.setFocus()


def typed_in(window: QWidget) -> str | None:
    """What was typed into the field that has the keyboard, taken or not; None where nothing was."""
    field = window.focusWidget()
    if isinstance(field, QPlainTextEdit | QTextEdit):
        return field.toPlainText() if field.document().isModified() else None
    line = field.lineEdit() if isinstance(field, QAbstractSpinBox | QComboBox) else field
    return line.text() if isinstance(line, QLineEdit) and line.isModified() else None


def is_begun_cell(field: QObject) -> bool:
    """Whether it is a table's cell that something was typed into, or taken back of, since it was opened."""
    line = field.lineEdit() if isinstance(field, QAbstractSpinBox | QComboBox) else field
    begun = isinstance(line, QLineEdit) and (line.isUndoAvailable() or line.isRedoAvailable())
    return begun and isinstance(field, QWidget) and _table_round(field) is not None


def _table_round(field: QWidget) -> QAbstractItemView | None:
    around = field.parentWidget()
    while around is not None and not isinstance(around, QAbstractItemView):
        around = around.parentWidget()
    return around


def text_in(box: QPlainTextEdit) -> str:
    """What stands in a box, as it was typed; Qt by itself makes plain spaces of those at which no line breaks."""
    return (
        box.document()
        .toRawText()
        .replace("\N{PARAGRAPH SEPARATOR}", "\n")
        .replace("\N{LINE SEPARATOR}", "\n")
    )


def at_most(line: QLineEdit, letters: int) -> QLineEdit:
    """Let no more be typed into a line than a file may hold; what stands there already stays, however long."""
    line.setMaxLength(max(letters, len(line.text())))
    return line


def is_typed_into(widget: QWidget | None) -> bool:
    """Whether what somebody is writing stands there, which the keyboard mustn't leave unasked."""
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    texts = (QAbstractSpinBox, QLineEdit, QPlainTextEdit, QTextEdit)
    return isinstance(widget, texts) and not widget.isReadOnly()


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key types a letter, or chooses all that is typed; the tools' shortcuts are letters as well."""
    if event.matches(QKeySequence.StandardKey.SelectAll):
        return True
    return not event.modifiers() & _COMMANDS and bool(event.text()) and event.text().isprintable()


def is_undoing(event: QKeyEvent) -> bool:
    """Whether a key takes a step back, or does it again."""
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


class Typing(QObject):
    """Keeps letters and Ctrl+A in a panel: ``Typing(panel)`` is all there is to do.

    Qt asks the widget with the keyboard, then those around it, whether a key is theirs before it looks for a shortcut.
    Fields say yes by themselves; cells that can't be edited, labels, buttons and empty areas don't, so the panel does.
    What nobody in the panel does anything with ends there: it isn't typed at all, and no tool is taken.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the panel takes the key; where its field had a use for it, the panel isn't asked."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_typed(event):
            event.accept()
            return True
        return super().eventFilter(watched, event)


class ChoosingAll(QObject):
    """Keeps Ctrl+A in a list of which several rows can be chosen: ``ChoosingAll(rows)`` is all there is to do."""

    def __init__(self, rows: QAbstractItemView) -> None:
        super().__init__(rows)
        rows.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is the list's, and no longer the command's that selects the whole board."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.SelectAll)
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)


class Deleting(QObject):
    """Gives the Delete key to a list: ``Deleting(rows, delete)`` is all there is to do."""

    def __init__(self, rows: QAbstractItemView, delete: Callable[[], object]) -> None:
        super().__init__(rows)
        self._delete = delete
        rows.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It takes away what is chosen in the list, and no longer what is selected on the map."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Delete:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._delete()
                return True
        return super().eventFilter(watched, event)


class Copying(QObject):
    """Gives Ctrl+C to a list whose rows say something: ``Copying(rows)`` is all there is to do.

    ``words`` say what is copied where that is more than the chosen rows show; "" leaves the key to the window.
    """

    def __init__(self, rows: QAbstractItemView, words: Callable[[], str] | None = None) -> None:
        super().__init__(rows)
        self._words = words or partial(_shown_by_chosen, rows)
        rows.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It copies the text of what is chosen in the list, and no longer the hexes that are selected on the map."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            words = self._words()
            if words and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if words and event.type() == QEvent.Type.KeyPress:
                QGuiApplication.clipboard().setText(words)
                return True
        return super().eventFilter(watched, event)


def _shown_by_chosen(rows: QAbstractItemView) -> str:
    chosen = sorted(rows.selectionModel().selectedIndexes())
    return "\n".join(str(index.data(Qt.ItemDataRole.DisplayRole)) for index in chosen)


class Entering(QObject):
    """Keeps Enter in a list of a dialog: ``Entering(rows)`` is all there is to do, and its ``activated`` is told."""

    def __init__(self, rows: QAbstractItemView) -> None:
        super().__init__(rows)
        rows.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It means the row, and no longer the dialog's button as well."""
        if (
            isinstance(watched, QAbstractItemView)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and watched.currentIndex().isValid()
        ):
            watched.activated.emit(watched.currentIndex())
            return True
        return super().eventFilter(watched, event)


class Undoing(QObject):
    """Leaves undo and redo to the window while a box shows its number: ``Undoing(box)`` is all there is to do.

    A box keeps these keys even where it has nothing to take back. A number not yet taken is the box's own to undo.
    """

    def __init__(self, box: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(box)
        self._box = box
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the key is kept from the box."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if isinstance(event, QKeyEvent) and event.type() in kinds and is_undoing(event):
            box = self._box
            if box.keyboardTracking() or box.valueFromText(box.text()) == box.value():
                event.ignore()
                return True
        return super().eventFilter(watched, event)
