"""A picture of a line on a small board, as a game decides it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.thread import paint_thread
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene

LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid", "levels"})

_RATIO = 2
_MARGIN = 1.1
"""How much of the board is shown around both ends, in true proportions."""


def line_picture(scene: Scene, start: End, goal: End, answer: Answer, style: Style, size: QSize) -> QPixmap:
    """The part of the board about a line, with the line on it."""
    ground = Ground(scene.board, style.ruleset)
    painter = BoardPainter(ground, style, LAYERS, markers=scene.markers)
    place = Proportions(scene.board.grid.frame)
    ends = [place.dot(end.hex) for end in (start, goal)]
    shown = QRectF(
        min(x for x, _ in ends) - _MARGIN,
        min(y for _, y in ends) - _MARGIN,
        abs(ends[0][0] - ends[1][0]) + 2 * _MARGIN,
        abs(ends[0][1] - ends[1][1]) + 2 * _MARGIN,
    )
    scale = min(size.width() / shown.width(), size.height() / shown.height())
    window = QRectF(0, 0, size.width() / scale, size.height() / scale)
    window.moveCenter(shown.center())
    pixmap = QPixmap(size * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as paint:
        paint.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 5, 5)
        paint.setClipPath(outline)
        paint.scale(scale, scale)
        paint.translate(-window.topLeft())
        painter.paint(paint, window, scale=scale * _RATIO)
        paint_thread(paint, scene, answer, start, goal, style, ground=ground)
    return pixmap
