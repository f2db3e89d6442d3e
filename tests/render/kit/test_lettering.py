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


def test_along_a_line_hebrew_runs_from_right_to_left() -> None:
    """As it does where it is straight; numbers and Latin words among it stay as they are."""
    ensure_gui()
    assert (
        "".join(one for one, _, _ in lettering.letters("Tel \u05d0\u05d1\u05d2 12"))
        == "Tel 12 \u05d2\u05d1\u05d0"
    )
    row = lettering.letters("\u05e9\u05c1\u05dc")
    assert [one for one, _, _ in row] == ["\u05dc", "\u05e9\u05c1"]
    assert row[0][1] == 0 < row[0][2] == row[1][1]
