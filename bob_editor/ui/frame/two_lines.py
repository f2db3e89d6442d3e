"""A line of words which, where it has no room for all of them, becomes two smaller ones."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bob_editor.ui.dress.plain import OneLine

_SMALLER = 0.84
"""How large letters are in two lines, of those in one."""

_SIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TwoLines(OneLine):
    """A label of one line, or two: what has no room in these either ends in an ellipsis, and its tip says all."""

    def minimumSizeHint(self) -> QSize:
        """As high as two lines are, in any size of letters; no width of its own."""
        return QSize(0, 2 * QFontMetrics(_small(self.font())).lineSpacing())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """What there is room for."""
        with QPainter(self) as painter:
            paint_words(painter, self.contentsRect(), self.text(), self)


def paint_words(painter: QPainter, room: QRect, words: str, of: QWidget) -> None:
    """Paint words of a widget, as it writes, in its room."""
    flags = int(_SIDE)
    if of.fontMetrics().horizontalAdvance(words) > room.width():
        flags |= int(Qt.TextFlag.TextWordWrap)
        painter.setFont(_small(of.font()))
        words = _in_two(painter.fontMetrics(), room, words)
    of.style().drawItemText(painter, room, flags, of.palette(), of.isEnabled(), words, of.foregroundRole())


def _in_two(metrics: QFontMetrics, room: QRect, words: str) -> str:
    """As much of the words as two lines have room for."""
    said, most = words, 2 * room.width()
    tall = QRect(0, 0, room.width(), 10 * metrics.lineSpacing())
    while most > room.width():
        said = metrics.elidedText(words, Qt.TextElideMode.ElideRight, most)
        if (
            metrics.boundingRect(tall, int(Qt.TextFlag.TextWordWrap), said).height()
            <= 2 * metrics.lineSpacing()
        ):
            break
        most -= metrics.averageCharWidth()
    return said


def _small(font: QFont) -> QFont:
    found = QFont(font)
    found.setPixelSize(max(1, round(QFontInfo(font).pixelSize() * _SMALLER)))
    return found
