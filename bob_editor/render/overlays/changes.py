"""What an edit would open and close to the eye, hex by hex: a plus for what comes into view, a minus for what goes."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.view import view_of

GAINED, LOST = "#0072b2", "#a3123a"
"""Colours for what is seen better and worse; the signs tell them apart without."""


def paint_gained_and_lost(
    painter: QPainter,
    grid: Grid,
    *,
    gained: Collection[Hex] = (),
    lost: Collection[Hex] = (),
    eased: Collection[Hex] = (),
    hampered: Collection[Hex] = (),
) -> None:
    """Mark hexes on a painter in true proportions: discs with + and −, smaller where only hindrance differs."""
    place = Proportions(grid.frame)
    view = view_of(painter, QRectF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for hexes, colour, plus, share in (
        (eased, GAINED, True, 0.62),
        (hampered, LOST, False, 0.62),
        (gained, GAINED, True, 1.0),
        (lost, LOST, False, 1.0),
    ):
        _paint_signs(
            painter,
            [place.centre(at) for at in hexes],
            colour,
            max(0.66, 4.5 / view.scale) * share,
            plus=plus,
        )
    painter.restore()


def _paint_signs(
    painter: QPainter, middles: list[QPointF], colour: str, radius: float, *, plus: bool
) -> None:
    if not middles:
        return
    discs, strokes = QPainterPath(), QPainterPath()
    discs.setFillRule(Qt.FillRule.WindingFill)
    reach = radius * 0.58
    for middle in middles:
        discs.addEllipse(middle, radius, radius)
        strokes.moveTo(middle + QPointF(-reach, 0))
        strokes.lineTo(middle + QPointF(reach, 0))
        if plus:
            strokes.moveTo(middle + QPointF(0, -reach))
            strokes.lineTo(middle + QPointF(0, reach))
    painter.setPen(QPen(QColor("#ffffff"), radius * 0.2))
    painter.setBrush(QColor(colour))
    painter.drawPath(discs)
    pen = QPen(QColor("#ffffff"), radius * 0.34)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(strokes, pen)
