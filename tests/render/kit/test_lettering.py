"""Letters lie where they lie, whatever was lettered before: the same picture gives the same bytes in any process."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.kit import lettering
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.view import view_of


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


def test_a_halo_that_hides_all_covers_the_same_letter_by_letter() -> None:
    """So it is drawn while a bent label is dragged, where one that shines through is stroked as a whole."""
    ensure_gui()

    def covered(halo: QColor) -> list[bool]:
        image = QImage(300, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(20, 20)
            lettering.write_along(
                painter, "Vauquemont", lambda along: (7.5 + along, 1.5 + along * along / 40), 1.4,
                QColor("black"), view_of(painter, QRectF()), halo=halo,
            )  # fmt: skip
        return [image.pixelColor(x, y).alpha() > 0 for x in range(300) for y in range(60)]

    assert any(covered(QColor(255, 255, 255)))
    assert covered(QColor(255, 255, 255)) == covered(QColor(255, 255, 255, 254))
