"""The scan of a board laid straight under its hexes, as pixels that a trace can read."""

import math
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from bob_editor.geometry.arrays import Bytes
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Underlay
from bob_editor.records import Record
from bob_editor.render.board.underlay import Scan
from bob_editor.render.kit.proportions import Proportions

MOST_PER_UNIT = 14.0
"""Pixels that go on a unit of true proportions at most: 48 from one side of a hex to the other, enough for outlines."""

MOST_PIXELS = 3_000_000
"""Of all boards together no more: beyond, a large board's hexes are read from fewer."""


class Straightened(Record, eq=False):
    """Red, green and blue (rows, columns, 3) from ``left`` and ``top`` in true proportions, ``scale`` to the unit."""

    pixels: Bytes
    left: float
    top: float
    scale: float


def straightened(underlay: Underlay, grid: Grid, folder: Path | None) -> Straightened | None:
    """The scan as it lies under the board; None where it can't be read or its place isn't known."""
    place = Proportions(grid.frame)
    scan = Scan(underlay, grid, place, folder)
    if scan.image is None:
        return None
    area, native = scan.area, scan.native
    scale = min(native, MOST_PER_UNIT, math.sqrt(MOST_PIXELS / (area.width() * area.height())))
    image = scan.image
    if native > 1.5 * scale:
        # Qt's smooth drawing looks at four pixels only; what is made much smaller is averaged before.
        image = image.scaled(
            max(1, round(image.width() * scale / native)),
            max(1, round(image.height() * scale / native)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return Straightened(_painted(scan, image, scale), area.left(), area.top(), scale)


def _painted(scan: Scan, image: QImage, scale: float) -> Bytes:
    area = scan.area
    wide, high = max(1, math.ceil(area.width() * scale)), max(1, math.ceil(area.height() * scale))
    sheet = QImage(wide, high, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    with QPainter(sheet) as painter:
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        scan.lay(painter, image)
    held = np.frombuffer(sheet.constBits(), dtype=np.uint8).reshape(high, sheet.bytesPerLine() // 4, 4)
    return np.ascontiguousarray(held[:, :wide, 2::-1])
