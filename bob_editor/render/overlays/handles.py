"""The handles of drawn outlines: what scales and turns them, their knots and the knots' own handles."""

import math
from collections.abc import Collection
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bob_editor.geometry.lattice import Point
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.view import View

_INK, _PAPER, _CHOSEN, _SNAP = QColor("#0a5c9e"), QColor("#ffffff"), QColor("#ffd24a"), QColor("#d0342c")


class Handle(Protocol):
    """A handle: its kind, its place on the lattice, and whether it is chosen or pointed at."""

    @property
    def kind(self) -> str:
        """``scale``, ``turn``, ``corner``, ``smooth``, ``arm`` or ``snap``."""

    @property
    def at(self) -> Point:
        """Where it lies."""

    @property
    def on(self) -> bool:
        """Whether it is chosen."""


def paint_handles(
    painter: QPainter,
    marks: Collection[Handle],
    arms: Collection[tuple[Point, Point]],
    place: Proportions,
    view: View,
) -> None:
    """Paint handles, each some pixels large at every scale, on a painter in true proportions."""
    size = 4.2 / view.scale
    painter.setPen(QPen(_INK, size * 0.3))
    for start, end in arms:
        painter.drawLine(QLineF(place.point(start), place.point(end)))
    for mark in marks:
        middle = place.point(mark.at)
        painter.setPen(QPen(_SNAP if mark.kind == "snap" else _INK, size * 0.36))
        painter.setBrush(_CHOSEN if mark.on else _PAPER)
        _paint(painter, mark.kind, middle, size * (1.25 if mark.on else 1.0))


def _paint(painter: QPainter, kind: str, middle: QPointF, size: float) -> None:
    x, y = middle.x(), middle.y()
    if kind == "scale":
        painter.drawRect(QRectF(x - size, y - size, 2 * size, 2 * size))
    elif kind == "corner":
        points = [QPointF(x, y - size * 1.25), QPointF(x + size * 1.25, y), QPointF(x, y + size * 1.25)]
        painter.drawPolygon(QPolygonF([*points, QPointF(x - size * 1.25, y)]))
    elif kind == "smooth":
        painter.drawRect(QRectF(x - size * 0.9, y - size * 0.9, 1.8 * size, 1.8 * size))
    elif kind == "arm":
        painter.drawEllipse(middle, size * 0.75, size * 0.75)
    elif kind == "turn":
        painter.drawEllipse(middle, size * 1.1, size * 1.1)
        bend = QRectF(x - size * 2.1, y - size * 2.1, size * 4.2, size * 4.2)
        for begin in (30, 120, 210, 300):
            painter.drawArc(bend, begin * 16, 30 * 16)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, size * 1.8, size * 1.8)
        for turn in range(4):
            way = QPointF(math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2))
            painter.drawLine(QLineF(middle + way * size, middle + way * size * 2.6))
