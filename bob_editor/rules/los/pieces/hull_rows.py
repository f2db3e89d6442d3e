"""Hulls as rows of numpy arrays, so that many threads can be tried against many of them at once.

All numbers are whole, and tests against them exact. A table of a game's pieces says which rows lie in which hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from attrs import frozen

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.pieces.touching import shell
from bob_editor.rules.los.threads.expanding import expanded


def whole(numbers: Iterable[int]) -> Ints:
    """Whole numbers as an array."""
    return np.array([*numbers], dtype=np.int64)


def reach_of(du: Ints, dv: Ints) -> Ints:
    """How far a hex reaches aside of each thread, as ``threads.reach`` has it of one."""
    reach: Ints = np.maximum(2 * np.abs(dv), np.abs(du) + np.abs(dv))
    return reach


@frozen(eq=False)
class HullRows:
    """``core`` and ``shell`` (see ``hulls``, ``touching``) have a number a row; ``x, y, w`` one a corner.

    ``first`` and ``count`` say where a row's corners lie. A thread is ``du, dv`` at ``offset`` from the hex's dot (see
    ``hulls``); thread ``i`` is tried against the hull in ``row[i]``.
    """

    core: Ints
    shell: Ints
    first: Ints
    count: Ints
    x: Ints
    y: Ints
    w: Ints

    @staticmethod
    def none() -> HullRows:
        """No row."""
        return HullRows(*(whole(()) for _ in range(7)))

    def __len__(self) -> int:
        return len(self.core)

    def with_hulls(self, hulls: Sequence[Hull], cores: Iterable[int]) -> HullRows:
        """The rows with those of more hulls behind them."""
        count = whole(map(len, hulls))
        corners = np.array([corner for hull in hulls for corner in hull], dtype=np.int64).reshape(-1, 3)
        more = (
            whole(cores), whole(map(shell, hulls)), len(self.x) + count.cumsum() - count, count, *corners.T,
        )  # fmt: skip
        mine = self.core, self.shell, self.first, self.count, self.x, self.y, self.w
        return HullRows(*(np.concatenate(pair) for pair in zip(mine, more, strict=True)))

    def straddled(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> Bools:
        """Whether each thread has its hull on both sides."""
        aside, reach = np.abs(offset), reach_of(du, dv)
        found: Bools = aside < self.core.take(row) * reach
        left = (~found & (aside < self.shell.take(row) * reach)).nonzero()[0]
        if len(left):
            least, greatest = self.extents(row.take(left), offset.take(left), du.take(left), dv.take(left))
            found[left] = (least < 0) & (greatest > 0)
        return found

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
