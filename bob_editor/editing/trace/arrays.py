"""Arrays of pixels, and the means over windows of them."""

from collections.abc import Sequence

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
        values = _means(values, wide, axis)
    return values


def _means(values: Floats, wide: int, axis: int) -> Floats:
    """The means of so many pixels to each side along an axis."""
    length, window = values.shape[axis], 2 * wide + 1
    sums = np.zeros([side + window * (of == axis) for of, side in enumerate(values.shape)])
    # Before the first pixel nothing is summed up, after the last no more.
    along = sums if axis == 0 else sums.T
    np.cumsum(values if axis == 0 else values.T, axis=0, out=along[wide + 1 : wide + 1 + length])
    along[wide + 1 + length :] = along[wide + length]
    means = (along[window:] - along[:length]) / window
    return np.asarray(means if axis == 0 else means.T, dtype=np.float32)


def blur(values: Floats, weights: Floats, radius: float) -> Floats:
    """The mean of what counts over a soft window, which fills masked pixels from around; 0 where nothing counts."""
    (found,) = blurs([values], weights, radius)
    return found


def blurs(several: Sequence[Floats], weights: Floats, radius: float) -> list[Floats]:
    """The same of several values of which the same pixels count."""
    below = blurred(blurred(weights, radius / 2), radius / 2)
    counts, least = below > 1e-3, np.maximum(below, 1e-3)
    above = (blurred(blurred(values * weights, radius / 2), radius / 2) for values in several)
    return [np.where(counts, one / least, 0).astype(np.float32) for one in above]


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
