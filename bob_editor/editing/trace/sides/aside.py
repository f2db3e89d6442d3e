"""What lines hexsides without lying on them: hedges that were drawn some way off, or slanted.

Among strips of spots along and across each side the line is looked for that the colour keeps to, with other ground
beside; and what is alike there must have the same tone, which the dark outline of a field hasn't.
"""

import numpy as np

from bob_editor.editing.trace.arrays import Flags, Floats, Whole
from bob_editor.editing.trace.colours import Places
from bob_editor.records import Record

_OFF = 8
"""How many spots off its side a line begins or ends at most: a fifth of a side."""
_STEP, _SLANT = 2, 12
"""How far apart those that are tried are; and how far across a line goes at most."""

_HALF = 2
"""How many spots to both sides of its middle a line takes in."""
_BEGINS, _ENDS = 7, 11
"""So far from its middle is what lies beside it."""


class Run(Record, eq=False):
    """How much ``along`` each side the colour runs, less what has it beside; and across at which spots it does."""

    along: Floats
    spots: Whole


def followed(alike: Flags) -> Run:
    """The line along each side that what is alike keeps to best (sides, spots along, spots across)."""
    count, long, wide = alike.shape
    summed = np.pad(alike.cumsum(axis=2, dtype=np.int16), ((0, 0), (0, 0), (1, 0)))
    rows = np.arange(long)

    def share(begin: Whole, end: Whole) -> Floats:
        found = (summed[:, rows, end] - summed[:, rows, begin]).sum(axis=1)
        return np.asarray(found / (end - begin).sum(), dtype=np.float32)

    best, spots = np.full(count, -1, dtype=np.float32), np.full((count, long), wide // 2, dtype=np.int32)
    for line in _lines(long, wide // 2):
        sides = (line - _ENDS + 1, line - _BEGINS + 1), (line + _BEGINS, line + _ENDS)
        along = share(line - _HALF, line + _HALF + 1) - np.maximum(*(share(*one) for one in sides))
        better = along > best
        best[better], spots[better] = along[better], line
    return Run(best, spots)


def _lines(long: int, middle: int) -> list[Whole]:
    """Across at which spots each line that is tried runs, from one end of a side to the other."""
    way = np.linspace(0, 1, long)
    ends = range(-_OFF, _OFF + 1, _STEP)
    return [
        np.asarray(middle + np.rint(start + (end - start) * way), dtype=np.int32)
        for start in ends
        for end in ends
        if abs(end - start) <= _SLANT
    ]


def apart(along: Floats, beside: Floats) -> float:
    """How far the mean tone of lines is from that of the ground beside."""
    return float(np.hypot.reduce(along.mean(axis=0) - beside.mean(axis=0)))


def toned(along: Floats, beside: Floats, shown: Places) -> Floats:
    """How much of the tone that lines have which were ``shown`` others have, 1 for the same, of what ground lacks."""
    off = np.hypot.reduce(along - along[shown].mean(axis=0), axis=1)
    return np.asarray((1 - off / apart(along[shown], beside[shown])).clip(0, 1), dtype=np.float32)


def around(spots: Whole) -> tuple[Whole, Whole]:
    """Across at which spots a line itself is, and what lies to both sides of it (sides, spots along, spots across)."""
    own = np.arange(-_HALF, _HALF + 1)
    flank = np.arange(_BEGINS, _ENDS)
    return spots[..., None] + own, spots[..., None] + np.concatenate([-flank, flank])
