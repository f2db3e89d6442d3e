"""What stands on hexsides, and what meets along them, as numpy arrays for ``field``."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from attrs import evolve, frozen

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.rules.los.pieces.hull_tables import LOWEST
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import meets_along
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

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
        size = reading.cells.size
        hedge_bits, hedge_codes = _flags(reading, reading.hedgerows)
        wall_bits, wall_codes = _flags(reading, reading.walls)
        tables = SideTables(
            hedge_bits, np.zeros((2 * heights, size), dtype=np.uint8), np.full(3 * size, LOWEST, dtype=np.int64),
            wall_bits, np.zeros((2 * heights, size), dtype=np.uint8), wall_codes, np.zeros(3 * size, dtype=np.int64),
            np.full((heights, 3 * size), _NOT_KNOWN, dtype=np.int8), lowest,
        )  # fmt: skip
        tables.fill_hedgerows(
            reading, (side for side in reading.hedgerows if hedge_codes[reading.code(side)])
        )
        tables.fill_walls(reading, reading.walls)
        return tables

    def with_levels(self, reading: MapReading, renewed: frozenset[int]) -> SideTables:
        """The same features where some hexes have other levels; what meets along their sides is to be found anew."""
        sides = {side for at in map(reading.cells.hex, renewed) for side in sides_of(at)}
        tables = evolve(
            self.with_joins_forgotten(reading, renewed),
            hedges=self.hedges.copy(),
            hedge_level=self.hedge_level.copy(),
            walls=self.walls.copy(),
            side_level=self.side_level.copy(),
        )
        tables.fill_hedgerows(reading, [side for side in sides if side in reading.hedgerows])
        tables.fill_walls(reading, [side for side in sides if side in reading.walls])
        return tables

    def _rows(self, level: int) -> int:
        """For how many heights, from the lowest, a hexside counts that reaches one above a level."""
        return min(max(level + 2 - self.lowest, 0), len(self.joins))

    def fill_hedgerows(self, reading: MapReading, sides: Iterable[Side]) -> None:
        """Put in what the levels beside these hedgerows make of them."""
        heights, rulings = len(self.joins), reading.rulings
        both = max if rulings.either_hedgerow_hex else min
        for side in sides:
            levels = [reading.levels[at] for at in side.hexes if at in reading.levels]
            always = rulings.hedgerow_always
            even = heights if always else self._rows(reading.higher_level(side))
            uneven = heights if always else self._rows(both(levels, default=self.lowest - 2))
            self.hedge_level[reading.code(side)] = HIGHEST if always else reading.higher_level(side)
            _put(self.hedges, reading, side, even, uneven)

    def fill_walls(self, reading: MapReading, sides: Iterable[Side]) -> None:
        """Put in what the levels beside these walls make of them."""
        below = reading.rulings.count_hindrance_below
        for side in sides:
            level = reading.higher_level(side)
            self.side_level[reading.code(side)] = level
            _put(self.walls, reading, side, len(self.joins) if below else self._rows(level), 0)

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


def _flags(reading: MapReading, sides: Iterable[Side]) -> tuple[Bits | None, Bools]:
    """Some hexsides as bits by number (None where there are none), and by code."""
    cells = reading.cells
    bits, codes = np.zeros(cells.size, dtype=np.uint8), np.zeros(3 * cells.size, dtype=bool)
    for side in sides:
        here = [at for at in side.hexes if at in reading.levels]
        codes[reading.code(side)] |= bool(here)
        for at in here:
            bits[cells.number(at)] |= 1 << side.direction_from(at)
    return (bits if codes.any() else None), codes


def _put(rows: Bits, reading: MapReading, side: Side, even: int, uneven: int) -> None:
    """Say in the rows for how many heights a hexside counts between ends on one level, and on different ones."""
    heights = len(rows) // 2
    for at in side.hexes:
        if at in reading.levels:
            number, bit = reading.cells.number(at), 1 << side.direction_from(at)
            rows[:, number] &= 0xFF ^ bit
            rows[:even, number] |= bit
            rows[heights : heights + uneven, number] |= bit
