"""The board as it is shown: the view that pans and zooms, what is painted, and what a tool's use shows."""

import math
import sys
from collections.abc import Callable, Mapping
from time import thread_time

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.errors import BobEditorError
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.change import Change
from bob_editor.render.kit.style import Style
from bob_editor.ui.canvas.field_picture import FOOT, hexes_rect
from bob_editor.ui.canvas.hex_cursor import HexCursor
from bob_editor.ui.canvas.picture import FRAME, LEAST, Picture
from bob_editor.ui.canvas.tiles import NONE
from bob_editor.ui.canvas.view import FULL_SIZE, LARGEST, SMALLEST, View
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

STEP = 1.25
"""How much larger a step of zoom, such as one notch of the wheel, shows the board."""

NEXT = 15
"""Milliseconds from one piece that is painted behind a picture of an earlier run to the next."""

ZOOM_REST = 90
"""Milliseconds without a zoom after which sharp tiles are made."""

_CURSORS: Mapping[str, Qt.CursorShape] = {
    "arrow": Qt.CursorShape.ArrowCursor,
    "cross": Qt.CursorShape.CrossCursor,
    "hand": Qt.CursorShape.PointingHandCursor,
    "pencil": Qt.CursorShape.CrossCursor,
    "eraser": Qt.CursorShape.CrossCursor,
    "eye": Qt.CursorShape.PointingHandCursor,
}


class Surface(QWidget):
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
        self.surround = surround
        self._fit_wanted = True
        self._fitted: tuple[str | None, Grid | None] = (None, None)
        self.worked_on = False
        """Whether the user has pressed a button or key on this board."""
        self._window_size = QSize()
        self._corner = QPointF()
        self._spent = 0.0
        """Seconds that went into what a tool did since the last frame, which has less for itself then."""
        self._beside = 0.0
        """Seconds that the last frame took for all but tiles, as the next one will."""
        self._waited = False
        """Whether the last frame left painting to the next, which does some."""
        self.sharp = False
        self._comes = False
        """Whether all of the window around it comes with the next frame, which takes its time as well."""
        self._zooming = QTimer(self)
        self._zooming.setSingleShot(True)
        self._zooming.setInterval(ZOOM_REST)
        self._zooming.timeout.connect(self.update)
        self._behind = QTimer(self)
        self._behind.setInterval(NEXT)
        self._behind.timeout.connect(self._paint_behind)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr("Board"))
        self.setAccessibleDescription(tr("Arrow keys move the hex cursor, Enter uses the tool."))
        self.setMinimumSize(200, 160)
        session.opened.connect(self._opened)
        session.pictureChanged.connect(self._changed)
        session.nameChanged.connect(self._named)
        session.issuesChanged.connect(self.update)
        session.losChanged.connect(self._los_changed)
        session.hand.updated.connect(self._follow_preview)
        session.hand.changed.connect(self.show_tool_cursor)
        session.attention.jumped.connect(self._jump)
        self.show_tool_cursor()

    # -- the session ----------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        self.picture.renew()
        self.cursor_hex.reset()
        self.show_tool_cursor()
        self.fit_another()

    def _named(self) -> None:
        self.picture.follow_file()
        self.update()

    def _changed(self, change: Change) -> None:
        self.picture.changed(change)
        if self.cursor_hex.at not in self.session.board.grid:
            self.cursor_hex.reset()
        if change.everything and (self._fit_wanted or not self.view.shown.intersects(self.picture.bounds)):
            self.fit()
        self.update()

    def _los_changed(self) -> None:
        self.picture.laid_changed()
        self.update()

    def show_tool_cursor(self) -> None:
        """Wear the cursor of the tool in hand."""
        self.setCursor(_CURSORS.get(self.session.hand.tool.cursor, Qt.CursorShape.CrossCursor))
        self._follow_preview()

    def _jump(self, hexes: tuple[Hex, ...]) -> None:
        """Bring hexes into the middle where they aren't in view as it is; the scale stays."""
        if hexes:
            # Without the rim around them, which may lie off the window where they themselves don't.
            area = hexes_rect(self.session, hexes).adjusted(1, 1, -1, -1)
            shown = self.view.shown
            fits = area.width() <= shown.width() and area.height() <= shown.height()
            if not (shown.contains(area) if fits else shown.contains(area.center())):
                self._fit_wanted = False
                self.view.middle = area.center()
            self.cursor_hex.at = hexes[0]
        self.view_changed()

    def set_style(self, style: Style, surround: QColor) -> None:
        """Show the board in another theme."""
        self.picture.style = style
        self.surround = surround
        self.picture.renew()
        self.update()

    def set_layers(self, layers: frozenset[str], dimmed: frozenset[str]) -> None:
        """Show these layers of the board, some of them faintly."""
        self.picture.set_layers(layers, dimmed)
        self.update()

    def set_overlays(self, issues: bool, field: bool, opacity: float) -> None:
        """Show badges of issues, the LOS field, and the field as opaque as this (0 to 1)."""
        shown = self.picture
        shown.show_issues, shown.field.is_shown, shown.field.opacity = issues, field, opacity
        self.update()

    # -- view -----------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Show the whole board."""
        self._fit_wanted = True
        self.view.fit(self.picture.bounds, foot=FOOT)
        self.view_changed()

    def fit_another(self) -> None:
        """Show the whole of what is open, unless it is the same file read anew: then the view stays."""
        shown = (self.session.desk.path, self.session.board.grid)
        if shown[0] is None or shown != self._fitted:
            self.fit()
            self.worked_on = False
        self._fitted = shown

    def refit(self) -> None:
        """Show the whole board again, unless the user has zoomed or panned."""
        if self._fit_wanted:
            self.fit()

    def make_room(self) -> None:
        """A panel that was asked for comes or goes: a board that is shown whole stays so, in the room that is left."""
        self.worked_on = self.worked_on and not self._fit_wanted
        self.refit()

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
        self.picture.tiles.hurry()
        self.view_changed()

    def centre_on(self, point: QPointF) -> None:
        """Bring a point of the board into the middle; the scale stays."""
        self._fit_wanted = False
        self.view.middle = point
        self.view_changed()

    @property
    def place(self) -> tuple[float, float, float] | None:
        """The point of the board in the middle, and the scale; None while the whole of it is shown."""
        view = self.view
        return None if self._fit_wanted else (view.middle.x(), view.middle.y(), view.scale)

    def look_at(self, place: tuple[float, float, float]) -> None:
        """Show what another run showed, as its ``place`` told."""
        self._fit_wanted = False
        self.view.middle = QPointF(*place[:2])
        self.view.scale = min(LARGEST, max(SMALLEST, place[2]))
        self.view_changed()

    def view_changed(self) -> None:
        """Show what the view has become."""
        self.view.keep_near(self.picture.bounds)
        self.zoomed.emit(self.view.zoom)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With the window keep the middle, or the whole board where it was fitted; else the board stays in its place.

        A panel that grows must not move the hexes from under the pointer between two clicks; before the first click
        the panels are still finding their places.
        """
        window, before = self.window(), self.view.size
        corner, size = QPointF(self.mapTo(window, QPoint(0, 0))), window.size()
        self.view.size = QRectF(self.rect()).size()
        if size != self._window_size or not self.worked_on:
            if self._fit_wanted:
                self.view.fit(self.picture.bounds, foot=FOOT)
        else:
            grown = self.view.size - before
            self.view.pan(self._corner - corner - QPointF(grown.width(), grown.height()) / 2)
        self._corner, self._window_size = corner, size
        self.zoomed.emit(self.view.zoom)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """A tab that comes forward may have less room than it had: below the bar, which a second one brought."""
        super().showEvent(event)
        self._comes = True
        self.make_room()

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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is kept, and go on sharpening in the next frame.

        What fails is told at once: an error that leaves a method that Qt calls may end the program before it is heard.
        """
        try:
            self._paint()
        except Exception:  # noqa: BLE001 - whatever it is, whoever hears of errors hears of it
            sys.excepthook(*sys.exc_info())

    def _paint(self) -> None:
        begun = thread_time()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.surround)
            cursor = self.cursor_hex if self.cursor_hex.shown and self.hasFocus() else None
            hurry = self._zooming.isActive()
            seconds = 0 if hurry else self._seconds()
            self.sharp = self.picture.paint(painter, self.view, self.devicePixelRatioF(), cursor, seconds)
        self._beside = thread_time() - begun - self.picture.tiled
        if not self.sharp and not hurry:
            # What works beside the window waits until there is a picture.
            self.session.stillness.stir()
            self.update()
        elif self.picture.last_seen.stands and not self._behind.isActive():
            self._behind.start()

    def _paint_behind(self) -> None:
        """While the user pauses paint what a picture of an earlier run stands for, until that goes."""
        seen = self.picture.last_seen
        if not seen.stands or (self.session.stillness.pausing and seen.go_on()):
            self._behind.stop()
            self.update()

    def _seconds(self) -> float:
        """How long this frame may paint: where an event took its time the rest waits, though not twice in a row.

        Where none did it is as long as all else takes at least: nothing that lies over the tiles keeps them blurred.
        """
        left, least = FRAME - self._spent - self._beside, LEAST if self._spent else max(LEAST, self._beside)
        waits = self._comes or (left < LEAST and self._spent > 0 and not self._waited)
        self._comes, self._spent, self._waited = False, 0.0, waits
        return NONE if waits else max(least, left)

    # -- tool -----------------------------------------------------------------------------------------------------

    def use(self, act: Callable[[Pointer], None], pointer: Pointer) -> None:
        """Let the tool act, show what is pending then; what it can't do is said, and what was begun is given up.

        Where there is no map there is nothing to act on.
        """
        if self.session.is_bare:
            return
        begun = thread_time()
        if not self.try_to(lambda: act(pointer)):
            self.session.hand.tool.cancel()
        self.session.attention.point(pointer if pointer.hex in self.session.board.grid else None)
        self._spent += thread_time() - begun

    def try_to(self, act: Callable[[], object]) -> bool:
        """Do something; what can't be done is said in the message bar, and False. What is selected stays so."""
        try:
            act()
        except BobEditorError as error:
            self.session.failed.emit(error)
            return False
        return True

    def _follow_preview(self) -> None:
        hand = self.session.hand
        preview = hand.preview
        if not preview.draft:
            # A draft lies on the board as it is; what was seen at the last rest is kept for the next one.
            self.picture.show_pending(preview, goes_on=hand.tool.busy and hand.guest is None)
        self.update()
