"""The vertical rule between different levels: what an obstacle's top hides, from whom (4.2.2, 4.2.3)."""

import math
from typing import Final, overload

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rulesets.last_hundred_yards.land.blind_hexes import BlindHexTable

BLOCKS: Final = 2
"""Stops the line outright."""
SHADOW: Final = 1
"""Puts the lower end into a blind hex."""
NOTHING: Final = 0

ABSENT: Final = -999
"""The top of what isn't there."""
ANY_LEVEL: Final = 9999
"""The top of what matters to units on every level."""


def hides(table: BlindHexTable, top: float, high: int, distance: int, length: int) -> int:
    """What a top at ``distance`` from an end on level ``high`` does to the other end, ``length`` from it and lower."""
    if top >= high:
        return BLOCKS
    return SHADOW if casts_over(length - distance, table.count(math.ceil(high - top), distance)) else NOTHING


@overload
def casts_over(behind: int, blind: int) -> bool: ...


@overload
def casts_over(behind: Ints, blind: Ints) -> Bools: ...


def casts_over(behind: int | Ints, blind: int | Ints) -> bool | Bools:
    """Whether of so many blind hexes behind an obstacle one lies so far behind it (4.2.3); of arrays, each."""
    return behind <= blind


def passes_through(
    table: BlindHexTable, top: float, levels: tuple[int, int], distance: int, length: int
) -> bool:
    """Whether a line passes through, not over, what reaches ``top``; ``levels``: the higher and the lower (4.2.4a)."""
    high, low = levels
    if top <= low:
        return False
    return high == low or hides(table, top, high, distance, length) != NOTHING
