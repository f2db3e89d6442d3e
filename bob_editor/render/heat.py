"""From how many hexes each one is seen, laid over the board: dead ground is dark, killing grounds are bright."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.geometry.grid import Grid
from bob_editor.render.field import (
    MANY,
    colour_table,
    dots_of,
    draw_pixels,
    hexes_path,
    pixels_of_hexes,
    shown_part,
)
from bob_editor.render.lettering import font, outline, static_text, write
from bob_editor.render.proportions import Proportions
from bob_editor.render.ramp import RAMP, bounds_of, ink_on, steps_of, veil
from bob_editor.render.style import Style
from bob_editor.render.view import view_of

_ALPHA = 0.78
_SMALLEST_NUMBER = 9.0
"""Pixels per unit from which on the counts are written."""


def paint_heat(painter: QPainter, grid: Grid, counts: npt.NDArray[np.int64]) -> None:
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
    painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)
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
            x, y = dots[at].tolist()
            prepared, half = static_text(str(int(counts[at])), pixels)
            painter.setPen(ink_on(int(steps[at])))
            painter.drawStaticText(QPointF(x, y) * view.scale - half, prepared)
    painter.restore()


def paint_heat_legend(painter: QPainter, rect: QRectF, most: int, style: Style) -> None:
    """The ramp with the counts that each colour stands for, in a rectangle of the painter's own units."""
    steps = [(step, *bounds_of(step, most)) for step in range(len(RAMP))]
    steps = [one for one in steps if one[1] <= one[2]]
    high = rect.height()
    slot = rect.width() / (len(steps) + 1.4)
    middle = rect.center().y()
    _write_left(painter, "Seen from", rect.left() + 0.15 * high, middle, 0.32 * high, style)
    for number, (step, first, last) in enumerate(steps):
        x = rect.left() + (number + 1.4) * slot
        painter.setPen(QPen(style.ink("edge"), 1))
        painter.setBrush(QColor(RAMP[step]))
        painter.drawRect(QRectF(x, middle - 0.22 * high, 0.44 * high, 0.44 * high))
        words = str(first) if first == last else f"{first}–{last}"
        _write_left(painter, words, x + 0.55 * high, middle, 0.3 * high, style)


def _write_left(painter: QPainter, text: str, x: float, y: float, height: float, style: Style) -> None:
    _, rect = outline(text)
    view = view_of(painter, QRectF())
    write(painter, text, QPointF(x + rect.width() * height / 2, y), height, style.ink("ink"), view)
