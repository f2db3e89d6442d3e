"""A picture of a line on a small board, as a game decides it."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.line_sample import paint_line
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene

_RATIO = 2


def line_picture(scene: Scene, start: End, goal: End, answer: Answer, style: Style, size: QSize) -> QPixmap:
    """The part of the board about a line, with the line on it."""
    pixmap = QPixmap(size * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as paint:
        paint.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(0, 0, size.width(), size.height(), 5, 5)
        paint.setClipPath(outline)
        paint_line(paint, scene, (start, goal), answer, style, QSizeF(size), _RATIO)
    return pixmap
