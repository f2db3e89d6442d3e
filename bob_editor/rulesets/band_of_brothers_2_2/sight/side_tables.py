"""What stands on hexsides, and what meets along them, as numpy arrays for ``field``."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_tables import LOWEST
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights
from bob_editor.rules.los.threads.expanding import has
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import height_along
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Bits = npt.NDArray[np.uint16]

_NOT_KNOWN = 127
HIGHEST = 99
"""A level above all ends."""
HEDGEROWS, WALLS = 0, 1
"""The rows of ``SideTables.levels``."""
_OTHERS = 6
OUTRIGHT, OTHERS = 0x3F, 0x3F << _OTHERS
"""Twice six bits by direction, as ``Threads.side_bits`` has them."""


class SideTables(Record, eq=False):
    """Hexside features by hex number, as bits of directions, or by hexside code (three times number plus direction).

    ``bits`` has rows like ``FieldTables.cores``: under ``OUTRIGHT`` hedgerows that block, under ``OTHERS`` walls that
    hinder between ends on one level, and between others all hedgerows. ``levels`` has, for ``HEDGEROWS`` and ``WALLS``,
    the level of the higher hex of a side with one, ``LOWEST`` for none, ``HIGHEST`` where every one counts. ``along``
    is how high artwork is that meets along a hexside, of as many ``heights`` from the ``lowest`` as may matter, where
    it was asked for.
    """

    any: bool
    bits: Bits
    levels: Heights
    along: Heights
    lowest: int
    heights: int

    @staticmethod
    def none(size: int, lowest: int = 0, heights: int = 0) -> SideTables:
        """The tables of no hexsides, for so many heights."""
        bits = np.zeros((2 * heights, size), dtype=np.uint16)
        levels = np.full((2, 3 * size), LOWEST, dtype=np.int8)
        along = np.full(3 * size, _NOT_KNOWN, dtype=np.int8)
        return SideTables(False, bits, levels, along, lowest, heights)

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
        tables = replace(self, bits=self.bits.copy(), levels=self.levels.copy())
        for side in sides:
            tables.put_hedgerow(reading, side)
            tables.put_wall(reading, side)
        return replace(tables, any=bool((tables.levels > LOWEST).any()))

    def _rows(self, level: int) -> int:
        """For how many heights, from the lowest, a hexside counts that reaches one above a level."""
        return min(max(level + 2 - self.lowest, 0), self.heights)

    def put_hedgerow(self, reading: MapReading, side: Side) -> None:
        """Put in what the levels beside a hexside make of its hedgerow, or take off the one that was there."""
        if side not in reading.hedgerows:
            self._put(HEDGEROWS, reading, side, None, LOWEST)
        elif reading.rulings.hedgerow_always:
            self._put(HEDGEROWS, reading, side, (self.heights, self.heights), HIGHEST)
        else:
            level = reading.higher_level(side)
            levels = [reading.levels[at] for at in side.hexes if at in reading.levels]
            both = max if reading.rulings.either_hedgerow_hex else min
            self._put(HEDGEROWS, reading, side, (self._rows(level), self._rows(both(levels))), level)

    def put_wall(self, reading: MapReading, side: Side) -> None:
        """Likewise of its wall."""
        if side not in reading.walls:
            self._put(WALLS, reading, side, None, LOWEST)
        elif reading.rulings.count_hindrance_below:
            self._put(WALLS, reading, side, (self.heights, 0), HIGHEST)
        else:
            level = reading.higher_level(side)
            self._put(WALLS, reading, side, (self._rows(level), 0), level)

    def _put(
        self, kind: int, reading: MapReading, side: Side, counts: tuple[int, int] | None, level: int
    ) -> None:
        """Say for how many heights a hexside counts between ends on one level, and on different ones.

        ``counts`` is None where nothing stands on it any more.
        """
        code, heights, (even, uneven) = reading.code(side), self.heights, counts or (0, 0)
        if counts is None and self.levels[kind, code] == LOWEST:
            return
        self.levels[kind, code] = level
        for at in side.hexes:  # of which one may lie beyond the map, where threads go on by a ruling
            rows, bit = self.bits[:, reading.cells.number(at)], 1 << side.direction_from(at)
            here, other = (bit, bit << _OTHERS)[:: 1 - 2 * kind]
            rows[:heights] &= 0xFFFF ^ here
            rows[:even] |= here
            if kind == HEDGEROWS:
                rows[heights:] &= 0xFFFF ^ (here | other)
                rows[heights:] |= other * (counts is not None)
                rows[heights : heights + uneven] |= here

    def heights_along(self, reading: MapReading, code: Ints) -> Heights:
        """How high artwork is that meets along each hexside; ``NONE_SEEN`` where none does."""
        found = self.along.take(code)
        if has(found, _NOT_KNOWN):
            for one in (found == _NOT_KNOWN).nonzero()[0].tolist():
                at = int(code[one])
                met = height_along(reading, at, self.lowest, self.lowest + self.heights - 1)
                found[one] = self.along[at] = NONE_SEEN if met is None else met
        return found
