"""Textures of black ink on white paper: symbols and hatching in the place of tints, for printing at home."""

import math
from collections.abc import Callable, Mapping
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from bob_editor.render.kit.chance import chance, scattered
from bob_editor.render.kit.textures import PERIOD, Mark, Shapes

Recipe = Callable[[QColor, QColor], list[Mark]]

_PEN = 0.035


def _placed(distance: float, name: str, looks: int, make: Callable[[Random], Shapes]) -> list[Mark]:
    made = [make(chance("ink", name, number)) for number in range(looks)]
    draw = chance("ink", name)
    points = sorted(scattered(PERIOD, distance, "ink", name), key=lambda point: point[1])
    return [Mark(made[draw.randrange(looks)], x, y) for x, y in points]


def _trees(fill: QColor, line: QColor) -> list[Mark]:
    """Crowns as scalloped rings, shaded at their south-east."""

    def crown(draw: Random) -> Shapes:
        radius, lobes = 0.36 + 0.10 * draw.random(), 7
        ring, shade = QPainterPath(), QPainterPath()
        turn = draw.random() * math.tau
        for lobe in range(lobes + 1):
            angle = turn + lobe * math.tau / lobes
            point = QPointF(radius * math.cos(angle), radius * math.sin(angle))
            if lobe:
                middle = angle - math.pi / lobes
                bend = QPointF(1.35 * radius * math.cos(middle), 1.35 * radius * math.sin(middle))
                ring.quadTo(bend, point)
            else:
                ring.moveTo(point)
        for step in range(3):
            far = radius * (0.75 - 0.22 * step)
            shade.moveTo(far * 0.95, far * 0.20)
            shade.quadTo(far * 0.85, far * 0.85, far * 0.20, far * 0.95)
        return ((ring, fill, 0.0), (ring, line, _PEN), (shade, line, 0.8 * _PEN))

    return _placed(0.66, "crowns", 12, crown)


def _lines(spacing: float, angle: float, *, dash: float = 0.0, width: float = _PEN) -> Recipe:
    """Parallel lines that meet themselves at the square's edges: level, upright or at 45 degrees."""

    def recipe(_fill: QColor, line: QColor) -> list[Mark]:
        count = round(PERIOD / spacing)
        step = PERIOD / count
        path = QPainterPath()
        long = dash or step
        if angle == 0:
            path.lineTo(long, 0)
        else:
            path.lineTo(long * math.copysign(1, angle), -long)
        shapes: Shapes = ((path, line, width),)
        return [
            Mark(shapes, column * step + (step / 2 if dash and row % 2 else 0), row * step)
            for row in range(count)
            for column in range(count)
        ]

    return recipe


def _grass(_fill: QColor, line: QColor) -> list[Mark]:
    def tuft(draw: Random) -> Shapes:
        path = QPainterPath()
        for lean in (-0.16, -0.05, 0.06, 0.17):
            path.moveTo(0, 0)
            path.lineTo(lean, -0.22 - 0.08 * draw.random())
        return ((path, line, _PEN),)

    return _placed(0.62, "grass", 6, tuft)


def _bush(_fill: QColor, line: QColor) -> list[Mark]:
    """Low clumps of leaves on the ground, for what is no grass and no wood."""

    def clump(draw: Random) -> Shapes:
        path, wide = QPainterPath(), 0.24 + 0.08 * draw.random()
        for step in range(3):
            left = wide * (2 * step / 3 - 1)
            path.moveTo(left, 0)
            path.cubicTo(
                left - 0.03, -0.9 * wide, left + 2 * wide / 3 + 0.03, -0.9 * wide, left + 2 * wide / 3, 0
            )
        path.moveTo(-1.15 * wide, 0.03)
        path.lineTo(1.15 * wide, 0.03)
        return ((path, line, _PEN),)

    return _placed(0.72, "bushes", 6, clump)


def _marsh(_fill: QColor, line: QColor) -> list[Mark]:
    def reeds(_: Random) -> Shapes:
        path = QPainterPath(QPointF(-0.34, 0))
        path.lineTo(0.34, 0)
        path.moveTo(-0.16, 0.10)
        path.lineTo(0.22, 0.10)
        for lean in (-0.10, 0.0, 0.10):
            path.moveTo(lean * 0.5, 0)
            path.lineTo(lean, -0.26)
        return ((path, line, _PEN),)

    return _placed(0.95, "reeds", 1, reeds)


def _water(_fill: QColor, line: QColor) -> list[Mark]:
    def wave(draw: Random) -> Shapes:
        wide = 0.26 + 0.12 * draw.random()
        path = QPainterPath(QPointF(-wide, 0))
        path.quadTo(-wide / 2, -0.13, 0, 0)
        path.quadTo(wide / 2, 0.13, wide, 0)
        return ((path, line, _PEN),)

    return _placed(0.62, "waves", 6, wave)


def _sand(_fill: QColor, line: QColor) -> list[Mark]:
    def grain(_: Random) -> Shapes:
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), 0.028, 0.028)
        return ((path, line, 0.0),)

    return _placed(0.34, "grains", 1, grain)


INK_PATTERNS: Mapping[str, Recipe] = {
    "ink_trees": _trees,
    "ink_rows": _lines(0.3, 0, dash=0.22),
    "ink_grass": _grass,
    "ink_bush": _bush,
    "ink_marsh": _marsh,
    "ink_water": _water,
    "ink_sand": _sand,
    "ink_slope": _lines(0.4, -1, dash=0.2),
    "ink_bars": _lines(0.25, 0),
    "ink_level_1": _lines(0.75, 1, width=0.022),
    "ink_level_2": _lines(0.5, 1, width=0.028),
    "ink_level_3": _lines(0.3, 1, width=0.034),
}
"""The recipe of each texture in ink."""
