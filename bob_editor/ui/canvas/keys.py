"""The canvas by keyboard: a hex cursor that arrows move, and the tool under Enter and space."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.geometry.hexes import Hex
from bob_editor.ui.canvas.pointing import NO_KEYS, pointer_of_cursor
from bob_editor.ui.canvas.surface import Surface
from bob_editor.ui.session.document_desk import why_not_drawn_on
from bob_editor.words import tr

PAN = 60
"""Pixels that Alt and an arrow pan."""

_CLIPBOARD = (QKeySequence.StandardKey.Cut, QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.Paste)
_ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class CanvasKeys:
    """Arrows move the hex cursor, with Shift as a drag, with Alt they pan; Enter and space use the tool.

    ``space_down`` is for the mouse: with space held it pans; ``space_panned`` tells that it did, so that letting go
    of space is no press.
    """

    def __init__(self, canvas: Surface) -> None:
        self.canvas = canvas
        self.session = canvas.session
        self.cursor = canvas.cursor_hex
        self.space_down = False
        self.space_panned = False
        self._clicked: Hex | None = None

    def press(self, event: QKeyEvent) -> bool:
        """A key went down; False where it means nothing here."""
        key, modifiers = event.key(), event.modifiers()
        tool = self.session.hand.tool
        if key in _ARROWS:
            self._arrow(_ARROWS[key], modifiers)
        elif key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            steps = 1 if key == Qt.Key.Key_BracketRight else -1
            if not tool.sized(steps):
                if not self.cursor.shown:
                    self._appear()
                self.cursor.turn(steps)
                self._hover(modifiers)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # What is begun is led on to the cursor and ends there, as by a double click.
            led = tool.leads and tool.busy and self.cursor.shown and self.cursor.at != self._clicked
            if led:
                self._click(modifiers)
            if (tool.busy and tool.finish()) or led:
                self._clicked = None
            else:
                self._enter(modifiers)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.session.hand.select.walk(1 if key == Qt.Key.Key_Tab else -1)
        elif key == Qt.Key.Key_Backspace:
            # Strokes that were traced are over, and can be taken back all the same.
            if not tool.back():
                tool.delete()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.space_down, self.space_panned = True, False
                self.canvas.setCursor(Qt.CursorShape.OpenHandCursor)
        elif any(event.matches(one) for one in _CLIPBOARD):
            self._say_why_off(event)
        else:
            return False
        return True

    def _say_why_off(self, event: QKeyEvent) -> None:
        """Only while its command is off does such a key come here."""
        session = self.session
        if event.matches(QKeySequence.StandardKey.Copy) or session.desk.is_drawn_on:
            pasted = event.matches(QKeySequence.StandardKey.Paste)
            session.noticed.emit(tr("No hexes were copied.") if pasted else tr("Nothing is selected."))
        else:
            session.noticed.emit(why_not_drawn_on(session.ruleset))

    def release(self, event: QKeyEvent) -> bool:
        """Space let go without a pan is a press of the tool; Shift let go ends a drag by keys."""
        if event.key() == Qt.Key.Key_Space and self.space_down and not event.isAutoRepeat():
            # One that was pressed in a field over the board comes here, too.
            self.space_down = False
            self.canvas.show_tool_cursor()
            if not self.space_panned and self.cursor.shown:
                self._click(event.modifiers())
        elif event.key() == Qt.Key.Key_Shift and self.cursor.pressed:
            self._end_drag()
        else:
            return False
        return True

    def let_go(self) -> None:
        """Whoever holds a key lets go of it elsewhere: space pans no more, and arrows alone drag nothing."""
        self.space_down = False
        if self.cursor.pressed:
            self._end_drag()

    def _end_drag(self) -> None:
        self.cursor.pressed = False
        self.canvas.use(self.session.hand.tool.release, self._pointer(NO_KEYS))

    def _pointer(self, modifiers: Qt.KeyboardModifier) -> Pointer:
        return pointer_of_cursor(self.session.board.grid, self.cursor.at, self.cursor.direction, modifiers)

    def _arrow(self, step: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        canvas, cursor = self.canvas, self.cursor
        if modifiers & Qt.KeyboardModifier.AltModifier:
            canvas.pan(QPointF(-step[0] * PAN, -step[1] * PAN))
            return
        select = self.session.hand.select
        drawn = select.hold.places or select.labels.places or select.path.index is not None
        if self.session.hand.tool is select and drawn and not self.cursor.pressed:
            far = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            canvas.try_to(lambda: select.nudge(*step, far=far))
            return
        look, target = self.session.hand.look, self.session.live_los.target
        stepping = self.session.hand.tool is look and look.pinned and target is not None
        if stepping and target is not None and not cursor.pressed and not modifiers:
            # A thread that is held follows the arrows; else they would only move the cursor.
            cursor.at, cursor.shown = target.hex, True
            cursor.move(step)
            canvas.try_to(lambda: look.step(cursor.at))
            self.session.attention.point(self._pointer(NO_KEYS))
            self._reveal()
            return
        appeared = not cursor.shown
        if appeared:
            self._appear()
        # Shift makes arrows drag; the tool must not take it for its own.
        if modifiers & Qt.KeyboardModifier.ShiftModifier and not cursor.pressed:
            cursor.pressed = True
            canvas.use(self.session.hand.tool.press, self._pointer(NO_KEYS))
        if not appeared or cursor.pressed:
            cursor.move(step)
        tool = self.session.hand.tool
        canvas.use(tool.move if cursor.pressed else tool.hover, self._pointer(NO_KEYS))
        self._reveal()

    def _reveal(self) -> None:
        frame = self.session.board.grid.frame
        at = QPointF(*frame.true(frame.centre(self.cursor.at)))
        self.canvas.view.reveal(at, self.canvas.picture.bounds)
        self.canvas.view_changed()

    def stand(self, at: Hex) -> None:
        """Have the cursor in a hex, as if arrows had led it there."""
        self.canvas.setFocus()
        self.cursor.at = at
        self._hover(NO_KEYS)

    def _hover(self, modifiers: Qt.KeyboardModifier) -> None:
        self.cursor.shown = True
        self.canvas.use(self.session.hand.tool.hover, self._pointer(modifiers))
        self.canvas.update()

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        """Use the tool where the cursor is seen; who worked with the mouse is shown first where that would be."""
        if self.cursor.shown:
            self._click(modifiers)
        else:
            self._appear()
            self._hover(modifiers)

    def _appear(self) -> None:
        canvas = self.canvas
        self.cursor.appear(canvas.view.to_board(QPointF(canvas.width() / 2, canvas.height() / 2)))

    def _click(self, modifiers: Qt.KeyboardModifier) -> None:
        """Press and let go; with Shift or Ctrl as with the mouse."""
        self.cursor.shown = True
        self._clicked = self.cursor.at
        pointer = self._pointer(modifiers)
        self.canvas.use(self.session.hand.tool.press, pointer)
        self.canvas.use(self.session.hand.tool.release, pointer)
