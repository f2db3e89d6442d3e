"""Colours alike: what the user's strokes hold against what the picture holds, bin by bin of a colour cube.

Woods are no one colour: their print mixes lights, shadows and the paper between dots of ink. So a stroke isn't
averaged. How often each colour occurs in it is held against how often it occurs elsewhere, and each pixel votes by the
logarithm of that ratio; over a small window the votes decide. What halftone, hatching or a canopy are made of counts as
one, and a few pixels of another colour in the stroke do no harm.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from bob_editor.editing.trace.arrays import Flags, Floats, Whole
from bob_editor.editing.trace.sheet import BINS
from bob_editor.records import Record

MOST = 2.0
"""No pixel votes more strongly than this, so that an outline lies halfway between two colours."""

_RARE = 2e-4
"""A share of pixels that counts as chance."""

Shares = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]
"""Of pixels, row by row."""


def shares(bins: Whole, where: Flags | Places) -> Shares:
    """How often each colour occurs there; all together 1, or 0 where there is no pixel."""
    counted = np.bincount(bins[where], minlength=BINS[0] * BINS[1] * BINS[2]).astype(np.float64)
    return np.asarray(counted / max(1.0, counted.sum()), dtype=np.float64)


def shares_of_looks(bins: Whole, looks: Sequence[Places]) -> Shares:
    """How often each colour occurs in that of several looks in which it occurs most; all together 1, or 0 without any.

    A look counts as much as another, however often it was picked: strokes over one more don't make little of the rest.
    """
    most = np.zeros(BINS[0] * BINS[1] * BINS[2])
    for look in looks:
        np.maximum(most, shares(bins.ravel(), look), out=most)
    return np.asarray(most / max(1.0, most.sum()), dtype=np.float64)


def spread(found: Shares, reach: float) -> Shares:
    """Shares spread to the colours around, by a bell of so many bins."""
    cube = found.reshape(BINS)
    wide = max(1, round(3 * reach))
    offsets = np.arange(-wide, wide + 1)
    bell = np.exp(-0.5 * (offsets / reach) ** 2)
    bell /= bell.sum()
    for axis in range(3):
        lines = np.pad(cube, [(wide, wide) if one == axis else (0, 0) for one in range(3)])
        windows = np.lib.stride_tricks.sliding_window_view(lines, len(bell), axis)
        cube = windows @ bell
    return cube.reshape(-1)


class Votes(Record, eq=False):
    """How strongly each colour speaks for what was picked, above 0, or against it, below."""

    by_bin: Floats

    def of(self, bins: Whole) -> Floats:
        """The votes of pixels."""
        return np.asarray(self.by_bin[bins], dtype=np.float32)


def votes(picked: Shares, others: Shares, reach: float) -> Votes:
    """The votes for what occurs in ``picked`` more often than in ``others``."""
    ratio = np.log(spread(picked, reach) + _RARE) - np.log(spread(others, min(reach, 0.8)) + _RARE)
    return Votes(ratio.clip(-MOST, MOST).astype(np.float32))
