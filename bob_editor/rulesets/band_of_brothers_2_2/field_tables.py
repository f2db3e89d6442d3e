"""A map reading as numpy arrays by hex number, for ``field``; an edit makes only the touched hexes' entries anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from attrs import evolve, frozen

from bob_editor.rules.los.hull_tables import HullTable
from bob_editor.rulesets.band_of_brothers_2_2.hindering_terrain import ORCHARD, PALMS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bob_editor.geometry.parts import Side
    from bob_editor.rules.los.obstacles import Rung
    from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

PALM, ORCHARDS, GRASS = 1, 2, 3
"""Codes of hindering terrain."""
CODES = {PALMS: PALM, ORCHARD: ORCHARDS}


@frozen(eq=False)
class FieldTables:
    """A map reading as arrays by hex number.

    ``cores`` has a row per height, from ``lowest`` up: the core (see ``hulls``) of what reaches that height in each
    hex, 0 where nothing does or where it depends on who is adjacent. ``end_levels`` are those of plain ends (on a
    bridge where there is one); ``hedgerow``, ``wall`` and ``side_level`` are by number times six plus direction.
    ``hindering`` holds codes, ``grass`` the hulls of grass; ``rare`` marks hexes whose threads are left to ``tracing``:
    of a ridge or a dike road. None where the map has no such thing.
    """

    cores: npt.NDArray[np.int16]
    lowest: int
    far: HullTable
    near: HullTable | None
    has_near: Bools
    levels: Ints
    end_levels: Ints
    streams: Bools
    hedgerow: Bools | None
    wall: Bools | None
    side_level: Ints
    hindering: npt.NDArray[np.int8] | None
    grass: HullTable | None
    rare: Bools | None

    @property
    def top(self) -> npt.NDArray[np.float64]:
        """The greatest height in each hex, for whoever looks."""
        return self.far.top if self.near is None else np.maximum(self.far.top, self.near.top)

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        size = reading.cells.size
        levels = np.zeros(size, dtype=np.int64)
        levels[list(reading.level_numbers)] = list(reading.level_numbers.values())
        nothing = HullTable.of({}, size)
        blank = FieldTables(
            np.zeros((0, size), dtype=np.int16),
            0,
            nothing,
            None,
            np.zeros(size, dtype=bool),
            levels,
            levels,
            np.zeros(size, dtype=bool),
            None,
            None,
            np.zeros(size * 6, dtype=np.int64),
            None,
            None,
            None,
        )
        everything = frozenset(reading.cells.numbers.tolist())
        return blank._with_hexes(reading, everything).with_sides(reading).with_few(reading)

    def with_reading(self, reading: MapReading, renewed: frozenset[int], *, sides: bool) -> FieldTables:
        """The arrays of an edited reading, made anew for some hexes; ``sides`` where hexside features changed too."""
        tables = self._with_hexes(reading, renewed)
        changed = bool((tables.levels != self.levels).any())
        tables = tables.with_sides(reading) if sides or changed else tables
        return tables.with_few(reading)

    def _with_hexes(self, reading: MapReading, numbers: frozenset[int]) -> FieldTables:
        """The arrays with shapes, levels and hindering terrain of these hexes as the reading has them."""
        if not numbers:
            return self
        together = reading.rulings.any_pieces
        shapes = reading.shapes
        far = {number: shapes[number].rungs for number in numbers if number in shapes}
        levels = self.levels.copy()
        known = reading.level_numbers
        for number in numbers:
            levels[number] = known[number]
        near = _near_rungs(reading, numbers)
        near_table, has_near = self.near, self.has_near
        if near or self.near is not None:
            before = self.near or HullTable.of({}, reading.cells.size)
            near_table = before.with_rungs(near, numbers, together=together)
            has_near = self.has_near.copy()
            has_near[list(numbers)] = [number in near for number in numbers]
        hindering, grass = self._hindering_with(reading, numbers)
        lowest, cores = self._cores_with(reading, numbers, levels)
        return evolve(
            self,
            cores=cores,
            lowest=lowest,
            far=self.far.with_rungs(far, numbers, together=together),
            near=near_table,
            has_near=has_near,
            levels=levels,
            hindering=hindering,
            grass=grass,
        )

    def _cores_with(
        self, reading: MapReading, numbers: frozenset[int], levels: Ints
    ) -> tuple[int, npt.NDArray[np.int16]]:
        """The cores by the heights that can matter between the map's levels (and one above, for a bridge or floor)."""
        here = levels[reading.cells.numbers]
        lowest, highest = int(here.min()), int(here.max()) + 2
        again = numbers
        cores = self.cores.copy()
        if (lowest, highest - lowest + 1) != (self.lowest, len(self.cores)):
            cores = np.zeros((highest - lowest + 1, reading.cells.size), dtype=np.int16)
            again = frozenset(reading.cells.numbers.tolist())
        for number in again:
            shape = reading.shapes.get(number)
            if shape is None or shape.near is not None:
                cores[:, number] = 0
                continue
            marks = (shape.mark(height) for height in range(lowest, highest + 1))
            cores[:, number] = [0 if mark is None else mark.core for mark in marks]
        return lowest, cores

    def _hindering_with(
        self, reading: MapReading, numbers: frozenset[int]
    ) -> tuple[npt.NDArray[np.int8] | None, HullTable | None]:
        known = reading.hindering_numbers
        if not known:
            return None, None
        size = reading.cells.size
        hindering = np.zeros(size, dtype=np.int8) if self.hindering is None else self.hindering.copy()
        again = numbers if self.hindering is not None else known.keys()
        grass = {}
        for number in again:
            terrain = known.get(number)
            code = 0 if terrain is None else CODES.get(terrain, GRASS)
            hindering[number] = code
            if terrain is not None and code == GRASS:
                grass[number] = (reading.grass_rung(number, terrain),)
        before = self.grass or HullTable.of({}, size)
        return hindering, before.with_rungs(grass, again)

    def with_sides(self, reading: MapReading) -> FieldTables:
        """The arrays with the reading's hexside features."""
        side_level = np.zeros(reading.cells.size * 6, dtype=np.int64)
        hedgerow = _side_flags(reading, reading.hedgerows, side_level)
        wall = _side_flags(reading, reading.walls, side_level)
        return evolve(self, hedgerow=hedgerow, wall=wall, side_level=side_level)

    def with_few(self, reading: MapReading) -> FieldTables:
        """The arrays with what few maps have: bridged gullies, streams, ridges, dike roads."""
        cells = reading.cells
        end_levels = self.levels
        if reading.bridged_depressions:
            end_levels = self.levels.copy()
            end_levels[[cells.number(at) for at in reading.bridged_depressions]] += 1
        streams = np.zeros(cells.size, dtype=bool)
        streams[[cells.number(at) for at in reading.streams if at in reading.levels]] = True
        rare = None
        if reading.dikes or reading.ridges:
            rare = np.zeros(cells.size, dtype=bool)
            rare[[*(cells.number(at) for at in reading.dikes if at in reading.levels), *reading.ridges]] = (
                True
            )
        return evolve(self, end_levels=end_levels, streams=streams, rare=rare)


def _near_rungs(reading: MapReading, numbers: Iterable[int]) -> Mapping[int, tuple[Rung, ...]]:
    """The rungs that count beside the upper end, of the hexes where they differ; none where no depression is."""
    if not reading.sunken and not reading.rulings.ignore_overhang:
        return {}
    shapes = ((number, reading.shapes.get(number)) for number in numbers)
    return {
        number: shape.near.rungs for number, shape in shapes if shape is not None and shape.near is not None
    }


def _side_flags(reading: MapReading, sides: Iterable[Side], side_level: Ints) -> Bools | None:
    """Which sides (number times six plus direction) these are, their levels noted; None where there are none."""
    flags = np.zeros(reading.cells.size * 6, dtype=bool)
    for side in sides:
        for at in side.hexes:
            if at in reading.levels:
                code = reading.cells.number(at) * 6 + side.direction_from(at)
                flags[code] = True
                side_level[code] = reading.higher_level(side)
    return flags if flags.any() else None
