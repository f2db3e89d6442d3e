"""Letters lie where they lie, whatever was lettered before: the same picture gives the same bytes in any process."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.kit import lettering
from bob_editor.render.kit.gui import ensure_gui


def test_outlines_keep_their_place() -> None:
    """Qt's own move by a part of a pixel once letters were put on pixels."""
    ensure_gui()
    text = "B10 Vauquemont"
    before = lettering.outline(text)
    image = QImage(2000, 200, QImage.Format.Format_ARGB32_Premultiplied)
    for pixels in range(20, 32):
        with QPainter(image) as painter:
            painter.setFont(lettering.font(pixels))
            painter.drawText(QPointF(10, 100), text)
        lettering.outline.cache_clear()
        assert lettering.outline(text) == before
