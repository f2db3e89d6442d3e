"""How high the artwork is that a thread sees on both sides of itself in a crossed hex, kept as it is found out.

That depends on nothing but the hex's shape and the thread's entry (``thread_tables``), and many hexes share a shape; so
on boards of common size each answer is found once.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Ints, alone
from bob_editor.rules.los.pieces.obstacles import HexShape, Rung
from bob_editor.rules.los.threads.expanding import has

Heights = npt.NDArray[np.int8]

NONE_SEEN = -128
"""The height where nothing is on both sides of the thread."""
_NOT_KNOWN = alone(127, np.int8)
_MOST_BYTES = 48_000_000
_SPARE = 32


def heights_seen(kept: SeenHeights | None, place: Ints, find: Callable[[Ints], Heights]) -> Heights:
    """The heights at places as ``kept``; all found anew where nothing is."""
    return find(np.arange(len(place))) if kept is None else kept.heights(place, find)


class SeenHeights:
    """The greatest whole height of what each shape shows to each entry of a thread table, by shape's kind and entry.

    Rungs lie within each other, so what is seen at a height is seen at every lesser one. There is room for as many
    shapes as may ever be kept: a page of memory is taken up when something is first noted in it, which is why what
    isn't known is noted as 0 (``_NOT_KNOWN`` in every bit that differs).
    """

    def __init__(self, entries: int, shapes: int) -> None:
        self.entries = entries
        self._kinds: dict[int, int] = {}
        self._shapes: list[HexShape | Rung] = []
        room = max(shapes + _SPARE, _MOST_BYTES // max(entries, 1) + _SPARE)
        self._noted: Heights = np.zeros(room * entries, dtype=np.int8)

    @staticmethod
    def for_shapes(entries: int, shapes: int) -> SeenHeights | None:
        """Room for so many shapes; None where it would be too much to keep."""
        return None if (shapes + _SPARE) * entries > _MOST_BYTES else SeenHeights(entries, shapes)

    @property
    def full(self) -> bool:
        """Whether no more shapes should be added."""
        return (len(self._shapes) + _SPARE) * self.entries > _MOST_BYTES

    def kind(self, shape: HexShape | Rung) -> int:
        """The first place of a shape's row: to be added to an entry."""
        number = self._kinds.get(id(shape))
        if number is None:
            number = self._kinds[id(shape)] = len(self._shapes)
            self._shapes.append(shape)
            if len(self._shapes) * self.entries > len(self._noted):  # one edit may bring many
                more = np.zeros(len(self._noted) // 2 + self.entries, dtype=np.int8)
                self._noted = np.concatenate([self._noted, more])
        return number * self.entries

    def heights(self, place: Ints, find: Callable[[Ints], Heights]) -> Heights:
        """The heights at places (kind plus entry); ``find`` makes those not known yet, given which of them."""
        noted = self._noted.take(place)
        if has(noted, 0):
            new = (noted == 0).nonzero()[0]
            noted[new] = self._noted[place.take(new)] = find(new) ^ _NOT_KNOWN
        noted ^= _NOT_KNOWN
        return noted
