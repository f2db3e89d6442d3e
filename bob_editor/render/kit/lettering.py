"""The fonts of all pictures, as outlines where pixels are and as text where vectors are.

Signs, numbers and notes are sans; names of places are set as maps set them, bold and upright or leaning and spaced.
"""

import math
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QStaticText,
    QTextLayout,
    QTransform,
)

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.render.kit.view import View

_UNITS = 64
"""Pixel size at which letters are measured; everything is scaled from there, so that no hinting gets in."""


_FILES = {"sans": ("DejaVuSans",), "map": ("OldStandard-Bold", "OldStandard-Italic")}


class Hand(Record):
    """How a text is lettered: its face (sans, or map for names of places), its weight, and how far it is spaced.

    ``spaced`` is the width of a letter with what follows it, in hundredths of the usual.
    """

    face: str = "sans"
    bold: bool = False
    italic: bool = False
    spaced: int = 100


PLAIN = Hand()
BOLD = Hand(bold=True)


@cache
def family(face: str = "sans") -> str:
    """The family of a font that comes with the program.

    :raises BadFile: where the program's own font can't be read.
    """
    found: list[str] = []
    for name in _FILES[face]:
        data = (resources.files("bob_editor.render") / "fonts" / f"{name}.ttf").read_bytes()
        found = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFontFromData(data))
        if not found:
            raise BadFile(f"The program's own font {name} can't be read.", hint="Install bob_editor anew.")
    return found[0]


def font(pixels: int = _UNITS, hand: Hand = PLAIN) -> QFont:
    """The font at a size in pixels, by default that at which letters are measured."""
    result = QFont([family(hand.face), family()])
    result.setPixelSize(max(1, pixels))
    result.setBold(hand.bold)
    result.setItalic(hand.italic)
    if hand.spaced != 100:
        result.setLetterSpacing(QFont.SpacingType.PercentageSpacing, hand.spaced)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if hand not in _at_rest:
        measured = QFont(result)
        measured.setPixelSize(_UNITS)
        _at_rest[hand] = _corner(measured)
    return result


_at_rest: dict[Hand, QPointF] = {}
"""Where a letter's outline begins in each hand before anything was put on pixels in it."""


def _corner(measured: QFont) -> QPointF:
    path = QPainterPath()
    path.addText(QPointF(0, 0), measured, "I")
    return path.boundingRect().topLeft()


@lru_cache(maxsize=8192)
def static_text(text: str, pixels: int) -> tuple[QStaticText, QPointF]:
    """A text prepared for drawing in pixels, and its middle seen from where it is drawn."""
    prepared = QStaticText(in_print(text))
    prepared.setTextFormat(Qt.TextFormat.PlainText)
    prepared.prepare(QTransform(), font(pixels))
    size = prepared.size()
    return prepared, QPointF(size.width() / 2, size.height() / 2)


@lru_cache(maxsize=8192)
def outline(text: str, hand: Hand = PLAIN) -> tuple[QPainterPath, QRectF]:
    """A text's outlines, one unit high from baseline to baseline, and the rectangle that they fill."""
    path, measured = QPainterPath(), font(hand=hand)
    path.addText(QPointF(0, 0), measured, text)
    # Qt shifts outlines by the part of a pixel by which it shifted the letter that it put on pixels last.
    path.translate(_at_rest[hand] - _corner(measured))
    small = QTransform.fromScale(1 / _UNITS, 1 / _UNITS).map(path)
    small.setFillRule(Qt.FillRule.WindingFill)
    return small, small.boundingRect()


def placed(text: str, middle: QPointF, height: float, hand: Hand = PLAIN) -> QPainterPath:
    """A text's outlines centred on a point, ``height`` units from baseline to baseline."""
    path, rect = outline(text, hand)
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
    hand: Hand = PLAIN,
) -> None:
    """Write a text centred on a point; it can be searched for in SVG and PDF."""
    text = in_print(text)
    if halo is not None:
        pen = QPen(halo, min(0.2, 0.24 * height))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(placed(text, middle, height, hand), pen)
    if _wants_outlines(view, hand):
        painter.fillPath(placed(text, middle, height, hand), colour)
    if not view.vector:
        return
    _, rect = outline(text, hand)
    painter.save()
    painter.translate(middle)
    painter.scale(height / _UNITS, height / _UNITS)
    painter.setFont(font(hand=hand))
    painter.setPen(_UNSEEN if _wants_outlines(view, hand) else colour)
    painter.drawText(QPointF(-rect.center().x() * _UNITS, -rect.center().y() * _UNITS), text)
    painter.restore()


@lru_cache(maxsize=8192)
def letters(text: str, hand: Hand = PLAIN) -> tuple[tuple[str, float, float], ...]:
    """The letters of a text from left to right, with where each begins and its width, of a height of one.

    Accents stay with their letters. What is written from right to left is set so, letter by letter.
    """
    metrics = QFontMetricsF(font(hand=hand))
    found: list[str] = []
    for char in text:
        if found and unicodedata.combining(char):
            found[-1] += char
        else:
            found.append(char)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in text):
        return _from_both_sides(text, found, hand)
    ends = [metrics.horizontalAdvance("".join(found[:count])) / _UNITS for count in range(len(found) + 1)]
    return tuple((one, start, end - start) for one, (start, end) in zip(found, pairwise(ends), strict=True))


def _from_both_sides(text: str, found: Sequence[str], hand: Hand) -> tuple[tuple[str, float, float], ...]:
    """The same of a text some of which is written from right to left."""
    layout = QTextLayout(text, font(hand=hand))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    place = 0
    row: list[tuple[float, str]] = []
    for one in found:
        count = len(one.encode("utf-16-le")) // 2
        spots = [spot.x() / _UNITS for run in line.glyphRuns(place, count) for spot in run.positions()]
        row += [(min(spots), one)] if spots else []
        place += count
    row.sort(key=lambda one: one[0])
    starts = [start for start, _ in row]
    ends = [*starts[1:], line.naturalTextWidth() / _UNITS]
    return tuple((one, start, end - start) for (start, one), end in zip(row, ends, strict=True))


def write_along(
    painter: QPainter,
    text: str,
    place_at: Callable[[float], tuple[float, float]],
    height: float,
    colour: QColor,
    view: View,
    *,
    halo: QColor | None = None,
    hand: Hand = PLAIN,
) -> None:
    """Write a text letter by letter along a line; each can be searched for in SVG and PDF.

    ``place_at`` gives the point so many units before (below 0) or after the text's middle.
    """
    text = in_print(text)
    row = letters(text, hand)
    wide = row[-1][1] + row[-1][2] if row else 0.0
    rise = -outline(text, hand)[1].center().y() * height
    set_letters: list[tuple[str, QTransform]] = []
    for letter, start, advance in row:
        left = (start - wide / 2) * height
        (ax, ay), (bx, by) = place_at(left), place_at(left + advance * height)
        if letter.strip():
            turn = QTransform.fromTranslate((ax + bx) / 2, (ay + by) / 2)
            turn.rotateRadians(math.atan2(by - ay, bx - ax))
            set_letters.append((letter, turn.translate(-advance * height / 2, rise)))
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    outlines = [
        (QTransform.fromScale(height, height) * turn).map(outline(letter, hand)[0])
        for letter, turn in set_letters
    ]
    for one in outlines:
        whole.addPath(one)
    if halo is not None:
        pen = QPen(halo, min(0.2, 0.24 * height))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        # One that hides all may lie on the next letter's: letter by letter it takes Qt a third of the time.
        for one in outlines if halo.alpha() == 255 else (whole,):
            painter.strokePath(one, pen)
    if _wants_outlines(view, hand):
        painter.fillPath(whole, colour)
    if not view.vector:
        return
    painter.save()
    painter.setFont(font(hand=hand))
    painter.setPen(_UNSEEN if _wants_outlines(view, hand) else colour)
    before = painter.worldTransform()
    for letter, turn in set_letters:
        small = QTransform.fromScale(height / _UNITS, height / _UNITS)
        painter.setWorldTransform(small * turn * before)
        painter.drawText(QPointF(0, 0), letter)
    painter.restore()


def _wants_outlines(view: View, hand: Hand) -> bool:
    """Whether letters are painted as outlines: a PDF carries its fonts, an SVG names them, and few have ours for maps.

    The text itself lies over them unseen, to be found and read aloud.
    """
    return not view.vector or (view.svg and hand.face != PLAIN.face)


_UNSEEN = QColor(0, 0, 0, 0)


def in_print(text: str) -> str:
    """A text as a file may hold it: without control and half characters, at which every reader of XML stops."""
    return _NOT_IN_PRINT.sub(" ", text)


_NOT_IN_PRINT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
