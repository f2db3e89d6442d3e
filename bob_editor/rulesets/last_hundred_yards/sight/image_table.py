"""Images of all hexes as numpy arrays, so that many threads can be tried against many of them at once.

A row is one image; the rows of a hex lie together, the highest first. Hulls are padded with their own first corner. All
numbers are whole; tests against them are exact.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.rules.los.pieces.hulls import Hull, core
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import Pieces

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


@frozen(eq=False)
class ImageTable:
    """Images by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest height.

    ``height``, ``blinds`` (not a hut's) and ``core`` (see ``hulls``) have a row per image; ``x, y, w`` a row per image
    and a column per corner.
    """

    start: Ints
    count: Ints
    top: Ints
    height: Ints
    blinds: Bools
    core: Ints
    x: Ints
    y: Ints
    w: Ints

    @staticmethod
    def of(size: int, rows: Mapping[int, tuple[Pieces, ...]]) -> ImageTable:
        """The table of these hexes' images."""
        empty = ImageTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, ABSENT, dtype=np.int64),
            np.zeros(0, dtype=np.int64),
            np.zeros(0, dtype=bool),
            np.zeros(0, dtype=np.int64),
            *(np.zeros((0, 6), dtype=np.int64) for _ in range(3)),
        )
        return empty.renewed({number: pieces for number, pieces in rows.items() if pieces})

    def renewed(self, rows: Mapping[int, tuple[Pieces, ...]]) -> ImageTable:
        """The table with new rows for some hexes; their old rows stay behind unused."""
        start, count, top = self.start.copy(), self.count.copy(), self.top.copy()
        heights: list[int] = []
        blinds: list[bool] = []
        hulls: list[Hull] = []
        at = len(self.height)
        for number, here in rows.items():
            start[number] = at + len(hulls)
            top[number] = here[0].height if here else ABSENT
            for pieces in here:
                for image in pieces.images:
                    heights.append(pieces.height)
                    blinds.append(pieces.terrain != "hut")
                    hulls.append(image.hull)
            count[number] = at + len(hulls) - start[number]
        corners = max([self.x.shape[1], *(len(hull) for hull in hulls)])
        new = np.empty((len(hulls), corners, 3), dtype=np.int64)
        for row, hull in enumerate(hulls):
            new[row, : len(hull)] = hull
            new[row, len(hull) :] = hull[0]

        def stacked(old: Ints, added: Ints) -> Ints:
            wider = np.repeat(old[:, :1], corners, axis=1)
            wider[:, : old.shape[1]] = old
            return np.concatenate([wider, added])

        return ImageTable(
            start,
            count,
            top,
            np.concatenate([self.height, np.array(heights, dtype=np.int64)]),
            np.concatenate([self.blinds, np.array(blinds, dtype=bool)]),
            np.concatenate([self.core, np.array([core(hull) for hull in hulls], dtype=np.int64)]),
            stacked(self.x, new[:, :, 0]),
            stacked(self.y, new[:, :, 1]),
            stacked(self.w, new[:, :, 2]),
        )

    def met(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> tuple[Bools, Bools]:
        """Whether each endless line ``du, dv`` at ``offset`` from the dot crosses image ``row``, or only touches it."""
        crossed = np.abs(offset) < self.core[row] * np.maximum(2 * np.abs(dv), np.abs(du) + np.abs(dv))
        touched = np.zeros(len(row), dtype=bool)
        left = (~crossed).nonzero()[0]
        if len(left):
            row, offset, du, dv = row[left], offset[left], du[left], dv[left]
            aside = offset[:, None] * self.w[row] + du[:, None] * self.y[row] - dv[:, None] * self.x[row]
            least, most = aside.min(axis=1), aside.max(axis=1)
            crossed[left] = (least < 0) & (most > 0)
            touched[left] = ~crossed[left] & (least <= 0) & (most >= 0)
        return crossed, touched
