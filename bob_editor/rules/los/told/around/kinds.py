"""The kinds of hexes and hexsides of a map: what stands there, and how high it reaches."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.told.contents import Contents
from bob_editor.rules.los.told.things import Thing

WHOLE = -1
"""In place of an outline's bit: the thing fills its hex."""


class Standing(NamedTuple):
    """A thing, how high its top is in steps, and the bit of its outline among those of the hex, or ``WHOLE``.

    ``second`` is true of one on a hexside that counts there only with another of its kind between ends of some levels.
    """

    thing: Thing
    top: int
    bit: int = WHOLE
    second: bool = False

    @property
    def is_part(self) -> bool:
        """Whether more must be asked than whether it blocks: it hinders, has an outline, or needs a second one."""
        return not self.thing.blocks or self.bit != WHOLE or self.second


class PartTables(NamedTuple):
    """Columns of ``Kinds``: the first two by kind, the others by part."""

    start: Ints
    total: Ints
    thing: Ints
    bit: Ints
    blocks: Bools
    by_levels: Bools


class Kinds:
    """Kinds by number, 0 for nothing; there are more as boards are edited, and none ever goes.

    The parts (``Standing.is_part``) of kind ``k`` are those from ``start[k]`` on, ``total[k]`` of them; of each part
    ``thing`` is the number of what stands there and ``bit`` its outline's, ``blocks`` says whether it does, and
    ``by_levels`` whether it goes by the levels of the ends.
    """

    def __init__(self) -> None:
        self.rows: list[tuple[Standing, ...]] = [()]
        self.parts: list[Standing] = []
        self._numbers: dict[Hashable, int] = {}
        self._start, self._count = [0], [0]
        self._arrays: PartTables | None = None

    def number(self, key: Hashable, row: Sequence[Standing]) -> int:
        """The number of a kind by a key that tells it from others."""
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self._add(row)
        return found

    def of_contents(self, contents: Contents) -> int:
        """The number of what stands in a hex."""
        found = self._numbers.get(contents.number)
        return self.number(contents.number, _standing(contents)) if found is None else found

    def _add(self, row: Sequence[Standing]) -> int:
        if not row:
            return 0
        parts = [one for one in row if one.is_part]
        self.rows.append(tuple(row))
        self._start.append(len(self.parts))
        self._count.append(len(parts))
        self.parts += parts
        self._arrays = None
        return len(self.rows) - 1

    @property
    def arrays(self) -> PartTables:
        """The columns by kind and by part."""
        if self._arrays is None:
            self._arrays = PartTables(
                np.array(self._start, dtype=np.int64),
                np.array(self._count, dtype=np.int64),
                np.array([one.thing.number for one in self.parts], dtype=np.int64),
                np.array([one.bit for one in self.parts], dtype=np.int64),
                np.array([one.thing.blocks for one in self.parts], dtype=bool),
                np.array([one.thing.by_levels is not None for one in self.parts], dtype=bool),
            )
        return self._arrays


def _standing(contents: Contents) -> list[Standing]:
    whole = [Standing(one, contents.top(one)) for one in contents.things]
    return whole + [Standing(one, contents.top(one), bit) for bit, one in enumerate(contents.outlined)]
