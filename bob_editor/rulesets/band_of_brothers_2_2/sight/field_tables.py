"""A map reading as numpy arrays by hex number, for ``field``; an edit makes only the touched hexes' entries anew."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil

import numpy as np
from msgspec import field
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.records import Record
from bob_editor.rules.los.effect_tables import EffectTable
from bob_editor.rules.los.pieces.hull_tables import LOWEST, HullTable
from bob_editor.rules.los.pieces.obstacles import EMPTY
from bob_editor.rules.los.pieces.seen import Heights, SeenHeights
from bob_editor.rules.los.threads.expanding import marked
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import effect_table, least_blocking
from bob_editor.rulesets.band_of_brothers_2_2.sight.hindering_tables import CODES, HinderingTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import HIGHEST, Bits, SideTables

FAR, NEAR, GRASSES = range(3)
"""The rows of ``FieldTables.kinds``."""
HINDERS, FEW, STANDS = 1 << 12, 1 << 13, 1 << 15
"""``FieldTables.flags`` beside those of ``SideTables.bits``; none is higher than ``STANDS``."""


class Outlook(Record, eq=False):
    """What follows from a start's level alone, goal by goal in board order.

    ``upper`` is 1 where the goal is higher than the start, else 0. ``row`` is the first place of the goal's row in
    ``FieldTables.cores`` and its like. ``side_levels`` has the least level of a hedgerow that blocks, or on another
    level must be looked at, and of a wall that hinders; ``even`` says whether both ends are on one level, ``steep``
    whether a height lies between theirs, so that something may cast a shadow. ``dry`` are those that no stream
    shuts, from a start that isn't in the water and from one that is; None where none does. ``effects`` count out
    what things do, unless they are too many, from ``first`` for a goal.
    """

    level: Heights
    upper: Ints
    row: Ints
    side_levels: Heights
    even: Bools
    steep: Bools
    any_steep: bool
    dry: tuple[Bools, Bools] | None
    effects: EffectTable | None
    first: Ints | None


class FieldTables(Record, eq=False):
    """A map reading as arrays by hex number.

    ``cores`` has a row per height, from ``lowest`` up: the core (see ``hulls``) of what reaches that height in each
    hex, 0 where nothing does or where it depends on who is adjacent. These rows stand there twice, as in all arrays
    with ``2 * heights`` rows: first for a height one above two ends on one level, then for that of the upper of two.
    ``far`` and ``near`` hold the hulls; ``seen`` keeps what threads see of them and of grass, by ``kinds`` (``FAR``,
    ``NEAR``, ``GRASSES``). ``top`` is the greatest height in each hex, rounded up. ``end_levels`` are those of
    plain ends (on a bridge where there is one). ``streams`` mark the hexes where those are in the water, ``ridges`` and
    ``dikes`` those of a ridge and of a dike road, ``few`` those of either, and gaps that block; None where the map has
    no such thing. ``flags`` say what to look at in a hex, in one number, so that most are passed by: whether anything
    ``STANDS`` higher than the lower end may be, ``HINDERS`` at the dot or is of the ``FEW``, and ``sides.bits``.
    Outlooks are kept by the level of the start.
    """

    cores: Shorts
    lowest: int
    far: HullTable
    has_near: Bools
    kinds: Ints
    top: Shorts
    levels: Heights
    end_levels: Heights
    sides: SideTables
    flags: Bits
    near: HullTable | None = None
    seen: SeenHeights | None = None
    hindering: HinderingTables | None = None
    streams: Bools | None = None
    ridges: Bools | None = None
    dikes: Bools | None = None
    few: Bools | None = None
    _outlooks: dict[int, Outlook] = field(default_factory=dict)

    @property
    def heights(self) -> int:
        """How many heights may matter on this map."""
        return len(self.cores) // 2

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        size = reading.cells.size
        levels = np.zeros(size, dtype=np.int8)
        levels[list(reading.level_numbers)] = list(reading.level_numbers.values())
        blank = FieldTables(
            np.zeros((0, size), dtype=np.int16), 0, HullTable.of({}, size), np.zeros(size, dtype=bool),
            np.zeros((3, size), dtype=np.int64), np.full(size, LOWEST, dtype=np.int16), levels, levels,
            SideTables.none(size), np.zeros((0, size), dtype=np.uint16),
        )  # fmt: skip
        everything = frozenset(reading.cells.numbers.tolist())
        tables = blank._with_hexes(reading, everything)
        tables = replace(tables, sides=SideTables.of(reading, tables.lowest, tables.heights))
        return tables.with_few(reading).with_flags(None)

    def with_reading(
        self, reading: MapReading, renewed: frozenset[int], sides: frozenset[Side]
    ) -> FieldTables:
        """The arrays of an edited reading, made anew for some hexes, and hexsides whose features are others."""
        tables = self._with_hexes(reading, renewed)
        changed = tables.lowest != self.lowest or len(tables.cores) != len(self.cores)
        if changed:
            tables = replace(tables, sides=SideTables.of(reading, tables.lowest, tables.heights))
        else:
            if tables.levels is not self.levels:
                sides = sides.union(*(sides_of(at) for at in map(reading.cells.hex, renewed)))
            tables = replace(tables, sides=tables.sides.after(reading, renewed, sides))
        tables = tables.with_few(reading)
        touched = renewed | reading.cells.numbers_beside(filter(reading.on_map, sides))
        tables = tables.with_flags(touched if not changed and _alike(tables.few, self.few) else None)
        kept = tables.end_levels is self.end_levels and _alike(tables.streams, self.streams)
        return tables if kept and not changed else replace(tables, _outlooks={})

    def under(self, reading: MapReading, former: MapReading) -> FieldTables:
        """The arrays of the same board with other markers, of which only roadblocks stand in them."""
        differ = reading.walls ^ former.walls
        if not differ:
            return self
        tables = replace(self, sides=self.sides.with_sides(reading, differ))
        return tables.with_flags(reading.cells.numbers_beside(differ))

    def outlook(self, reading: MapReading, start_level: int) -> Outlook:
        """What follows from a start on this level."""
        found = self._outlooks.get(start_level)
        if found is None:
            level = self.end_levels[reading.cells.numbers]
            high, low = np.maximum(level, start_level), np.minimum(level, start_level)
            block = least_blocking(high, low).astype(np.int64) - self.lowest
            steep = high - low > 1
            row = np.where(high == low, block, block + self.heights) * reading.cells.size
            upper = (level > start_level).astype(np.int64)
            side_levels = np.where(high == low, high, np.array([[LOWEST + 1], [HIGHEST + 1]], dtype=np.int8))
            levels, stated_only = (
                range(self.lowest, self.lowest + self.heights),
                reading.rulings.stated_blind_hexes,
            )
            effects = effect_table(start_level, levels, reading.cells.span, stated_only=stated_only)
            found = Outlook(
                level, upper, row, side_levels, high == low, steep, bool(steep.any()),
                self._dry(reading, level, start_level), effects, None if effects is None else effects.first(level),
            )  # fmt: skip
            self._outlooks[start_level] = found
        return found

    def _dry(self, reading: MapReading, level: Heights, start_level: int) -> tuple[Bools, Bools] | None:
        if self.streams is None:
            return None
        dry = ~self.streams[reading.cells.numbers] | (level < start_level)
        return dry, dry & (level > start_level)

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
        near = {number: shape.near.rungs for number, shape in shapes.items() if shape.near is not None}
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

    def _levels_with(self, reading: MapReading, numbers: frozenset[int]) -> Heights:
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

    def _cores_with(
        self, reading: MapReading, numbers: frozenset[int], levels: Heights
    ) -> tuple[int, Shorts]:
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
        kept = before is not None and (before.lowest, len(before.rows)) == (lowest, 2 * heights)
        if before is None or not kept or not reading.hindering_numbers:
            return HinderingTables.of(reading, lowest, heights)
        return before.with_hexes(reading, numbers)

    def with_few(self, reading: MapReading) -> FieldTables:
        """The arrays with what few maps have: bridged gullies, streams, ridges, dike roads."""
        cells = reading.cells
        end_levels = self.levels
        if reading.bridged_depressions:
            end_levels = self.levels.copy()
            end_levels[[cells.number(at) for at in reading.bridged_depressions]] += 1
        known, wading = reading.numbers, reading.streams - reading.bridged_depressions
        few = ([known[at] for at in some if at in known] for some in (wading, reading.dikes))
        streams, dikes, ridges = (
            marked(cells.size, some) if some else None for some in (*few, [*reading.ridges])
        )
        gaps = ~cells.on_map if cells.has_gaps and reading.rulings.off_map_blocks else None
        rare = [one for one in (gaps, ridges, dikes) if one is not None]
        return replace(
            self, end_levels=end_levels, streams=streams, ridges=ridges, dikes=dikes,
            few=np.any(rare, axis=0) if rare else None,
        )  # fmt: skip

    def with_flags(self, numbers: Collection[int] | None) -> FieldTables:
        """The arrays with flags as the others have it: of these hexes anew, or of all."""
        some = slice(None) if numbers is None else np.array([*numbers], dtype=np.int64)
        found = self.sides.bits[:, some].copy()
        # one below their height are two ends on one level; of others the lower is no lower than the map
        row = np.arange(2 * self.heights)
        least = np.where(row < self.heights, row, 1) + self.lowest
        found[self.top[some] >= least[:, None]] |= STANDS
        if self.hindering is not None:
            found[self.hindering.rows[:, some] > 0] |= HINDERS
        if self.few is not None:
            found[:, self.few[some]] |= FEW
        flags = self.flags.copy() if numbers is not None else np.zeros_like(found)
        flags[:, some] = found
        return replace(self, flags=flags)


def _alike(some: Bools | None, others: Bools | None) -> bool:
    """Whether these are the same flags, or none both times."""
    return some is others or (some is not None and others is not None and np.array_equal(some, others))
