"""Ground of several tones: meadow, dry grass and scrub in broad patches, seeded by place."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QTransform

from bob_editor.geometry.arrays import Bytes, Singles
from bob_editor.render.scenic.noise import CELLS, PERIOD
from bob_editor.render.scenic.veils import veil

_FINEST = 14.0
"""Pixels per unit from which tones are as fine as they get; beyond, pixels are doubled, which no eye sees."""

_KEPT = 3


class Tones:
    """Veils of a few colours over a ground colour, for one palette: scrub, dry grass, fresh grass."""

    def __init__(self, palette: tuple[QColor, ...], strength: float) -> None:
        self._palette = palette
        self._strength = strength
        self._whole: QImage | None = None
        self._scaled: dict[int, QImage] = {}

    def brush(self, scale: float) -> QBrush:
        """A see-through brush for a painter in units at this many pixels per unit."""
        times = max(1, int(np.ceil(scale / _FINEST)))
        side = max(8, round(PERIOD * scale / times))
        image = self._scaled.pop(side, None)
        if image is None:
            whole = self._image()
            image = whole.scaled(
                side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            ).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            while len(self._scaled) >= _KEPT:
                del self._scaled[next(iter(self._scaled))]
        self._scaled[side] = image
        brush = QBrush(image)
        brush.setTransform(QTransform.fromScale(times / scale, times / scale))
        return brush

    def _image(self) -> QImage:
        if self._whole is None:
            # Blue, green, red and how much is covered, a plane each: four deep they take three times as long.
            planes = np.zeros((4, CELLS, CELLS), np.float32)
            for number, colour in enumerate(self._palette):
                share = veil(number) * np.float32(self._strength)
                inks = np.array((colour.blueF(), colour.greenF(), colour.redF(), 1.0), np.float32)
                planes *= 1 - share
                planes += inks[:, None, None] * share
            self._whole = image_of([*planes])
        return self._whole


def image_of(planes: Sequence[Singles]) -> QImage:
    """A picture of blue, green and red that are multiplied by alpha already, and of alpha."""
    high, wide = planes[0].shape
    pixels: Bytes = np.empty((high, wide, 4), dtype=np.uint8)
    for number, (plane, rounding) in enumerate(zip(planes, (0, 0, 0, 0.5), strict=True)):
        pixels[:, :, number] = plane * np.float32(255) + np.float32(rounding)
    return QImage(pixels.data, wide, high, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied).copy()
