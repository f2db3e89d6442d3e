"""The part of a small board about a line, with the line on it, as a game decides it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.thread import paint_thread
from bob_editor.render.pictures.thin import picture_file
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene

_LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid", "levels"})

_MARGIN = 1.1
"""How much of the board is shown around both ends, in true proportions."""


def paint_line(
    paint: QPainter,
    scene: Scene,
    ends: tuple[End, End],
    answer: Answer,
    style: Style,
    size: QSizeF,
    ratio: float = 1,
) -> None:
    """Paint the part of the board about a line and the line upon it, as large as fits; ``ratio`` is dots a unit."""
    ground = Ground(scene.board, style.ruleset)
    painter = BoardPainter(ground, style, _LAYERS, markers=scene.markers)
    place = Proportions(scene.board.grid.frame)
    (x, y), (other_x, other_y) = (place.dot(end.hex) for end in ends)
    shown = QRectF(
        min(x, other_x) - _MARGIN,
        min(y, other_y) - _MARGIN,
        abs(x - other_x) + 2 * _MARGIN,
        abs(y - other_y) + 2 * _MARGIN,
    )
    scale = min(size.width() / shown.width(), size.height() / shown.height())
    window = QRectF(0, 0, size.width() / scale, size.height() / scale)
    window.moveCenter(shown.center())
    paint.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.scale(scale, scale)
    paint.translate(-window.topLeft())
    painter.paint(paint, window, scale=scale * ratio)
    paint_thread(paint, scene, answer, *ends, style, ground=ground)


def line_sample(
    scene: Scene, ends: tuple[End, End], answer: Answer, style: Style, *, wide: int = 480, high: int = 300
) -> bytes:
    """The same as a picture's file, so many dots wide and high."""
    ensure_gui()
    image = QImage(QSize(wide, high), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    with QPainter(image) as paint:
        paint_line(paint, scene, ends, answer, style, QSizeF(wide, high))
    return picture_file(image, b"jpeg")
