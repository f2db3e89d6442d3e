"""Boards printed in a sixth hand: soft watercolour, as a publisher prints a box's mapboards.

Ground lies in broad clouds, hills are thin tints within brown lines, woods dark masses with a feathered rim and single
lit crowns, houses grey-brown with soft shadows; the grid is pale and thin, and the sheet lies in uneven light.
"""

from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np
import numpy.typing as npt
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.geometry.shapes import polygons_of
from bob_editor.library.drawn import Shape
from tests.foreign_prints import ForeignPrint, Hand, path_of

Reals = npt.NDArray[np.float64]

_GROUND = (206, 204, 152)
_TINTS = {-1: (176, 178, 136), 1: (208, 190, 140), 2: (202, 174, 124), 3: (188, 154, 106), 4: (170, 134, 90)}
_CREST = (146, 100, 58)

_FEATHER = (0.06, 0.0, -0.06)
"""So far beyond its outline and within it a mass of trees fades, in true proportions."""

_SHADE = (0.26, 0.18, 0.1)
"""How far shadows fall, in steps from faint to dark, likewise."""

_CLOUDS = ((0.16, 22), (1.1, 20), (3.0, 18), (9.0, 18))
"""How broad clouds of the wash are, likewise, and how strong."""

_SPENT = 0.09
"""How much darker the sheet is at one of its corners than in its middle."""


class SoftPrint(ForeignPrint):
    """Paints one board in that hand."""

    @property
    def hands(self) -> Mapping[str, Hand]:
        """How each terrain is painted."""
        return _HANDS

    def paint(self, painter: QPainter, scale: float) -> None:
        """Painted, and seen in light that isn't even."""
        super().paint(painter, scale)
        x, y = np.meshgrid(np.linspace(0, 1, 64), np.linspace(0, 1, 48))
        corner = self.dice.integers(0, 2, 2)
        far = np.hypot(x - corner[0], y - corner[1]) / np.sqrt(2)
        self._laid(painter, np.zeros((48, 64)), _SPENT * 255 * (1 - far).clip(0, 1) ** 2)

    def _laid(self, painter: QPainter, light: Reals, alpha: Reals) -> None:
        """Grey over the whole sheet, smoothly."""
        high, wide = alpha.shape
        pixels = np.zeros((high, wide, 4), dtype=np.uint8)
        pixels[..., :3] = light[..., None]
        pixels[..., 3] = alpha.clip(0, 255)
        image = QImage(pixels.tobytes(), wide, high, wide * 4, QImage.Format.Format_RGBA8888)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.area, image.copy())

    def clouds(self, painter: QPainter, shape: BaseGeometry | None, strength: float = 1.0) -> None:
        """A wash that dried unevenly, over the ground or a shape."""
        painter.save()
        if shape is not None:
            painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for grain, alpha in _CLOUDS:
            size = max(3, round(self.area.height() / grain)), max(3, round(self.area.width() / grain))
            grey = self.dice.normal(0, 1, size)
            self._laid(
                painter, np.where(grey > 0, 255.0, 40.0), (np.abs(grey) * alpha * strength).clip(0, 80)
            )
        painter.restore()

    def ground(self, painter: QPainter) -> None:
        """Dry grass in clouds, with meadows greener than it here and there."""
        painter.fillRect(self.area, self.colour(_GROUND))
        for x, y in self.spots(shapely.box(*self.area.getCoords()), 6.0):
            green = bool(self.dice.integers(2))
            colour = QColor(150, 176, 96, 14) if green else QColor(226, 200, 140, 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for reach in (3.4, 2.6, 1.8, 1.0):
                painter.drawEllipse(QPointF(x, y), reach * 1.3, reach)
        self.clouds(painter, None)

    def hill(self, painter: QPainter, one: Shape) -> None:
        """A thin tint within a brown line."""
        shape = self.true(one.geometry)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(_TINTS[max(-1, min(4, one.level or 0))], alpha=235))
        painter.drawPath(path_of(shape))
        self.clouds(painter, shape)
        painter.strokePath(path_of(shape), QPen(self.colour(_CREST, alpha=210), 0.11))

    def shade(self, painter: QPainter, shape: BaseGeometry, strength: int = 34) -> None:
        """The soft shadow of what is high, to the lower right."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(36, 34, 24, strength))
        for far in _SHADE:
            painter.drawPath(path_of(shapely.affinity.translate(shape, far, far)))

    def mass(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Trees as one dark mass with a feathered rim; light falls on some of them."""
        self.shade(painter, shape)
        for far in _FEATHER:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour([part * 0.9 for part in colour], alpha=255 if far < 0 else 90))
            painter.drawPath(path_of(shape.buffer(far)))
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for x, y in self.spots(shape, 0.3):
            reach = 0.2 * float(self.dice.uniform(0.6, 1.3))
            painter.setBrush(self.colour([part * 1.16 for part in colour], 9, 110))
            painter.drawEllipse(QPointF(x, y), reach, reach)
            painter.setBrush(self.colour([part * 0.66 for part in colour], 6, 90))
            painter.drawEllipse(QPointF(x + reach * 0.7, y + reach * 0.7), reach * 0.7, reach * 0.6)
        painter.restore()
        self.clouds(painter, shape, 0.7)

    def single(
        self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], size: float, apart: float
    ) -> None:
        """Trees or bushes one by one on a faint wash, each with its shadow."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(colour, alpha=46))
        painter.drawPath(path_of(shape))
        for x, y in self.spots(shape.buffer(-size * 0.6), apart):
            reach = size * float(self.dice.uniform(0.7, 1.2))
            painter.setBrush(QColor(36, 34, 24, 90))
            painter.drawEllipse(QPointF(x + 0.1, y + 0.12), reach, reach)
            painter.setBrush(self.colour(colour, 9))
            painter.drawEllipse(QPointF(x, y), reach, reach * 0.95)
            painter.setBrush(self.colour([part * 1.2 for part in colour], 6, 140))
            painter.drawEllipse(QPointF(x - reach * 0.25, y - reach * 0.3), reach * 0.5, reach * 0.45)

    def field(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """A wash with furrows along one way, each field its own."""
        for part in polygons_of(shape.buffer(0)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour(colour, 5, 215))
            painter.drawPath(path_of(part))
            painter.save()
            painter.setClipPath(path_of(part), Qt.ClipOperation.IntersectClip)
            left, top, right, bottom = part.bounds
            middle, far = part.centroid, max(right - left, bottom - top)
            painter.translate(middle.x, middle.y)
            painter.rotate(float(self.dice.uniform(0, 180)))
            for across in np.arange(-far, far, 0.17).tolist():
                painter.setPen(QPen(self.colour([one * 0.84 for one in colour], 6, 120), 0.05))
                painter.drawLine(
                    QPointF(-far, across), QPointF(far, across + float(self.dice.normal(0, 0.05)))
                )
            painter.restore()
        self.clouds(painter, shape, 0.6)

    def water(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """A wash that is lighter in its middle, with a soft bank."""
        shape = shape if polygons_of(shape) else shape.buffer(0.35)
        painter.setPen(QPen(self.colour([part * 0.78 for part in colour], alpha=150), 0.14))
        painter.setBrush(self.colour(colour))
        painter.drawPath(path_of(shape))
        painter.setPen(Qt.PenStyle.NoPen)
        for far in (0.25, 0.45, 0.7):
            painter.setBrush(QColor(255, 255, 255, 22))
            painter.drawPath(path_of(shape.buffer(-far)))
        self.clouds(painter, shape, 0.7)

    def house(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Grey-brown roofs of two slopes, with soft shadows."""
        for part in polygons_of(shape.buffer(0)):
            self.shade(painter, part, 52)
            box = shapely.get_coordinates(part.minimum_rotated_rectangle)
            long = np.hypot(*(box[1] - box[0])) > np.hypot(*(box[2] - box[1]))
            corners = box[:4] if long else np.roll(box[:4], -1, axis=0)
            first, second = (corners[0] + corners[3]) / 2, (corners[1] + corners[2]) / 2
            painter.setPen(QPen(self.colour([one * 0.5 for one in colour], alpha=170), 0.045))
            painter.setBrush(self.colour(colour, 7))
            painter.drawPath(path_of(part))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour([one * 0.8 for one in colour], 5))
            painter.drawPath(path_of(part.intersection(shapely.Polygon([first, second, *corners[2:4]]))))

    def sides(self, painter: QPainter) -> None:
        """Hedges are dark rows of unlike bushes with a shadow, walls two greys."""
        frame = self.board.grid.frame
        for side, features in self.board.sides.items():
            start, end = (frame.true(point) for point in ends_of(frame, side))
            line = shapely.LineString([start, end])
            if any(one.terrain == "wall" for one in features):
                self.shade(painter, line.buffer(0.09), 40)
                for wide, colour in ((0.24, (92, 86, 78)), (0.15, (172, 164, 150))):
                    painter.setPen(QPen(self.colour(colour), wide))
                    painter.drawLine(QPointF(*start), QPointF(*end))
            elif features:
                self.shade(painter, line.buffer(0.16))
                self.single(painter, line.buffer(0.34), colour=(88, 112, 62), size=0.2, apart=0.22)

    def grid(self, painter: QPainter) -> None:
        """Pale thin lines, white dots, grey names."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(244, 240, 224, 150), 0.055))
        grid = self.board.grid
        for at in grid.hexes:
            painter.drawPolygon(self.proportions.polygon(at))
        font = QFont("DejaVu Sans")
        font.setPixelSize(20)
        painter.setFont(font)
        for at in grid.hexes:
            painter.setPen(QPen(QColor(60, 56, 48, 130), 0.03))
            painter.setBrush(QColor(250, 248, 240))
            painter.drawEllipse(self.proportions.centre(at), 0.11, 0.11)
            x, y = self.proportions.dot(at)
            painter.save()
            painter.translate(x, y - 1.22)
            painter.scale(0.018, 0.018)
            painter.setPen(QColor(54, 50, 42, 200))
            painter.drawText(QRectF(-60, -14, 120, 28), Qt.AlignmentFlag.AlignCenter, grid.label(at))
            painter.restore()


_WOODS: Hand = partial(SoftPrint.mass, colour=(82, 104, 58))
_BUSHES: Hand = partial(SoftPrint.single, colour=(126, 142, 80), size=0.22, apart=0.46)
_ORCHARD: Hand = partial(SoftPrint.single, colour=(98, 124, 66), size=0.3, apart=0.72)
_CROPS: Hand = partial(SoftPrint.field, colour=(222, 198, 112))
_MARSH: Hand = partial(SoftPrint.field, colour=(150, 168, 140))
_WATER: Hand = partial(SoftPrint.water, colour=(126, 160, 176))
_STONE: Hand = partial(SoftPrint.house, colour=(142, 130, 120))
_WOOD: Hand = partial(SoftPrint.house, colour=(150, 106, 76))

_HANDS: dict[str, Hand] = {
    **dict.fromkeys(("jungle", "woods", "forest"), _WOODS),
    "heavy_woods": partial(SoftPrint.mass, colour=(60, 80, 46)),
    **dict.fromkeys(("bush", "brush"), _BUSHES),
    **dict.fromkeys(("orchard", "plantation"), _ORCHARD),
    **dict.fromkeys(("grass", "wheat", "field", "grain"), _CROPS),
    **dict.fromkeys(("water_barrier", "water", "pond", "lake", "river", "stream"), _WATER),
    **dict.fromkeys(("swamp", "marsh"), _MARSH),
    "palm": partial(SoftPrint.single, colour=(96, 140, 84), size=0.3, apart=0.8),
    "beach": partial(SoftPrint.field, colour=(236, 222, 180)),
    "gully": partial(SoftPrint.water, colour=(146, 120, 90)),
    "urban": partial(SoftPrint.field, colour=(190, 182, 168)),
    **dict.fromkeys(("building", "building_stone", "stone_building", "urban_building"), _STONE),
    **dict.fromkeys(("hut", "building_wood", "wooden_building"), _WOOD),
    **dict.fromkeys(("bridge", "ford"), partial(SoftPrint.house, colour=(170, 150, 120))),
    "road": partial(ForeignPrint.way, colour=(226, 214, 178), wide=0.44),
    **dict.fromkeys(("trail", "path"), partial(ForeignPrint.way, colour=(216, 200, 156), wide=0.22)),
}
