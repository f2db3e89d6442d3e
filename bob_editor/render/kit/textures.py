"""Textures: a square of marks that repeats, painted as a brush where pixels are, and mark by mark where vectors are."""

import math
from collections.abc import Callable, Iterator
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from bob_editor.records import Record
from bob_editor.render.kit.sprites import rendered
from bob_editor.render.kit.strokes import Inside, inside
from bob_editor.render.kit.view import View

PERIOD = 12.0
"""Width and height in units of the square that repeats."""

COARSEST, FINEST = 3.5, 56.0
"""Pixels per unit below which a texture is a flat colour, and above which its marks are painted one by one."""

_MASTERS = (18.0, 36.0, 56.0)
"""Scales at which textures are rendered; full size is one of them, so that it is crisp."""

_KEPT = 6
"""How many scales of one texture are kept: 12 units at 40 pixels are 0.9 MB."""


Shapes = tuple[tuple[QPainterPath, QColor, float], ...]
"""Shapes with their colours, painted in order; a width makes a line of a shape."""


class Mark(Record, eq=False):
    """One thing of a texture: shapes, seen from the place where it stands. Things may share their shapes."""

    shapes: Shapes
    x: float = 0.0
    y: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The rectangle that holds it."""
        return box_of(self.shapes).translated(self.x, self.y)


def box_of(shapes: Shapes) -> QRectF:
    """The rectangle that holds some shapes."""
    found = QRectF()
    for shape, _, width in shapes:
        found = found.united(shape.boundingRect().adjusted(-width, -width, width, width))
    return found


class Texture:
    """Marks on a ground colour. ``recipe`` is asked once, for marks in the square from (0, 0) to (PERIOD, PERIOD).

    A ground colour that isn't opaque leaves what lies below in sight. ``mean`` is the mean of it all, where known.
    """

    def __init__(self, ground: QColor, recipe: Callable[[], list[Mark]], mean: QColor | None = None) -> None:
        self.ground = ground
        self._recipe = recipe
        self._known_mean = mean
        self._images: dict[int, QImage] = {}
        self._masters: dict[int, QImage] = {}

    @cached_property
    def marks(self) -> list[tuple[QRectF, Mark]]:
        """The marks of one square with the rectangles that hold them."""
        marks = self._recipe()
        looks = {id(mark.shapes): mark.shapes for mark in marks}  # many marks have one look
        boxes = {key: box_of(shapes) for key, shapes in looks.items()}
        return [(boxes[id(mark.shapes)].translated(mark.x, mark.y), mark) for mark in marks]

    def fill(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        """Fill a path; it ends exactly at the path's edge."""
        if view.scale < COARSEST:
            painter.fillPath(path, self._known_mean or self.mean)
        elif view.vector:
            self._fill_by_marks(painter, path, view)
        elif view.scale > FINEST:
            self._fill_by_sprites(painter, path, view)
        else:
            painter.fillPath(path, self.brush(view.scale))

    def brush(self, scale: float) -> QBrush:
        """A brush for a painter in units at this many pixels per unit."""
        brush = QBrush(self._image(scale))
        brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        return brush

    def _image(self, scale: float) -> QImage:
        """The square at a scale: rendered at a few, of which the others are made smaller; that takes a millisecond."""
        side = max(4, round(PERIOD * scale))
        image = self._images.pop(side, None)
        if image is None:
            master = self._master(next((one for one in _MASTERS if one >= scale), scale))
            image = master
            if side != master.width():
                image = master.scaled(
                    side,
                    side,
                    Qt.AspectRatioMode.IgnoreAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                ).convertToFormat(master.format())
            while len(self._images) >= _KEPT:
                del self._images[next(iter(self._images))]
        self._images[side] = image
        return image

    def _master(self, scale: float) -> QImage:
        """The square rendered mark by mark."""
        side = round(PERIOD * scale)
        image = self._masters.get(side)
        if image is None:
            image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(self.ground)
            with QPainter(image) as painter:
                self._stamp(painter, QRectF(0, 0, PERIOD, PERIOD), side / PERIOD)
            if self.ground.alpha() == 255:
                image = image.convertToFormat(QImage.Format.Format_RGB32)
            self._masters[side] = image
        return image

    def _stamp(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """Put the marks that meet an area on a painter in pixels from the area's corner; each look is made once."""
        sprites: dict[int, tuple[QImage, int, int]] = {}
        for place, mark in self._wrapped(area):
            sprite = sprites.get(id(mark.shapes))
            if sprite is None:
                sprite = sprites[id(mark.shapes)] = rendered(
                    scale, (0.0, 0.0), box_of(mark.shapes), mark.shapes, _paint_shapes
                )
            image, left, top = sprite
            x, y = (place.x() - area.left()) * scale, (place.y() - area.top()) * scale
            painter.drawImage(round(x) + left, round(y) + top, image)

    @cached_property
    def mean(self) -> QColor:
        """Its colour from so far that no mark is seen, worked out."""
        one = self._image(8).scaled(
            1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        return one.pixelColor(0, 0)

    def _wrapped(self, area: QRectF) -> Iterator[tuple[QPointF, Mark]]:
        """The marks that meet an area, each with the place where it stands, in the order of painting."""
        left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
        for rect, mark in self.marks:
            columns = range(
                math.ceil((left - rect.right()) / PERIOD), math.floor((right - rect.left()) / PERIOD) + 1
            )
            for row in range(
                math.ceil((top - rect.bottom()) / PERIOD), math.floor((bottom - rect.top()) / PERIOD) + 1
            ):
                for column in columns:
                    yield QPointF(column * PERIOD + mark.x, row * PERIOD + mark.y), mark

    def _fill_by_marks(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        painter.fillPath(path, self.ground)
        area = path.boundingRect().intersected(view.region)
        if area.isEmpty() or not self.marks:
            return

        def paint(cut: Inside) -> None:
            for place, mark in self._wrapped(area):
                if not cut.misses(box_of(mark.shapes).translated(place)):
                    for shape, colour, width in mark.shapes:
                        cut.paint(shape.translated(place), colour, width)

        inside(painter, path, view, paint)

    def _fill_by_sprites(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        """The same in pixels: a brush of just the rectangle that is to be filled."""
        area = path.boundingRect().intersected(view.region)
        if area.isEmpty():
            return
        scale = view.scale
        # From a whole pixel of the board, so that a tile and what mends it agree.
        left, top = math.floor(area.left() * scale), math.floor(area.top() * scale)
        wide, high = math.ceil(area.right() * scale) - left, math.ceil(area.bottom() * scale) - top
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(self.ground)
        with QPainter(image) as inner:
            self._stamp(inner, QRectF(left / scale, top / scale, wide / scale, high / scale), scale)
        brush = QBrush(image)
        brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale).translate(left, top))
        painter.fillPath(path, brush)


def _paint_shapes(painter: QPainter, shapes: Shapes) -> None:
    whole = Inside(painter, None)
    for shape, colour, width in shapes:
        whole.paint(shape, colour, width)
