"""The picture of a scan, in which dots are clicked; over it the board's dots as they come to lie."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from bob_editor.records import Record
from bob_editor.ui.canvas.view import LARGEST, SMALLEST
from bob_editor.words import tr

_STEP = 1.2
_INK = QColor("#d0006f")
_DOT_INK = QColor(20, 90, 220, 190)
_WRONG_INK = QColor("#d00000")
_CROSS = 9.0
_STEADY = 3.0
"""A hand that clicks moves by no more than this, in points of the screen."""

_STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class Cross(Record):
    """A pixel that was clicked, and what stands beside it."""

    pixel: QPointF
    text: str
    chosen: bool = False
    wrong: bool = False
    row: int = 0


class ScanView(QWidget):
    """Clicks tell pixels, crosses are dragged; the wheel zooms, the middle or right button pans."""

    clicked = Signal(QPointF)
    """A pixel of the picture."""

    held = Signal(int)
    """The row of a cross that was pressed."""

    dragged = Signal(QPointF)
    """Where the cross that is held, or chosen, is put."""

    removed = Signal()
    """The chosen cross is to go."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.crosses: Sequence[Cross] = ()
        self.dots: Sequence[QPointF] = ()
        """Where the board's dots come to lie, in pixels of the picture."""
        self._whole = True
        """Whether the picture is shown whole, and not a part of it that was looked for."""
        self._scale = 1.0
        self._corner = QPointF(0, 0)
        self._panning_from: QPointF | None = None
        self._offset: QPointF | None = None
        self._pressed: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(420, 320)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("The scan"))
        self.setAccessibleDescription(
            tr("Click the dot of the hex that is chosen in the list; arrow keys move it.")
        )

    def show_image(self, image: QImage) -> None:
        """Show another picture, whole."""
        self.image = image
        self._show_whole()

    def _show_whole(self) -> None:
        self._whole = True
        if not self.image.isNull():
            self._scale = min(self.width() / self.image.width(), self.height() / self.image.height())
            size = QPointF(self.image.width(), self.image.height()) * self._scale
            self._corner = (QPointF(self.width(), self.height()) - size) / 2
        self.update()

    def show_pixel(self, pixel: QPointF) -> None:
        """Have a pixel in the middle, large enough to click at."""
        self._whole = False
        self._scale = max(self._scale, 1.0)
        self._corner = QPointF(self.rect().center()) - pixel * self._scale
        self.update()

    def pixel_at(self, position: QPointF) -> QPointF:
        """The pixel under a point of the widget."""
        return (position - self._corner) / self._scale

    def widget_at(self, pixel: QPointF) -> QPointF:
        """Where a pixel is shown."""
        return pixel * self._scale + self._corner

    # -- events -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is shown whole fills the larger window, where dots are clicked the better."""
        super().resizeEvent(event)
        if self._whole:
            self._show_whole()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a cross, else tell the pixel; or begin to pan.

        Of the chosen cross only a drag moves it from where it is held: a click has it go there.
        """
        if self.image.isNull():
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self._panning_from = event.position()
            return
        cross = self._cross_at(event.position())
        if cross is None:
            self.clicked.emit(self.pixel_at(event.position()))
        else:
            self._offset = self.widget_at(cross.pixel) - event.position()
            self._pressed = event.position() if cross.chosen else None
            self.held.emit(cross.row)

    def _cross_at(self, position: QPointF) -> Cross | None:
        near = [one for one in self.crosses if _apart(self.widget_at(one.pixel), position) <= _CROSS]
        return min(near, key=lambda one: _apart(self.widget_at(one.pixel), position), default=None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the chosen cross by a point of the screen, Delete takes it away."""
        cross = next((one for one in self.crosses if one.chosen), None)
        step = _STEPS.get(Qt.Key(event.key()))
        if cross is not None and step is not None:
            self.dragged.emit(cross.pixel + step / self._scale)
        elif cross is not None and event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a cross, or pan."""
        if self._offset is not None:
            if self._pressed is not None and _apart(self._pressed, event.position()) > _STEADY:
                self._pressed = None
            self.dragged.emit(self.pixel_at(event.position() + self._offset))
        elif self._panning_from is not None:
            self._whole = False
            self._corner += event.position() - self._panning_from
            self._panning_from = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; a click beside the middle of the chosen cross means that pixel."""
        if self._pressed is not None:
            self.dragged.emit(self.pixel_at(event.position()))
        self._panning_from = self._offset = self._pressed = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer."""
        self._whole = False
        under = self.pixel_at(event.position())
        factor = _STEP ** (event.angleDelta().y() / 120)
        self._scale = max(SMALLEST / 100, min(LARGEST, self._scale * factor))
        self._corner = event.position() - under * self._scale
        self.update()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, the board's dots over it, and what was clicked."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().window())
            if self.image.isNull():
                painter.drawText(
                    QRectF(self.rect()).adjusted(24, 24, -24, -24),
                    Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                    tr("Choose a picture of the printed board, or paste one."),
                )
                return
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._scale < 1)
            painter.setTransform(
                QTransform(self._scale, 0, 0, self._scale, self._corner.x(), self._corner.y())
            )
            painter.drawImage(QPointF(0, 0), self.image)
            painter.resetTransform()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_DOT_INK, 1.4))
            for dot in self.dots:
                painter.drawEllipse(self.widget_at(dot), 3.0, 3.0)
            for cross in self.crosses:
                self._paint_cross(painter, cross)

    def _paint_cross(self, painter: QPainter, cross: Cross) -> None:
        at = self.widget_at(cross.pixel)
        ink = _WRONG_INK if cross.wrong else _INK
        for pen in (QPen(QColor("white"), 4), QPen(ink, 2.5 if cross.chosen else 1.5)):
            painter.setPen(pen)
            painter.drawLine(at - QPointF(_CROSS, 0), at + QPointF(_CROSS, 0))
            painter.drawLine(at - QPointF(0, _CROSS), at + QPointF(0, _CROSS))
        if cross.wrong:
            painter.drawEllipse(at, 1.6 * _CROSS, 1.6 * _CROSS)
        painter.drawText(at + QPointF(_CROSS, -_CROSS / 2), cross.text)


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
