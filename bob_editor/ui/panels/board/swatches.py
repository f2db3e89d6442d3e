"""Small pictures of terrain and markers for the palette, painted by the painter of the board itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Base, Board, Feature, HexContent, Path
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset, Terrain

SIZE = QSize(40, 30)
"""Width and height of a swatch, in pixels of the palette."""

_LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides"})
_RATIO = 2


def _sample(terrain: Terrain, ruleset: Ruleset) -> tuple[Board, QRectF]:
    """A few hexes that show the terrain, and which part of them to show, in true proportions."""
    grid = Grid(5, 5, "pointy-top", shift="right") if ruleset.pointy else Grid(5, 5)
    base = Base(str(ruleset.data.get("base_terrain") or "open_ground"))
    middle = grid.hex("C3")
    frame = grid.frame
    x, y = frame.true(frame.centre(middle))
    window = QRectF(x - 2, y - 1.5, 4, 3)
    if "sides" in terrain.places:
        side = side_of(middle, 0)
        here, there = (frame.true(frame.centre(at)) for at in side.hexes)
        window.moveCenter(QPointF((here[0] + there[0]) / 2, (here[1] + there[1]) / 2))
        labels = tuple(grid.label(at) for at in side.hexes)
        feature = Feature(terrain.id, within=labels[:1] if terrain.id == "small_terrain_feature" else ())
        return Board(grid, ruleset.id, base=base, sides={side: (feature,)}), window
    if "paths" in terrain.places:
        through = (middle.neighbour(5), middle, middle.neighbour(2))
        return Board(grid, ruleset.id, base=base, paths=(Path(terrain.id, through),)), window
    if "hexes" in terrain.places:
        contents = {at: HexContent((Feature(terrain.id),)) for at in (middle, *middle.neighbours())}
        if terrain.inset > 0.15:
            # What stands apart is known by its outline.
            contents = {middle: HexContent((Feature(terrain.id),))}
        return Board(grid, ruleset.id, base=base, hexes=contents), window
    corners = [
        frame.from_true((x + dx, y + dy)) for dx, dy in ((-1.4, -0.7), (0.9, -1), (1.5, 0.6), (-0.8, 1))
    ]
    return Board(grid, ruleset.id, base=base, artwork=(Artwork(terrain.id, tuple(corners)),)), window


def terrain_swatch(terrain: Terrain, ruleset: Ruleset, style: Style) -> QIcon:
    """The terrain as the board shows it."""
    board, window = _sample(terrain, ruleset)
    pixmap = _blank()
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1), 5, 5)
        painter.save()
        painter.setClipPath(outline)
        scale = SIZE.width() / window.width()
        painter.scale(scale, scale)
        painter.translate(-window.topLeft())
        BoardPainter(Ground(board, ruleset), style, _LAYERS).paint(painter, window, scale=scale * _RATIO)
        painter.restore()
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1))
        painter.drawPath(outline)
    return QIcon(pixmap)


def marker_swatch(row: Mapping[str, Any]) -> QIcon:
    """A counter with the marker's letters."""
    symbol: Mapping[str, Any] = row.get("symbol") or {}
    pixmap = _blank()
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(symbol.get("fill", "#d8d4c8")))
        painter.setPen(QPen(QColor(symbol.get("line", "#55524a")), 1.4))
        area = QRectF((SIZE.width() - SIZE.height()) / 2 + 2, 2, SIZE.height() - 4, SIZE.height() - 4)
        painter.drawRoundedRect(area, 4, 4)
        font = painter.font()
        font.setPixelSize(10)
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(symbol.get("text", ""))[:4])
    return QIcon(pixmap)


def _blank() -> QPixmap:
    pixmap = QPixmap(SIZE * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
