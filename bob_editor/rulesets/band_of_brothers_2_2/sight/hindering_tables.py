"""Hindering terrain as numpy arrays by hex number, for ``field``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np
import numpy.typing as npt

from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rulesets.band_of_brothers_2_2.land.hindering_terrain import ORCHARD, PALMS
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Codes = npt.NDArray[np.int8]

PALM, ORCHARDS, GRASS = 1, 2, 3
"""Codes of hindering terrain; of two beside a thread the lesser is better for the target."""
UNEVEN = 4
"""Added to the code of trees between ends on different levels: whether they count depends on distances."""
CODES = {PALMS: PALM, ORCHARD: ORCHARDS}
"""Those of what hinders by its hex; all else is grass, which does by its artwork."""


class HinderingTables(Record, eq=False, dict=True):
    """What hinders at the dot of each hex, and the hulls of grass.

    ``rows`` has rows of codes like ``FieldTables.cores``: of what counts between two ends on the level below a height,
    then of trees that count where the upper end is that high. Trees lower than that have ``UNEVEN`` added.
    """

    rows: Codes
    lowest: int
    grass: HullTable | None

    @cached_property
    def _along(self) -> dict[int, bool]:
        return {}

    @staticmethod
    def of(reading: MapReading, lowest: int, heights: int) -> HinderingTables | None:
        """The arrays of a reading, for so many heights; None where nothing hinders."""
        known = reading.hindering_numbers
        if not known:
            return None
        size = reading.cells.size
        blank = HinderingTables(np.zeros((2 * heights, size), dtype=np.int8), lowest, None)
        return blank.with_hexes(reading, known)

    def with_hexes(self, reading: MapReading, numbers: Iterable[int]) -> HinderingTables:
        """The arrays with some hexes as the reading has them."""
        known, levels = reading.hindering_numbers, reading.level_numbers
        rows, heights = self.rows.copy(), len(self.rows) // 2
        grass = {}
        renewed = tuple(numbers)
        for number in renewed:
            terrain = known.get(number)
            rows[:, number] = 0
            if terrain is None or number not in levels:
                continue
            code = CODES.get(terrain, GRASS)
            # trees hinder where they are higher than both ends, grass where it is level with them
            reached = min(max(levels[number] + 2 - self.lowest, 0), heights)
            rows[: heights if reading.rulings.count_hindrance_below else reached, number] = code
            if code == GRASS:
                grass[number] = (reading.grass_rung(number, terrain),)
            else:
                rows[heights : heights + reached, number] = code
                rows[heights + reached :, number] = code + UNEVEN
        before = self.grass
        if before is None and grass:
            before = HullTable.of({}, rows.shape[1])
        return HinderingTables(
            rows, self.lowest, None if before is None else before.with_rungs(grass, renewed)
        )

    def grass_along(self, reading: MapReading, side: int) -> bool:
        """Whether a hex's grass lies along its hexside: six times its number plus the direction (46.0)."""
        found = self._along.get(side)
        if found is None:
            number, direction = divmod(side, 6)
            found = reading.grass_touches(number, reading.hindering_numbers[number], direction)
            self._along[side] = found
        return found
