"""Arrays of pixels, and the means over windows of them."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]


def blurred(values: Floats, radius: float) -> Floats:
    """The mean over a square window around each pixel; beyond the edge counts as nothing."""
    wide = max(0, round(radius))
    if wide == 0:
        return values
    for axis in (0, 1):
        sums = np.cumsum(values, axis=axis, dtype=np.float64)
        length = values.shape[axis]
        last = np.minimum(np.arange(length) + wide, length - 1)
        first = np.arange(length) - wide - 1
        high = np.take(sums, last, axis=axis)
        low = np.take(sums, first.clip(0), axis=axis)
        inside = (first >= 0).reshape((-1, 1) if axis == 0 else (1, -1))
        values = ((high - low * inside) / (2 * wide + 1)).astype(np.float32)
    return values


def blur(values: Floats, weights: Floats, radius: float) -> Floats:
    """The mean of what counts over a soft window, which fills masked pixels from around; 0 where nothing counts."""
    above, below = values * weights, weights
    for _ in range(2):
        above, below = blurred(above, radius / 2), blurred(below, radius / 2)
    return np.where(below > 1e-3, above / np.maximum(below, 1e-3), 0).astype(np.float32)


def reduced(values: Floats, per: int, *, most: bool = False) -> Floats:
    """The means of squares of so many pixels a side, or the most that a pixel of each has."""
    high, wide = -(-values.shape[0] // per) * per, -(-values.shape[1] // per) * per
    padded = np.pad(values, ((0, high - values.shape[0]), (0, wide - values.shape[1])), mode="edge")
    squares = padded.reshape(high // per, per, wide // per, per)
    return np.asarray(squares.max(axis=(1, 3)) if most else squares.mean(axis=(1, 3)), dtype=np.float32)


def shifted(values: Floats, down: int, right: int) -> Floats:
    """The values so far off; at the sheet's border what lies there goes on."""
    high, wide = values.shape
    rows = values.take((np.arange(high) + down).clip(0, high - 1), axis=0)
    columns = (np.arange(wide) + right).clip(0, wide - 1)
    return np.asarray(rows.take(columns, axis=1), dtype=np.float32)
