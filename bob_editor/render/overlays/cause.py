"""What a reason names, lit up on the board: the artwork of its terrain in its hex, or the hexside."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions, ring_path
from bob_editor.render.kit.view import view_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Reason

_GLOW, _EDGE = QColor("#ffe14d"), QColor("#b3005e")


def paint_cause(painter: QPainter, ground: Ground, reason: Reason) -> None:
    """Light up what a reason names on a painter in true proportions; nothing where it names no place."""
    grid = ground.board.grid
    place = Proportions(grid.frame)
    path: QPainterPath | None = None
    filled = True
    if "/" in reason.at:
        side = grid.side_anywhere(reason.at)
        if side is not None:
            path, filled = _side_path(place, side), False
    elif reason.at:
        at = grid.hex_anywhere(reason.at)
        if at is not None and at in grid:
            path = artwork_path(ground, place, at, reason.terrain)
    if path is None:
        return
    view = view_of(painter, QRectF())
    wide = max(0.16, 2.4 / view.scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if filled:
        painter.fillPath(path, faint(_GLOW, 0.45))
    else:
        wide *= 1.8
    for colour, width in ((QColor(255, 255, 255, 235), wide * 2.2), (_EDGE, wide)):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    painter.restore()


def artwork_path(ground: Ground, place: Proportions, at: Hex, terrain: str) -> QPainterPath:
    """The artwork of a terrain within a hex, drawn and grown; the hex itself where it has none there."""
    whole = QPainterPath()
    whole.addPolygon(place.polygon(at))
    whole.closeSubpath()
    rings = []
    if terrain in ground.ruleset.terrains:
        rings += [
            [place.milli(node, place.dot(at)) for node in grown.ring]
            for grown in ground.grown_parts(at, terrain)
        ]
        for piece in ground.drawn:
            if piece.terrain == terrain:
                rings += place.rings(piece.area)
    found = ring_path(rings).intersected(whole) if rings else QPainterPath()
    return whole if found.isEmpty() else found


def _side_path(place: Proportions, side: Side) -> QPainterPath:
    (ax, ay), (bx, by) = place.ends(side)
    path = QPainterPath()
    path.moveTo(ax, ay)
    path.lineTo(bx, by)
    return path
