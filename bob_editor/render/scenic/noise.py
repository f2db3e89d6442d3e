"""Smooth noise that repeats: what varies by place, and is the same at the same place every time.

What trees stand by is a file: whoever paints the first of them waits neither for it nor for what it is made with.
"""

from functools import cache
from importlib import resources

import numpy as np

from bob_editor.geometry.arrays import Floats, Ints

PERIOD = 48.0
"""Units after which noise repeats, in either direction."""

CELLS = 288
"""Samples along a period."""

FILE = "noise.bin"
"""The noise that ships, one after the other, row by row, two bytes a cell."""

SHIPPED = (("stand", 6.0), ("pines", 8.0))
"""Its names and waves."""

_HIGHEST = 65535


@cache
def noise(name: str, wave: float) -> Floats:
    """Noise of waves about ``wave`` units long, evenly from 0 to 1, over one period."""
    asked = (name, wave)
    return _shipped()[SHIPPED.index(asked)] if asked in SHIPPED else made_noise(name, wave)


def made_noise(name: str, wave: float) -> Floats:
    """The same, worked out."""
    seed = sum(ord(char) * 31**place for place, char in enumerate(name)) % 2**31
    white = np.random.RandomState(seed).random_sample((CELLS, CELLS))
    down, across = np.fft.fftfreq(CELLS, PERIOD / CELLS), np.fft.rfftfreq(CELLS, PERIOD / CELLS)
    radius = np.hypot(down[:, None], across[None, :]) * wave
    shaped = np.fft.irfft2(np.fft.rfft2(white) * np.exp(-((radius - 0.6) ** 2) / 0.18), (CELLS, CELLS))
    ranks = np.empty(CELLS * CELLS)
    ranks[np.argsort(shaped, axis=None)] = np.linspace(0, 1, CELLS * CELLS)
    return ranks.reshape(CELLS, CELLS)


def noise_file() -> bytes:
    """What ``FILE`` holds."""
    whole = np.stack([made_noise(*asked) for asked in SHIPPED])
    return np.rint(whole * _HIGHEST).astype("<u2").tobytes()


@cache
def _shipped() -> Floats:
    data = (resources.files("bob_editor.render.scenic") / FILE).read_bytes()
    return np.asarray(np.frombuffer(data, "<u2").reshape(-1, CELLS, CELLS) / _HIGHEST)


def noise_at(name: str, wave: float, xs: Floats, ys: Floats) -> Floats:
    """The noise at places."""
    step = CELLS / PERIOD
    rows = np.floor(ys * step).astype(int) % CELLS
    columns = np.floor(xs * step).astype(int) % CELLS
    return np.asarray(noise(name, wave)[rows, columns], dtype=np.float64)


def hashed(columns: Ints, rows: Ints, salt: int) -> Floats:
    """A number from 0 to 1 for each cell of a grid: seeded by the place and the salt alone."""
    mixed = columns.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= rows.astype(np.uint64) * np.uint64(0xC2B2AE3D27D4EB4F) + np.uint64(
        salt * 0x165667B19E3779F9 % 2**64
    )
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(31)
    return np.asarray((mixed >> np.uint64(11)).astype(np.float64) / 2.0**53)
