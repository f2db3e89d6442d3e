"""The scan under a board: placed by the pixels of hexes' dots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform

from bob_editor.geometry.grid import Grid
from bob_editor.render.kit.proportions import Proportions


class Underlay:
    """A board's scan; ``image`` is None where it can't be read or its place isn't known."""

    def __init__(
        self, underlay: Mapping[str, Any], grid: Grid, place: Proportions, folder: Path | None
    ) -> None:
        self.image: QImage | None = None
        self.opacity = float(underlay.get("opacity", 0.5))
        self.transform = QTransform()
        turn = _fit(underlay.get("points") or (), grid, place)
        path = Path(str(underlay.get("image", "")))
        if turn is None or not path.name:
            return
        reader = QImageReader(str(path if path.is_absolute() or folder is None else folder / path))
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


def _fit(points: Any, grid: Grid, place: Proportions) -> QTransform | None:
    """Pixels to units, by least squares: turned and scaled from two points, also stretched and sheared from three."""
    pairs = []
    for point in points:
        at = grid.hex_anywhere(str(point.get("hex", "")))
        pixel: Any = point.get("pixel") or ()
        if at is not None and len(pixel) == 2:
            u, v = place.dot(at)
            pairs.append((float(pixel[0]), float(pixel[1]), u, v))
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
