"""The board under mouse and keys: what they do is handed to the tool, or pans and zooms."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools.write_label import WriteLabel
from bob_editor.render.kit.style import Style
from bob_editor.ui.canvas.badge_mouse import BadgeMouse
from bob_editor.ui.canvas.drops import Drops
from bob_editor.ui.canvas.keys import CanvasKeys
from bob_editor.ui.canvas.label_line import LabelLine
from bob_editor.ui.canvas.pointing import pointer_of_mouse
from bob_editor.ui.canvas.surface import Surface
from bob_editor.ui.session.session import Session

USE = frozenset(
    (
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.NativeGesture,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
    )
)
"""The events by which a user is at work on the board."""


class Canvas(Surface):
    """The surface with a mouse and a keyboard."""

    def __init__(
        self, session: Session, style: Style, surround: QColor, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, style, surround, parent)
        self.keys = CanvasKeys(self)
        session.attention.stepped.connect(self.keys.stand)
        self.drops = Drops(self)
        self.label_line = LabelLine(self)
        writing = session.hand.tools[WriteLabel.id]
        if isinstance(writing, WriteLabel):
            writing.asked.connect(self.label_line.ask)
            writing.taken.connect(self.label_line.take)
            writing.dropped.connect(self.label_line.give_up)
        self.badges = BadgeMouse(self, lambda: self.keys.space_down)
        self._panning_from: QPoint | None = None
        self._clicks = 1

    # -- mouse ----------------------------------------------------------------------------------------------------

    def _pointer(self, event: QMouseEvent) -> Pointer:
        held = event.button() | event.buttons()
        right = bool(held & Qt.MouseButton.RightButton) and not held & Qt.MouseButton.LeftButton
        point = self.view.to_board(event.position())
        return pointer_of_mouse(
            self.session.board.grid,
            point,
            event.modifiers(),
            button="right" if right else "left",
            scale=self.view.scale,
            clicks=self._clicks,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan with the middle button or with space held; else the tool."""
        self.worked_on = True
        self.cursor_hex.shown = False
        if event.button() == Qt.MouseButton.MiddleButton or self.keys.space_down:
            self._panning_from = event.position().toPoint()
            self.keys.space_panned = self.keys.space_down
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.use(self.session.hand.tool.press, self._pointer(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is a press that says so."""
        self._clicks = 2
        self.mousePressEvent(event)
        self._clicks = 1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, drag or hover."""
        if self._panning_from is not None:
            now = event.position().toPoint()
            self.pan(QPointF(now - self._panning_from))
            self._panning_from = now
            return
        self.cursor_hex.shown = False
        self._point_at(event.position())
        dragging = event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        tool = self.session.hand.tool
        self.use(tool.move if dragging else tool.hover, self._pointer(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a pan or a drag."""
        if self._panning_from is not None:
            self._panning_from = None
            self.show_tool_cursor()
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.use(self.session.hand.tool.release, self._pointer(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing pending for a pointer that is gone; what was begun waits for it to come back."""
        if not QApplication.mouseButtons():
            tool = self.session.hand.tool
            if tool.may_leave:
                tool.leave()
            self.session.attention.point(None)
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, at: QPointF | None) -> None:
        if self.picture.field.point_at(at):
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keys typed over the board are for the board, unless someone is typing into a field."""
        if not QApplication.focusWidget():
            self.setFocus()
        super().enterEvent(event)

    def event(self, event: QEvent) -> bool:
        """Work beside makes way for the user; a pinch on a touchpad zooms; Tab goes on to the next widget.

        While an outline is selected Tab walks on to the next one instead; Escape gives it back.
        """
        if event.type() in USE:
            self.session.stillness.stir()
        zoom = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zoom:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._walks(event):
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def _walks(self, event: QKeyEvent) -> bool:
        hand = self.session.hand
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        is_tab = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return is_tab and plain and hand.tool is hand.select and bool(hand.select.hold.places)

    # -- keyboard -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What ``CanvasKeys`` doesn't know is for others."""
        self.worked_on = True
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Likewise."""
        if not self.keys.release(event):
            super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is shown now may be what is seen first the next time."""
        self.picture.last_seen.keep()
        super().hideEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys that are held while the focus goes are let go."""
        self.keys.let_go()
        self.update()
        super().focusOutEvent(event)
