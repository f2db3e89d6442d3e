"""Rungs of all hexes as numpy arrays, so that many threads can be tried against many hulls at once.

A row is one connected piece at one height; the rows of a hex lie together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from msgspec.structs import replace

from bob_editor.geometry.arrays import Floats, Ints
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_rows import HullRows
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.passing import Passing

LOWEST = -99

FEW = 2_000
"""So many rows may lie unused, however few are used."""


class HullTable(Record, eq=False):
    """Pieces by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest height.

    ``height`` and ``hulls`` have a row per piece.
    """

    start: Ints
    count: Ints
    top: Floats
    height: Floats
    hulls: HullRows

    @staticmethod
    def of(rungs: Mapping[int, tuple[Rung, ...]], size: int, *, together: bool = False) -> HullTable:
        """The table of every hex's rungs; ``together`` puts all pieces of a rung into one row (ruling A03)."""
        empty = HullTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, LOWEST, dtype=np.float64),
            np.zeros(0),
            HullRows.none(),
        )
        return empty.with_rungs(rungs, rungs.keys(), together=together)

    def with_room(self, more: int) -> HullTable:
        """The table for so many more hexes, without rows."""
        none = np.zeros(more, dtype=np.int64)
        return replace(
            self,
            start=np.concatenate([self.start, none]),
            count=np.concatenate([self.count, none]),
            top=np.concatenate([self.top, np.full(more, LOWEST, dtype=np.float64)]),
        )

    def straddled(self, number: Ints, passing: Passing) -> tuple[Ints, Ints]:
        """The place and the row of every piece in these hexes that each thread has on both sides."""
        owner, piece = expanded(self.start.take(number), self.count.take(number))
        hit = self.hulls.straddled(piece, passing.take(owner)).nonzero()[0]
        return owner.take(hit), piece.take(hit)

    def with_rungs(
        self, rungs: Mapping[int, tuple[Rung, ...]], renewed: Iterable[int], *, together: bool = False
    ) -> HullTable:
        """The table with new rows for some hexes; their old rows stay behind unused until they are the most."""
        if len(self.height) > FEW + 2 * self.count.sum():
            _, used = expanded(self.start, self.count)
            begin = self.count.cumsum() - self.count
            packed = HullTable(begin, self.count, self.top, self.height.take(used), self.hulls.taken(used))
            return packed.with_rungs(rungs, renewed, together=together)
        start, count, top = self.start.copy(), self.count.copy(), self.top.copy()
        heights: list[float] = []
        hulls: list[Hull] = []
        at = len(self.height)
        for number in renewed:
            start[number] = at + len(hulls)
            here = rungs.get(number, ())
            top[number] = here[0].height if here else LOWEST
            for rung in here:
                pieces = rung.hulls
                if together and len(pieces) > 1:
                    pieces = (tuple(corner for hull in pieces for corner in hull),)
                for hull in pieces:
                    heights.append(rung.height)
                    hulls.append(hull)
            count[number] = at + len(hulls) - start[number]
        return HullTable(
            start,
            count,
            top,
            np.concatenate([self.height, np.array(heights, dtype=np.float64)]),
            self.hulls.with_hulls(hulls),
        )
