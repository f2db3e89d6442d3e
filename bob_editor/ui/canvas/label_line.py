"""A line over the map in which the text of a label is typed, where it will stand."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from bob_editor.editing.tools.typed_labels import Asked
from bob_editor.model.board import LABEL_LONGEST
from bob_editor.ui.canvas.surface import Surface
from bob_editor.words import tr


class LabelLine(QLineEdit):
    """Enter takes what was typed, and so does leaving the line; Escape gives it up."""

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.canvas = canvas
        self._asked: Asked | None = None
        self.setMaxLength(LABEL_LONGEST)
        self.setAccessibleName(tr("Text of the label"))
        self.setPlaceholderText(tr("Name or note"))
        self.setFixedWidth(220)
        self.textEdited.connect(self._typing)
        self.hide()
        # The map would move away from under the line.
        canvas.zoomed.connect(lambda _zoom: self.take())
        canvas.session.opened.connect(self.give_up)

    def ask(self, asked: Asked) -> None:
        """Have a text typed."""
        self.take()
        self._asked = asked
        frame = self.canvas.session.board.grid.frame
        at = self.canvas.view.to_widget(QPointF(*frame.true(asked.at))).toPoint()
        corner = at - QPoint(self.width() // 2, self.sizeHint().height() // 2)
        right, low = self.canvas.width() - self.width(), self.canvas.height() - self.sizeHint().height()
        self.move(max(0, min(corner.x(), right)), max(0, min(corner.y(), low)))
        self.setText(asked.text)
        self.selectAll()
        self.show()
        self.setFocus()

    def take(self) -> None:
        """Take what was typed, once."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self._close()
            asked.done(self.text())

    def give_up(self) -> None:
        """Take nothing."""
        asked, self._asked = self._asked, None
        if asked is not None:
            asked.typing(None)
        self._close()

    def _typing(self, text: str) -> None:
        if self._asked is not None:
            self._asked.typing(text)

    def _close(self) -> None:
        if self.isVisible():
            self.hide()
            self.canvas.setFocus()

    def event(self, event: QEvent) -> bool:
        """Escape is the line's before it is the window's."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the text, and is no Enter of the map; Escape gives it up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        elif event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes on elsewhere has typed the text."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.take()
