"""Paints an icon out of the font that comes with the program (``icon_font``; ``.ci/icons`` makes it)."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QIconEngine, QPainter, QPixmap

FOLDER = Path(__file__).parent / "icon_font"

_OF_HEIGHT = 0.875
"""Of its height an icon's letter takes so much; the rest is air around it."""


@frozen
class Colours:
    """Of an icon as it is, of one that can't be used, and of one on a chosen row."""

    usual: str
    faint: str
    chosen: str


class IconEngine(QIconEngine):
    """One icon, sharp at every size."""

    def __init__(self, name: str, colours: Colours) -> None:
        super().__init__()
        self.name, self.colours = name, colours
        self._letter = letters()[name]

    def clone(self) -> QIconEngine:
        """Another of the same."""
        return IconEngine(self.name, self.colours)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        """Paint it into a rectangle."""
        colours = self.colours
        faint, chosen = mode == QIcon.Mode.Disabled, mode == QIcon.Mode.Selected
        painter.save()
        painter.setPen(QColor(colours.faint if faint else colours.chosen if chosen else colours.usual))
        font = QFont()
        font.setFamily(_family())
        font.setPixelSize(max(1, round(_OF_HEIGHT * rect.height())))
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.restore()

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
