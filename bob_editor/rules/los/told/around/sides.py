"""Hexsides by code as arrays, and the look over them along all lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.rules.los.told.around.kinds import Kinds, Standing
from bob_editor.rules.los.told.reading import MapReading


class SideTables(NamedTuple):
    """The kind of every hexside: by code (``threads.stepped``), and by six times a hex's number plus the direction."""

    by_code: Ints
    by_six: Ints

    @staticmethod
    def of(
        reading: MapReading, kinds: Kinds, former: SideTables | None, renewed: Iterable[int]
    ) -> SideTables | None:
        """The tables of a reading; of those before an edit, what lies about renewed hexes anew. None without any."""
        if not reading.sides:
            return None
        size = reading.cells.size
        if former is None:
            found = SideTables(np.zeros(3 * size, dtype=np.int64), np.zeros(6 * size, dtype=np.int64))
            codes: Iterable[int] = reading.sides
        else:
            found = SideTables(former.by_code.copy(), former.by_six.copy())
            codes = {code for number in renewed for code in _around(reading, number)}
        for code in codes:
            found._put(reading, kinds, code)
        return found

    def _put(self, reading: MapReading, kinds: Kinds, code: int) -> None:
        things = reading.sides.get(code, ())
        number = 0
        if things:
            row = [
                Standing(
                    one,
                    reading.side_ground(one, code) + one.height,
                    second="second" in (one.by_levels or {}).values(),
                )
                for one in things
            ]
            number = kinds.number(tuple((one.thing.number, one.top) for one in row), row)
        owner, direction = divmod(code, 3)
        self.by_code[code] = number
        self.by_six[6 * owner + direction] = number
        self.by_six[6 * (owner + reading.neighbour_steps[direction]) + direction + 3] = number


def _around(reading: MapReading, number: int) -> list[int]:
    """The codes of a hex's sides."""
    own = [3 * number + direction for direction in range(3)]
    return own + [
        3 * (number + reading.neighbour_steps[direction]) + direction - 3 for direction in (3, 4, 5)
    ]
