"""Veils over the ground: how much of each tone covers it where. Those that ship are a file, which is read sooner."""

from functools import cache
from importlib import resources

import numpy as np

from bob_editor.geometry.arrays import Bytes, Singles
from bob_editor.render.scenic.noise import CELLS, noise

FILE = "veils.bin"
"""The first veils, one after the other, row by row, a byte a cell: no reader of pictures is loaded for it."""

_VEILS = ((7.0, 0.52, 0.80, 0.42), (9.0, 0.58, 0.86, 0.40), (3.4, 0.55, 0.90, 0.26))
"""Of each: its waves' length, the noise at which it begins and is full, and how much it covers at most."""

_DEEPEST = 0.5
"""What the highest byte stands for: no veil covers as much."""


@cache
def veil(number: int) -> Singles:
    """How much of a tone covers the ground, from 0 to 1, over one period of the noise."""
    return _shipped()[number] if number < len(_VEILS) else made_veil(number)


def made_veil(number: int) -> Singles:
    """The same, worked out."""
    wave, low, high, most = _VEILS[number % len(_VEILS)]
    share = np.clip((noise(f"tone {number}", wave) - low) / (high - low), 0, 1)
    veil = share * share * (3 - 2 * share) * most * (0.55 + 0.45 * noise(f"grain {number}", 1.6))
    return veil.astype(np.float32)


def veils_file() -> bytes:
    """What ``FILE`` holds."""
    veils = np.stack([made_veil(number) for number in range(len(_VEILS))])
    rounded: Bytes = np.rint(veils * (255 / _DEEPEST)).astype(np.uint8)
    return rounded.tobytes()


@cache
def _shipped() -> Singles:
    data = (resources.files("bob_editor.render.scenic") / FILE).read_bytes()
    return np.frombuffer(data, np.uint8).reshape(-1, CELLS, CELLS) * np.float32(_DEEPEST / 255)
