"""The legend of a LOS field: each verdict's hex with its sign, and its name."""

from collections.abc import Container, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.records import Record
from bob_editor.render.kit.lettering import outline, write
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.render.overlays.field import COLOURS, NAMES, SIGNS, hexes_path, paint_number, texture
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED


class LegendEntry(Record):
    """A line of the legend: a verdict's code, its name and what it looks like in words."""

    code: int
    name: str
    sign: str
    colour: str


LEGEND: tuple[LegendEntry, ...] = tuple(
    LegendEntry(code, NAMES[code], SIGNS[code], COLOURS[code]) for code in (CLEAR, HINDERED, BLOCKED, BLIND)
)


LegendWords = tuple[str, Sequence[LegendEntry]]
"""What stands before a legend, with the place of the ``hex`` that looks, and its entries."""

LEGEND_WORDS: LegendWords = ("LOS from {hex}", LEGEND)


def named(entries: Sequence[LegendEntry], codes: Container[int]) -> list[LegendEntry]:
    """The entries of these verdicts."""
    return [one for one in entries if one.code in codes]


def paint_legend(
    painter: QPainter, entries: Sequence[LegendEntry], rect: QRectF, style: Style, *, title: str = ""
) -> None:
    """A legend in a rectangle of the painter's own units, entries side by side: a hex with the sign, then the name.

    Where a name is longer than its equal part, as in some languages, each gets the part that it needs, and names are
    written smaller where all of them together are too long.
    """
    if not entries:
        return
    high = rect.height()
    size = 0.30 * high
    text_view = view_of(painter, rect)
    height, *slots = _slots([entry.name for entry in entries], title, rect.width(), high)
    x = rect.left()
    middle = rect.center().y()
    if title:
        _write_left(painter, title, x + 0.1 * high, middle, height, style, text_view)
        x += slots.pop(0)
    for entry, slot in zip(entries, slots, strict=True):
        painter.save()
        painter.translate(x + 1.2 * size, middle)
        painter.scale(size / 2, size / 2)
        view = view_of(painter, QRectF(-3, -3, 6, 6))
        path = hexes_path(np.zeros((1, 2)), pointy=False)
        painter.fillPath(path, style.level(0).fill)
        texture(style, entry.code).fill(painter, path, view)
        painter.strokePath(path, QPen(style.ink("edge"), 0.12))
        if entry.code == CLEAR:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#00609c"), 0.12))
            painter.drawEllipse(QPointF(0, 0), 0.4, 0.4)
        elif entry.code == HINDERED:
            paint_number(painter, "1", QPointF(0, 0), view)
        painter.restore()
        _write_left(painter, entry.name, x + 2.6 * size, middle, height, style, text_view)
        x += slot


def _slots(names: Sequence[str], title: str, width: float, high: float) -> list[float]:
    """How high letters are, then how wide the title's part is, if there is one, and each name's."""
    texts = [(title, 0.3 * high)] if title else []
    texts += [(name, 1.0 * high) for name in names]
    long = [outline(text)[1].width() for text, _ in texts]
    room = max(width - sum(beside for _, beside in texts), 0.1 * width)
    height = min(0.32 * high, room / sum(long))
    needed = [beside + one * height for (_, beside), one in zip(texts, long, strict=True)]
    equal = width / len(texts)
    spare = (width - sum(needed)) / len(texts)
    return [height, *([equal] * len(texts) if max(needed) <= equal else [one + spare for one in needed])]


def _write_left(
    painter: QPainter, text: str, x: float, y: float, height: float, style: Style, view: View
) -> None:
    _, rect = outline(text)
    write(painter, text, QPointF(x + rect.width() * height / 2, y), height, style.ink("ink"), view)
