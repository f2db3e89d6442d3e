"""A small picture of a board."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.land.ground import Ground

_LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "labels"})


def thumbnail(
    ground: Ground, size: QSize, theme: Theme | str = Theme.LIGHT, *, pace: Pace = unhurried
) -> QImage:
    """The whole board, as large as fits into ``size``, in its middle; transparent around.

    What ``pace`` raises, which is asked now and then, ends it: of a large board it takes more than a second.
    """
    ensure_gui()
    painted = BoardPainter(
        ground, Style(ground.ruleset, theme, sheet=sheet_or_default(ground.board.style)[0]), _LAYERS
    )
    bounds = painted.bounds
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(Qt.GlobalColor.transparent))
    if bounds.isEmpty() or size.isEmpty():
        return image
    scale = min(size.width() / bounds.width(), size.height() / bounds.height())
    with QPainter(image) as painter:
        painter.translate(
            (size.width() - bounds.width() * scale) / 2, (size.height() - bounds.height() * scale) / 2
        )
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        painted.paint(painter, bounds, scale=scale, pace=pace)
    return image
