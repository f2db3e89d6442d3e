"""Veils over the ground: how much of each tone covers it where. Those that ship are a picture, which is read sooner."""

from functools import cache
from importlib import resources

import numpy as np
from PySide6.QtGui import QImage

from bob_editor.geometry.arrays import Bytes, Floats
from bob_editor.render.scenic.noise import noise

FILE = "veils.png"
"""The first veils, one in each of its colours: red, green, blue."""

_VEILS = ((7.0, 0.52, 0.80, 0.42), (9.0, 0.58, 0.86, 0.40), (3.4, 0.55, 0.90, 0.26))
"""Of each: its waves' length, the noise at which it begins and is full, and how much it covers at most."""

_DEEPEST = 0.5
"""What the brightest pixel stands for: no veil covers as much."""


@cache
def veil(number: int) -> Floats:
    """How much of a tone covers the ground, from 0 to 1, over one period of the noise."""
    return _shipped()[number] if number < len(_VEILS) else made_veil(number)


def made_veil(number: int) -> Floats:
    """The same, worked out."""
    wave, low, high, most = _VEILS[number % len(_VEILS)]
    share = np.clip((noise(f"tone {number}", wave) - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share) * most * (0.55 + 0.45 * noise(f"grain {number}", 1.6)))


def veils_picture() -> QImage:
    """What ``FILE`` shows."""
    veils = np.dstack([made_veil(number) for number in range(len(_VEILS))])
    pixels: Bytes = np.rint(veils * (255 / _DEEPEST)).astype(np.uint8)
    high, wide, colours = pixels.shape
    return QImage(pixels.data, wide, high, colours * wide, QImage.Format.Format_RGB888).copy()


@cache
def _shipped() -> Floats:
    data = (resources.files("bob_editor.render.scenic") / FILE).read_bytes()
    picture = QImage.fromData(data).convertToFormat(QImage.Format.Format_RGBX8888)
    pixels = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.width(), 4)
    return np.ascontiguousarray(np.moveaxis(pixels, 2, 0) * (_DEEPEST / 255))
