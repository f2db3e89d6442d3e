"""Images of all hexes as numpy arrays, so that many threads can be tried against many of them at once.

A row is one image; the rows of a hex lie together, the highest first.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from attrs import frozen

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.pieces.hull_rows import HullRows, whole
from bob_editor.rules.los.pieces.hulls import Hull, core
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import Pieces


@frozen(eq=False)
class ImageTable:
    """Images by hex number: ``start`` and ``count`` say where a hex's rows lie, ``top`` is its greatest height.

    ``height``, ``blinds`` (not a hut's) and ``hulls`` have a row per image.
    """

    start: Ints
    count: Ints
    top: Ints
    height: Ints
    blinds: Bools
    hulls: HullRows

    @staticmethod
    def of(size: int, rows: Mapping[int, tuple[Pieces, ...]]) -> ImageTable:
        """The table of these hexes' images."""
        empty = ImageTable(
            np.zeros(size, dtype=np.int64),
            np.zeros(size, dtype=np.int64),
            np.full(size, ABSENT, dtype=np.int64),
            np.zeros(0, dtype=np.int64),
            np.zeros(0, dtype=bool),
            HullRows.none(),
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
        return ImageTable(
            start,
            count,
            top,
            np.concatenate([self.height, whole(heights)]),
            np.concatenate([self.blinds, np.array(blinds, dtype=bool)]),
            self.hulls.with_hulls(hulls, map(core, hulls)),
        )

    def met(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> tuple[Bools, Bools]:
        """Whether each endless line ``du, dv`` at ``offset`` from the dot crosses image ``row``, or only touches it."""
        aside, reach = np.abs(offset), np.maximum(2 * np.abs(dv), np.abs(du) + np.abs(dv))
        crossed = aside < self.hulls.core.take(row) * reach
        touched = np.zeros(len(row), dtype=bool)
        left = (~crossed & (aside <= self.hulls.shell.take(row) * reach)).nonzero()[0]
        if len(left):
            least, most = self.hulls.extents(row.take(left), offset.take(left), du.take(left), dv.take(left))
            crossed[left] = (least < 0) & (most > 0)
            touched[left] = ~crossed[left] & (least <= 0) & (most >= 0)
        return crossed, touched
