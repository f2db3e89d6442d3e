"""Boards printed in a third hand: closed canopies with ragged rims, tall grass in streaks, hills shaded along crests.

Hex lines are thin and dots small; names are white with a dark rim, near the top of each hex.
"""

from collections.abc import Mapping, Sequence
from functools import partial

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from shapely.geometry.base import BaseGeometry

from bob_editor.library.drawn import Shape
from tests.foreign_prints import ForeignPrint, Hand, path_of

_GROUND = (178, 176, 122)
_TINTS = {-1: (150, 146, 108), 1: (197, 176, 128), 2: (178, 149, 105), 3: (150, 118, 80), 4: (122, 92, 60)}

_SHADED = (0.7, 0.5, 0.34, 0.2, 0.1)
"""So far within a crest line the ground is darkened, in steps."""


class PlatePrint(ForeignPrint):
    """Paints one board in that hand."""

    @property
    def hands(self) -> Mapping[str, Hand]:
        """How each terrain is painted."""
        return _HANDS

    def ground(self, painter: QPainter) -> None:
        """Buff green, much mottled."""
        painter.fillRect(self.area, self.colour(_GROUND))
        self._mottled(painter, None, 1.5)

    def hill(self, painter: QPainter, one: Shape) -> None:
        """A tint without a line, darker towards its rim."""
        shape = self.true(one.geometry)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(_TINTS[max(-1, min(4, one.level or 0))]))
        painter.drawPath(path_of(shape))
        self._mottled(painter, shape, 1.5)
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for far in _SHADED:
            painter.strokePath(path_of(shape), QPen(QColor(50, 30, 10, 16), 2 * far))
        painter.restore()

    def canopy(
        self,
        painter: QPainter,
        shape: BaseGeometry,
        *,
        colour: Sequence[float],
        size: float,
        high: float = 0.0,
    ) -> None:
        """Crowns that close over dark ground, with the shadow of what is high."""
        if high:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 20, 10, 90))
            painter.drawPath(path_of(shapely.affinity.translate(shape, high, high)))
        self.wash(painter, shape.buffer(-0.05), colour=[part * 0.6 for part in colour])
        for x, y in self.spots(shape.buffer(-size * 0.5), size):
            reach = size * float(self.dice.uniform(0.6, 1.05))
            painter.setPen(QPen(self.colour([part * 0.62 for part in colour], 8, 200), 0.03))
            painter.setBrush(self.colour(colour, 12))
            painter.drawEllipse(QPointF(x, y), reach, reach)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colour([part * 1.2 + 6 for part in colour], 12, 120))
            painter.drawEllipse(QPointF(x - reach * 0.2, y - reach * 0.25), reach * 0.6, reach * 0.5)

    def streaks(
        self, painter: QPainter, shape: BaseGeometry, *, colour: Sequence[float], wash: Sequence[float]
    ) -> None:
        """Long blades over a full wash."""
        self.wash(painter, shape, colour=wash, alpha=225)
        painter.save()
        painter.setClipPath(path_of(shape), Qt.ClipOperation.IntersectClip)
        for x, y in self.spots(shape, 0.16):
            painter.setPen(QPen(self.colour(colour, 16, 170), 0.035))
            painter.drawLine(QPointF(x, y + 0.2), QPointF(x + float(self.dice.normal(0, 0.05)), y - 0.2))
        painter.restore()

    def grid(self, painter: QPainter) -> None:
        """Thin lines, small dots, white names."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(20, 20, 16, 130), 0.045))
        grid = self.board.grid
        for at in grid.hexes:
            painter.drawPolygon(self.proportions.polygon(at))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(252, 250, 244))
        for at in grid.hexes:
            painter.drawEllipse(self.proportions.centre(at), 0.1, 0.1)
        font = QFont("DejaVu Sans")
        font.setPixelSize(20)
        for at in grid.hexes:
            x, y = self.proportions.dot(at)
            name = QPainterPath()
            name.addText(QPointF(0, 0), font, grid.label(at))
            painter.save()
            painter.translate(x, y - 1.2)
            painter.scale(0.02, 0.02)
            painter.translate(-name.boundingRect().center())
            painter.strokePath(name, QPen(QColor(20, 20, 16, 170), 4))
            painter.fillPath(name, QColor(250, 250, 246))
            painter.restore()


_JUNGLE: Hand = partial(PlatePrint.canopy, colour=(58, 88, 42), size=0.3, high=0.14)
_BUSHES: Hand = partial(PlatePrint.canopy, colour=(112, 128, 66), size=0.19)
_GRASS: Hand = partial(PlatePrint.streaks, colour=(158, 148, 60), wash=(192, 184, 98))
_SWAMP: Hand = partial(PlatePrint.streaks, colour=(66, 92, 80), wash=(110, 128, 102))
_WATER: Hand = partial(ForeignPrint.wash, colour=(104, 146, 172))
_HUT: Hand = partial(ForeignPrint.roofs, colour=(152, 122, 76))
_HOUSE: Hand = partial(ForeignPrint.roofs, colour=(140, 92, 72))

_HANDS: dict[str, Hand] = {
    **dict.fromkeys(("jungle", "woods", "forest"), _JUNGLE),
    **dict.fromkeys(("bush", "brush"), _BUSHES),
    **dict.fromkeys(("grass", "wheat", "field", "grain"), _GRASS),
    **dict.fromkeys(("water_barrier", "pond", "lake", "river", "stream"), _WATER),
    "palm": ForeignPrint.palms,
    "swamp": _SWAMP,
    "beach": partial(ForeignPrint.wash, colour=(226, 212, 166)),
    "gully": partial(ForeignPrint.wash, colour=(128, 106, 76), rim=0.08),
    "orchard": partial(ForeignPrint.crowns, colour=(84, 112, 60), floor=(), size=0.28, apart=0.7),
    **dict.fromkeys(("building", "building_stone"), _HOUSE),
    **dict.fromkeys(("hut", "building_wood"), _HUT),
    "bridge": partial(ForeignPrint.wash, colour=(158, 138, 106), rim=0.06),
    "road": partial(ForeignPrint.way, colour=(206, 186, 138), wide=0.44),
    "trail": partial(ForeignPrint.way, colour=(198, 178, 128), wide=0.24, dashed=True),
}
