"""Drawn contours as numpy arrays: which hexes' dots and which hexsides they hold, and how high."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.records import Record
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import DrawnContour
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT


class ContourTable(Record, eq=False):
    """The highest rank of a drawn contour that holds a dot, by number, and a whole hexside, by code."""

    contours: Sequence[DrawnContour]
    dots: Ints
    sides: Ints

    @staticmethod
    def of(contours: Sequence[DrawnContour], size: int) -> ContourTable | None:
        """The table of these contours on a numbering of some size; None where there are none."""
        if not contours:
            return None
        dots, sides = (np.full(one, ABSENT, dtype=np.int64) for one in (size, 3 * size))
        for contour in contours:
            _raise(dots, contour.shape.dots, contour.rank)
            _raise(sides, contour.shape.sides, contour.rank)
        return ContourTable(contours, dots, sides)

    def is_of(self, contours: Sequence[DrawnContour]) -> bool:
        """Whether this is the table of some contours."""
        return len(contours) == len(self.contours) and all(
            one.shape is other.shape and one.rank == other.rank
            for one, other in zip(contours, self.contours, strict=True)
        )


def _raise(table: Ints, places: Iterable[int], rank: int) -> None:
    where = np.fromiter(places, dtype=np.int64)
    where = where[(where >= 0) & (where < len(table))]
    table[where] = np.maximum(table[where], rank)
