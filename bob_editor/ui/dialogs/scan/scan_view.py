"""The picture of a scan, in which dots are clicked; over it the board's dots as they come to lie."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QTransform, QWheelEvent
from PySide6.QtWidgets import QWidget

from bob_editor.ui.canvas.view import LARGEST, SMALLEST

_STEP = 1.2
_INK = QColor("#d0006f")
_DOT_INK = QColor(20, 90, 220, 190)
_CROSS = 9.0


@frozen
class Cross:
    """A pixel that was clicked, and what stands beside it."""

    pixel: QPointF
    text: str
    chosen: bool = False


class ScanView(QWidget):
    """Clicks tell pixels; the wheel zooms, the middle or right button pans."""

    clicked = Signal(QPointF)
    """A pixel of the picture."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.crosses: Sequence[Cross] = ()
        self.dots: Sequence[QPointF] = ()
        """Where the board's dots come to lie, in pixels of the picture."""
        self._scale = 1.0
        self._corner = QPointF(0, 0)
        self._panning_from: QPointF | None = None
        self.setMinimumSize(420, 320)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName("The scan")
        self.setAccessibleDescription("Click the dot of the hex that is chosen in the list.")

    def show_image(self, image: QImage) -> None:
        """Show another picture, whole."""
        self.image = image
        if not image.isNull():
            self._scale = min(self.width() / image.width(), self.height() / image.height())
            size = QPointF(image.width(), image.height()) * self._scale
            self._corner = (QPointF(self.width(), self.height()) - size) / 2
        self.update()

    def pixel_at(self, position: QPointF) -> QPointF:
        """The pixel under a point of the widget."""
        return (position - self._corner) / self._scale

    def widget_at(self, pixel: QPointF) -> QPointF:
        """Where a pixel is shown."""
        return pixel * self._scale + self._corner

    # -- events -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell the pixel, or begin to pan."""
        if self.image.isNull():
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(self.pixel_at(event.position()))
        else:
            self._panning_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan."""
        if self._panning_from is not None:
            self._corner += event.position() - self._panning_from
            self._panning_from = event.position()
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Stop panning."""
        self._panning_from = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer."""
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
                    "Choose a picture of the printed board, or paste one.",
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
        for pen in (QPen(QColor("white"), 4), QPen(_INK, 2.5 if cross.chosen else 1.5)):
            painter.setPen(pen)
            painter.drawLine(at - QPointF(_CROSS, 0), at + QPointF(_CROSS, 0))
            painter.drawLine(at - QPointF(0, _CROSS), at + QPointF(0, _CROSS))
        painter.drawText(at + QPointF(_CROSS, -_CROSS / 2), cross.text)
