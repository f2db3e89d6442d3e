"""The part of a small board about a line, with the line on it, as a game decides it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from bob_editor.records import Record
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.field import paint_field
from bob_editor.render.overlays.thread import paint_thread
from bob_editor.render.pictures.image_file import picture_file
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView

_LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid", "markers"})

_MARGIN = 1.1
"""How much of the board is shown around both ends, in true proportions."""

_AROUND = 3.4
"""The same where the hexes about it are shown."""


class ShownLine(Record):
    """A line on the part of a board about it: what paints both, and where that part is, in true proportions.

    ``thread`` paints the line.
    """

    board: BoardPainter
    middle: QPointF
    scale: float
    thread: Callable[[QPainter], None]


def shown_line(
    scene: Scene,
    ends: tuple[End, End],
    answer: Answer,
    style: Style,
    size: QSizeF,
    seen: FieldOfView | None = None,
) -> ShownLine:
    """A line, as large as fits into a size; with what is ``seen`` of the hexes about it, where that is asked."""
    ground = Ground(scene.board, style.ruleset)
    place = Proportions(scene.board.grid.frame)
    (x, y), (other_x, other_y) = (place.dot(end.hex) for end in ends)
    margin = _MARGIN if seen is None else _AROUND
    part = QRectF(
        min(x, other_x) - margin,
        min(y, other_y) - margin,
        abs(x - other_x) + 2 * margin,
        abs(y - other_y) + 2 * margin,
    )
    scale = min(size.width() / part.width(), size.height() / part.height())
    start, goal = ends

    def thread(painter: QPainter) -> None:
        if seen is not None:
            paint_field(painter, scene.board, seen, style)
        paint_thread(painter, scene=scene, answer=answer, start=start, goal=goal, style=style, ground=ground)

    painter = BoardPainter(ground, style, _LAYERS, laid=scene.laid)
    return ShownLine(painter, part.center(), scale, thread)


def line_sample(
    scene: Scene, ends: tuple[End, End], answer: Answer, style: Style, *, wide: int = 480, high: int = 300
) -> bytes:
    """The same as a picture's file, so many dots wide and high."""
    ensure_gui()
    image = QImage(QSize(wide, high), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    shown = shown_line(scene, ends, answer, style, QSizeF(wide, high))
    window = QRectF(0, 0, wide / shown.scale, high / shown.scale)
    window.moveCenter(shown.middle)
    with QPainter(image) as paint:
        paint.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.scale(shown.scale, shown.scale)
        paint.translate(-window.topLeft())
        shown.board.paint(paint, window, scale=shown.scale)
        shown.thread(paint)
    return picture_file(image, b"jpeg")
