"""A small picture of a stamp: its hexes alone, the hexsides on their rim among them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.proportions import Proportions, ring_path
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.documents import Stamp

_LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid", "labels"})

_RIM = 0.3
"""How far around the hexes the picture reaches, in true proportions."""


def stamp_picture(stamp: Stamp, style: Style, size: QSize) -> QImage:
    """The stamp as its ruleset paints it, as large as fits into ``size``, in its middle; transparent around."""
    ensure_gui()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(Qt.GlobalColor.transparent))
    place = Proportions(stamp.board.grid.frame)
    area = place.rect(stamp.hexes, _RIM)
    if size.isEmpty():
        return image
    painted = BoardPainter(Ground(stamp.board, style.ruleset), style, _LAYERS)
    scale = min(size.width() / area.width(), size.height() / area.height())
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            (size.width() - area.width() * scale) / 2, (size.height() - area.height() * scale) / 2
        )
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        painter.setClipPath(_outline(ring_path(place.corners(at) for at in stamp.hexes)))
        painted.paint(painter, area, scale=scale)
    return image


def _outline(hexes: QPainterPath) -> QPainterPath:
    """The hexes and a rim around them, in which half of a hedge lies."""
    rim = QPainterPathStroker()
    rim.setWidth(2 * _RIM)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return hexes.united(rim.createStroke(hexes))
