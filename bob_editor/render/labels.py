"""Hex numbers, names printed on the board, and signs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import corners_of_side
from bob_editor.render.lettering import font, static_text, write
from bob_editor.render.scenery import Patch, Scenery
from bob_editor.render.strokes import pen_of
from bob_editor.render.style import Style
from bob_editor.render.view import View

NUMBER_HEIGHT = 0.52
_NUMBERS_FROM = 8.5
_LABEL_HEIGHT = 0.95
_DOT = 0.11


def paint_numbers(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' printed names, at the top of each hex; on a cut hex in the half that is there."""
    if view.scale < _NUMBERS_FROM:
        return
    shown = [
        (scenery.grid.label(at), spot)
        for patch in patches
        for at, spot in scenery.part(
            patch, "numbers", lambda one: [(at, _number_at(scenery, at)) for at in one.hexes]
        )
        if view.region.adjusted(-1.5, -1, 1.5, 1).contains(spot)
    ]
    if view.vector:
        for label, spot in shown:
            write(
                painter,
                label,
                spot,
                NUMBER_HEIGHT,
                scenery.style.ink("ink"),
                view,
                halo=scenery.style.ink("halo", 0.55),
            )
        return
    # In device pixels: letters keep their shape, and prepared texts are drawn at once.
    texts = [
        (static_text(label, round(NUMBER_HEIGHT * view.scale)), spot * view.scale) for label, spot in shown
    ]
    painter.save()
    painter.scale(1 / view.scale, 1 / view.scale)
    painter.setFont(font(round(NUMBER_HEIGHT * view.scale)))
    reach = max(0.8, 0.055 * view.scale)
    painter.setPen(scenery.style.ink("halo", 0.34))
    for dx, dy in ((-reach, 0.0), (reach, 0.0), (0.0, -reach), (0.0, reach)):
        for (text, middle), spot in texts:
            painter.drawStaticText(QPointF(spot.x() - middle.x() + dx, spot.y() - middle.y() + dy), text)
    painter.setPen(scenery.style.ink("ink"))
    for (text, middle), spot in texts:
        painter.drawStaticText(spot - middle, text)
    painter.restore()


def _number_at(scenery: Scenery, at: Hex) -> QPointF:
    x, y = scenery.place.dot(at)
    up = 1.42 if not scenery.grid.pointy else 1.38
    cut = scenery.grid.cut_edges(at)
    dx = 0.62 if "left" in cut else -0.62 if "right" in cut else 0.0
    # Half a hex at the top has its number below the dot.
    return QPointF(x + dx, y + 0.62 if "top" in cut else y - up)


def paint_labels(painter: QPainter, scenery: Scenery, view: View) -> None:
    """The names printed on the board."""
    if view.scale < 3:
        return
    style = scenery.style
    for label in scenery.ground.board.labels:
        middle = scenery.place.point(label.at)
        if view.region.adjusted(-12, -2, 12, 2).contains(middle):
            write(
                painter, label.text, middle, _LABEL_HEIGHT, style.ink("label"), view,
                halo=style.ink("halo", 0.75), italic=True,
            )  # fmt: skip


def paint_sign(
    painter: QPainter,
    style: Style,
    text: str,
    middle: QPointF,
    height: float,
    view: View,
    colour: QColor | None = None,
) -> None:
    """A short text with a halo."""
    write(painter, text, middle, height, colour or style.ink("ink"), view, halo=style.ink("halo", 0.8))


def paint_dots(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' centre dots."""
    if view.scale < 4.5:
        return
    area = view.region.adjusted(-0.5, -0.5, 0.5, 0.5)
    dots = [
        dot
        for patch in patches
        for dot in scenery.part(patch, "dots", lambda one: [scenery.place.centre(at) for at in one.hexes])
        if area.contains(dot)
    ]
    halo, ink = scenery.style.ink("halo", 0.55), scenery.style.ink("dot", 0.92)
    if view.vector:
        painter.setPen(QPen(halo, 0.1))
        painter.setBrush(ink)
        for dot in dots:
            painter.drawEllipse(dot, _DOT, _DOT)
        return
    sprite = _dot_sprite(view.scale, halo.rgba(), ink.rgba())
    half = sprite.width() / 2
    painter.save()
    painter.scale(1 / view.scale, 1 / view.scale)
    for dot in dots:
        painter.drawImage(
            QPointF(round(dot.x() * view.scale - half), round(dot.y() * view.scale - half)), sprite
        )
    painter.restore()


@lru_cache(maxsize=16)
def _dot_sprite(scale: float, halo: int, ink: int) -> QImage:
    """A dot with its halo in device pixels."""
    side = 2 * math.ceil((_DOT + 0.06) * scale) + 1
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor.fromRgba(halo), max(1.0, 0.1 * scale)))
    painter.setBrush(QColor.fromRgba(ink))
    painter.drawEllipse(QPointF(side / 2, side / 2), _DOT * scale, _DOT * scale)
    painter.end()
    return image


def paint_grid(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' outlines: every hexside once."""
    if view.scale < 2.2:
        return

    def add(path: QPainterPath, at: Hex) -> None:
        corners = scenery.place.corners(at)
        for direction in range(6):
            if direction < 3 or at.neighbour(direction) not in scenery.grid.index:
                first, second = corners_of_side(direction)
                path.moveTo(*corners[first])
                path.lineTo(*corners[second])

    colour = scenery.style.ink("grid", 0.42 if view.scale >= 6 else 0.28)
    # Wider than a pixel, as Qt draws finer lines by a quick way that depends on the tile.
    # One stroke, so that where lines meet see-through ink isn't laid on twice.
    painter.strokePath(scenery.joined(patches, "grid", add), pen_of(colour, max(0.05, 1.02 / view.scale)))
