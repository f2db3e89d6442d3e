"""Markers and units as small counters: a square with a sign and letters, from the ruleset's rows."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.facings import way
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.lettering import BOLD, in_print, outline, write
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import XY, Proportions
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.marker_signs import paint_marker_sign, symbol_of
from bob_editor.render.kit.signs.unit_signs import paint_sign
from bob_editor.render.kit.strokes import dashed
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View
from bob_editor.rules.cards.unit_faces import unit_face
from bob_editor.rules.los.scene import Laid, Marker, UnitOnMap
from bob_editor.rules.los.sides import sides_in

SIDE = 1.5
"""Width of a counter in units."""

_TOO_SMALL = 5
"""Dots a unit below which a sign can't be made out: colour tells more."""


def paint_laid(painter: QPainter, laid: Sequence[Laid], place: Proportions, style: Style, view: View) -> None:
    """The counters of a scene; several in one hex lie fanned out."""
    seen: dict[Hex, int] = {}
    colours = SideColours(sides_in(laid), style.theme)
    for one in laid:
        number = seen.get(one.at, 0)
        seen[one.at] = number + 1
        x, y = place.dot(one.at)
        if not view.region.adjusted(-3, -3, 3, 3).contains(QPointF(x, y)):
            continue
        middle = QPointF(x + 0.22 * number, y + 0.1 - 0.22 * number)
        if isinstance(one, UnitOnMap):
            face = unit_face(style.ruleset, one.unit)
            whose = one.side if style.ruleset.whose_units_count else ""
            colour = QColor(colours.of(one.side) if whose else face.colour or colours.of(one.side))
            sign = face.sign or one.unit
            paint_unit(painter, middle, SIDE, sign, colour, style, view, text=face.figures)
            continue
        row = style.ruleset.rows("markers").get(one.marker, {})
        symbol = symbol_of(row, one.marker)
        _paint_facing(painter, place, one, row, symbol, view)
        paint_counter(painter, middle, SIDE, symbol, style, view)


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
    text = str(symbol["text"])
    at = QPointF(middle.x(), middle.y() + 0.29 * side)
    write(painter, text, at, min(0.32 * side, _fitting(text, side)), line, view, hand=BOLD)


def paint_unit(
    painter: QPainter,
    middle: QPointF,
    side: float,
    sign: str,
    colour: QColor,
    style: Style,
    view: View,
    *,
    text: str = "",
    reduced: bool = False,
) -> None:
    """A unit's counter with a shadow: its sign on light paper framed in its colour, and what is printed below."""
    rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paper = QColor.fromRgbF(
        *(0.82 + 0.18 * part for part in (colour.redF(), colour.greenF(), colour.blueF()))
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(style.ink("shadow"), 0.35))
    painter.drawRoundedRect(rect.translated(0.1, 0.13), 0.16, 0.16)
    painter.setBrush(paper)
    painter.setPen(QPen(colour, 0.12))
    painter.drawRoundedRect(rect, 0.16, 0.16)
    if reduced:
        # A stripe across, as printed counters have it.
        painter.fillRect(QRectF(rect.left(), middle.y() - 0.5, rect.width(), 0.6), faint(colour, 0.45))
    if view.scale < _TOO_SMALL and not view.vector:
        painter.fillRect(rect.adjusted(0.3, 0.3, -0.3, -0.3), colour)
        return
    shown = QPointF(middle.x(), middle.y() - (0.2 if text else 0.0))
    paint_sign(painter, sign, shown, 0.5, colour)
    if text:
        at = QPointF(middle.x(), rect.bottom() - 0.32)
        size = min(0.46, 2.3 / max(1, len(text)), _fitting(text, side))
        write(painter, text, at, size, QColor("#22211c"), view, hand=BOLD)


def _fitting(text: str, side: float) -> float:
    """How high letters may be, so that long texts are written smaller rather than past a counter's edge."""
    return 0.92 * side / max(1e-6, outline(in_print(text), BOLD)[1].width())


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
