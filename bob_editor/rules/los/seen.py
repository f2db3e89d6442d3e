"""How high the artwork is that a thread sees on both sides of itself in a crossed hex, kept as it is found out.

That depends on nothing but the hex's shape and the thread's entry (``thread_tables``), and many hexes share a shape; so
on boards of common size each answer is found once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable

    from bob_editor.rules.los.obstacles import HexShape

Ints = npt.NDArray[np.int64]
Heights = npt.NDArray[np.int8]

NONE_SEEN = -128
"""The height where nothing is on both sides of the thread."""
_NOT_KNOWN = 127
_MOST_BYTES = 48_000_000
_SPARE = 32


class SeenHeights:
    """The greatest whole height of what each shape shows to each entry of a thread table, by shape's kind and entry.

    Rungs lie within each other, so what is seen at a height is seen at every lesser one.
    """

    def __init__(self, entries: int, shapes: int) -> None:
        self.entries = entries
        self._kinds: dict[int, int] = {}
        self._shapes: list[HexShape] = []
        self._heights: Heights = np.full((shapes + _SPARE) * entries, _NOT_KNOWN, dtype=np.int8)

    @staticmethod
    def for_shapes(entries: int, shapes: int) -> SeenHeights | None:
        """Room for so many shapes; None where it would be too much to keep."""
        return None if (shapes + _SPARE) * entries > _MOST_BYTES else SeenHeights(entries, shapes)

    @property
    def full(self) -> bool:
        """Whether no more shapes should be added."""
        return (len(self._shapes) + _SPARE) * self.entries > _MOST_BYTES

    def kind(self, shape: HexShape) -> int:
        """The first place of a shape's row: to be added to an entry."""
        number = self._kinds.get(id(shape))
        if number is None:
            number = self._kinds[id(shape)] = len(self._shapes)
            self._shapes.append(shape)
            if number * self.entries >= len(self._heights):
                more = np.full((len(self._shapes) // 2 + _SPARE) * self.entries, _NOT_KNOWN, dtype=np.int8)
                self._heights = np.concatenate([self._heights, more])
        return number * self.entries

    def heights(self, place: Ints, find: Callable[[Ints], Heights]) -> Heights:
        """The heights at places (kind plus entry); ``find`` makes those not known yet, given which of them."""
        heights = self._heights
        found = heights.take(place)
        new = (found == _NOT_KNOWN).nonzero()[0]
        if len(new):
            found[new] = heights[place.take(new)] = find(new)
        return found
