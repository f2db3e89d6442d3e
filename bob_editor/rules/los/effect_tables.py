"""What things do to lines by their height, counted out beforehand for all lines of a map from starts on one level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Ints, Shorts, alone
from bob_editor.records import Record
from bob_editor.rules.los.pieces.seen import Heights

Codes = npt.NDArray[np.int8]

MOST = 4_000_000
"""No table has more codes."""


class EffectTable(Record, eq=False):
    """A code by the goal's level, then by its range, ``by_length`` apart, then by a thing's height and distance.

    Numbers are made of one kind before they are added: numpy takes ten times as long to add those of two.
    """

    codes: Codes
    lowest: int
    by_height: Ints
    by_length: Ints
    by_level: int

    @staticmethod
    def of(levels: range, span: int, effects: Callable[[Any, Any, Any, Any], Codes]) -> EffectTable | None:
        """The table for goals on some levels, of ranges and distances below ``span``; None where it would be large.

        ``effects`` are those by level, range, height and distance, of arrays. What is lower than all levels does as
        little as what is level with the lowest, what is higher than all as much as what is one above the highest.
        """
        heights = range(levels.start, levels.stop + 1)
        if len(levels) * len(heights) * span**2 > MOST:
            return None
        here = (np.arange(one.start, one.stop) for one in (levels, range(span), heights, range(span)))
        codes = effects(*np.ix_(*here))
        every = np.arange(256).astype(np.uint8).view(np.int8).astype(np.int64)
        by_height = (every.clip(levels.start, levels.stop) - levels.start) * span
        return EffectTable(
            codes.ravel(), levels.start, by_height, alone(codes[0, 0].size, np.int64), codes[0].size
        )

    def first(self, level: Heights) -> Ints:
        """Where the codes of goals on these levels begin, at a range of 0."""
        return (level.astype(np.int64) - self.lowest) * self.by_level

    def effects(self, first: Ints, height: Heights, distance: Ints | Shorts) -> Codes:
        """What things so high, and so far off, do to the lines to goals whose codes begin there for their range."""
        place = self.by_height.take(height.view(np.uint8))
        place += first
        place += distance.astype(np.int64)
        return self.codes.take(place)
