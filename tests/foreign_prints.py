"""Boards printed in a hand that isn't ours: as an artist paints them who never saw our styles.

Canopies of single crowns, palms and bushes with ground between, tufts of grass, hills by tints that darken, roofs with
the shadows that they cast, all on mottled ground beneath dark hex lines, dots and names.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import cos, sin, tau
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.geometry.shapes import polygons_of
from bob_editor.library.drawn import Shape, shapes_of
from bob_editor.model.board import Board
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.proportions import Proportions
from bob_editor.rulesets import ruleset
from tests.scans import scan_of

Dice = np.random.Generator
Spot = tuple[float, float]

Hand = Callable[[Any, QPainter, BaseGeometry], None]
"""How who paints a print paints a shape of a terrain, in true proportions."""

_GROUND = (197, 187, 139)
_TINTS = {-1: (168, 158, 128), 1: (184, 158, 108), 2: (166, 132, 84), 3: (146, 106, 62)}


class ForeignPrint:
    """Paints one board; ``seed`` says in which colours and where each crown and tuft stands."""

    def __init__(self, board: Board, seed: int = 0) -> None:
        self.board = board
        self.dice = np.random.default_rng(seed)
        self._cast = self.dice.normal(0, 5, 3)
        self.proportions = Proportions(board.grid.frame)
        self.area = self.proportions.rect(board.grid.hexes, margin=0.6)

    @property
    def hands(self) -> Mapping[str, Hand]:
        """How each terrain is painted."""
        return _HANDS

    def paint(self, painter: QPainter, _scale: float) -> None:
        """Paint it in true proportions: from the ground up to the names."""
        self.ground(painter)
        shapes = list(shapes_of(self.board, ruleset(self.board.ruleset)))
        for one in sorted((one for one in shapes if one.level), key=lambda one: one.level or 0):
            self.hill(painter, one)
        order = [*_LOWEST, *sorted({one.terrain for one in shapes} - {*_LOWEST, *_HIGHEST}), *_HIGHEST]
        for terrain in order:
            for one in shapes:
                if one.terrain == terrain and not one.level:
                    self._terrain(painter, one)
        self.sides(painter)
        self.grid(painter)

    def colour(self, colour: Sequence[float], varied: float = 0.0, alpha: int = 255) -> QColor:
        """A colour of this print, lighter or darker by chance."""
        light = float(self.dice.normal(0, varied)) if varied else 0.0
        red, green, blue = (
            round(min(255, max(0, part + cast + light)))
            for part, cast in zip(colour, self._cast, strict=True)
        )
        return QColor(red, green, blue, alpha)

    def true(self, shape: BaseGeometry) -> BaseGeometry:
        """A shape of lattice units in true proportions."""
        frame = self.board.grid.frame
        return shapely.transform(shape, lambda points: np.array([frame.true((x, y)) for x, y in points]))

    def ground(self, painter: QPainter) -> None:
        """What lies beneath all else."""
        painter.fillRect(self.area, self.colour(_GROUND))
        self._mottled(painter, None)

    def _mottled(self, painter: QPainter, shape: BaseGeometry | None, strength: float = 1.0) -> None:
        """Grain and clouds over the ground or a shape."""
        wide, high = self.area.width(), self.area.height()
        for grain, alpha in ((0.12, 26), (0.9, 22), (4.0, 16)):
            size = max(2, round(high / grain)), max(2, round(wide / grain))
            grey = self.dice.normal(0, 1, size).clip(-2, 2)
            pixels = np.zeros((*size, 4), dtype=np.uint8)
            pixels[..., :3] = np.where(grey > 0, 255, 0)[..., None]
            pixels[..., 3] = (np.abs(grey) * alpha * strength / 1.2).clip(0, 90)
            image = QImage(pixels.tobytes(), size[1], size[0], size[1] * 4, QImage.Format.Format_RGBA8888)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if shape is not None:
                painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
            painter.drawImage(self.area, image.copy())
            painter.restore()

    def hill(self, painter: QPainter, one: Shape) -> None:
        """A tint that ends in a darker line."""
        shape = self.true(one.geometry)
        tint = _TINTS[max(-1, min(3, one.level or 0))]
        painter.setPen(QPen(self.colour([part * 0.75 for part in tint], alpha=150), 0.09))
        painter.setBrush(self.colour(tint))
        painter.drawPath(path_of(shape))
        self._mottled(painter, shape)

    def _terrain(self, painter: QPainter, one: Shape) -> None:
        hand = self.hands.get(one.terrain)
        if hand is not None:
            hand(self, painter, self.true(one.geometry))

    # -- what an artist's hand does -------------------------------------------------------------------------------

    def spots(self, shape: BaseGeometry, apart: float) -> list[Spot]:
        """Places in a shape, about so far apart, in no order."""
        left, top, right, bottom = shape.bounds
        x, y = np.meshgrid(np.arange(left, right + apart, apart), np.arange(top, bottom + apart, apart))
        off = self.dice.uniform(-0.42, 0.42, (2, *x.shape)) * apart
        x, y = (x + off[0]).ravel(), (y + off[1]).ravel()
        inside = shapely.contains_xy(shape, x, y)
        spots = np.stack([x[inside], y[inside]], axis=1)
        self.dice.shuffle(spots)
        return [(float(a), float(b)) for a, b in spots]

    def wash(
        self,
        painter: QPainter,
        shape: BaseGeometry,
        *,
        colour: Sequence[float],
        alpha: int = 255,
        rim: float = 0.0,
    ) -> None:
        """One colour, with a darker rim if it is to have one."""
        dark = self.colour([part * 0.7 for part in colour], alpha=alpha)
        painter.setPen(QPen(dark, rim) if rim else Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(colour, alpha=alpha))
        painter.drawPath(path_of(shape))
        self._mottled(painter, shape, 0.8)

    def crowns(
        self,
        painter: QPainter,
        shape: BaseGeometry,
        *,
        colour: Sequence[float],
        floor: Sequence[float],
        size: float,
        apart: float,
    ) -> None:
        """Round crowns, lit from above left, on a dark floor if there is one."""
        if floor:
            self.wash(painter, shape.buffer(-0.08), colour=floor)
        for x, y in self.spots(shape.buffer(-size * 0.55), apart):
            reach = size * float(self.dice.uniform(0.75, 1.2))
            painter.setPen(QPen(self.colour([part * 0.5 for part in colour], 6), 0.05))
            painter.setBrush(self.colour(colour, 10))
            painter.drawEllipse(QPointF(x, y), reach, reach * 0.94)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour([part * 1.25 + 8 for part in colour], 10, 190))
            painter.drawEllipse(QPointF(x - reach * 0.25, y - reach * 0.28), reach * 0.5, reach * 0.45)

    def palms(self, painter: QPainter, shape: BaseGeometry) -> None:
        """Stars of leaves with their shadows, grass between."""
        for x, y in self.spots(shape.buffer(-0.2), 0.72):
            turned = float(self.dice.uniform(0, tau))
            for off, colour in ((0.09, (96, 88, 62)), (0.0, (82, 122, 58))):
                painter.setPen(QPen(self.colour(colour, 8, 150 if off else 255), 0.11))
                for leaf in range(7):
                    angle, far = turned + leaf * tau / 7, 0.36 * float(self.dice.uniform(0.8, 1.15))
                    painter.drawLine(
                        QPointF(x + off, y + off),
                        QPointF(x + off + far * cos(angle), y + off + far * sin(angle)),
                    )

    def tufts(
        self,
        painter: QPainter,
        shape: BaseGeometry,
        *,
        colour: Sequence[float],
        wash: Sequence[float],
        apart: float = 0.3,
    ) -> None:
        """Short strokes upwards on a thin wash."""
        self.wash(painter, shape, colour=wash, alpha=120)
        for x, y in self.spots(shape.buffer(-0.1), apart):
            painter.setPen(QPen(self.colour(colour, 14), 0.05))
            for lean in (-0.09, 0.0, 0.08):
                painter.drawLine(QPointF(x, y), QPointF(x + lean, y - 0.24))

    def roofs(self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float]) -> None:
        """Roofs with a ridge, and the shadows that they cast."""
        for part in polygons_of(shape.buffer(0)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(30, 24, 16, 110))
            painter.drawPath(path_of(shapely.affinity.translate(part, 0.16, 0.18)))
            painter.setPen(QPen(self.colour([part * 0.45 for part in colour]), 0.07))
            painter.setBrush(self.colour(colour, 8))
            painter.drawPath(path_of(part))
            box = shapely.get_coordinates(part.minimum_rotated_rectangle)
            sides = np.hypot(*np.diff(box[:3], axis=0).T)
            middles = (box[:4] + box[1:5]) / 2
            first, second = (QPointF(*middle) for middle in middles[1 if sides[0] > sides[1] else 0 :: 2])
            painter.drawLine(first, second)

    def way(
        self,
        painter: QPainter,
        line: BaseGeometry,
        *,
        colour: Sequence[float],
        wide: float,
        dashed: bool = False,
    ) -> None:
        """A road with dark verges, or a trail."""
        path = QPainterPath()
        for part in shapely.get_parts(line):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in part.coords]))
        for more, tint in ((0.14, [part * 0.6 for part in colour]), (0.0, colour)):
            pen = QPen(self.colour(tint), wide + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashed and not more:
                pen.setDashPattern([3, 1.6])
            painter.strokePath(path, pen)

    def sides(self, painter: QPainter) -> None:
        """Hedges of crowns in two rows, walls as light stone between dark edges."""
        frame = self.board.grid.frame
        for side, features in self.board.sides.items():
            start, end = (frame.true(point) for point in ends_of(frame, side))
            if any(one.terrain == "wall" for one in features):
                for wide, colour in ((0.3, (70, 66, 62)), (0.2, (170, 164, 152))):
                    painter.setPen(QPen(self.colour(colour), wide))
                    painter.drawLine(QPointF(*start), QPointF(*end))
            elif features:
                row = shapely.LineString([start, end]).buffer(0.42)
                self.crowns(painter, row, colour=(70, 104, 48), floor=(), size=0.26, apart=0.3)

    def grid(self, painter: QPainter) -> None:
        """Hex lines, dots and names over all else."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(44, 38, 30, 165), 0.07))
        grid = self.board.grid
        for at in grid.hexes:
            painter.drawPolygon(self.proportions.polygon(at))
        painter.setPen(Qt.PenStyle.NoPen)
        for at in grid.hexes:
            painter.setBrush(QBrush(QColor(250, 246, 236)))
            painter.drawEllipse(self.proportions.centre(at), 0.13, 0.13)
        font = QFont("DejaVu Sans")
        font.setPixelSize(20)
        painter.setFont(font)
        for at in grid.hexes:
            x, y = self.proportions.dot(at)
            painter.save()
            painter.translate(x, y - 1.15)
            painter.scale(0.022, 0.022)
            painter.setPen(QColor(38, 32, 26))
            painter.drawText(QRectF(-60, -14, 120, 28), Qt.AlignmentFlag.AlignCenter, grid.label(at))
            painter.restore()


def path_of(shape: BaseGeometry) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in polygons_of(shape if shape.is_valid else shape.buffer(0)):
        for ring in (part.exterior, *part.interiors):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring.coords]))
            path.closeSubpath()
    return path


_JUNGLE: Hand = partial(ForeignPrint.crowns, colour=(66, 100, 46), floor=(44, 66, 34), size=0.42, apart=0.5)
_BUSHES: Hand = partial(ForeignPrint.crowns, colour=(112, 132, 62), floor=(), size=0.24, apart=0.62)
_ORCHARD: Hand = partial(ForeignPrint.crowns, colour=(84, 120, 56), floor=(), size=0.3, apart=0.75)
_GRASS: Hand = partial(ForeignPrint.tufts, colour=(140, 140, 58), wash=(190, 188, 104))
_WATER: Hand = partial(ForeignPrint.wash, colour=(92, 138, 160), rim=0.12)
_STONE: Hand = partial(ForeignPrint.roofs, colour=(128, 122, 116))
_WOOD: Hand = partial(ForeignPrint.roofs, colour=(134, 84, 52))

_HANDS: dict[str, Hand] = {
    **dict.fromkeys(("jungle", "woods", "forest"), _JUNGLE),
    **dict.fromkeys(("bush", "brush"), _BUSHES),
    **dict.fromkeys(("orchard", "plantation"), _ORCHARD),
    **dict.fromkeys(("grass", "wheat", "field", "grain"), _GRASS),
    **dict.fromkeys(("water_barrier", "pond", "lake", "river"), _WATER),
    "stream": partial(ForeignPrint.wash, colour=(126, 172, 184), rim=0.1),
    "palm": ForeignPrint.palms,
    "swamp": partial(ForeignPrint.tufts, colour=(70, 104, 92), wash=(120, 142, 124)),
    "beach": partial(ForeignPrint.wash, colour=(222, 208, 164)),
    "gully": partial(ForeignPrint.wash, colour=(122, 98, 70), rim=0.14),
    **dict.fromkeys(("building", "building_stone", "stone_building"), _STONE),
    **dict.fromkeys(("hut", "building_wood", "wooden_building"), _WOOD),
    "bridge": partial(ForeignPrint.wash, colour=(150, 128, 96), rim=0.08),
    "road": partial(ForeignPrint.way, colour=(216, 198, 152), wide=0.5),
    "trail": partial(ForeignPrint.way, colour=(206, 186, 140), wide=0.26, dashed=True),
}

_LOWEST = ("water_barrier", "stream", "gully", "beach", "grass", "swamp", "road", "trail")
_HIGHEST = ("bush", "palm", "jungle", "bridge", "hut", "building")


def printed(
    board: Board,
    folder: Path,
    *,
    seed: int = 0,
    per_hex: float = 90.0,
    hand: type[ForeignPrint] = ForeignPrint,
) -> Board:
    """An empty board of the same grid over a scan of the board as a foreign artist printed it."""
    ensure_gui()
    artist = hand(board, seed)
    return scan_of(board, artist.paint, artist.area, folder, per_hex)
