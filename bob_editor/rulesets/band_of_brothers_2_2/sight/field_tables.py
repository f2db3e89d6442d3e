"""A map reading as numpy arrays by hex number, for ``field``; an edit makes only the touched hexes' entries anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import ceil

import numpy as np
from msgspec import field
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_tables import LOWEST, HullTable
from bob_editor.rules.los.pieces.obstacles import EMPTY, Rung
from bob_editor.rules.los.pieces.seen import SeenHeights
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import least_blocking
from bob_editor.rulesets.band_of_brothers_2_2.sight.hindering_tables import CODES, HinderingTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import HIGHEST, SideTables

FAR, NEAR, GRASSES = range(3)
"""The rows of ``FieldTables.kinds``."""


class Outlook(Record, eq=False):
    """What follows from a start's level alone, goal by goal in board order.

    ``block`` is the least height that blocks outright, ``row`` the first place of the goal's row in
    ``FieldTables.cores`` and its like. ``side_levels`` has the least level of a hedgerow that blocks, or on another
    level must be looked at, and of a wall that hinders; ``steep`` says whether a height lies between the ends' levels,
    so that something may cast a shadow.
    """

    level: Ints
    high: Ints
    low: Ints
    block: Ints
    looks_down: Bools
    row: Ints
    side_levels: Ints
    steep: Bools
    any_steep: bool


class FieldTables(Record, eq=False):
    """A map reading as arrays by hex number.

    ``cores`` has a row per height, from ``lowest`` up: the core (see ``hulls``) of what reaches that height in each
    hex, 0 where nothing does or where it depends on who is adjacent. These rows stand there twice, as in all arrays
    with ``2 * heights`` rows: first for a height one above two ends on one level, then for that of the upper of two.
    ``far`` and ``near`` hold the hulls; ``seen`` keeps what threads see of them and of grass, by ``kinds`` (``FAR``,
    ``NEAR``, ``GRASSES``). ``top`` is the greatest height in each hex, rounded up. ``end_levels`` are those of
    plain ends (on a bridge where there is one). ``streams`` mark the hexes where those are in the water, ``ridges`` and
    ``dikes`` those of a ridge and of a dike road; None where the map has no such thing. ``outlooks`` are kept by the
    level of the start.
    """

    cores: Shorts
    lowest: int
    far: HullTable
    near: HullTable | None
    has_near: Bools
    seen: SeenHeights | None
    kinds: Ints
    top: Shorts
    levels: Ints
    end_levels: Ints
    streams: Bools | None
    sides: SideTables
    hindering: HinderingTables | None
    ridges: Bools | None
    dikes: Bools | None
    _outlooks: dict[int, Outlook] = field(default_factory=dict)

    @property
    def heights(self) -> int:
        """How many heights may matter on this map."""
        return len(self.cores) // 2

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        size = reading.cells.size
        levels = np.zeros(size, dtype=np.int64)
        levels[list(reading.level_numbers)] = list(reading.level_numbers.values())
        blank = FieldTables(
            np.zeros((0, size), dtype=np.int16),
            0,
            HullTable.of({}, size),
            None,
            np.zeros(size, dtype=bool),
            None,
            np.zeros((3, size), dtype=np.int64),
            np.full(size, LOWEST, dtype=np.int16),
            levels,
            levels,
            None,
            SideTables.none(size),
            None,
            None,
            None,
        )
        everything = frozenset(reading.cells.numbers.tolist())
        return blank._with_hexes(reading, everything).with_all_sides(reading).with_few(reading)

    def with_reading(
        self, reading: MapReading, renewed: frozenset[int], sides: frozenset[Side]
    ) -> FieldTables:
        """The arrays of an edited reading, made anew for some hexes, and hexsides whose features are others."""
        tables = self._with_hexes(reading, renewed)
        changed = tables.lowest != self.lowest or len(tables.cores) != len(self.cores)
        if changed:
            tables = tables.with_all_sides(reading)
        else:
            if tables.levels is not self.levels:
                sides = sides.union(*(sides_of(at) for at in map(reading.cells.hex, renewed)))
            tables = replace(tables, sides=tables.sides.after(reading, renewed, sides))
        tables = tables.with_few(reading)
        return (
            tables if tables.end_levels is self.end_levels and not changed else replace(tables, _outlooks={})
        )

    def under(self, reading: MapReading, former: MapReading) -> FieldTables:
        """The arrays of the same board with other markers, of which only roadblocks stand in them."""
        differ = reading.walls ^ former.walls
        return replace(self, sides=self.sides.with_sides(reading, differ)) if differ else self

    def outlook(self, reading: MapReading, start_level: int) -> Outlook:
        """What follows from a start on this level."""
        found = self._outlooks.get(start_level)
        if found is None:
            level = self.end_levels[reading.cells.numbers]
            high, low = np.maximum(level, start_level), np.minimum(level, start_level)
            block = least_blocking(high, low)
            block_row = (block - self.lowest) * reading.cells.size
            steep = high - low > 1
            row = np.where(high == low, block_row, block_row + self.heights * reading.cells.size)
            looks_down = level <= start_level
            side_levels = np.where(high == low, high, [[LOWEST + 1], [HIGHEST + 1]])
            found = Outlook(level, high, low, block, looks_down, row, side_levels, steep, bool(steep.any()))
            self._outlooks[start_level] = found
        return found

    def _with_hexes(self, reading: MapReading, numbers: frozenset[int]) -> FieldTables:
        """The arrays with shapes, levels and hindering terrain of these hexes as the reading has them."""
        if not numbers:
            return self
        together = reading.rulings.any_pieces
        shapes = {number: reading.shapes[number] for number in numbers}
        far = {number: shape.rungs for number, shape in shapes.items() if shape is not EMPTY}
        levels, top = self._levels_with(reading, numbers), self.top.copy()
        for number, shape in shapes.items():
            top[number] = ceil(max(shape.top, LOWEST))
        near = _near_rungs(reading, numbers)
        near_table, has_near = self.near, self.has_near
        if near or self.near is not None:
            before = self.near or HullTable.of({}, reading.cells.size)
            near_table = before.with_rungs(near, numbers, together=together)
            has_near = self.has_near.copy()
            has_near[list(numbers)] = [number in near for number in numbers]
        lowest, cores = self._cores_with(reading, numbers, levels)
        seen, kinds = self._kinds_with(reading, numbers)
        return replace(
            self, cores=cores, lowest=lowest, far=self.far.with_rungs(far, numbers, together=together),
            near=near_table, has_near=has_near, seen=seen, kinds=kinds, top=top, levels=levels,
            hindering=self._hindering_with(reading, numbers, lowest, len(cores) // 2),
        )  # fmt: skip

    def _levels_with(self, reading: MapReading, numbers: frozenset[int]) -> Ints:
        """The levels of a reading: the same array where these hexes have the levels that they had."""
        levels, known = self.levels, reading.level_numbers
        for number in numbers:
            if levels[number] != known[number]:
                levels = levels.copy() if levels is self.levels else levels
                levels[number] = known[number]
        return levels

    def _kinds_with(self, reading: MapReading, numbers: frozenset[int]) -> tuple[SeenHeights | None, Ints]:
        """Where ``seen`` keeps what threads see of each hex; all anew where there is no room for more shapes."""
        threads, shapes = reading.cells.threads, reading.shapes
        too_many = self.seen is None and len(numbers) < len(reading.cells.numbers)
        if threads is None or too_many:  # where there was no room for all shapes of the map, nothing is kept
            return None, self.kinds
        seen, kinds = self.seen, self.kinds.copy()
        anew = seen is None or seen.full
        numbers = frozenset(shapes) if anew else numbers
        grass = {
            number: reading.grass_rung(number, terrain)
            for number, terrain in reading.hindering_numbers.items()
            if number in numbers and terrain not in CODES
        }
        if anew:
            known = len({id(one) for one in (*shapes.values(), *grass.values())})
            seen = SeenHeights.for_shapes(len(threads.step), known)
        if seen is not None:
            for number in numbers:
                shape = shapes[number]
                if shape is not EMPTY:
                    kinds[FAR, number] = seen.kind(shape)
                    kinds[NEAR, number] = seen.kind(shape.near or shape)
                if number in grass:
                    kinds[GRASSES, number] = seen.kind(grass[number])
        return seen, kinds

    def _cores_with(self, reading: MapReading, numbers: frozenset[int], levels: Ints) -> tuple[int, Shorts]:
        """The cores by the heights that can matter between the map's levels (and one above, for a bridge or floor)."""
        here = levels[reading.cells.numbers]
        lowest = int(here.min())
        heights = range(lowest, int(here.max()) + 3)
        again = numbers
        cores = self.cores.copy()
        if (lowest, 2 * len(heights)) != (self.lowest, len(self.cores)):
            cores = np.zeros((2 * len(heights), reading.cells.size), dtype=np.int16)
            again = frozenset(reading.cells.numbers.tolist())
        for number in again:
            shape = reading.shapes[number]
            if shape is EMPTY or shape.near is not None:
                cores[:, number] = 0
                continue
            marks = [shape.mark(height) for height in heights]
            cores[:, number] = 2 * [0 if mark is None else mark.core for mark in marks]
        return lowest, cores

    def _hindering_with(
        self, reading: MapReading, numbers: frozenset[int], lowest: int, heights: int
    ) -> HinderingTables | None:
        before = self.hindering
        if before is None or not reading.hindering_numbers:
            return HinderingTables.of(reading, lowest, heights)
        if (before.lowest, len(before.rows)) != (lowest, 2 * heights):
            return HinderingTables.of(reading, lowest, heights)
        return before.with_hexes(reading, numbers)

    def with_all_sides(self, reading: MapReading) -> FieldTables:
        """The arrays with the reading's hexside features."""
        return replace(self, sides=SideTables.of(reading, self.lowest, self.heights))

    def with_few(self, reading: MapReading) -> FieldTables:
        """The arrays with what few maps have: bridged gullies, streams, ridges, dike roads."""
        cells = reading.cells
        end_levels = self.levels
        if reading.bridged_depressions:
            end_levels = self.levels.copy()
            end_levels[[cells.number(at) for at in reading.bridged_depressions]] += 1
        known, wading = reading.numbers, reading.streams - reading.bridged_depressions
        streams, dikes = ([known[at] for at in some if at in known] for some in (wading, reading.dikes))
        return replace(
            self, end_levels=end_levels, streams=_marked(cells.size, streams),
            ridges=_marked(cells.size, reading.ridges), dikes=_marked(cells.size, dikes),
        )  # fmt: skip


def _marked(size: int, numbers: Collection[int]) -> Bools | None:
    """Flags by hex number, set for some; None for none."""
    if not numbers:
        return None
    marks = np.zeros(size, dtype=bool)
    marks[list(numbers)] = True
    return marks


def _near_rungs(reading: MapReading, numbers: Iterable[int]) -> Mapping[int, tuple[Rung, ...]]:
    """The rungs that count beside the upper end, of the hexes where they differ; none where no depression is."""
    if not reading.shapes_vary:
        return {}
    shapes = ((number, reading.shapes[number]) for number in numbers)
    return {number: shape.near.rungs for number, shape in shapes if shape.near is not None}
