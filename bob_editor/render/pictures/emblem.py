"""The program's own emblem: a hex with woods and a road, and a line of sight that ends at the woods."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

SIDE = 64.0
"""Width and height of the square that it is drawn in."""

_CROWNS = ((41, 17, 9), (52, 27, 8), (39, 31, 8), (50, 41, 8))
_HERE, _THERE, _STOP = QPointF(17, 46), QPointF(48, 15), QPointF(33, 30)


def paint_emblem(painter: QPainter) -> None:
    """Paint it into a square of ``SIDE``; what is beyond the hex stays as it is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corners = [
        QPointF(32 + 31 * math.cos(turn), 32 + 31 * math.sin(turn))
        for turn in (math.radians(60 * n) for n in range(6))
    ]
    hexagon = QPainterPath()
    hexagon.addPolygon(QPolygonF(corners))
    hexagon.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(hexagon, QColor("#d9dcae"))
    painter.save()
    painter.setClipPath(hexagon)
    road = QPainterPath(QPointF(-4, 20))
    road.cubicTo(QPointF(18, 20), QPointF(18, 46), QPointF(68, 56))
    _stroke(painter, road, "#a58a5c", 8)
    _stroke(painter, road, "#e9d9ae", 5)
    for colour, shift, larger in (("#2b4a2a", 1.2, 1.2), ("#4d7a44", 0.0, 0.0)):
        painter.setBrush(QColor(colour))
        for x, y, radius in _CROWNS:
            painter.drawEllipse(QPointF(x + shift, y + shift), radius + larger, radius + larger)
    painter.restore()
    outline = QPen(QColor("#3c3a2c"), 2.4)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(hexagon, outline)
    seen, hidden = QPainterPath(_HERE), QPainterPath(_STOP)
    seen.lineTo(_STOP)
    hidden.lineTo(_THERE)
    _stroke(painter, seen, "#ffffff", 6)
    _stroke(painter, hidden, "#ffffff", 6)
    _stroke(painter, seen, "#1f7a3c", 3.6)
    _stroke(painter, hidden, "#c22b2b", 3.6)
    painter.setPen(QPen(QColor("#ffffff"), 1.6))
    for place, colour in ((_HERE, "#1f7a3c"), (_THERE, "#c22b2b")):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(place, 5, 5)


def _stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def emblem(pixels: int) -> QImage:
    """The emblem so many pixels wide and high, on nothing."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(pixels / SIDE, pixels / SIDE)
    paint_emblem(painter)
    painter.end()
    return image
