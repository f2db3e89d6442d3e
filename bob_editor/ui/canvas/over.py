"""What a pending edit looks like, painted over the board's tiles without touching them."""

import math
from collections.abc import Callable, Iterable
from itertools import pairwise
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints what meets a rectangle of the board; the painter is in true proportions, the number pixels per unit."""


AT_ONCE = 48
"""Units along the side of what is painted in one go: more is painted piece by piece, over frames."""

PIECE = 30
"""Units along the side of such a piece: one that nothing was painted of before takes several times as long as later."""


def pixels_of(area: QRectF, scale: float) -> QRect:
    """The whole device pixels, from the board's origin, that a rectangle of the board touches, and one more around."""
    left, top = math.floor(area.left() * scale) - 1, math.floor(area.top() * scale) - 1
    right, bottom = math.ceil(area.right() * scale) + 1, math.ceil(area.bottom() * scale) + 1
    return QRect(left, top, right - left, bottom - top)


def pieces_of(rect: QRect, scale: float) -> list[QRect]:
    """The rectangles of pixels that one is painted in, one after the other."""
    if rect.isEmpty():
        return []
    across, down = (math.ceil(size / scale / PIECE) for size in (rect.width(), rect.height()))
    xs = [rect.width() * one // across for one in range(across + 1)]
    ys = [rect.height() * one // down for one in range(down + 1)]
    return [
        QRect(rect.left() + x, rect.top() + y, right - x, bottom - y)
        for y, bottom in pairwise(ys)
        for x, right in pairwise(xs)
        if right > x and bottom > y
    ]


def is_little(rects: Iterable[QRect], scale: float) -> bool:
    """Whether all of these are painted in one go, as an edit by hand is: it shows in the frame that comes next."""
    return sum(rect.width() * rect.height() for rect in rects) <= (AT_ONCE * scale) ** 2


def paint_part(pixmap: QPixmap, rect: QRect, part: QRect, scale: float, paint: Paint) -> None:
    """Paint a part of the board anew into a pixmap that shows the device pixels ``rect`` of it.

    Parts are whole pixels, else antialiasing at the edge of the clip would leave a seam.
    """
    part = part.intersected(rect)
    if part.isEmpty():
        return
    area = QRectF(part.x() / scale, part.y() / scale, part.width() / scale, part.height() / scale)
    with QPainter(pixmap) as painter:
        painter.translate(-rect.topLeft())
        painter.setClipRect(part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(part, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(scale, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, area, scale)


class Over:
    """One pixmap with the parts of the board that differ; clear where it doesn't, so that the tiles show."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self.area = QRectF()
        self._parts: list[QRectF] = []
        self._late: list[QRectF] = []
        self._pieces: list[QRect] = []
        """What of it is still to be painted."""
        self._pixmap: QPixmap | None = None
        self._rect = QRect()
        self._scale = 0.0

    def clear(self) -> None:
        """Nothing is pending."""
        self.area = QRectF()
        self._parts, self._late, self._pieces, self._pixmap = [], [], [], None
        self._rect = QRect()

    def grow(self, dirty: QRectF) -> None:
        """The pending picture is another in a rectangle of the board."""
        self.area = self.area.united(dirty)
        self._parts.append(dirty)
        self._late.append(dirty)

    def draw(self, painter: QPainter, shown: QRectF, scale: float, origin: QPoint, seconds: float) -> bool:
        """Draw it on a painter in device pixels, the board's origin at ``origin``.

        Paints what is new before, of much no more than ``seconds`` allow, one piece at least; True once all is there.
        """
        visible = self.area.intersected(shown)
        if visible.isEmpty():
            return True
        wanted = pixels_of(visible, scale)
        if scale != self._scale or self._pixmap is None:
            self._scale, self._late, self._pieces = scale, list(self._parts), []
            self._rect, self._pixmap = wanted, _clear_pixmap(wanted)
        elif not self._rect.contains(wanted):
            former, rect = self._pixmap, self._rect
            self._rect = rect.united(wanted)
            self._pixmap = _clear_pixmap(self._rect)
            with QPainter(self._pixmap) as inner:
                inner.drawPixmap(rect.topLeft() - self._rect.topLeft(), former)
            # What lay outside before was never painted.
            self._late += [part for part in self._parts if not rect.contains(pixels_of(part, scale))]
        for part in dict.fromkeys(map(_key, self._late)):
            self._pieces += pieces_of(pixels_of(QRectF(*part), scale).intersected(self._rect), scale)
        self._late.clear()
        started, made, little = perf_counter(), False, is_little(self._pieces, scale)
        while self._pieces and (little or not made or perf_counter() - started < seconds):
            paint_part(self._pixmap, self._rect, self._pieces[0], scale, self.paint)
            del self._pieces[0]
            made = True
        self.stamp(painter, origin)
        return not self._pieces

    def covers(self, area: QRectF, scale: float) -> bool:
        """Whether a rectangle of the board is painted here at this scale, as far as it differs."""
        painted = self._pixmap is not None and scale == self._scale and not (self._late or self._pieces)
        return painted and self._rect.contains(pixels_of(area, scale).adjusted(1, 1, -1, -1))

    def stamp(self, painter: QPainter, origin: QPoint) -> None:
        """Draw what is painted on a painter in device pixels."""
        if self._pixmap is not None:
            painter.drawPixmap(origin + self._rect.topLeft(), self._pixmap)


def _key(area: QRectF) -> tuple[float, float, float, float]:
    return area.x(), area.y(), area.width(), area.height()


def _clear_pixmap(rect: QRect) -> QPixmap:
    pixmap = QPixmap(rect.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
