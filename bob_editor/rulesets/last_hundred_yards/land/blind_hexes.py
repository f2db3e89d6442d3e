"""The blind hex table (4.2.3; docs/games/last-hundred-yards.md, 7.2): a cell of the data, else the formula."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from bob_editor.geometry.arrays import Shorts
from bob_editor.rules.ruleset import Ruleset


class BlindHexTable:
    """How many hexes behind an obstacle are blind, by difference in level and distance from the higher end.

    ``status_of`` a cell is ``derived`` until its user has entered it from the printed table.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.status: str = data["status"]
        self._cells = {
            (row["level_difference"], distance): blind
            for row in data["rows"]
            for distance, blind in zip(data["columns_distance"], row["blind_hexes"], strict=False)
        }
        self._own = {
            (int(difference), int(distance)): blind
            for difference, row in data.get("entered", {}).items()
            for distance, blind in row.items()
        }
        self._cells |= self._own
        self.count = lru_cache(maxsize=4096)(self._count)

    def _count(self, difference: int, distance: int) -> int:
        """Blind hexes behind an obstacle ``difference`` (1 or more) below the higher end, so many hexes from it."""
        found = self._cells.get((difference, distance))
        return max(1, distance // difference) if found is None else found

    def status_of(self, difference: int, distance: int) -> str:
        """Whose a value is: the user's own, or as the ruleset has it."""
        return "your own" if (difference, distance) in self._own else self.status

    def array(self, differences: int, distances: int) -> Shorts:
        """The counts by difference and distance, each from 0; row 0 is that of difference 1."""
        return np.array(
            [
                [self.count(max(one, 1), far) for far in range(distances + 1)]
                for one in range(differences + 1)
            ],
            dtype=np.int16,
        )


@lru_cache(maxsize=4)
def blind_hex_table(ruleset: Ruleset) -> BlindHexTable:
    """The table of a ruleset."""
    return BlindHexTable(ruleset.data["x-assumed_data"]["blind_hex_table"])
