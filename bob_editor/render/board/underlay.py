"""The scan under a board: placed by the pixels of hexes' dots."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Pin, Underlay
from bob_editor.render.kit.proportions import Proportions
from bob_editor.storage.files.pictures import picture_beside

_KINDS = ("png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff")
"""What a scan may be, by its suffix: pixels, which name no further files as an SVG may."""

_OPACITY = 0.5


class Scan:
    """A board's scan, looked for from ``folder``; ``image`` is None where it can't be read or its place isn't known."""

    def __init__(self, underlay: Underlay, grid: Grid, place: Proportions, folder: Path | None) -> None:
        self.image: QImage | None = None
        self.opacity = _OPACITY if underlay.opacity is None else float(underlay.opacity)
        self.transform = QTransform()
        turn = fitted(underlay.pins, grid, place)
        path = None if folder is None else picture_beside(folder, underlay.image)
        if turn is None or path is None or path.suffix.lower().removeprefix(".") not in _KINDS:
            return
        reader = QImageReader(str(path))
        # By its contents, else a file of another kind under this name would be given to that kind's reader.
        reader.setDecideFormatFromContent(True)
        if bytes(reader.format().data()).decode() in ("svg", "svgz", "pdf"):
            return
        image = reader.read()
        if not image.isNull():
            self.image, self.transform = image, turn

    def paint(self, painter: QPainter) -> None:
        """Paint the scan on a painter in true proportions."""
        if self.image is None:
            return
        painter.save()
        painter.setOpacity(self.opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(self.transform, combine=True)
        painter.drawImage(QPointF(0, 0), self.image)
        painter.restore()


def misses(pins: Iterable[Pin], turn: QTransform, grid: Grid, place: Proportions) -> tuple[float | None, ...]:
    """How far from its hex's dot each pin comes to lie, in true proportions; None where there is no such hex."""
    found: list[float | None] = []
    for pin in pins:
        at = grid.hex_anywhere(pin.hex)
        if at is None:
            found.append(None)
            continue
        there = turn.map(QPointF(*pin.pixel))
        u, v = place.dot(at)
        found.append(math.hypot(there.x() - u, there.y() - v))
    return tuple(found)


def fitted(pins: Iterable[Pin], grid: Grid, place: Proportions) -> QTransform | None:
    """Pixels to units, by least squares: turned and scaled from two points, also stretched and sheared from three."""
    pairs = []
    for pin in pins:
        at = grid.hex_anywhere(pin.hex)
        if at is not None:
            u, v = place.dot(at)
            pairs.append((float(pin.pixel[0]), float(pin.pixel[1]), u, v))
    if len(pairs) < 2:
        return None
    rows, wanted = [], []
    for x, y, u, v in pairs:
        if len(pairs) == 2:
            rows += [[x, -y, 1, 0], [y, x, 0, 1]]
        else:
            rows += [[x, y, 1, 0, 0, 0], [0, 0, 0, x, y, 1]]
        wanted += [u, v]
    found, *_ = np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)
    if len(pairs) == 2:
        a, b, dx, dy = map(float, found)
        return QTransform(a, b, -b, a, dx, dy)
    a, c, dx, b, d, dy = map(float, found)
    return QTransform(a, b, c, d, dx, dy)
