"""Hill shading: slopes along crest lines take the light from the north-west."""

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from bob_editor.geometry.arrays import Bytes, Singles
from bob_editor.render.scenic.tones import image_of

REACH = 2.5
"""Units from a crest line beyond which its slope ends."""

_LIGHT = (0.55, 0.83)
"""The way that the light falls: to the south-east."""

_WIDTHS = ((0.25, 0.55), (0.75, 0.95))
"""Half widths of the blurs in units, one upon the other, and how much the slope after each counts."""


_FINER = 6.0
"""How many samples of a vector drawing lie side by side where a picture of pixels has one."""
_MOST_SAMPLES = 12_000_000


def paint_relief(
    painter: QPainter,
    levels: Sequence[QPainterPath],
    region: QRectF,
    scale: float,
    colours: tuple[QColor, QColor],
    strength: float,
    *,
    vector: bool = False,
) -> None:
    """Shade the slopes of ground that rises by a level in each of the areas, in a region.

    ``colours`` are those of shade and of light. What is painted at a place doesn't depend on the region. For a
    ``vector`` drawing the shading is finer: who shows it may lay its samples out as squares.
    """
    grain = 4.0 if scale >= 8 else 3.0 if scale >= 4 else 2.0
    left, top = math.floor((region.left() - REACH) * grain), math.floor((region.top() - REACH) * grain)
    right, bottom = math.ceil((region.right() + REACH) * grain), math.ceil((region.bottom() + REACH) * grain)
    heights: Singles = np.zeros((bottom - top, right - left), dtype=np.float32)
    for path in levels:
        heights += _mask(path, left, top, right - left, bottom - top, grain)
    if heights.max(initial=0) <= 0 or heights.min() == heights.max():
        return
    slope = np.zeros_like(heights)
    soft = heights
    for wide, share in _WIDTHS:
        soft = _blurred(soft, max(1, round(wide * grain)))
        down, across = np.gradient(soft)
        slope += (across * _LIGHT[0] + down * _LIGHT[1]) * grain * share
    bright = np.tanh(slope * 1.15) * strength
    lit, dark = np.clip(bright, 0, 1) * 0.50, np.clip(-bright, 0, 1) * 0.46
    alpha = lit + dark
    shade, light = ((one.blueF(), one.greenF(), one.redF()) for one in colours)
    inks = [dark * in_shade + lit * in_light for in_shade, in_light in zip(shade, light, strict=True)]
    image = image_of([*inks, alpha])
    if vector:
        finer = min(_FINER, math.sqrt(_MOST_SAMPLES / heights.size))
        if finer > 1:
            image = image.scaled(
                round(finer * image.width()), round(finer * image.height()),
                mode=Qt.TransformationMode.SmoothTransformation,
            )  # fmt: skip
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(
        QRectF(left / grain, top / grain, (right - left) / grain, (bottom - top) / grain), image
    )
    painter.restore()


def _mask(path: QPainterPath, left: int, top: int, wide: int, high: int, grain: float) -> Singles:
    """How much of each sample a path covers, from 0 to 1."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-left, -top)
        painter.scale(grain, grain)
        painter.fillPath(path, QColor("#ffffff"))
    pixels: Bytes = np.frombuffer(image.constBits(), dtype=np.uint8)
    return np.asarray(pixels.reshape(high, wide, 4)[:, :, 3] / np.float32(255))


def _blurred(values: Singles, half: int) -> Singles:
    """The values averaged over squares, twice: nearly a bell curve, and no farther than twice its half width."""
    wide = 2 * half + 1
    for _ in range(2):
        for _axis in (0, 1):
            # Each turn averages along the first axis and swaps the two.
            first, last = np.repeat(values[:1], half + 1, axis=0), np.repeat(values[-1:], half, axis=0)
            sums = np.cumsum(np.concatenate([first, values, last]), axis=0, dtype=np.float32)
            values = np.asarray((sums[wide:] - sums[:-wide]) / np.float32(wide), dtype=np.float32).T
    return values
