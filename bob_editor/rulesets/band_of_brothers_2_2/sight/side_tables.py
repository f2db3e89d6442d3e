"""What stands on hexsides, and what meets along them, as numpy arrays for ``field``."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt
from attrs import evolve, frozen

from bob_editor.geometry.parts import Side, sides_of
from bob_editor.rules.los.pieces.hull_tables import LOWEST
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import meets_along
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Bits = npt.NDArray[np.uint8]

_NOT_KNOWN = -1
HIGHEST = 99
"""A level above all ends."""


@frozen(eq=False)
class SideTables:
    """Hexside features by hex number, as bits of directions, or by hexside code (three times number plus direction).

    ``hedge_bits`` and ``wall_bits`` are all hedgerows and walls, None where the map has none; ``hedges`` and ``walls``
    have rows like ``FieldTables.cores``, of those that count for a height: between ends on different levels, hedgerows
    that block outright. ``hedge_level`` and ``side_level`` are the levels of the higher hex of a side with a hedgerow
    (``LOWEST`` for none, ``HIGHEST`` where every one blocks), or with a wall. ``joins`` has a row per height: whether
    artwork so high meets along a hexside, as far as it was asked for.
    """

    hedge_bits: Bits | None
    hedges: Bits
    hedge_level: Ints
    wall_bits: Bits | None
    walls: Bits
    wall_codes: Bools
    side_level: Ints
    joins: npt.NDArray[np.int8]
    lowest: int

    @staticmethod
    def none(size: int) -> SideTables:
        """The tables of no hexsides."""
        flags, bits = np.zeros(3 * size, dtype=bool), np.zeros((1, size), dtype=np.uint8)
        level, joins = np.zeros(3 * size, dtype=np.int64), np.zeros((0, 3 * size), dtype=np.int8)
        return SideTables(None, bits, level, None, bits, flags, level, joins, 0)

    @staticmethod
    def of(reading: MapReading, lowest: int, heights: int) -> SideTables:
        """The tables of a reading, for so many heights."""
        size, rulings = reading.cells.size, reading.rulings
        side_level = np.zeros(3 * size, dtype=np.int64)
        for side in reading.walls:
            side_level[reading.code(side)] = reading.higher_level(side)

        def rows(level: int) -> int:
            return min(max(level + 2 - lowest, 0), heights)

        def of_hedgerow(side: Side) -> tuple[int, int]:
            if rulings.hedgerow_always:
                return heights, heights
            levels = [reading.levels[at] for at in side.hexes if at in reading.levels]
            both = max if rulings.either_hedgerow_hex else min
            return rows(reading.higher_level(side)), rows(both(levels, default=lowest - 2))

        def of_wall(side: Side) -> tuple[int, int]:
            return heights if rulings.count_hindrance_below else rows(reading.higher_level(side)), 0

        hedge_level = np.full(3 * size, LOWEST, dtype=np.int64)
        hedge_bits, hedges, hedge_codes = _flags(reading, reading.hedgerows, heights, of_hedgerow)
        for code in hedge_codes.nonzero()[0].tolist():
            side = Side(reading.cells.hex(code // 3), code % 3)
            hedge_level[code] = HIGHEST if rulings.hedgerow_always else reading.higher_level(side)
        return SideTables(
            hedge_bits,
            hedges,
            hedge_level,
            *_flags(reading, reading.walls, heights, of_wall),
            side_level,
            np.full((heights, 3 * size), _NOT_KNOWN, dtype=np.int8),
            lowest,
        )

    def with_joins_forgotten(self, reading: MapReading, renewed: frozenset[int]) -> SideTables:
        """The same, but with what meets along the sides of some hexes to be found anew."""
        joins = self.joins.copy()
        hexes = map(reading.cells.hex, renewed)
        joins[:, [reading.code(side) for at in hexes for side in sides_of(at)]] = _NOT_KNOWN
        return evolve(self, joins=joins)

    def joined(self, reading: MapReading, code: Ints, height: Ints) -> Bools:
        """Whether artwork of a height or higher meets along each hexside."""
        place = (height - self.lowest) * self.joins.shape[1] + code
        found = self.joins.take(place)
        for one in (found < 0).nonzero()[0].tolist():
            met = meets_along(reading, int(code[one]), int(height[one]))
            found[one] = self.joins.flat[place[one]] = met
        return np.asarray(found > 0)


def _flags(
    reading: MapReading,
    sides: Iterable[Side],
    heights: int,
    reached: Callable[[Side], tuple[int, int]],
) -> tuple[Bits | None, Bits, Bools]:
    """Some hexsides as bits by number (None where there are none), as rows of those, and by code.

    ``reached`` says to how many heights a hexside counts between ends on one level, and on different ones.
    """
    cells = reading.cells
    bits = np.zeros((2 * heights, cells.size), dtype=np.uint8)
    every, codes = np.zeros(cells.size, dtype=np.uint8), np.zeros(3 * cells.size, dtype=bool)
    for side in sides:
        here = [at for at in side.hexes if at in reading.levels]
        codes[reading.code(side)] |= bool(here)
        even, uneven = reached(side)
        for at in here:
            number, bit = cells.number(at), 1 << side.direction_from(at)
            every[number] |= bit
            bits[:even, number] |= bit
            bits[heights : heights + uneven, number] |= bit
    return (every if codes.any() else None), bits, codes
