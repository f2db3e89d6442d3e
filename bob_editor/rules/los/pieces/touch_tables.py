"""Touching hulls of all hexes as numpy arrays, so that many threads can be tried against many hulls at once.

A row is one hull with the key by which a game's rule filters it; the rows of a hex lie together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_rows import HullRows, whole
from bob_editor.rules.los.pieces.hull_tables import FEW, LOWEST
from bob_editor.rules.los.pieces.hulls import core
from bob_editor.rules.los.pieces.touching import TouchHull
from bob_editor.rules.los.threads.expanding import expanded


class KeyedHull(NamedTuple):
    """A hull with its key, and a value that a game gives it."""

    key: int
    touch: TouchHull
    value: int = 0


def cores_by_key(hulls: Iterable[KeyedHull], keys: int) -> list[int]:
    """By key, of so many, the core (``hulls``) of what has it or a higher one; 0 for none, and for what is above."""
    found = [0] * (keys + 1)
    for key, touch, _ in hulls:
        for lower in range(min(key + 1, keys)):
            found[lower] = max(found[lower], core(touch.hull))
    return found


class TouchTable(Record, eq=False):
    """Hulls by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest key.

    ``key``, ``value`` and ``hulls`` have a row per hull.
    """

    start: Ints
    count: Ints
    top: Ints
    key: Ints
    value: Ints
    hulls: HullRows

    @staticmethod
    def of(hulls: Mapping[int, Sequence[KeyedHull]], size: int) -> TouchTable:
        """The table of every hex's hulls; hex numbers are below ``size``."""
        empty = TouchTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, LOWEST, dtype=np.int64),
            whole(()),
            whole(()),
            HullRows.none(),
        )
        return empty.with_hulls(hulls, hulls)

    def with_hulls(self, hulls: Mapping[int, Sequence[KeyedHull]], renewed: Iterable[int]) -> TouchTable:
        """The table with new rows for some hexes; their old rows stay behind unused until they are the most."""
        if len(self.key) > FEW + 2 * self.count.sum():
            _, used = expanded(self.start, self.count)
            begin, key, value = self.count.cumsum() - self.count, self.key.take(used), self.value.take(used)
            packed = TouchTable(begin, self.count, self.top, key, value, self.hulls.taken(used))
            return packed.with_hulls(hulls, renewed)
        start, count, top = self.start.copy(), self.count.copy(), self.top.copy()
        rows: list[KeyedHull] = []
        at = len(self.key)
        for number in renewed:
            here = hulls.get(number, ())
            start[number], count[number] = at + len(rows), len(here)
            top[number] = max((one.key for one in here), default=LOWEST)
            rows.extend(here)
        return TouchTable(
            start,
            count,
            top,
            np.concatenate([self.key, whole(one.key for one in rows)]),
            np.concatenate([self.value, whole(one.value for one in rows)]),
            self.hulls.with_hulls([one.touch.hull for one in rows]),
        )

    def rows_of(self, numbers: Ints) -> tuple[Ints, Ints]:
        """The place in ``numbers`` and the row of every hull of these hexes."""
        return expanded(self.start.take(numbers), self.count.take(numbers))
