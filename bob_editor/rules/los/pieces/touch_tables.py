"""Touching hulls of all hexes as numpy arrays, so that many threads can be tried against many hulls at once.

A row is one hull with the key by which a game's rule filters it; the rows of a hex lie together. Hulls are padded with
their own first corner. All numbers are whole; tests against them are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.rules.los.pieces.hull_tables import LOWEST
from bob_editor.rules.los.pieces.touching import TouchHull
from bob_editor.rules.los.threads.expanding import expanded

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


class KeyedHull(NamedTuple):
    """A hull with its key, and a value that a game gives it."""

    key: int
    touch: TouchHull
    value: int = 0


@frozen(eq=False)
class TouchTable:
    """Hulls by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest key.

    ``key``, ``value``, ``core`` and ``shell`` (``touching``) have a row per hull; ``x, y, w`` a row per hull and a
    column per corner.
    """

    start: Ints
    count: Ints
    top: Ints
    key: Ints
    value: Ints
    core: Ints
    shell: Ints
    x: Ints
    y: Ints
    w: Ints

    @staticmethod
    def of(hulls: Mapping[int, Sequence[KeyedHull]], size: int) -> TouchTable:
        """The table of every hex's hulls; hex numbers are below ``size``."""
        none = np.zeros(0, dtype=np.int64)
        empty = TouchTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, LOWEST, dtype=np.int64),
            *(none for _ in range(4)),
            *(np.zeros((0, 6), dtype=np.int64) for _ in range(3)),
        )
        return empty.with_hulls(hulls, hulls)

    def with_hulls(self, hulls: Mapping[int, Sequence[KeyedHull]], renewed: Iterable[int]) -> TouchTable:
        """The table with new rows for some hexes; their old rows stay behind unused."""
        start, count, top = self.start.copy(), self.count.copy(), self.top.copy()
        rows: list[KeyedHull] = []
        at = len(self.key)
        for number in renewed:
            here = hulls.get(number, ())
            start[number], count[number] = at + len(rows), len(here)
            top[number] = max((one.key for one in here), default=LOWEST)
            rows.extend(here)
        if not rows:
            return TouchTable(
                start, count, top, self.key, self.value, self.core, self.shell, self.x, self.y, self.w
            )
        corners = max([self.x.shape[1], *(len(one.touch.hull) for one in rows)])
        new = np.empty((len(rows), corners, 3), dtype=np.int64)
        for row, one in enumerate(rows):
            new[row, : len(one.touch.hull)] = one.touch.hull
            new[row, len(one.touch.hull) :] = one.touch.hull[0]

        def joined(old: Ints, added: list[int]) -> Ints:
            return np.concatenate([old, np.array(added, dtype=np.int64)])

        def stacked(old: Ints, added: Ints) -> Ints:
            wider = np.empty((len(old), corners), dtype=np.int64)
            wider[:, : old.shape[1]] = old
            wider[:, old.shape[1] :] = old[:, :1]
            return np.concatenate([wider, added])

        return TouchTable(
            start,
            count,
            top,
            joined(self.key, [one.key for one in rows]),
            joined(self.value, [one.value for one in rows]),
            joined(self.core, [one.touch.core for one in rows]),
            joined(self.shell, [one.touch.shell for one in rows]),
            stacked(self.x, new[:, :, 0]),
            stacked(self.y, new[:, :, 1]),
            stacked(self.w, new[:, :, 2]),
        )

    def rows_of(self, numbers: Ints) -> tuple[Ints, Ints]:
        """The place in ``numbers`` and the row of every hull of these hexes."""
        return expanded(self.start.take(numbers), self.count.take(numbers))

    def contact(self, row: Ints, offset: Ints, du: Ints, dv: Ints, reach: Ints) -> tuple[Bools, Bools]:
        """Whether each thread touches its hull, and whether it does so by its edge only.

        ``offset`` and ``reach`` as in ``contacts``; row ``i`` is tried against thread ``i``.
        """
        aside = np.abs(offset)
        touched = aside < self.core.take(row) * reach
        bare = np.zeros(len(row), dtype=bool)
        left = (~touched & (aside <= self.shell.take(row) * reach)).nonzero()[0]
        if len(left):
            asides = self._asides(row.take(left), offset.take(left), du.take(left), dv.take(left))
            least, greatest = asides.min(axis=1), asides.max(axis=1)
            touched[left] = (least <= 0) & (greatest >= 0)
            bare[left] = (least == 0) | (greatest == 0)
        return touched, bare & touched

    def _asides(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> Ints:
        """The cross product of each thread with each corner of its hull."""
        asides = self.w.take(row, axis=0)
        asides *= offset[:, None]
        along = self.y.take(row, axis=0)
        along *= du[:, None]
        asides += along
        across = self.x.take(row, axis=0)
        across *= dv[:, None]
        asides -= across
        return asides

    def zeros(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> Ints:
        """How many corners of its hull each thread goes through."""
        on = self._asides(row, offset, du, dv) == 0
        repeats = (
            (self.x[row] == self.x[row][:, :1])
            & (self.y[row] == self.y[row][:, :1])
            & (self.w[row] == self.w[row][:, :1])
        )
        repeats[:, 0] = False
        return np.asarray((on & ~repeats).sum(axis=1))
