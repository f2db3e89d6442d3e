"""Small pictures of terrain, markers and units for the palette, painted by the painter of the board itself."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.render.board.markers import paint_laid
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import view_of
from bob_editor.render.pictures.samples.terrain_sample import LAYERS, terrain_sample
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Laid, Marker, UnitOnMap
from bob_editor.rules.ruleset import Ruleset, Terrain

SIZE = QSize(40, 30)
"""Width and height of a swatch, in pixels of the palette."""

_RATIO = 2


def swatch(kind: str, name: str, ruleset: Ruleset, style: Style) -> QIcon:
    """The picture of a row of terrain, markers or units, which ``kind`` tells."""
    if kind == "terrain":
        return terrain_swatch(ruleset.terrain(name), ruleset, style)
    at = Hex(0, 0)
    return counter_swatch(UnitOnMap(name, at) if kind == "unit" else Marker(name, at), style)


def kept_swatch(kind: str, name: str, ruleset: Ruleset, style: Style) -> QIcon:
    """As ``swatch``, painted once for all that show it in this style."""
    return style.keep(("swatch", ruleset, kind, name), lambda: swatch(kind, name, ruleset, style))


def terrain_swatch(terrain: Terrain, ruleset: Ruleset, style: Style) -> QIcon:
    """The terrain as the board shows it."""
    board, window = terrain_sample(terrain, ruleset)
    pixmap = blank()
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1), 5, 5)
        painter.save()
        painter.setClipPath(outline)
        scale = SIZE.width() / window.width()
        painter.scale(scale, scale)
        painter.translate(-window.topLeft())
        BoardPainter(Ground(board, ruleset), style, LAYERS).paint(painter, window, scale=scale * _RATIO)
        painter.restore()
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1))
        painter.drawPath(outline)
    return QIcon(pixmap)


def counter_swatch(one: Laid, style: Style) -> QIcon:
    """The counter of a marker or of a kind of unit as the board shows it."""
    pixmap = blank()
    across = SIZE.height() / 1.8
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(SIZE.width() / 2, SIZE.height() / 2)
        painter.scale(across, across)
        view = view_of(painter, QRectF(-1, -1, 2, 2))
        paint_laid(painter, (one,), Proportions(Frame()), style, view)
    return QIcon(pixmap)


def blank() -> QPixmap:
    """Nothing yet, as large as a swatch."""
    pixmap = QPixmap(SIZE * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
