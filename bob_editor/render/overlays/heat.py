"""From how many hexes each one is seen, laid over the board: dead ground is dark, killing grounds are bright."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.grid import Grid
from bob_editor.render.kit.lettering import font, outline, static_text, write
from bob_editor.render.kit.map_shape import clip_to_map
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.ramp import RAMP, bounds_of, ink_on, steps_of, veil
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import view_of
from bob_editor.render.overlays.field import (
    MANY,
    colour_table,
    dots_of,
    draw_pixels,
    hexes_path,
    inside,
    pixels_of_hexes,
    shown_part,
)

_ALPHA = 0.78
_SMALLEST_NUMBER = 9.0
"""Pixels per unit from which on the counts are written."""


def paint_heat(painter: QPainter, grid: Grid, counts: Ints) -> None:
    """Colour each hex by its count, in board order, on a painter in true proportions; with numbers where they fit."""
    place = Proportions(grid.frame)
    left, top, right, bottom = grid.bounds
    bounds = QRectF(place.point((left, top)), place.point((right, bottom)))
    shown = shown_part(painter, bounds)
    if shown.isEmpty():
        return
    view = view_of(painter, shown)
    dots = dots_of(grid)
    steps = steps_of(counts)
    colours = {step: veil(colour, _ALPHA) for step, colour in enumerate(RAMP)}
    visible = (
        (dots[:, 0] >= shown.left() - 2) & (dots[:, 0] <= shown.right() + 2)
        & (dots[:, 1] >= shown.top() - 2) & (dots[:, 1] <= shown.bottom() + 2)
    )  # fmt: skip
    painter.save()
    clip_to_map(painter, grid)
    if int(visible.sum()) > MANY and not view.vector and not painter.worldTransform().isRotating():
        area, places = pixels_of_hexes(painter, grid, shown)
        draw_pixels(painter, np.ascontiguousarray(colour_table(steps, colours)[places]), area)
    else:
        for step, colour in colours.items():
            chosen = dots[visible & (steps == step)]
            if len(chosen):
                painter.fillPath(hexes_path(chosen, pointy=grid.pointy), colour)
    if view.scale >= _SMALLEST_NUMBER:
        pixels = round(0.85 * view.scale)
        painter.scale(1 / view.scale, 1 / view.scale)
        painter.setFont(font(pixels))
        for at in np.flatnonzero(visible).tolist():
            prepared, half = static_text(str(int(counts[at])), pixels)
            middle = inside(QPointF(*dots[at].tolist()), bounds, half / view.scale)
            painter.setPen(ink_on(int(steps[at])))
            painter.drawStaticText(middle * view.scale - half, prepared)
    painter.restore()


def paint_heat_legend(
    painter: QPainter, rect: QRectF, most: int, style: Style, *, heading: str = "Seen from"
) -> None:
    """The ramp with the counts that each colour stands for, in a rectangle of the painter's own units.

    Each entry is as wide as its words; where all of them are wider than the rectangle, they are written smaller.
    """
    bounds = [(step, *bounds_of(step, most)) for step in range(len(RAMP))]
    entries = [
        (step, str(first) if first == last else f"{first}–{last}")
        for step, first, last in bounds
        if first <= last
    ]
    high = rect.height()
    title, letters, box = 0.32 * high, 0.3 * high, 0.44 * high
    margin, beside = 0.15 * high, 0.11 * high
    widths = [box + beside + _width(words, letters) for _, words in entries]
    wanted = 2 * margin + _width(heading, title) + sum(widths) + len(widths) * 3 * beside
    smaller = min(1.0, rect.width() / wanted)
    spare = max(0.0, rect.width() - wanted) / (len(widths) + 1) + 3 * beside * smaller
    middle = rect.center().y()
    x = rect.left() + margin * smaller
    _write_left(painter, heading, x, middle, title * smaller, style)
    x += _width(heading, title * smaller) + spare
    for (step, words), width in zip(entries, widths, strict=True):
        painter.setPen(QPen(style.ink("edge"), 0.03 * high))
        painter.setBrush(QColor(RAMP[step]))
        painter.drawRect(QRectF(x, middle - box * smaller / 2, box * smaller, box * smaller))
        _write_left(painter, words, x + (box + beside) * smaller, middle, letters * smaller, style)
        x += width * smaller + spare


def _width(text: str, height: float) -> float:
    _, rect = outline(text)
    return rect.width() * height


def _write_left(painter: QPainter, text: str, x: float, y: float, height: float, style: Style) -> None:
    view = view_of(painter, QRectF())
    write(painter, text, QPointF(x + _width(text, height) / 2, y), height, style.ink("ink"), view)
