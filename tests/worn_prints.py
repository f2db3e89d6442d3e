"""Boards printed in a fourth hand, on paper that was used: watercolour in cool colours, hills shaded from one side.

Washes are thin and pool at their rims; bushes are blots, palms fans of leaves, hex lines crooked and names coloured.
Halftone dots beat against the scan's pixels, and the sheet has a fold, a stain and a side that lies in shade.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from math import cos, pi, sin, tau

import numpy as np
import numpy.typing as npt
import shapely
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.lattice import Node
from bob_editor.library.drawn import Shape
from tests.foreign_prints import ForeignPrint, Hand, path_of

_PAPER = (214, 212, 190)
_TINTS = {-1: (186, 196, 188), 1: (205, 190, 158), 2: (188, 164, 136), 3: (164, 136, 116), 4: (138, 110, 98)}
_LIT, _SHADED = QColor(255, 252, 236, 15), QColor(52, 44, 70, 15)

_FINER, _SCREEN = 2, 3.1
"""How much finer than the scan the print is, and how far apart its halftone dots are, in pixels of it."""
_ANGLES = (0.26, 1.31, 0.0, 0.785)
"""How the screens of cyan, magenta, yellow and black are turned."""
_SOFT = 0.8
"""How far around its dots ink runs, as a share of all that they may hold."""

Pixels = npt.NDArray[np.float32]


class WornPrint(ForeignPrint):
    """Paints one board in that hand."""

    @property
    def hands(self) -> Mapping[str, Hand]:
        """How each terrain is painted."""
        return _HANDS

    def paint(self, painter: QPainter, scale: float) -> None:
        """Painted, printed in dots, folded and stained."""
        finer = scale * _FINER
        size = QSize(round(self.area.width() * finer), round(self.area.height() * finer))
        image = QImage(size, QImage.Format.Format_RGB888)
        with QPainter(image) as brush:
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.scale(finer, finer)
            brush.translate(-self.area.topLeft())
            super().paint(brush, finer)
        worn = self._worn(_in_dots(_pixels(image)))
        data = np.ascontiguousarray((worn * 255).clip(0, 255).astype(np.uint8))
        printed = QImage(data.tobytes(), size.width(), size.height(), 3 * size.width(), image.format())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.area, printed.copy())

    def _worn(self, pixels: Pixels) -> Pixels:
        """With a fold from top to bottom, a ring of coffee, and less light towards one corner."""
        high, wide = pixels.shape[:2]
        y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
        per = wide / self.area.width()
        fold = (x - wide * self.dice.uniform(0.35, 0.65)) / per + 0.1 * np.sin(y / per)
        crease = np.exp(-((fold / 0.09) ** 2)) * 0.6 - np.sign(fold) * np.exp(-np.abs(fold) / 0.8) * 0.08
        middle = self.dice.uniform(0.2, 0.8, 2) * (wide, high)
        far = np.hypot(x - middle[0], y - middle[1]) / per
        ring = 0.5 * np.exp(-(((far - 3.2) / 0.16) ** 2)) + 0.18 * (far < 3.2)
        stain = 1 - ring[..., None] * np.array([0.14, 0.24, 0.42], dtype=np.float32)
        light = 1.03 - 0.1 * (x / wide + y / high) / 2
        return np.asarray(
            (pixels * stain * light[..., None]) * (1 - crease[..., None]) + crease[..., None] * 0.9
        )

    def ground(self, painter: QPainter) -> None:
        """Pale, in clouds of wash."""
        painter.fillRect(self.area, self.colour(_PAPER))
        self._mottled(painter, None, 0.8)
        for x, y in self.spots(shapely.box(*self.area.getCoords()), 5.0):
            self._blot(painter, x, y, 2.6, QColor(150, 160, 120, 22))

    def hill(self, painter: QPainter, one: Shape) -> None:
        """A thin tint; light from above left, shade on the other side."""
        shape = self.true(one.geometry)
        painter.setPen(QPen(self.colour((120, 100, 90), alpha=90), 0.05))
        painter.setBrush(self.colour(_TINTS[max(-1, min(4, one.level or 0))], alpha=225))
        painter.drawPath(path_of(shape))
        self._mottled(painter, shape)
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        for far in (0.12, 0.24, 0.36, 0.5):
            for off, brush in ((far, _LIT), (-far, _SHADED)):
                painter.setBrush(brush)
                painter.drawPath(path_of(shape.difference(shapely.affinity.translate(shape, off, off))))
        painter.restore()

    def watercolour(
        self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], alpha: int = 235
    ) -> None:
        """A wash that pools at its rim and lies in clouds."""
        self.wash(painter, shape, colour=colour, alpha=alpha)
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for x, y in self.spots(shape, 0.8):
            light = bool(self.dice.integers(2))
            tint = [part * (1.14 if light else 0.84) for part in colour]
            self._blot(painter, x, y, float(self.dice.uniform(0.3, 0.7)), self.colour(tint, 4, 90))
        for far in (0.12, 0.06):
            painter.strokePath(
                path_of(shape), QPen(self.colour([part * 0.7 for part in colour], alpha=80), 2 * far)
            )
        painter.restore()

    def trees(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], size: float) -> None:
        """Blots of two greens over a wash."""
        self.watercolour(painter, shape, colour=colour)
        for x, y in self.spots(shape.buffer(-size * 0.6), size * 1.1):
            for part, off in ((0.68, 0.06), (1.16, -0.04)):
                reach = size * float(self.dice.uniform(0.45, 0.7))
                self._blot(
                    painter, x + off, y + off, reach, self.colour([one * part for one in colour], 8, 150)
                )

    def shrubs(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Blots with ground between."""
        for x, y in self.spots(shape.buffer(-0.16), 0.55):
            reach = 0.24 * float(self.dice.uniform(0.7, 1.25))
            self._blot(painter, x + 0.06, y + 0.08, reach, QColor(40, 44, 50, 90))
            self._blot(painter, x, y, reach, self.colour(colour, 10))
            self._blot(
                painter, x - 0.05, y - 0.06, reach * 0.5, self.colour([one * 1.3 for one in colour], 8, 170)
            )

    def fans(self, painter: QPainter, shape: BaseGeometry) -> None:
        """Palms as fans of leaves, each with its trunk's shadow."""
        for x, y in self.spots(shape.buffer(-0.22), 0.8):
            painter.setPen(QPen(QColor(70, 60, 70, 130), 0.07))
            painter.drawLine(QPointF(x, y), QPointF(x + 0.34, y + 0.3))
            painter.setPen(Qt.PenStyle.NoPen)
            turned = float(self.dice.uniform(0, tau))
            for leaf in range(6):
                angle = turned + leaf * tau / 6
                painter.setBrush(self.colour((70, 122, 92) if leaf % 2 else (104, 146, 96), 8))
                tip, side = (
                    QPointF(far * cos(angle + off), far * sin(angle + off))
                    for far, off in ((0.4, 0), (0.22, 0.5))
                )
                painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x, y) + side, QPointF(x, y) + tip]))

    def hatched(
        self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], wash: Sequence[float]
    ) -> None:
        """Slanted pen strokes over a wash."""
        self.watercolour(painter, shape, colour=wash, alpha=190)
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for x, y in self.spots(shape, 0.24):
            painter.setPen(QPen(self.colour(colour, 12, 190), 0.04))
            painter.drawLine(QPointF(x, y), QPointF(x + float(self.dice.normal(0.1, 0.04)), y - 0.26))
        painter.restore()

    def _blot(self, painter: QPainter, x: float, y: float, reach: float, colour: QColor) -> None:
        """A spot with an uneven edge."""
        waves = self.dice.uniform(0, tau, 3)
        points = []
        for step in range(14):
            angle = step * tau / 14
            far = reach * (
                1 + 0.14 * sum(sin((2 + number) * angle + wave) for number, wave in enumerate(waves))
            )
            points.append(QPointF(x + far * cos(angle), y + far * sin(angle)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(points))

    def grid(self, painter: QPainter) -> None:
        """Crooked lines, dots a little off, and names in red."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grid, frame = self.board.grid, self.board.grid.frame
        off: dict[Node, npt.NDArray[np.float64]] = {}
        for at in grid.hexes:
            ring = []
            for vertex, (right, down) in zip(frame.corners(at), self.proportions.corners(at), strict=True):
                off.setdefault(vertex, self.dice.normal(0, 0.025, 2))
                ring.append(QPointF(right + off[vertex][0], down + off[vertex][1]))
            painter.setPen(QPen(QColor(70, 66, 84, 150), float(self.dice.uniform(0.05, 0.09))))
            painter.drawPolygon(QPolygonF(ring))
        font = QFont("DejaVu Serif")
        font.setPixelSize(20)
        for at in grid.hexes:
            x, y = (part + float(self.dice.normal(0, 0.02)) for part in frame.true(grid.centre(at)))
            painter.setPen(QPen(QColor(60, 40, 60), 0.05))
            painter.setBrush(QColor(232, 120, 88))
            painter.drawEllipse(QPointF(x, y), 0.13, 0.13)
            name = QPainterPath()
            name.addText(QPointF(0, 0), font, grid.label(at))
            painter.save()
            painter.translate(x, y - 1.15)
            painter.scale(0.022, 0.022)
            painter.translate(-name.boundingRect().center())
            painter.fillPath(name, QColor(150, 40, 44))
            painter.restore()


def _pixels(image: QImage) -> Pixels:
    rows = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    colours = rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3)
    return np.asarray(colours / 255, dtype=np.float32)


def _in_dots(pixels: Pixels) -> Pixels:
    """Printed in four inks, each in dots on a screen of its own."""
    black = 0.7 * (1 - pixels.max(axis=-1))
    rest = np.maximum(1 - black, 1e-3)
    inks = [*(1 - pixels[..., one] / rest for one in range(3)), black]
    dots = [_screened(ink, angle) for ink, angle in zip(inks, _ANGLES, strict=True)]
    return np.stack([(1 - dots[one]) * (1 - dots[3]) for one in range(3)], axis=-1, dtype=np.float32)


def _screened(ink: Pixels, angle: float) -> Pixels:
    y, x = np.ogrid[0 : ink.shape[0], 0 : ink.shape[1]]
    across, down = (
        np.cos(((x * cos(angle + turn) + y * sin(angle + turn)) * (tau / _SCREEN)).astype(np.float32))
        for turn in (0.0, pi / 2)
    )
    least = 0.5 + (across + down) / 4
    return np.asarray(((ink - least) / _SOFT + ink).clip(0, 1), dtype=np.float32)


_JUNGLE: Hand = partial(WornPrint.trees, colour=(92, 128, 104), size=0.42)
_BUSHES: Hand = partial(WornPrint.shrubs, colour=(132, 158, 92))
_GRASS: Hand = partial(WornPrint.hatched, colour=(150, 150, 76), wash=(216, 208, 134))
_SWAMP: Hand = partial(WornPrint.hatched, colour=(70, 100, 110), wash=(150, 178, 170))
_HOUSE: Hand = partial(ForeignPrint.roofs, colour=(176, 96, 84))
_HUT: Hand = partial(ForeignPrint.roofs, colour=(168, 128, 96))
_WATER: Hand = partial(WornPrint.watercolour, colour=(132, 178, 204))

_HANDS: dict[str, Hand] = {
    **dict.fromkeys(("jungle", "woods", "forest"), _JUNGLE),
    **dict.fromkeys(("bush", "brush"), _BUSHES),
    **dict.fromkeys(("grass", "wheat", "field", "grain"), _GRASS),
    **dict.fromkeys(("water_barrier", "pond", "lake", "river", "stream"), _WATER),
    "palm": WornPrint.fans,
    "swamp": _SWAMP,
    "beach": partial(WornPrint.watercolour, colour=(238, 226, 188)),
    "gully": partial(WornPrint.watercolour, colour=(150, 132, 120)),
    "orchard": partial(WornPrint.shrubs, colour=(96, 140, 96)),
    **dict.fromkeys(("building", "building_stone"), _HOUSE),
    **dict.fromkeys(("hut", "building_wood"), _HUT),
    "bridge": partial(ForeignPrint.wash, colour=(170, 150, 130), rim=0.06),
    "road": partial(ForeignPrint.way, colour=(226, 216, 200), wide=0.42),
    "trail": partial(ForeignPrint.way, colour=(222, 208, 184), wide=0.22, dashed=True),
}
