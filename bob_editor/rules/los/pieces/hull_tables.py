"""Rungs of all hexes as numpy arrays, so that many threads can be tried against many hulls at once.

A row is one connected piece at one height; the rows of a hex lie together. Hulls are padded with their own first
corner. All numbers are whole; tests against them are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import numpy.typing as npt
from attrs import evolve, frozen

from bob_editor.rules.los.pieces.hulls import Hull, core
from bob_editor.rules.los.pieces.obstacles import Rung

Ints = npt.NDArray[np.int64]
LOWEST = -99


@frozen(eq=False)
class HullTable:
    """Pieces by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest height.

    ``height`` and ``core`` (see ``hulls``) have a row per piece; ``x, y, w`` a row per piece and a column per corner.
    """

    start: Ints
    count: Ints
    top: npt.NDArray[np.float64]
    height: npt.NDArray[np.float64]
    core: Ints
    x: Ints
    y: Ints
    w: Ints

    @staticmethod
    def of(rungs: Mapping[int, tuple[Rung, ...]], size: int, *, together: bool = False) -> HullTable:
        """The table of every hex's rungs; ``together`` puts all pieces of a rung into one row (ruling A03)."""
        empty = HullTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, LOWEST, dtype=np.float64),
            np.zeros(0),
            np.zeros(0, dtype=np.int64),
            *(np.zeros((0, 6), dtype=np.int64) for _ in range(3)),
        )
        return empty.with_rungs(rungs, rungs.keys(), together=together)

    def with_room(self, more: int) -> HullTable:
        """The table for so many more hexes, without rows."""
        none = np.zeros(more, dtype=np.int64)
        return evolve(
            self,
            start=np.concatenate([self.start, none]),
            count=np.concatenate([self.count, none]),
            top=np.concatenate([self.top, np.full(more, LOWEST, dtype=np.float64)]),
        )

    def with_rungs(
        self, rungs: Mapping[int, tuple[Rung, ...]], renewed: Iterable[int], *, together: bool = False
    ) -> HullTable:
        """The table with new rows for some hexes; their old rows stay behind unused."""
        start, count, top = self.start.copy(), self.count.copy(), self.top.copy()
        heights: list[float] = []
        cores: list[int] = []
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
                    cores.append(core(hull) if pieces is rung.hulls else rung.core)
                    hulls.append(hull)
            count[number] = at + len(hulls) - start[number]
        corners = max([self.x.shape[1], *(len(hull) for hull in hulls)])
        new = np.empty((len(hulls), corners, 3), dtype=np.int64)
        for row, hull in enumerate(hulls):
            new[row, : len(hull)] = hull
            new[row, len(hull) :] = hull[0]

        def stacked(old: Ints, added: Ints) -> Ints:
            if corners == old.shape[1]:
                return np.concatenate([old, added])
            wider = np.zeros((len(old), corners), dtype=np.int64)
            wider[:, : old.shape[1]] = old
            wider[:, old.shape[1] :] = old[:, :1]
            return np.concatenate([wider, added])

        return HullTable(
            start,
            count,
            top,
            np.concatenate([self.height, np.array(heights, dtype=np.float64)]),
            np.concatenate([self.core, np.array(cores, dtype=np.int64)]),
            stacked(self.x, new[:, :, 0]),
            stacked(self.y, new[:, :, 1]),
            stacked(self.w, new[:, :, 2]),
        )

    def straddled(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> npt.NDArray[np.bool_]:
        """Whether each thread ``du, dv`` at ``offset`` from the dot (see ``hulls``) has piece ``row`` on both sides."""
        result: npt.NDArray[np.bool_] = np.abs(offset) < self.core[row] * np.maximum(
            2 * np.abs(dv), np.abs(du) + np.abs(dv)
        )
        left = (~result).nonzero()[0]
        if len(left):
            row, offset, du, dv = row[left], offset[left], du[left], dv[left]
            aside = offset[:, None] * self.w[row] + du[:, None] * self.y[row] - dv[:, None] * self.x[row]
            result[left] = (aside.min(axis=1) < 0) & (aside.max(axis=1) > 0)
        return result
