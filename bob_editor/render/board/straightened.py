"""The scan of a board laid straight under its hexes, as pixels that a trace can read."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt
from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Underlay
from bob_editor.render.board.underlay import Scan
from bob_editor.render.kit.proportions import Proportions

MOST_PER_UNIT = 14.0
"""Pixels that go on a unit of true proportions at most: 48 from one side of a hex to the other, enough for outlines."""

MOST_PIXELS = 3_000_000
"""Of all boards together no more: beyond, a large board's hexes are read from fewer."""

_MARGIN = 0.5
"""How much is shown around the board, so that outlines can run over its edge; in true proportions."""


@frozen(eq=False)
class Straightened:
    """Red, green and blue (rows, columns, 3) from ``left`` and ``top`` in true proportions, ``scale`` to the unit."""

    pixels: npt.NDArray[np.uint8]
    left: float
    top: float
    scale: float


def straightened(underlay: Underlay, grid: Grid, folder: Path | None) -> Straightened | None:
    """The scan as it lies under the board; None where it can't be read or its place isn't known."""
    place = Proportions(grid.frame)
    scan = Scan(underlay, grid, place, folder)
    if scan.image is None:
        return None
    area = place.rect(grid.hexes, _MARGIN)
    native = 1 / max(1e-9, math.sqrt(abs(scan.transform.determinant())))
    scale = min(native, MOST_PER_UNIT, math.sqrt(MOST_PIXELS / (area.width() * area.height())))
    image, transform = scan.image, scan.transform
    if native > 1.5 * scale:
        # Qt's smooth drawing looks at four pixels only; what is made much smaller is averaged before.
        smaller = image.scaled(
            max(1, round(image.width() * scale / native)),
            max(1, round(image.height() * scale / native)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        transform = (
            QTransform.fromScale(image.width() / smaller.width(), image.height() / smaller.height())
            * transform
        )
        image = smaller
    return Straightened(_painted(image, transform, area, scale), area.left(), area.top(), scale)


def _painted(image: QImage, transform: QTransform, area: QRectF, scale: float) -> npt.NDArray[np.uint8]:
    wide, high = max(1, math.ceil(area.width() * scale)), max(1, math.ceil(area.height() * scale))
    sheet = QImage(wide, high, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    with QPainter(sheet) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        painter.setTransform(transform, combine=True)
        painter.drawImage(QPointF(0, 0), image)
    held = np.frombuffer(sheet.constBits(), dtype=np.uint8).reshape(high, sheet.bytesPerLine() // 4, 4)
    return np.ascontiguousarray(held[:, :wide, 2::-1])
