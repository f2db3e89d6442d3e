"""The board on the screen: pans, zooms, points, and hands mouse and keys to the tool."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.errors import BobEditorError
from bob_editor.geometry.hexes import Hex
from bob_editor.model.change import Change
from bob_editor.render.kit.style import Style
from bob_editor.ui.canvas_keys import CanvasKeys
from bob_editor.ui.hex_cursor import HexCursor
from bob_editor.ui.picture import Picture, hexes_rect
from bob_editor.ui.pointing import pointer_of_mouse
from bob_editor.ui.session import Session
from bob_editor.ui.view import FULL_SIZE, View

STEP = 1.25
"""How much larger a step of zoom, such as one notch of the wheel, shows the board."""

ZOOM_REST = 90
"""Milliseconds without a zoom after which sharp tiles are made."""

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

_CURSORS: Mapping[str, Qt.CursorShape] = {
    "arrow": Qt.CursorShape.ArrowCursor,
    "cross": Qt.CursorShape.CrossCursor,
    "hand": Qt.CursorShape.PointingHandCursor,
    "pencil": Qt.CursorShape.CrossCursor,
    "eraser": Qt.CursorShape.CrossCursor,
    "eye": Qt.CursorShape.PointingHandCursor,
}


class Canvas(QWidget):
    """One custom widget; the board is tiles, everything else is painted over them."""

    zoomed = Signal(float)
    """The zoom is another; 1 is full size."""

    def __init__(
        self, session: Session, style: Style, surround: QColor, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.view = View()
        self.picture = Picture(session, style)
        self.cursor_hex = HexCursor(session)
        self.keys = CanvasKeys(self)
        self.surround = surround
        self._panning_from: QPoint | None = None
        self._fit_wanted = True
        self._clicks = 1
        self.sharp = False
        self._zooming = QTimer(self)
        self._zooming.setSingleShot(True)
        self._zooming.setInterval(ZOOM_REST)
        self._zooming.timeout.connect(self.update)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName("Board")
        self.setAccessibleDescription("Arrow keys move the hex cursor, Enter uses the tool.")
        self.setMinimumSize(240, 180)
        session.opened.connect(self._opened)
        session.pictureChanged.connect(self._changed)
        session.issuesChanged.connect(self.update)
        session.losChanged.connect(self._los_changed)
        session.toolUpdated.connect(self._follow_preview)
        session.toolChanged.connect(self.show_tool_cursor)
        session.jumped.connect(self._jump)
        self.show_tool_cursor()

    # -- the session ----------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        self.picture.renew()
        self.cursor_hex.reset()
        self.show_tool_cursor()
        self.fit()

    def _changed(self, change: Change) -> None:
        self.picture.changed(change)
        if self.cursor_hex.at not in self.session.board.grid:
            self.cursor_hex.reset()
        if change.everything and self._fit_wanted:
            self.view.fit(self.picture.bounds)
            self.view_changed()
        self.update()

    def _los_changed(self) -> None:
        self.picture.markers_changed()
        self.update()

    def show_tool_cursor(self) -> None:
        """Wear the cursor of the tool in hand."""
        self.setCursor(_CURSORS.get(self.session.tool.cursor, Qt.CursorShape.CrossCursor))
        self._follow_preview()

    def _jump(self, hexes: tuple[Hex, ...]) -> None:
        if hexes:
            area = hexes_rect(self.session, hexes)
            for corner in (area.topLeft(), area.bottomRight(), area.center()):
                self.view.reveal(corner)
            self.cursor_hex.at = hexes[0]
        self.view_changed()

    def set_style(self, style: Style, surround: QColor) -> None:
        """Show the board in another theme."""
        self.picture.style = style
        self.surround = surround
        self.picture.renew()
        self.update()

    def set_layers(self, layers: frozenset[str]) -> None:
        """Show these layers of the board."""
        self.picture.set_layers(layers)
        self.update()

    def set_overlays(self, issues: bool, field: bool, opacity: float) -> None:
        """Show badges of issues, the LOS field, and the field as opaque as this (0 to 1)."""
        self.picture.show_issues, self.picture.show_field, self.picture.field_opacity = issues, field, opacity
        self.update()

    # -- view -----------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board."""
        self._fit_wanted = True
        self.view.fit(self.picture.bounds)
        self.view_changed()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the point of the widget, its middle if None, stays where it is."""
        self._fit_wanted = False
        self.view.zoom_at(at if at is not None else QPointF(self.width() / 2, self.height() / 2), factor)
        self._zooming.start()
        self.view_changed()

    def zoom_steps(self, steps: float, at: QPointF | None = None) -> None:
        """Zoom by steps of a fixed ladder of scales: those met before have their tiles and textures ready."""
        rung = math.log(self.view.scale / FULL_SIZE, STEP)
        self.zoom_by(STEP ** (round((rung + steps) * 2) / 2 - rung), at)

    def zoom_full(self) -> None:
        """Show the board at full size."""
        self.zoom_by(FULL_SIZE / self.view.scale)

    def pan(self, by: QPointF) -> None:
        """Move the board by a vector in pixels."""
        self._fit_wanted = False
        self.view.pan(by)
        self.view_changed()

    def view_changed(self) -> None:
        """Show what the view has become."""
        self.view.keep_near(self.picture.bounds)
        self.zoomed.emit(self.view.zoom)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle, or the whole board where it was fitted."""
        self.view.size = QRectF(self.rect()).size()
        if self._fit_wanted:
            self.view.fit(self.picture.bounds)
        self.zoomed.emit(self.view.zoom)
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is kept, and go on sharpening in the next frame."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.surround)
            cursor = self.cursor_hex if self.cursor_hex.shown and self.hasFocus() else None
            hurry = self._zooming.isActive()
            self.sharp = self.picture.paint(painter, self.view, self.devicePixelRatioF(), cursor, hurry=hurry)
        if not self.sharp and not hurry:
            self.update()

    # -- tool -----------------------------------------------------------------------------------------------------

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

    def use(self, act: Callable[[Pointer], None], pointer: Pointer) -> None:
        """Let the tool act, show what is pending then; what it can't do is said in the message bar."""
        self.try_to(lambda: act(pointer))
        self.session.point(pointer if pointer.hex in self.session.board.grid else None)

    def try_to(self, act: Callable[[], object]) -> None:
        """Do something; what can't be done is said in the message bar, and what was begun is given up."""
        try:
            act()
        except BobEditorError as error:
            self.session.tool.cancel()
            self.session.failed.emit(error)

    def _follow_preview(self) -> None:
        tool = self.session.tool
        self.picture.show_pending(self.session.preview, goes_on=tool.busy and self.session.guest is None)
        self.update()

    # -- mouse ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan with the middle button or with space held; else the tool."""
        self.cursor_hex.shown = False
        if event.button() == Qt.MouseButton.MiddleButton or self.keys.space_down:
            self._panning_from = event.position().toPoint()
            self.keys.space_panned = self.keys.space_down
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.use(self.session.tool.press, self._pointer(event))

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
        dragging = event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        tool = self.session.tool
        self.use(tool.move if dragging else tool.hover, self._pointer(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a pan or a drag."""
        if self._panning_from is not None:
            self._panning_from = None
            self.show_tool_cursor()
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.use(self.session.tool.release, self._pointer(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing pending for a pointer that is gone; what was begun waits for it to come back."""
        if not QApplication.mouseButtons():
            tool = self.session.tool
            if not tool.busy or tool is self.session.select:
                tool.leave()
            self.session.point(None)
        super().leaveEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keys typed over the board are for the board, unless someone is typing into a field."""
        if not QApplication.focusWidget():
            self.setFocus()
        super().enterEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer; pan with Shift or Alt held, and with two fingers on a touchpad."""
        pixels = event.pixelDelta()
        modifiers = event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if not pixels.isNull() and not control:
            self.pan(QPointF(pixels))
            return
        notches = QPointF(event.angleDelta()) / 120
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.pan(QPointF((notches.x() + notches.y()) * 80, 0))
        elif modifiers & Qt.KeyboardModifier.AltModifier:
            # With Alt held some platforms turn the wheel's vertical notches into horizontal ones.
            self.pan(QPointF(0, (notches.x() + notches.y()) * 80))
        else:
            self.zoom_steps(notches.y(), event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Work beside makes way for the user; a pinch on a touchpad zooms; Tab goes on to the next widget."""
        if event.type() in USE:
            self.session.stillness.stir()
        zoom = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zoom:
            self.zoom_by(1 + event.value(), event.position())
            return True
        return super().event(event)

    # -- keyboard -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What ``CanvasKeys`` doesn't know is for others."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Likewise."""
        if not self.keys.release(event):
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A space held while the focus goes is let go."""
        self.keys.space_down = False
        self.update()
        super().focusOutEvent(event)
