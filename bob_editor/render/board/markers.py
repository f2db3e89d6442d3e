"""Markers as small counters: a square with a sign and letters, from the ruleset's rows."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.facings import way
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.lettering import BOLD, write
from bob_editor.render.kit.marker_signs import paint_marker_sign, symbol_of
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import XY, Proportions
from bob_editor.render.kit.strokes import dashed
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View
from bob_editor.rules.los.scene import Marker

SIDE = 1.5
"""Width of a counter in units."""


def paint_markers(
    painter: QPainter, markers: Sequence[Marker], place: Proportions, style: Style, view: View
) -> None:
    """The counters of a scene; several in one hex lie fanned out."""
    seen: dict[Hex, int] = {}
    for marker in markers:
        number = seen.get(marker.at, 0)
        seen[marker.at] = number + 1
        x, y = place.dot(marker.at)
        if not view.region.adjusted(-3, -3, 3, 3).contains(QPointF(x, y)):
            continue
        row = style.ruleset.rows("markers").get(marker.marker, {})
        symbol = symbol_of(row, marker.marker)
        _paint_facing(painter, place, marker, row, symbol, view)
        paint_counter(painter, QPointF(x + 0.22 * number, y + 0.1 - 0.22 * number), SIDE, symbol, style, view)


def paint_counter(
    painter: QPainter, middle: QPointF, side: float, symbol: Mapping[str, Any], style: Style, view: View
) -> None:
    """One counter with a shadow, its sign above its letters."""
    fill, line = QColor(symbol["fill"]), QColor(symbol["line"])
    rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    round_ = 0.1 * side
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(style.ink("shadow"), 0.35))
    painter.drawRoundedRect(rect.translated(0.07 * side, 0.09 * side), round_, round_)
    painter.setBrush(fill)
    painter.setPen(QPen(line, 0.05 * side))
    painter.drawRoundedRect(rect, round_, round_)
    paint_marker_sign(
        painter, str(symbol["shape"]), QPointF(middle.x(), middle.y() - 0.15 * side), 0.26 * side, line
    )
    write(
        painter,
        str(symbol["text"]),
        QPointF(middle.x(), middle.y() + 0.29 * side),
        0.32 * side,
        line,
        view,
        hand=BOLD,
    )


def _paint_facing(
    painter: QPainter,
    place: Proportions,
    marker: Marker,
    row: Mapping[str, Any],
    symbol: Mapping[str, Any],
    view: View,
) -> None:
    """A wedge the way that a cave or a position faces; a barrier on the hexside that a roadblock bars."""
    if marker.facing is None:
        return
    frame = place.frame
    line, fill = QColor(symbol["line"]), QColor(symbol["fill"])
    dot = place.dot(marker.at)
    if row.get("facing") == "side":
        direction = frame.direction(marker.facing)
        if direction is not None:
            start, end = place.side(marker.at, direction)
            painter.strokePath(_between(start, end, 0.08), QPen(line, 0.44))
            pen = QPen(fill, 0.3)
            dashed(pen, (0.27, 0.18), view)
            painter.strokePath(_between(start, end, 0.1), pen)
        return
    towards = way(frame, marker.facing)
    if towards is None:
        return
    dx, dy = towards
    wedge = QPolygonF(
        [
            QPointF(dot[0] + dx * 1.75, dot[1] + dy * 1.75),
            QPointF(dot[0] + dx * 0.8 - dy * 0.6, dot[1] + dy * 0.8 + dx * 0.6),
            QPointF(dot[0] + dx * 0.8 + dy * 0.6, dot[1] + dy * 0.8 - dx * 0.6),
        ]
    )
    painter.setPen(QPen(fill, 0.07))
    painter.setBrush(line)
    painter.drawPolygon(wedge)


def _between(start: XY, end: XY, cut: float) -> QPainterPath:
    path = QPainterPath(QPointF(start[0] + (end[0] - start[0]) * cut, start[1] + (end[1] - start[1]) * cut))
    path.lineTo(end[0] - (end[0] - start[0]) * cut, end[1] - (end[1] - start[1]) * cut)
    return path
