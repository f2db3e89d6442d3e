"""What a pending edit looks like, painted over the board's tiles without touching them."""

import math
from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from bob_editor.ui.canvas.pieces import (
    LEAST_OF_STROKE,
    OF_STROKE,
    PATIENCE_IN_STROKE,
    PIECE_OF_STROKE,
    Paint,
    Patience,
    Resting,
    area_of_pixels,
    is_little,
    lay,
    pieces_of,
    pixels_of,
)

MOST_PIXELS = 32_000_000
"""Device pixels that are kept, of 4 bytes: where a large board is panned further, what was seen first goes."""


class Over:
    """One pixmap with the parts of the board that differ; clear where it doesn't, so that the tiles show."""

    def __init__(self, paint: Paint, resting: Resting | None = None) -> None:
        self._patience = Patience(paint, resting, PATIENCE_IN_STROKE)
        self.area = QRectF()
        self._parts: list[QRectF] = []
        self._late: list[QRectF] = []
        self._pieces: list[QRect] = []
        """What of it is still to be painted."""
        self._ready: list[tuple[QRect, QPixmap]] = []
        """What of it is painted, and shown once the rest of the same edit is."""
        self._pixmap: QPixmap | None = None
        self._rect = QRect()
        self._scale = 0.0

    def clear(self) -> None:
        """Nothing is pending."""
        self.area = QRectF()
        self._parts, self._late, self._pieces, self._ready, self._pixmap = [], [], [], [], None
        self._rect = QRect()
        self._patience.forget()

    def renew(self) -> None:
        """What is painted is painted anew: it shows other layers."""
        self._late, self._pieces, self._ready = list(self._parts), [], []
        self._patience.forget()

    def grow(self, dirty: QRectF) -> None:
        """The pending picture is another in a rectangle of the board."""
        self.area = self.area.united(dirty)
        self._parts.append(dirty)
        self._late.append(dirty)
        self._patience.forget(dirty)
        self._patience.hurry()

    def draw(self, painter: QPainter, shown: QRectF, scale: float, origin: QPoint, seconds: float) -> bool:
        """Draw it on a painter in device pixels, the board's origin at ``origin``.

        Paints what is new before, of much no more than ``seconds`` allow, one piece at least; with fewer than 0 seconds
        nothing. True once all is there.
        """
        visible = self.area.intersected(shown)
        if visible.isEmpty():
            return True
        wanted = pixels_of(visible, scale)
        grown = self._rect.united(wanted)
        too_much = grown != self._rect and grown.width() * grown.height() > MOST_PIXELS
        if scale != self._scale or self._pixmap is None or too_much:
            self._scale, self._late, self._pieces, self._ready = scale, list(self._parts), [], []
            self._rect, self._pixmap = wanted, _clear_pixmap(wanted)
        elif not self._rect.contains(wanted):
            former, rect = self._pixmap, self._rect
            self._rect = grown
            self._pixmap = _clear_pixmap(self._rect)
            with QPainter(self._pixmap) as inner:
                inner.drawPixmap(rect.topLeft() - self._rect.topLeft(), former)
            # What lay outside before was never painted.
            self._late += [
                part for part in self._parts if not rect.contains(pixels_of(part, scale).intersected(grown))
            ]
        self._cut(scale)
        if seconds >= 0:
            self._go_on(seconds)
        self.stamp(painter, origin)
        return not self._pieces

    def _cut(self, scale: float) -> None:
        """Cut what is late into pieces, in place of those within it that still wait."""
        late = [pixels_of(QRectF(*part), scale) for part in dict.fromkeys(map(_key, self._late))]
        self._late.clear()
        for part in (one.intersected(self._rect) for one in late):
            waiting = [piece for piece in self._pieces if not part.contains(piece)]
            self._pieces = [*waiting, *pieces_of(part, scale, PIECE_OF_STROKE)]

    def _go_on(self, seconds: float) -> None:
        """Paint pieces, for so many seconds; those of an edit of a hex or two are shown together."""
        until = perf_counter() + seconds
        together = is_little([*(part for part, _ in self._ready), *self._pieces], self._scale, OF_STROKE)
        if seconds < PATIENCE_IN_STROKE:
            self._patience.hurry()  # as after each event, whatever it brought
        most = max(LEAST_OF_STROKE, seconds) if self._patience.hurries else math.inf
        while self._pieces:
            piece = self._patience.piece(self._pieces[0], self._scale, most)
            if piece is None:
                break
            self._ready.append((self._pieces.pop(0), piece))
            most = until - perf_counter()
            if most <= 0:
                break
        if not (together and self._pieces):
            self._show_ready()

    def _show_ready(self) -> None:
        if self._pixmap is not None:
            for part, piece in self._ready:
                lay(self._pixmap, self._rect, part, piece)
        self._ready.clear()

    def is_of(self, scale: float) -> bool:
        """Whether it is painted at this scale, but for what is ``left``."""
        return self._pixmap is not None and scale == self._scale and not self._late

    def reaches(self, area: QRectF) -> bool:
        """Whether a rectangle of the board lies in what is painted at its scale."""
        return self._rect.contains(pixels_of(area, self._scale).adjusted(1, 1, -1, -1))

    @property
    def left(self) -> Sequence[QRectF]:
        """The rectangles of the board that aren't all painted."""
        waiting = [area_of_pixels(one, self._scale) for one in self._pieces]
        return [*self._late, *waiting, *(area_of_pixels(part, self._scale) for part, _ in self._ready)]

    def stamp(self, painter: QPainter, origin: QPoint) -> None:
        """Draw what is painted on a painter in device pixels."""
        if self._pixmap is not None:
            painter.drawPixmap(origin + self._rect.topLeft(), self._pixmap)

    def put(self, painter: QPainter, origin: QPoint) -> None:
        """Likewise, in place of what is there: upon it, what is half clear at the board's edge would count twice."""
        if self._pixmap is None:
            return
        self._show_ready()
        painted = QRegion()
        for part in self._parts:
            painted += pixels_of(part, self._scale).intersected(self._rect)
        for piece in self._pieces:
            painted -= QRegion(piece)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.setClipRegion(painted.translated(origin))
        painter.drawPixmap(origin + self._rect.topLeft(), self._pixmap)


def _key(area: QRectF) -> tuple[float, float, float, float]:
    return area.x(), area.y(), area.width(), area.height()


def _clear_pixmap(rect: QRect) -> QPixmap:
    pixmap = QPixmap(rect.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
