"""Hedges of bushes and trees, with a gate here and there, and dry-stone walls: along one hexside."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import blob, disc, faint, mixed, shaded
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.style import Look

VARIANTS = 9
"""How many hedges or walls in the same direction look different."""

_TREES = {1: (0.3,), 4: (0.72,), 7: (0.2, 0.63)}
"""Where along the side, by variant, a tree stands in a hedge."""

_GATE = 5
"""The variant that has a gate."""

_LEAF, _BY_DAY = QColor("#6f8a3f"), 0.31
"""What some bushes lean to, and how light a hedge is by day: by night that would shine among darker woods."""

_Shapes = tuple[tuple[QPainterPath, QColor], ...]


def draw_hedge_shade(painter: QPainter, start: XY, end: XY, look: Look, variant: int, colour: QColor) -> None:
    """A hedge's shadow, and the bank that it stands on."""
    for share, off, size in _bushes(variant, look.width):
        x, y = _place(start, end, share, off)
        painter.fillPath(disc(x + 0.09, y + 0.12, size * 1.02), colour)


def draw_hedge(painter: QPainter, start: XY, end: XY, look: Look, variant: int) -> None:
    """The hedge itself."""
    if variant == _GATE:
        _draw_gate(painter, start, end, look)
    foliage = _foliage(variant, look.width, look.fill.getRgbF())
    for (share, off, _), shapes in zip(_bushes(variant, look.width), foliage, strict=True):
        x, y = _place(start, end, share, off)
        for path, tint in shapes:
            painter.fillPath(path.translated(x, y), tint)


@lru_cache(maxsize=8 * VARIANTS)
def _foliage(variant: int, width: float, fill: tuple[float, ...]) -> tuple[_Shapes, ...]:
    """What each bush is painted with around its place: hedges of a variant have the same bushes in any direction."""
    draw, colour = chance("hedge", "planted", variant), QColor.fromRgbF(*fill)
    light = min(1.0, colour.lightnessF() / _BY_DAY) ** 2
    leaf = shaded(_LEAF, light - 1)
    found = []
    for _, _, size in _bushes(variant, width):
        leafy = mixed(colour, leaf, 0.45 * draw.random())
        tint = shaded(leafy if _coloured(colour) else colour, 0.16 * (draw.random() - 0.45))
        whole = blob(0, 0, size, draw, lobes=6, depth=0.12)
        inner = blob(-0.02, -0.02, size * 0.84, draw, lobes=6, depth=0.12)
        spark = blob(-size * 0.26, -size * 0.32, size * 0.46, draw, lobes=5)
        found.append(
            ((whole, shaded(tint, -0.38)), (inner, tint), (spark, faint(shaded(tint, 0.30 * light), 0.8)))
        )
    return tuple(found)


def _coloured(fill: QColor) -> bool:
    """Whether a hedge has colours: one in ink stays in ink, and so does its gate."""
    return fill.saturation() > 20


@lru_cache(maxsize=8 * VARIANTS)
def _bushes(variant: int, width: float) -> tuple[tuple[float, float, float], ...]:
    """Where bushes and trees stand: at which share of the side, how far off it, how large; trees last, over bushes."""
    draw = chance("bushes", variant)
    found = []
    count = 10
    for number in range(count + 1):
        share = number / count + 0.05 * (draw.random() - 0.5) * (0 < number < count)
        off = width * 0.22 * (draw.random() - 0.5)
        size = width * (0.60 + 0.22 * draw.random())
        if variant != _GATE or not 0.40 < share < 0.60:
            found.append((share, off, size))
    for share in _TREES.get(variant, ()):
        off = 0.05 * (draw.random() - 0.5)
        found.append((share, off, 0.30 + 0.06 * draw.random()))
    return tuple(found)


def _place(start: XY, end: XY, share: float, off: float) -> XY:
    """The point at a share of a line, so far to its side."""
    length = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    return start[0] + dx * length * share - dy * off, start[1] + dy * length * share + dx * off


def _draw_gate(painter: QPainter, start: XY, end: XY, look: Look) -> None:
    """A field gate: two posts and its bars, along the side."""
    (ax, ay), (bx, by) = start, end
    wood = QColor("#c9b48a") if look.fill.lightnessF() > 0.25 else QColor("#8a7a5a")
    wood = wood if _coloured(look.fill) else QColor(wood.lightness(), wood.lightness(), wood.lightness())
    dx, dy = (bx - ax), (by - ay)
    long = math.hypot(dx, dy)
    nx, ny = -dy / long, dx / long
    first, last = (ax + dx * 0.40, ay + dy * 0.40), (ax + dx * 0.60, ay + dy * 0.60)
    path = QPainterPath()
    for off in (-0.06, 0.0, 0.06):
        path.moveTo(first[0] + nx * off, first[1] + ny * off)
        path.lineTo(last[0] + nx * off, last[1] + ny * off)
    path.moveTo(first[0] + nx * 0.06, first[1] + ny * 0.06)
    path.lineTo(last[0] - nx * 0.06, last[1] - ny * 0.06)
    pen = QPen(shaded(wood, -0.5), 0.05)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(path, pen)
    painter.strokePath(path, QPen(wood, 0.025))
    for x, y in (first, last):
        painter.fillPath(disc(x, y, 0.06), shaded(wood, -0.4))


def draw_wall(painter: QPainter, start: XY, end: XY, look: Look, variant: int) -> None:
    """Stones laid in two courses, no two alike."""
    length = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    draw = chance("stones", variant)
    half = look.width * 0.66
    body = QPainterPath()
    body.addPolygon(_box(start, (dx, dy), -half * 0.8, length + half * 0.8, -half, half))
    body.closeSubpath()
    painter.fillPath(body, shaded(look.line, -0.15))
    for course in (0, 1):
        at = -half * 0.7 - 0.08 * course
        while at < length + half * 0.5:
            stop = min(at + 0.13 + 0.13 * draw.random(), length + half * 0.7)
            low, high = (-half * 0.90, -half * 0.06) if course == 0 else (half * 0.06, half * 0.90)
            stone = QPainterPath()
            stone.addPolygon(_box(start, (dx, dy), at, stop - 0.03, low, high))
            stone.closeSubpath()
            painter.fillPath(stone, shaded(look.fill, 0.44 * draw.random() - 0.10))
            at = stop


def _box(start: XY, way: XY, first: float, last: float, low: float, high: float) -> QPolygonF:
    (x, y), (dx, dy) = start, way
    return QPolygonF(
        [
            QPointF(x + dx * along - dy * off, y + dy * along + dx * off)
            for along, off in ((first, low), (last, low), (last, high), (first, high))
        ]
    )
