"""The shapes of hexside features: hedgerows, walls, cliffs and strips, as paths."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import blob, disc
from bob_editor.render.kit.proportions import XY, add_ring


class SideShapes:
    """The shapes of one terrain on hexsides: rim, body, what is lit, and fine lines."""

    def __init__(self) -> None:
        self.body = QPainterPath()
        self.light = QPainterPath()
        self.rim = QPainterPath()
        self.fine = QPainterPath()
        for path in (self.body, self.light, self.rim):
            path.setFillRule(Qt.FillRule.WindingFill)

    def add(self, other: SideShapes) -> None:
        """Add another's shapes."""
        self.body.addPath(other.body)
        self.light.addPath(other.light)
        self.rim.addPath(other.rim)
        self.fine.addPath(other.fine)


def _along(start: XY, end: XY) -> tuple[float, float, float]:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length, length


def add_hedge(shapes: SideShapes, start: XY, end: XY, width: float, seed: int) -> None:
    """Bushes along the side, over both its corners."""
    dx, dy, length = _along(start, end)
    draw = chance("hedge", seed)
    count = 9
    for number in range(count + 1):
        share = number / count
        size = width * (0.46 + 0.14 * draw.random())
        off = width * 0.16 * (draw.random() - 0.5)
        x, y = start[0] + dx * length * share - dy * off, start[1] + dy * length * share + dx * off
        shapes.rim.addPath(disc(x, y, size + 0.06))
        shapes.body.addPath(blob(x, y, size, draw, lobes=5, depth=0.12))
        shapes.light.addPath(blob(x - size * 0.28, y - size * 0.34, size * 0.5, draw, lobes=5))


def add_wall(shapes: SideShapes, start: XY, end: XY, width: float, seed: int) -> None:
    """Stones laid along the side, no two alike."""
    dx, dy, length = _along(start, end)
    draw = chance("wall", seed)
    half = width / 2
    shapes.body.addPolygon(_box(start, (dx, dy), -half * 0.9, length + half * 0.9, half))
    shapes.body.closeSubpath()
    at = -half * 0.7
    while at < length + half * 0.5:
        long = 0.17 + 0.16 * draw.random()
        stop = min(at + long, length + half * 0.7)
        shapes.light.addPolygon(_box(start, (dx, dy), at, stop, half * (0.66 + 0.1 * draw.random())))
        shapes.light.closeSubpath()
        at = stop + 0.05


def _box(start: XY, way: XY, first: float, last: float, half: float) -> QPolygonF:
    (x, y), (dx, dy) = start, way
    return QPolygonF(
        [
            QPointF(x + dx * first - dy * half, y + dy * first + dx * half),
            QPointF(x + dx * last - dy * half, y + dy * last + dx * half),
            QPointF(x + dx * last + dy * half, y + dy * last - dx * half),
            QPointF(x + dx * first + dy * half, y + dy * first - dx * half),
        ]
    )


def add_cliff(shapes: SideShapes, start: XY, end: XY, width: float, seed: int, low: XY) -> None:
    """A rock face: teeth toward the lower hex, whose dot is ``low``."""
    dx, dy, length = _along(start, end)
    turn = 1 if (low[0] - start[0]) * -dy + (low[1] - start[1]) * dx > 0 else -1
    nx, ny = -dy * turn, dx * turn
    half = width * 0.3
    shapes.body.addPolygon(_box(start, (dx, dy), -half * 0.5, length + half * 0.5, half))
    shapes.body.closeSubpath()
    draw = chance("cliff", seed)
    teeth = 7
    wide = length / teeth
    for tooth in range(teeth):
        deep = width * (1.15 + 0.5 * draw.random())
        a = (start[0] + dx * wide * tooth, start[1] + dy * wide * tooth)
        b = (a[0] + dx * wide, a[1] + dy * wide)
        tip = (a[0] + dx * wide * 0.5 + nx * deep, a[1] + dy * wide * 0.5 + ny * deep)
        add_ring(shapes.body, (a, b, tip))
        rim = (a[0] + dx * wide * 0.5, a[1] + dy * wide * 0.5)
        add_ring(shapes.light, (a, rim, tip))


def add_strip(shapes: SideShapes, start: XY, end: XY, seed: int, dots: Sequence[XY]) -> None:
    """A strip inside the hexes with these dots."""
    draw = chance("strip", seed)
    for cx, cy in dots:
        deep = 0.2
        inner = [(x + (cx - x) * deep, y + (cy - y) * deep) for x, y in (end, start)]
        add_ring(shapes.body, (start, end, *inner))
        for number in range(9):
            share = (number + 0.2 + 0.6 * draw.random()) / 9
            inward = deep * (0.2 + 0.55 * draw.random())
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            x, y = x + (cx - x) * inward, y + (cy - y) * inward
            if number % 3:
                shapes.light.addPath(blob(x, y, 0.06 + 0.05 * draw.random(), draw, lobes=4))
            else:
                for lean in (-0.07, 0.0, 0.07):
                    shapes.fine.moveTo(x, y + 0.05)
                    shapes.fine.lineTo(x + lean, y - 0.13)
