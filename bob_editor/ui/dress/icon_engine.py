"""Paints an icon out of the font that comes with the program (``icon_font``; ``.ci/icons`` makes it)."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
)

FOLDER = Path(__file__).parent / "icon_font"

_OF_HEIGHT = 0.875
"""Of its height an icon's letter takes so much; the rest is air around it."""

_FAINT = 90
"""The opacity of one that can't be used, of 255."""


class IconEngine(QIconEngine):
    """One icon, sharp at every size; without a ``colour`` in that of words on a button, as the theme has it then."""

    def __init__(self, name: str, colour: str = "") -> None:
        super().__init__()
        self.name, self.colour = name, colour
        self._letter = letters()[name]

    def clone(self) -> QIconEngine:
        """Another of the same."""
        return IconEngine(self.name, self.colour)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        """Paint it into a rectangle."""
        painter.save()
        painter.setPen(self._pen(mode))
        font = QFont()
        font.setFamily(_family())
        font.setPixelSize(max(1, round(_OF_HEIGHT * rect.height())))
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.restore()

    def _pen(self, mode: QIcon.Mode) -> QColor:
        palette = QGuiApplication.palette()
        if mode == QIcon.Mode.Selected:
            # On a chosen row it has the colour of its words, whatever its own.
            return palette.color(QPalette.ColorRole.HighlightedText)
        words = palette.color(QPalette.ColorRole.ButtonText)
        if mode == QIcon.Mode.Disabled:
            words.setAlpha(_FAINT)
            return words
        return QColor(self.colour) if self.colour else words

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """A picture of it on nothing; none where there is no room, as in a box that is about to be laid out."""
        pixmap = QPixmap(size)
        if pixmap.isNull():
            return pixmap
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        return pixmap


@cache
def letters() -> Mapping[str, str]:
    """The letter of each icon's name, such as ``mdi6.undo``."""
    codes = json.loads((FOLDER / "icons.json").read_text("utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}


@cache
def _family() -> str:
    number = QFontDatabase.addApplicationFont(str(FOLDER / "icons.ttf"))
    return QFontDatabase.applicationFontFamilies(number)[0]
