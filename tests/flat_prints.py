"""Boards printed in a fifth hand: flat colours within black outlines, as a graphic designer draws on textured paper.

Hills are three browns with a hachure inside, orchards stand in rows, houses are seen from above with their shadows,
roads are white between black casings, hedges bumpy and off their sides; the grid is grey, names are small and grey.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from math import sin, tau

import numpy as np
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.geometry.shapes import polygons_of
from bob_editor.library.drawn import Shape
from tests.foreign_prints import ForeignPrint, Hand, path_of

_GROUND = (214, 220, 170)
_TINTS = {-1: (188, 186, 160), 1: (220, 196, 146), 2: (198, 164, 112), 3: (170, 132, 84), 4: (140, 104, 64)}
_BLACK = (28, 26, 24)

_ASIDE = 0.4
"""How far hedges lie off their sides at most: a fifth of one, in true proportions."""

_WEAVE = 0.11
"""How far apart the threads of the paper are, likewise."""


class FlatPrint(ForeignPrint):
    """Paints one board in that hand."""

    @property
    def hands(self) -> Mapping[str, Hand]:
        """How each terrain is painted."""
        return _HANDS

    def paint(self, painter: QPainter, scale: float) -> None:
        """Painted, on paper that shows through."""
        super().paint(painter, scale)
        self._paper(painter)

    def ground(self, painter: QPainter) -> None:
        """One pale green."""
        painter.fillRect(self.area, self.colour(_GROUND))

    def _paper(self, painter: QPainter) -> None:
        """Threads across and down, of uneven strength."""
        wide, high = (round(side / _WEAVE) for side in (self.area.width(), self.area.height()))
        threads = self.dice.normal(0, 7, (high, 1)) + self.dice.normal(0, 7, (1, wide))
        grey = threads + self.dice.normal(0, 6, (high, wide))
        pixels = np.zeros((high, wide, 4), dtype=np.uint8)
        pixels[..., :3] = np.where(grey > 0, 255, 0)[..., None]
        pixels[..., 3] = np.abs(grey).clip(0, 40)
        image = QImage(pixels.tobytes(), wide, high, wide * 4, QImage.Format.Format_RGBA8888)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.area, image.copy())

    def hill(self, painter: QPainter, one: Shape) -> None:
        """A brown with short strokes downhill along its crest line."""
        shape = self.true(one.geometry)
        tint = _TINTS[max(-1, min(4, one.level or 0))]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(tint))
        painter.drawPath(path_of(shape))
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(self.colour([part * 0.72 for part in tint]), 0.06))
        for ring in shapely.get_parts(shape.boundary):
            inner = shape.buffer(-0.32).boundary
            for far in np.arange(0.0, ring.length, 0.22).tolist():
                start = ring.interpolate(far)
                end = inner.interpolate(inner.project(start)) if not inner.is_empty else start
                if start.distance(end) < 0.45:
                    painter.drawLine(QPointF(start.x, start.y), QPointF(end.x, end.y))
        painter.restore()
        painter.strokePath(path_of(shape), QPen(self.colour([part * 0.6 for part in tint]), 0.05))

    def flat(
        self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], line: float = 0.06
    ) -> None:
        """One colour within a black line; what is drawn as a line is as wide as a stream."""
        shape = shape if polygons_of(shape) else shape.buffer(0.35)
        painter.setPen(QPen(self.colour(_BLACK), line))
        painter.setBrush(self.colour(colour))
        painter.drawPath(path_of(shape))

    def canopy(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Flat, with rounded arcs of single trees here and there."""
        self.flat(painter, shape, colour=colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for x, y in self.spots(shape.buffer(-0.3), 0.62):
            painter.setPen(QPen(self.colour([part * 0.7 for part in colour]), 0.06))
            reach = 0.24 * float(self.dice.uniform(0.8, 1.2))
            painter.drawArc(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), 20 * 16, 200 * 16)

    def rows(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], apart: float) -> None:
        """Round trees in rows, each with an outline, on the ground."""
        left, top, right, bottom = shape.bounds
        turned = float(self.dice.uniform(0, tau / 4))
        middle = shape.centroid
        far = max(right - left, bottom - top)
        painter.setPen(QPen(self.colour(_BLACK), 0.05))
        painter.setBrush(self.colour(colour))
        steps = np.arange(-far, far, apart)
        across, down = (part.ravel() for part in np.meshgrid(steps, steps))
        x = middle.x + across * np.cos(turned) - down * np.sin(turned)
        y = middle.y + across * np.sin(turned) + down * np.cos(turned)
        inside = shapely.contains_xy(shape.buffer(-0.22), x, y)
        for right, lower in zip(x[inside].tolist(), y[inside].tolist(), strict=True):
            painter.drawEllipse(QPointF(right, lower), 0.24, 0.24)

    def dotted(
        self,
        painter: QPainter,
        shape: BaseGeometry,
        *,
        colour: Sequence[float],
        mark: Sequence[float],
        line: float = 0.0,
    ) -> None:
        """Flat, with a mark of three strokes in no order."""
        painter.setPen(QPen(self.colour(_BLACK), line) if line else Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(colour))
        painter.drawPath(path_of(shape))
        painter.setPen(QPen(self.colour(mark), 0.05))
        for x, y in self.spots(shape.buffer(-0.2), 0.55):
            for lean in (-0.1, 0.0, 0.1):
                painter.drawLine(QPointF(x, y), QPointF(x + lean, y - 0.2))

    def stars(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Palms: single stars with black outlines on the ground."""
        for x, y in self.spots(shape.buffer(-0.24), 0.8):
            turned = float(self.dice.uniform(0, tau))
            angles = turned + np.arange(14) * tau / 14
            reach = np.where(np.arange(14) % 2, 0.16, 0.38)
            star = shapely.Polygon(np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], axis=1))
            self.flat(painter, star, colour=colour, line=0.04)

    def from_above(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Roofs as a photograph has them: two slopes of unlike light, tiles, a long shadow."""
        for part in polygons_of(shape.buffer(0)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 20, 30, 120))
            painter.drawPath(path_of(shapely.affinity.translate(part, 0.22, 0.26)))
            box = shapely.get_coordinates(part.minimum_rotated_rectangle)
            long = np.hypot(*(box[1] - box[0])) > np.hypot(*(box[2] - box[1]))
            corners = box[:4] if long else np.roll(box[:4], -1, axis=0)
            first, second = (corners[0] + corners[3]) / 2, (corners[1] + corners[2]) / 2
            lower = shapely.Polygon([first, second, corners[2], corners[3]])
            painter.setBrush(self.colour(colour))
            painter.drawPath(path_of(part))
            painter.setBrush(self.colour([one * 0.76 for one in colour]))
            painter.drawPath(path_of(part.intersection(lower)))
            painter.save()
            painter.setClipPath(path_of(part), Qt.ClipOperation.IntersectClip)
            for x, y in self.spots(part, 0.1):
                painter.fillRect(QRectF(x, y, 0.07, 0.07), self.colour(colour, 22, 90))
            painter.restore()

    def cased(self, painter: QPainter, line: BaseGeometry, *, wide: float) -> None:
        """A white road between black lines."""
        for more, colour in ((0.12, _BLACK), (0.0, (250, 248, 242))):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour(colour))
            painter.drawPath(path_of(line.buffer((wide + more) / 2)))

    def _bumpy(self, painter: QPainter, start: Sequence[float], end: Sequence[float]) -> None:
        """A hedge: a green line with bumps, beside where its side runs."""
        way = np.subtract(end, start)
        beside = np.array([-way[1], way[0]]) / np.hypot(*way)
        ends = self.dice.uniform(-_ASIDE, _ASIDE, 2)
        steps = np.linspace(0, 1, 24)[:, None]
        begun = float(self.dice.uniform(0, tau))
        wave = np.array([0.05 * sin(begun + 9 * step) for step in steps.ravel()])[:, None]
        off = ends[0] + (ends[1] - ends[0]) * steps + wave
        spine = shapely.LineString(np.asarray(start) + steps * way + off * beside)
        bumps = [shapely.Point(*one).buffer(0.15) for one in shapely.get_coordinates(spine)[::3]]
        self.flat(painter, shapely.union_all([spine.buffer(0.11), *bumps]), colour=(86, 128, 58), line=0.05)

    def sides(self, painter: QPainter) -> None:
        """Hedges and rows of trees are bumpy lines, walls black and grey ones."""
        frame = self.board.grid.frame
        for side, features in self.board.sides.items():
            start, end = (frame.true(point) for point in ends_of(frame, side))
            if any(one.terrain == "wall" for one in features):
                for wide, colour in ((0.24, _BLACK), (0.14, (176, 174, 170))):
                    painter.setPen(QPen(self.colour(colour), wide))
                    painter.drawLine(QPointF(*start), QPointF(*end))
            elif features:
                self._bumpy(painter, start, end)

    def grid(self, painter: QPainter) -> None:
        """Grey lines, black dots, small grey names at the lower side of each hex."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(110, 110, 110, 210), 0.055))
        grid = self.board.grid
        for at in grid.hexes:
            painter.drawPolygon(self.proportions.polygon(at))
        font = QFont("DejaVu Sans")
        font.setPixelSize(20)
        painter.setFont(font)
        for at in grid.hexes:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour(_BLACK))
            painter.drawEllipse(self.proportions.centre(at), 0.1, 0.1)
            x, y = self.proportions.dot(at)
            painter.save()
            painter.translate(x, y + 1.25)
            painter.scale(0.019, 0.019)
            painter.setPen(QColor(90, 90, 90))
            painter.drawText(QRectF(-60, -14, 120, 28), Qt.AlignmentFlag.AlignCenter, grid.label(at))
            painter.restore()


_WOODS: Hand = partial(FlatPrint.canopy, colour=(104, 148, 78))
_BUSHES: Hand = partial(FlatPrint.rows, colour=(148, 176, 92), apart=0.56)
_ORCHARD: Hand = partial(FlatPrint.rows, colour=(104, 150, 70), apart=0.68)
_CROPS: Hand = partial(FlatPrint.dotted, colour=(236, 220, 120), mark=(176, 150, 60), line=0.05)
_MARSH: Hand = partial(FlatPrint.dotted, colour=(168, 200, 184), mark=(60, 108, 110))
_WATER: Hand = partial(FlatPrint.flat, colour=(140, 186, 214))
_STONE: Hand = partial(FlatPrint.from_above, colour=(156, 150, 148))
_WOOD: Hand = partial(FlatPrint.from_above, colour=(176, 104, 72))

_HANDS: dict[str, Hand] = {
    **dict.fromkeys(("jungle", "woods", "forest"), _WOODS),
    "heavy_woods": partial(FlatPrint.canopy, colour=(66, 108, 58)),
    **dict.fromkeys(("bush", "brush"), _BUSHES),
    **dict.fromkeys(("orchard", "plantation"), _ORCHARD),
    **dict.fromkeys(("grass", "wheat", "field", "grain"), _CROPS),
    **dict.fromkeys(("water_barrier", "water", "pond", "lake", "river", "stream"), _WATER),
    **dict.fromkeys(("swamp", "marsh"), _MARSH),
    "palm": partial(FlatPrint.stars, colour=(92, 160, 88)),
    "beach": partial(FlatPrint.flat, colour=(246, 232, 190)),
    "gully": partial(FlatPrint.flat, colour=(166, 138, 108)),
    "urban": partial(FlatPrint.flat, colour=(206, 204, 200)),
    **dict.fromkeys(("building", "building_stone", "stone_building", "urban_building"), _STONE),
    **dict.fromkeys(("hut", "building_wood", "wooden_building"), _WOOD),
    **dict.fromkeys(("bridge", "ford"), partial(FlatPrint.flat, colour=(190, 176, 150))),
    "road": partial(FlatPrint.cased, wide=0.42),
    **dict.fromkeys(("trail", "path"), partial(FlatPrint.cased, wide=0.2)),
}
