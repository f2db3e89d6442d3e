"""What stands on hexsides, and what meets along them, as numpy arrays for ``field``."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_tables import LOWEST
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import height_along
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Bits = npt.NDArray[np.uint8]

_NOT_KNOWN = 127
HIGHEST = 99
"""A level above all ends."""


class SideTables(Record, eq=False):
    """Hexside features by hex number, as bits of directions, or by hexside code (three times number plus direction).

    ``hedge_bits`` and ``wall_bits`` are all hedgerows and walls, None where the map has none; ``hedges`` and ``walls``
    have rows like ``FieldTables.cores``, of those that count for a height: between ends on different levels, hedgerows
    that block outright. ``hedge_level`` and ``side_level`` are the levels of the higher hex of a side with a hedgerow
    (``LOWEST`` for none, ``HIGHEST`` where every one blocks), or with a wall. ``along`` is how high artwork is that
    meets along a hexside, of as many ``heights`` from the ``lowest`` as may matter, where it was asked for.
    """

    hedge_bits: Bits | None
    hedges: Bits
    hedge_level: Ints
    wall_bits: Bits | None
    walls: Bits
    wall_codes: Bools
    side_level: Ints
    along: Heights
    lowest: int
    heights: int

    @staticmethod
    def none(size: int, lowest: int = 0, heights: int = 0) -> SideTables:
        """The tables of no hexsides, for so many heights."""
        rows = np.zeros((2 * heights, size), dtype=np.uint8)
        level = np.zeros(3 * size, dtype=np.int64)
        along = np.full(3 * size, _NOT_KNOWN, dtype=np.int8)
        flags = np.zeros(3 * size, dtype=bool)
        return SideTables(None, rows, level + LOWEST, None, rows, flags, level, along, lowest, heights)

    @staticmethod
    def of(reading: MapReading, lowest: int, heights: int) -> SideTables:
        """The tables of a reading, for so many heights."""
        blank = SideTables.none(reading.cells.size, lowest, heights)
        return blank.with_sides(reading, reading.hedgerows | reading.walls)

    def after(self, reading: MapReading, renewed: frozenset[int], differ: frozenset[Side]) -> SideTables:
        """The tables of an edited reading, for as many heights; hexsides that differ have other features or levels.

        What meets along the sides of the hexes made anew is to be found anew.
        """
        along = self.along.copy()
        hexes = map(reading.cells.hex, renewed)
        along[[reading.code(side) for at in hexes for side in sides_of(at)]] = _NOT_KNOWN
        tables = replace(self, along=along)
        return tables.with_sides(reading, filter(reading.on_map, differ)) if differ else tables

    def with_sides(self, reading: MapReading, sides: Iterable[Side]) -> SideTables:
        """The tables with these hexsides as the reading has them."""
        bits = [np.zeros(reading.cells.size, dtype=np.uint8) for _ in range(2)]
        for mine, former in zip(bits, (self.hedge_bits, self.wall_bits), strict=True):
            mine[:] = 0 if former is None else former
        names = ("hedges", "hedge_level", "walls", "wall_codes", "side_level")
        tables = replace(self, **{name: getattr(self, name).copy() for name in names})
        for side in sides:
            tables.put_hedgerow(reading, side, bits[0])
            tables.put_wall(reading, side, bits[1])
        hedge_bits, wall_bits = (mine if mine.any() else None for mine in bits)
        return replace(tables, hedge_bits=hedge_bits, wall_bits=wall_bits)

    def _rows(self, level: int) -> int:
        """For how many heights, from the lowest, a hexside counts that reaches one above a level."""
        return min(max(level + 2 - self.lowest, 0), self.heights)

    def put_hedgerow(self, reading: MapReading, side: Side, bits: Bits) -> None:
        """Put in what the levels beside a hexside make of its hedgerow, or take off the one that was there."""
        code, level, rulings = reading.code(side), reading.higher_level(side), reading.rulings
        if side not in reading.hedgerows:
            if self.hedge_level[code] != LOWEST:
                self.hedge_level[code] = LOWEST
                _put(bits, self.hedges, reading, side, None)
        elif rulings.hedgerow_always:
            self.hedge_level[code] = HIGHEST
            _put(bits, self.hedges, reading, side, (self.heights, self.heights))
        else:
            levels = [reading.levels[at] for at in side.hexes if at in reading.levels]
            both = max if rulings.either_hedgerow_hex else min
            self.hedge_level[code] = level
            _put(bits, self.hedges, reading, side, (self._rows(level), self._rows(both(levels))))

    def put_wall(self, reading: MapReading, side: Side, bits: Bits) -> None:
        """Likewise of its wall."""
        code, is_there = reading.code(side), side in reading.walls
        level = reading.higher_level(side) if is_there else 0
        if is_there:
            below = reading.rulings.count_hindrance_below
            _put(bits, self.walls, reading, side, (self.heights if below else self._rows(level), 0))
        elif self.wall_codes[code]:
            _put(bits, self.walls, reading, side, None)
        self.wall_codes[code], self.side_level[code] = is_there, level

    def heights_along(self, reading: MapReading, code: Ints) -> Heights:
        """How high artwork is that meets along each hexside; ``NONE_SEEN`` where none does."""
        found = self.along.take(code)
        for one in (found == _NOT_KNOWN).nonzero()[0].tolist():
            at = int(code[one])
            met = height_along(reading, at, self.lowest, self.lowest + self.heights - 1)
            found[one] = self.along[at] = NONE_SEEN if met is None else met
        return found


def _put(bits: Bits, rows: Bits, reading: MapReading, side: Side, counts: tuple[int, int] | None) -> None:
    """Say in the rows for how many heights a hexside counts between ends on one level, and on different ones.

    ``counts`` is None where nothing stands on it any more.
    """
    heights = len(rows) // 2
    even, uneven = counts or (0, 0)
    for at in side.hexes:
        if at in reading.levels:
            number, bit = reading.cells.number(at), 1 << side.direction_from(at)
            bits[number] = bits[number] & (0xFF ^ bit) | (0 if counts is None else bit)
            rows[:, number] &= 0xFF ^ bit
            rows[:even, number] |= bit
            rows[heights : heights + uneven, number] |= bit
