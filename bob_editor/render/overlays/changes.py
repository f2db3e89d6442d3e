"""What an edit would open and close to the eye, hex by hex: a plus for what comes into view, a minus for what goes."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.sprites import Sprites
from bob_editor.render.kit.view import view_of
from bob_editor.render.overlays.field import shown_part

GAINED, LOST = "#0072b2", "#a3123a"
"""Colours for what is seen better and worse; the signs tell them apart without."""

Sign = tuple[str, bool, float]
"""A sign's colour, whether it is a plus, and its radius."""

_SPRITES = Sprites()
"""Signs as small pictures: hundreds of discs in one path take the rasterizer a quarter of a second."""


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
    radius = max(0.66, 4.5 / view.scale)
    left, top, right, bottom = grid.bounds
    bounds = QRectF(place.point((left, top)), place.point((right, bottom)))
    shown = shown_part(painter, bounds.adjusted(-radius, -radius, radius, radius))
    near = shown.adjusted(-2 * radius, -2 * radius, 2 * radius, 2 * radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for hexes, colour, plus, share in (
        (eased, GAINED, True, 0.62),
        (hampered, LOST, False, 0.62),
        (gained, GAINED, True, 1.0),
        (lost, LOST, False, 1.0),
    ):
        sign = colour, plus, radius * share
        dots = [spot for at in hexes if near.contains(QPointF(*(spot := place.dot(at))))]
        if view.vector:
            for x, y in dots:
                painter.translate(x, y)
                _paint_sign(painter, sign)
                painter.translate(-x, -y)
        else:
            _SPRITES.stamp(
                painter, view, ((x, y, sign) for x, y in dots), "sign", _paint_sign, _rect_of, phases=4
            )
    painter.restore()


def _rect_of(sign: Sign) -> QRectF:
    reach = 1.1 * sign[2]
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def _paint_sign(painter: QPainter, sign: Sign) -> None:
    """A disc with a plus or a minus around the origin."""
    colour, plus, radius = sign
    reach = radius * 0.58
    painter.setPen(QPen(QColor("#ffffff"), radius * 0.2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    pen = QPen(QColor("#ffffff"), radius * 0.34)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0))
    if plus:
        painter.drawLine(QPointF(0, -reach), QPointF(0, reach))
