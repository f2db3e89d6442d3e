"""Hulls as rows of numpy arrays, so that many threads can be tried against many of them at once.

All numbers are whole, and tests against them exact. A table of a game's pieces says which rows lie in which hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.threads import RAYS, SECTORS, reach
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.passing import Passing

_RAYS = np.array([(u, v, reach(u, v)) for u, v in RAYS], dtype=np.int64)


def whole(numbers: Iterable[int]) -> Ints:
    """Whole numbers as an array."""
    return np.array([*numbers], dtype=np.int64)


class HullRows(Record, eq=False):
    """``bands`` has the band of each row in each sector, row by row (``bands.Band``); ``x, y, w`` are the corners.

    ``first`` and ``count`` say where a row's corners lie. Thread ``i`` is tried against the hull in ``row[i]``; it is
    ``du, dv`` at ``offset`` from the hex's dot (see ``hulls``).
    """

    bands: Shorts
    first: Ints
    count: Ints
    x: Ints
    y: Ints
    w: Ints

    @staticmethod
    def none() -> HullRows:
        """No row."""
        return HullRows(np.zeros((0, 4), dtype=np.int16), *(whole(()) for _ in range(5)))

    def __len__(self) -> int:
        return len(self.count)

    def with_hulls(self, hulls: Sequence[Hull]) -> HullRows:
        """The rows with those of more hulls behind them."""
        if not hulls:
            return self
        count = whole(map(len, hulls))
        corners = np.array([corner for hull in hulls for corner in hull], dtype=np.int64).reshape(-1, 3)
        first = count.cumsum() - count
        more = len(self.x) + first, count, *corners.T
        mine = self.first, self.count, self.x, self.y, self.w
        bands = np.concatenate([self.bands, _bands(corners, first)])
        return HullRows(bands, *(np.concatenate(pair) for pair in zip(mine, more, strict=True)))

    def taken(self, rows: Ints) -> HullRows:
        """These rows and no others, in their order."""
        count = self.count.take(rows)
        _, corner = expanded(self.first.take(rows), count)
        kept = (one.take(corner) for one in (self.x, self.y, self.w))
        bands = self.bands.reshape(-1, SECTORS, 4).take(rows, axis=0).reshape(-1, 4)
        return HullRows(bands, count.cumsum() - count, count, *kept)

    def straddled(self, row: Ints, passing: Passing) -> Bools:
        """Whether each thread has its hull on both sides."""
        found, left = self._surely(row, passing)
        if len(left):
            least, greatest = self.extents(row.take(left), *passing.exactly(left))
            found[left] = (least < 0) & (greatest > 0)
        return found

    def touched(self, row: Ints, passing: Passing) -> tuple[Bools, Bools]:
        """Whether each thread touches its hull, and whether it does so by its edge only (``touching``)."""
        found, left = self._surely(row, passing)
        bare = np.zeros(len(row), dtype=bool)
        if len(left):
            least, greatest = self.extents(row.take(left), *passing.exactly(left))
            found[left] = met = (least <= 0) & (greatest >= 0)
            bare[left] = met & ((least == 0) | (greatest == 0))
        return found, bare

    def _surely(self, row: Ints, passing: Passing) -> tuple[Bools, Ints]:
        """Whether each thread surely has its hull on both sides, and the places of those of which it isn't known."""
        start, end, sure, sure_end = self.bands.take(row * SECTORS + passing.sector, axis=0).T
        aside = passing.aside
        found: Bools = (sure <= aside) & (aside < sure_end)
        return found, (~found & (start <= aside) & (aside < end)).nonzero()[0]

    def extents(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> tuple[Ints, Ints]:
        """The least and the greatest cross product of each thread with the corners of its hull."""
        asides, first = self._asides(row, offset, du, dv)
        return np.minimum.reduceat(asides, first), np.maximum.reduceat(asides, first)

    def corners_met(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> Ints:
        """How many corners of its hull each thread goes through."""
        asides, first = self._asides(row, offset, du, dv)
        return np.add.reduceat((asides == 0).astype(np.int64), first)

    def _asides(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> tuple[Ints, Ints]:
        """The cross products of each thread with all corners of its hull, and where those of each begin."""
        count = self.count.take(row)
        owner, corner = expanded(self.first.take(row), count)
        asides = self.w.take(corner)
        asides *= offset.take(owner)
        along = self.y.take(corner)
        along *= du.take(owner)
        asides += along
        across = self.x.take(corner)
        across *= dv.take(owner)
        asides -= across
        return asides, count.cumsum() - count


def _bands(corners: Ints, first: Ints) -> Shorts:
    """The bands of hulls, as ``bands`` has them of one, in all sectors."""
    x, y, w = (corners[:, place, None] for place in range(3))
    u, v, wide = _RAYS.T
    crosses = (u * y - v * x) // (w * wide)
    least, most = (
        pick(crosses[:, :-1], crosses[:, 1:]) + more for pick, more in ((np.minimum, 0), (np.maximum, 1))
    )
    bands = np.stack(
        [
            MILLI - np.maximum.reduceat(most, first),
            MILLI + 1 - np.minimum.reduceat(least, first),
            MILLI + 1 - np.maximum.reduceat(least, first),
            MILLI - np.minimum.reduceat(most, first),
        ],
        axis=-1,
    )
    return bands.reshape(-1, 4).astype(np.int16)
