"""What one hex sees, laid over the board: each verdict has a colour of its own, and a sign for those who see none."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from bob_editor.geometry.arrays import Bools, Bytes, Floats, Ints
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import SQRT3
from bob_editor.model.board import Board
from bob_editor.render.kit.lettering import BOLD, font, static_text, write
from bob_editor.render.kit.map_shape import clip_to_map
from bob_editor.render.kit.patterns import disc, faint, polyline
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.textures import PERIOD, Mark, Shapes, Texture
from bob_editor.render.kit.view import View, view_of
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView

COLOURS: Mapping[int, str] = {CLEAR: "#56b4e9", HINDERED: "#e69f00", BLOCKED: "#1c1c30", BLIND: "#b0438a"}
"""Base colours by code, after the palette of Okabe and Ito: told apart with any kind of colour vision, and in grey."""

NAMES: Mapping[int, str] = {CLEAR: "Clear", HINDERED: "Hindered", BLOCKED: "Blocked", BLIND: "Blind hex"}
SIGNS: Mapping[int, str] = {
    CLEAR: "light, a ring at the dot",
    HINDERED: "amber, with the number of hindrances",
    BLOCKED: "dark, hatched one way",
    BLIND: "purple, dotted crosswise",
}

_ALPHA: Mapping[int, float] = {CLEAR: 0.26, HINDERED: 0.42, BLOCKED: 0.46, BLIND: 0.46}
_DISC = 0.62
"""The radius of the disc under a number, in true proportions."""

MANY = 1500
"""Hexes shown from which on pixels are looked up instead of outlines filled."""


def paint_field(painter: QPainter, board: Board, field: FieldOfView, style: Style) -> None:
    """Paint a field on a painter in true proportions; the hex that looks gets a ring of its own."""
    place = Proportions(board.grid.frame)
    left, top, right, bottom = board.grid.bounds
    bounds = QRectF(place.point((left, top)), place.point((right, bottom)))
    shown = shown_part(painter, bounds)
    if shown.isEmpty():
        return
    view = view_of(painter, shown)
    dots = dots_of(board.grid)
    margin = 2.0
    visible = (
        (dots[:, 0] >= shown.left() - margin) & (dots[:, 0] <= shown.right() + margin)
        & (dots[:, 1] >= shown.top() - margin) & (dots[:, 1] <= shown.bottom() + margin)
    )  # fmt: skip
    painter.save()
    clip_to_map(painter, board.grid)
    if int(visible.sum()) > MANY and not view.vector and not painter.worldTransform().isRotating():
        _paint_by_pixels(painter, board.grid, field, style, shown)
    else:
        for code in (CLEAR, HINDERED, BLOCKED, BLIND):
            chosen = dots[visible & (field.codes == code)]
            if len(chosen):
                texture(style, code).fill(painter, hexes_path(chosen, pointy=board.grid.pointy), view)
    _paint_signs(painter, field, dots, visible, view, bounds)
    painter.restore()
    if field.origin.hex in board.grid.index:
        paint_origin(painter, place.centre(field.origin.hex), view)


def texture(style: Style, code: int) -> Texture:
    """The tint and pattern of a verdict; see-through."""
    return _texture(code, style.dark)


@lru_cache(maxsize=8)
def _texture(code: int, dark: bool) -> Texture:  # noqa: FBT001 -- a cache's key is given by position
    colour = QColor(COLOURS[code])
    if dark and code == BLOCKED:
        colour = QColor("#05050c")
    return Texture(faint(colour, _ALPHA[code] + (0.08 if dark else 0.0)), lambda: _marks(code, dark=dark))


def _marks(code: int, *, dark: bool) -> list[Mark]:
    marks: list[Mark] = []
    if code == BLOCKED:
        ink = QColor(210, 210, 235, 80) if dark else QColor(8, 8, 20, 125)
        lines = 20
        line: Shapes = ((polyline((0, 0), (-PERIOD, PERIOD)), ink, 0.075),)
        marks.extend(Mark(line, x * PERIOD / lines) for x in range(lines))
    elif code == BLIND:
        light, ink = QColor(255, 240, 252, 200), QColor(60, 10, 45, 170)
        rows = 16
        step = PERIOD / rows
        dot: Shapes = ((disc(0, 0, 0.15), ink, 0.0), (disc(0, 0, 0.09), light, 0.0))
        marks.extend(
            Mark(dot, (2 * column + row % 2 + 0.5) * step, (row + 0.5) * step)
            for row in range(rows)
            for column in range(rows // 2)
        )
    return marks


def shown_part(painter: QPainter, bounds: QRectF) -> QRectF:
    """The part of the board that the painter's device can show."""
    # Not ``deviceTransform``: a widget's painter paints on its window, and has the widget's place there in that.
    transform = painter.combinedTransform()
    if not transform.isInvertible():
        return QRectF()
    inverse = inverted(transform)
    device = painter.device()
    ratio = device.devicePixelRatioF()
    shown = inverse.mapRect(QRectF(0, 0, device.width() * ratio, device.height() * ratio))
    if painter.hasClipping():
        shown = shown.intersected(painter.clipBoundingRect())
    return bounds.intersected(shown)


def inverted(transform: QTransform) -> QTransform:
    """The way back; the binding gives it as a pair with a flag, which its types don't know."""
    pair: Any = transform.inverted()
    back: QTransform = pair[0]
    return back


@lru_cache(maxsize=4)
def dots_of(grid: Grid) -> Floats:
    """The centre dots of all hexes in true proportions, in board order."""
    place = Proportions(grid.frame)
    return np.array([place.dot(at) for at in grid.hexes], dtype=np.float64)


def hexes_path(dots: Floats, *, pointy: bool) -> QPainterPath:
    """The hexes around some dots as one path without seams; made in one go, as a Python call per corner is too slow."""
    corners = np.array([(2, 0), (1, SQRT3), (-1, SQRT3), (-2, 0), (-1, -SQRT3), (1, -SQRT3), (2, 0)])
    if pointy:
        corners = corners[:, ::-1]
    points = (dots[:, None, :] + corners).reshape(-1, 2)
    rows = np.zeros(len(points), dtype=[("type", ">i4"), ("x", ">f8"), ("y", ">f8")])
    rows["x"], rows["y"] = points[:, 0], points[:, 1]
    rows["type"] = np.tile([0, 1, 1, 1, 1, 1, 1], len(dots))
    data = len(points).to_bytes(4, "big") + rows.tobytes() + (0).to_bytes(4, "big") + (1).to_bytes(4, "big")
    path = QPainterPath()
    stream = QtCore.QDataStream(QByteArray(data))  # which PySide makes, with its enums, once it is named
    stream >> path  # Qt's own form of a path: count, elements, start of the last subpath, fill by winding
    return path


def _paint_by_pixels(painter: QPainter, grid: Grid, field: FieldOfView, style: Style, shown: QRectF) -> None:
    """Look up each pixel's hex and colour: of many small hexes the fastest way."""
    colours = {code: texture(style, code).ground for code in (CLEAR, HINDERED, BLOCKED, BLIND)}
    area, places = pixels_of_hexes(painter, grid, shown)
    pixels = np.ascontiguousarray(colour_table(field.codes, colours)[places])
    # What is blocked or blind keeps a sign at any size: lines and dots in the pixels themselves.
    codes = np.append(field.codes, 255)[places]
    # Counted from the board's origin, so that pictures of parts of it fit each other.
    transform = painter.deviceTransform()
    y = np.arange(area.height())[:, None] + area.y() - round(transform.dy())
    x = np.arange(area.width())[None, :] + area.x() - round(transform.dx())
    pixels[(codes == BLOCKED) & ((x + y) % 6 == 0)] = 0xA0080810
    pixels[(codes == BLIND) & (x % 4 == 0) & ((y + x // 4 * 2) % 4 == 0)] = 0xC0C0B0BC
    draw_pixels(painter, pixels, area)


def pixels_of_hexes(painter: QPainter, grid: Grid, shown: QRectF) -> tuple[QRect, npt.NDArray[np.int32]]:
    """The device pixels of a part of the board, and for each the place of its hex in board order.

    Where a pixel has no hex its place is the number of hexes.
    """
    transform = painter.deviceTransform()
    area = transform.mapRect(shown).toAlignedRect()
    rect = (area.x(), area.y(), area.width(), area.height())
    return area, _index(grid, rect, (transform.m11(), transform.dx(), transform.dy()))


def colour_table(codes: Bytes | Ints, colours: Mapping[int, QColor]) -> npt.NDArray[np.uint32]:
    """The colour of each hex, by its code, as a pixel; clear where a code has none, and for what is no hex."""
    table = np.zeros(len(codes) + 1, dtype=np.uint32)
    for code, colour in colours.items():
        alpha = colour.alphaF()
        channels = [round(part * alpha) for part in (colour.red(), colour.green(), colour.blue())]
        pixel = round(alpha * 255) << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
        table[:-1][codes == code] = pixel
    return table


def draw_pixels(painter: QPainter, pixels: npt.NDArray[np.uint32], area: QRect) -> None:
    """Draw an image of device pixels where it belongs."""
    image = QImage(pixels.tobytes(), area.width(), area.height(), QImage.Format.Format_ARGB32_Premultiplied)
    painter.save()
    painter.drawImage(inverted(painter.deviceTransform()).mapRect(QRectF(area)), image)
    painter.restore()


@lru_cache(maxsize=48)
def _index(
    grid: Grid, area: tuple[int, int, int, int], transform: tuple[float, float, float]
) -> npt.NDArray[np.int32]:
    """For each pixel the place of its hex in board order, or the number of hexes where it has none."""
    left, top, wide, high = area
    scale, dx, dy = transform
    x = ((np.arange(wide) + left + 0.5) - dx) / scale
    y = ((np.arange(high) + top + 0.5) - dy) / scale
    grid_x, grid_y = np.meshgrid(x, y)
    long, short = (grid_y, grid_x) if grid.pointy else (grid_x, grid_y)
    q = long / 3
    r = (short / SQRT3 - q - grid.frame.parity) / 2
    s = -q - r
    rq, rr, rs = np.rint(q), np.rint(r), np.rint(s)
    off_q, off_r, off_s = abs(rq - q), abs(rr - r), abs(rs - s)
    first = (off_q > off_r) & (off_q > off_s)
    second = ~first & (off_r > off_s)
    rq[first] = -rr[first] - rs[first]
    rr[second] = -rq[second] - rs[second]
    hexes = np.array(grid.hexes, dtype=np.int64)
    low = hexes.min(axis=0) - 1
    size = hexes.max(axis=0) - low + 2
    table = np.full(size, len(grid.hexes), dtype=np.int32)
    table[tuple((hexes - low).T)] = np.arange(len(grid.hexes))
    column = np.clip(rq.astype(np.int64) - low[0], 0, size[0] - 1)
    row = np.clip(rr.astype(np.int64) - low[1], 0, size[1] - 1)
    places: npt.NDArray[np.int32] = table[column, row]
    return places


def _paint_signs(
    painter: QPainter,
    field: FieldOfView,
    dots: Floats,
    visible: Bools,
    view: View,
    bounds: QRectF,
) -> None:
    """Numbers of hindrances, and rings on what is clear."""
    if view.scale < 6:
        return
    rings = [QPainterPath()]
    for x, y in dots[visible & (field.codes == CLEAR)].tolist():
        rings[-1].addEllipse(QPointF(x, y), 0.34, 0.34)
        if not view.vector:
            # Each by itself: a hundred in one path take Qt five times as long.
            rings.append(QPainterPath())
    for ring in rings:
        painter.strokePath(ring, QPen(QColor(255, 255, 255, 190), 0.16))
        painter.strokePath(ring, QPen(QColor("#00609c"), 0.07))
    places = np.flatnonzero(visible & (field.codes == HINDERED))
    for place in places.tolist():
        middle = inside(QPointF(*dots[place].tolist()), bounds, QPointF(_DISC, _DISC))
        paint_number(painter, str(int(field.hindrance[place])), middle, view)


def inside(at: QPointF, bounds: QRectF, half: QPointF) -> QPointF:
    """Where a sign of half this size is seen whole: in a hex that an edge cuts in half it stands beside the dot."""
    return QPointF(
        max(bounds.left() + half.x(), min(at.x(), bounds.right() - half.x())),
        max(bounds.top() + half.y(), min(at.y(), bounds.bottom() - half.y())),
    )


def paint_number(painter: QPainter, text: str, middle: QPointF, view: View) -> None:
    """A count of hindrances on a disc."""
    painter.setPen(QPen(QColor("#5b3a00"), 0.08))
    painter.setBrush(QColor("#ffd98a"))
    painter.drawEllipse(middle, _DISC, _DISC)
    ink = QColor("#2b1a00")
    if view.vector:
        write(painter, text, middle, 0.85, ink, view, hand=BOLD)
        return
    pixels = round(0.85 * view.scale)
    prepared, half = static_text(text, pixels)
    painter.save()
    painter.scale(1 / view.scale, 1 / view.scale)
    painter.setFont(font(pixels))
    painter.setPen(ink)
    painter.drawStaticText(middle * view.scale - half, prepared)
    painter.restore()


def paint_origin(painter: QPainter, middle: QPointF, view: View) -> None:
    """The hex that looks: an eye of two rings."""
    del view
    for radius, colour, width in ((0.9, QColor("#ffffff"), 0.34), (0.9, QColor("#111122"), 0.2)):
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor("#ffffff"), 0.1))
    painter.setBrush(QColor("#111122"))
    painter.drawEllipse(middle, 0.34, 0.34)
