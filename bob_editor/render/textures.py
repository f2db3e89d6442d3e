"""Textures: a square of marks that repeats, painted as a brush where pixels are, and mark by mark where vectors are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from bob_editor.render.strokes import Inside, inside
from bob_editor.render.view import View

PERIOD = 12.0
"""Width and height in units of the square that repeats."""

COARSEST, FINEST = 3.5, 56.0
"""Pixels per unit below which a texture is a flat colour, and above which its marks are painted one by one."""

_KEPT = 6
"""How many scales of one texture are kept: 12 units at 40 pixels are 0.9 MB."""


@frozen(eq=False)
class Mark:
    """One thing of a texture: shapes with their colours, painted in order; a width makes a line of a shape."""

    shapes: tuple[tuple[QPainterPath, QColor, float], ...]

    @property
    def rect(self) -> QRectF:
        """The rectangle that holds it."""
        found = QRectF()
        for shape, _, width in self.shapes:
            found = found.united(shape.boundingRect().adjusted(-width, -width, width, width))
        return found


class Texture:
    """Marks on a ground colour. ``recipe`` is asked once, for marks in the square from (0, 0) to (PERIOD, PERIOD).

    A ground colour that isn't opaque leaves what lies below in sight.
    """

    def __init__(self, ground: QColor, recipe: Callable[[], list[Mark]]) -> None:
        self.ground = ground
        self._recipe = recipe
        self._images: dict[int, QImage] = {}

    @cached_property
    def marks(self) -> list[tuple[QRectF, Mark]]:
        """The marks of one square with the rectangles that hold them."""
        return [(mark.rect, mark) for mark in self._recipe()]

    def fill(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        """Fill a path; it ends exactly at the path's edge."""
        if view.scale < COARSEST:
            painter.fillPath(path, self._mean)
        elif view.vector or view.scale > FINEST:
            self._fill_by_marks(painter, path, view)
        else:
            painter.fillPath(path, self.brush(view.scale))

    def brush(self, scale: float) -> QBrush:
        """A brush for a painter in units at this many pixels per unit."""
        brush = QBrush(self._image(scale))
        brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        return brush

    def _image(self, scale: float) -> QImage:
        side = max(4, round(PERIOD * scale))
        image = self._images.pop(side, None)
        if image is None:
            image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(self.ground)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(side / PERIOD, side / PERIOD)
            whole = Inside(painter, None)
            for offset, mark in self._wrapped(QRectF(0, 0, PERIOD, PERIOD)):
                for shape, colour, width in mark.shapes:
                    whole.paint(shape.translated(offset), colour, width)
            painter.end()
            if self.ground.alpha() == 255:
                image = image.convertToFormat(QImage.Format.Format_RGB32)
            while len(self._images) >= _KEPT:
                del self._images[next(iter(self._images))]
        self._images[side] = image
        return image

    @cached_property
    def _mean(self) -> QColor:
        one = self._image(8).scaled(
            1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        return one.pixelColor(0, 0)

    def _wrapped(self, area: QRectF) -> Iterator[tuple[QPointF, Mark]]:
        """The marks that meet an area, each with the offset of its square, in the order of painting."""
        first_x, last_x = int(area.left() // PERIOD) - 1, int(area.right() // PERIOD) + 1
        first_y, last_y = int(area.top() // PERIOD) - 1, int(area.bottom() // PERIOD) + 1
        for rect, mark in self.marks:
            for row in range(first_y, last_y + 1):
                for column in range(first_x, last_x + 1):
                    offset = QPointF(column * PERIOD, row * PERIOD)
                    if rect.translated(offset).intersects(area):
                        yield offset, mark

    def _fill_by_marks(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        painter.fillPath(path, self.ground)
        area = path.boundingRect().intersected(view.region)
        if area.isEmpty() or not self.marks:
            return

        def paint(cut: Inside) -> None:
            for offset, mark in self._wrapped(area):
                if not cut.misses(mark.rect.translated(offset)):
                    for shape, colour, width in mark.shapes:
                        cut.paint(shape.translated(offset), colour, width)

        inside(painter, path, view, paint)
