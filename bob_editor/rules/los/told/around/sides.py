"""The kind of every hexside of a map, as an array."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.rules.los.told.around.kinds import Kinds, Standing
from bob_editor.rules.los.told.reading import MapReading


def kinds_of_sides(
    reading: MapReading, kinds: Kinds, former: Ints | None, renewed: Iterable[int]
) -> Ints | None:
    """The kind of every hexside by code (``threads.stepped``); None where there is nothing on any.

    After an edit that of those about the renewed hexes, and the others as they were.
    """
    if not reading.sides:
        return None
    codes: Iterable[int] = reading.sides
    if former is None:
        found = np.zeros(3 * reading.cells.size, dtype=np.int64)
    else:
        found, codes = former.copy(), {code for number in renewed for code in reading.codes_around(number)}
    for code in codes:
        found[code] = _kind(reading, kinds, code)
    return found


def _kind(reading: MapReading, kinds: Kinds, code: int) -> int:
    things = reading.sides.get(code, ())
    if not things:
        return 0
    row = [
        Standing(
            one,
            reading.side_ground(one, code) + one.height,
            second="second" in (one.by_levels or {}).values(),
        )
        for one in things
    ]
    return kinds.number(tuple((one.thing.number, one.top) for one in row), row)
