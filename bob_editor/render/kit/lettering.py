"""The one font of all pictures, as outlines where pixels are and as text where vectors are."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import resources

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPainterPath, QPen, QStaticText, QTransform

from bob_editor.errors import BadFile
from bob_editor.render.kit.view import View

_UNITS = 64
"""Pixel size at which letters are measured; everything is scaled from there, so that no hinting gets in."""


@cache
def family() -> str:
    """The family of the font that comes with the program.

    :raises BadFile: where the program's own font can't be read.
    """
    data = (resources.files("bob_editor.render") / "fonts" / "DejaVuSans.ttf").read_bytes()
    found = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFontFromData(data))
    if not found:
        raise BadFile("The program's own font can't be read.", hint="Install bob_editor anew.")
    return found[0]


def font(pixels: int = _UNITS, *, bold: bool = False, italic: bool = False) -> QFont:
    """The font at a size in pixels, by default that at which letters are measured."""
    result = QFont(family())
    result.setPixelSize(max(1, pixels))
    result.setBold(bold)
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@lru_cache(maxsize=8192)
def static_text(text: str, pixels: int) -> tuple[QStaticText, QPointF]:
    """A text prepared for drawing in pixels, and its middle seen from where it is drawn."""
    prepared = QStaticText(in_print(text))
    prepared.setTextFormat(Qt.TextFormat.PlainText)
    prepared.prepare(QTransform(), font(pixels))
    size = prepared.size()
    return prepared, QPointF(size.width() / 2, size.height() / 2)


@cache
def outline(text: str, *, bold: bool = False, italic: bool = False) -> tuple[QPainterPath, QRectF]:
    """A text's outlines, one unit high from baseline to baseline, and the rectangle that they fill."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font(bold=bold, italic=italic), text)
    small = QTransform.fromScale(1 / _UNITS, 1 / _UNITS).map(path)
    small.setFillRule(Qt.FillRule.WindingFill)
    return small, small.boundingRect()


def placed(
    text: str, middle: QPointF, height: float, *, bold: bool = False, italic: bool = False
) -> QPainterPath:
    """A text's outlines centred on a point, ``height`` units from baseline to baseline."""
    path, rect = outline(text, bold=bold, italic=italic)
    turn = QTransform.fromTranslate(middle.x(), middle.y()).scale(height, height)
    return turn.translate(-rect.center().x(), -rect.center().y()).map(path)


def write(
    painter: QPainter,
    text: str,
    middle: QPointF,
    height: float,
    colour: QColor,
    view: View,
    *,
    halo: QColor | None = None,
    bold: bool = False,
    italic: bool = False,
) -> None:
    """Write a text centred on a point; text stays text in SVG and PDF."""
    text = in_print(text)
    if halo is not None:
        pen = QPen(halo, min(0.2, 0.24 * height))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(placed(text, middle, height, bold=bold, italic=italic), pen)
    if not view.vector:
        painter.fillPath(placed(text, middle, height, bold=bold, italic=italic), colour)
        return
    _, rect = outline(text, bold=bold, italic=italic)
    painter.save()
    painter.translate(middle)
    painter.scale(height / _UNITS, height / _UNITS)
    painter.setFont(font(bold=bold, italic=italic))
    painter.setPen(colour)
    painter.drawText(QPointF(-rect.center().x() * _UNITS, -rect.center().y() * _UNITS), text)
    painter.restore()


def in_print(text: str) -> str:
    """A text as a file may hold it: without control and half characters, at which every reader of XML stops."""
    return "".join(
        " " if unicodedata.category(char) in ("Cc", "Cs") and char not in "\n\t" else char for char in text
    )
