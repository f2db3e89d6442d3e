"""Editors in the cells of the card's tables: choices, boxes for numbers, and a line for the rest."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bob_editor.editing.card.form_field import CardField
from bob_editor.ui.card.choices import FEW, Choice, place_of
from bob_editor.ui.card.number_box import NumberBox
from bob_editor.ui.card.plain_fields import said
from bob_editor.ui.card.row_grid import RETURNS
from bob_editor.ui.card.row_model import RowModel

AnyIndex = QModelIndex | QPersistentModelIndex

_GIVEN = "given"
"""The property of an editor that has what it was given to show."""

NOTHING = object()


class CellChoice(Choice):
    """A choice in a cell: what is taken from the open list is meant; keys go on choosing until Tab or Return."""

    from_list = False
    left = False
    """Whether Tab has left it."""

    def let_type(self) -> None:
        """Likewise; what begins as is typed is chosen in the list below, so that Return takes it."""
        super().let_type()
        line = self.lineEdit()
        if line is not None:
            # The list has its rows a moment after the line has its letters.
            line.textEdited.connect(lambda typed: QTimer.singleShot(0, self, lambda: self._choose(typed)))

    def _choose(self, typed: str) -> None:
        completer = self.completer()
        below = None if completer is None else completer.popup()
        if completer is None or below is None:
            return
        listed = completer.completionModel()
        words = [str(listed.index(row, 0).data()) for row in range(listed.rowCount())]
        # The words of a chosen row would stand in the line, in place of what is typed.
        completer.blockSignals(True)
        below.setCurrentIndex(listed.index(place_of(typed, words), 0))
        completer.blockSignals(False)

    def went_on(self, tab: QEvent) -> bool:
        """To the next cell."""
        self.left = True
        QApplication.sendEvent(self, tab)
        return True

    def leave_list(self) -> None:
        """Tab goes on to the next cell by itself."""
        self.from_list = False

    def showPopup(self) -> None:
        """Open the list."""
        self.from_list = True
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys reach the box only while its list is closed."""
        self.from_list = False
        super().keyPressEvent(event)


class CellDelegate(QStyledItemDelegate):
    """Makes the editor of a cell by its field."""

    rowWanted = Signal()
    rowsPasted = Signal()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:
        """The editor of a cell."""
        model = index.model()
        field = model.field_of(index.column()) if isinstance(model, RowModel) else None
        if field is None and isinstance(model, RowModel) and model.field.keys:
            names = Choice(parent)
            for key, title in model.field.keys:
                if key == model.steps[index.row()] or key not in model.steps:
                    names.addItem(title, key)
            return names
        if field is None or not isinstance(model, RowModel):
            return super().createEditor(parent, option, index)
        choices = model.state.offered(field, (*model.path, model.steps[index.row()], field.name))
        if choices and field.kind not in ("checks", "texts", "names"):
            box = CellChoice(parent)
            if field.open or len(choices) > FEW:
                box.let_type()
            box.addItem("–", None)
            for value, title in choices:
                box.addItem(title, value)
            tell_of_begun(box, index, model, field)
            return self._filled(box)
        if field.kind in ("integer", "number"):
            number = NumberBox(field.minimum, field.maximum, whole=field.kind == "integer", parent=parent)
            number.setFrame(False)
            tell_of_begun(number, index, model, field)
            return number
        line = QLineEdit(parent)
        line.setFrame(False)
        tell_of_begun(line, index, model, field)
        return line

    def _filled(self, box: CellChoice) -> CellChoice:
        """A box that has its choices: wide enough for their words, and done with what is taken from its list."""
        box.activated.connect(lambda _index: self._done(box) if box.from_list else None)
        completer = box.completer()
        if completer is not None:
            # The box hears of it after others, and must be there then.
            completer.activated.connect(lambda _words: QTimer.singleShot(0, box, lambda: self._taken(box)))
        # By default the words count only once the box is shown, when it has its place already.
        box.setSizeAdjustPolicy(CellChoice.SizeAdjustPolicy.AdjustToContents)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 28)
        return box

    def _taken(self, box: CellChoice) -> None:
        if not box.left:
            self._done(box)

    def _done(self, box: QWidget) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Control with Return takes what was entered and asks for a row below; rows aren't pasted into one cell."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and isinstance(editor, QWidget)
        ):
            control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if control and event.key() in RETURNS:
                self._done(editor)
                self.rowWanted.emit()
                return True
            if event.matches(QKeySequence.StandardKey.Paste) and _has_cells(
                QGuiApplication.clipboard().text()
            ):
                self.closeEditor.emit(editor, self.EndEditHint.RevertModelCache)
                self.rowsPasted.emit()
                return True
        return super().eventFilter(editor, event)

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        """Show the cell's value."""
        self.fill(editor, index)
        editor.setProperty(_GIVEN, _entered(editor))

    def fill(self, editor: QWidget, index: AnyIndex) -> None:
        """Likewise, in an editor of any kind."""
        model = index.model()
        field = model.field_of(index.column()) if isinstance(model, RowModel) else None
        value = None
        if isinstance(model, RowModel):
            value = model.steps[index.row()] if field is None else model.cell(index.row(), field)
        if isinstance(editor, Choice):
            found = editor.row_of(value)
            if found < 0 and not editor.isEditable():
                editor.add_unlisted(said(value), value)
                found = editor.count() - 1
            line = editor.lineEdit()
            if line is None:
                editor.setCurrentIndex(found)
                return
            # A dash in the line would be the beginning of what is typed there.
            line.setPlaceholderText(editor.itemText(0))
            editor.setCurrentIndex(-1 if value is None else found)
            if found < 0:
                editor.setEditText(said(value))
            line.selectAll()
        elif isinstance(editor, NumberBox):
            editor.show_value(value)
            editor.selectAll()
        elif isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
            editor.selectAll()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Over its cell, and over those beside it where its words need more room."""
        super().updateEditorGeometry(editor, option, index)
        cell, table = editor.geometry(), editor.parentWidget()
        # The words of a cell may take less than its height.
        cell.setTop(option.rect.top())
        cell.setBottom(option.rect.bottom())
        room = cell.width() if table is None else table.width()
        wide = min(max(cell.width(), editor.sizeHint().width()), room)
        # A box of choices makes itself as small as its words a moment after they came.
        editor.setMinimumSize(wide, cell.height())
        editor.setGeometry(min(cell.x(), room - wide), cell.y(), wide, cell.height())

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: AnyIndex) -> None:
        """Put what was entered; a cell that is left as it was shown stays as it is, whatever a file says there."""
        if _entered(editor) == editor.property(_GIVEN):
            return
        field = model.field_of(index.column()) if isinstance(model, RowModel) else None
        entered = _meant(editor, field)
        if entered is not NOTHING:
            model.setData(index, entered)


def tell_of_begun(
    editor: Choice | NumberBox | QLineEdit, index: AnyIndex, model: RowModel, field: CardField
) -> None:
    """Have what is entered known before it is taken, for the program may die."""
    place, state = QPersistentModelIndex(index), model.state

    def begin(_what: object) -> None:
        entered = _meant(editor, field)
        if entered is NOTHING or not place.isValid():
            state.foretell_nothing()
        else:
            path = (*model.path, model.steps[place.row()], field.name)
            state.foretell(path, model.meant(entered, field), field.title)

    line = editor if isinstance(editor, QLineEdit) else editor.lineEdit()
    if line is not None:
        line.textEdited.connect(begin)
    elif isinstance(editor, Choice):
        editor.activated.connect(begin)
    editor.destroyed.connect(state.foretell_nothing)


def _meant(editor: QWidget, field: CardField | None) -> object:
    """What is entered, as a table takes it; ``NOTHING`` where it is none of the choices that it must be of."""
    if isinstance(editor, Choice):
        at, text = editor.currentIndex(), editor.currentText()
        if not editor.isEditable() or text == editor.itemText(at):
            return editor.value_at(at)
        if not text or field is None or field.open:
            return text
        row = editor.meant(text)
        return editor.value_at(row) if row >= 0 else NOTHING
    line = editor.lineEdit() if isinstance(editor, NumberBox) else editor
    return line.text() if isinstance(line, QLineEdit) else NOTHING


def _entered(editor: QWidget) -> str:
    """What stands in an editor."""
    if isinstance(editor, Choice):
        return f"{editor.currentIndex()} {editor.currentText()}"
    line = editor.lineEdit() if isinstance(editor, NumberBox) else editor
    return line.text() if isinstance(line, QLineEdit) else ""


def _has_cells(text: str) -> bool:
    """Whether a text of the clipboard is more than a cell: a line alone would run together what it parts."""
    return "\t" in text or "\n" in text.strip()
