"""The one vertical rule: what an obstacle of a height hides, from whom (14.0, 45.4, 47.2).

Its formulas stand here once, in operators that work on single heights (for ``trace``) and on arrays (for ``field``).
"""

from functools import lru_cache, partial, reduce
from operator import or_
from typing import Any, Final, TypeVar

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.rules.los.effect_tables import Codes, EffectTable

BLOCKS: Final = 2
"""Hides outright: higher than both ends, or level with the upper one."""
SHADOW: Final = 1
"""Hides a blind hex behind it."""
NOTHING: Final = 0

STATED_PAIRS = ((2, 1), (3, 2), (3, 1))
"""The levels of observer and obstacle for which the rulebook gives a count of blind hexes in words."""

Number = TypeVar("Number", int, float, Ints)
"""A height or a distance in hexes, or many of them."""


def least_blocking(high: Number, low: Number) -> Number:
    """The least height that blocks outright between ends on these levels: above two on one, else that of the upper."""
    blocking: Number = high + (high == low)
    return blocking


def blind_hexes(observer: float, obstacle: float, distance: int) -> int:
    """How many hexes behind an obstacle are blind, ``distance`` hexes from an observer on a higher level (47.2)."""
    return max(0, int(distance - (observer - obstacle)))


def least_shading(observer: Number, behind: Number, distance: Number) -> Number:
    """The least height from which so many hexes behind an obstacle are blind: ``blind_hexes`` solved for it."""
    return observer + behind - distance


def is_stated(observer: Any, obstacle: Any) -> Any:
    """Whether the rulebook counts in words the hexes that are blind behind such an obstacle."""
    return reduce(or_, ((observer == high) & (obstacle == height) for high, height in STATED_PAIRS))


def in_shadow(height: Any, distance: Number, length: Number, high: Number, *, stated_only: bool) -> Any:
    """Whether the lower end is blind behind an obstacle between the ends' levels; distances as of ``hides``."""
    behind = length - distance
    shaded = (behind > 0) & (height >= least_shading(high, behind, distance))
    return shaded & is_stated(high, height) if stated_only else shaded


def effects(start: int, level: Any, length: Any, height: Any, distance: Any, *, stated_only: bool) -> Codes:
    """What obstacles do between a start on one level and goals on others: of arrays, what ``hides`` says of one."""
    high, low = np.maximum(level, start), np.minimum(level, start)
    shades = (height > low) & in_shadow(height, distance, length, high, stated_only=stated_only)
    return np.where(height >= least_blocking(high, low), np.int8(BLOCKS), shades.view(np.int8))


@lru_cache(maxsize=32)
def effect_table(start: int, levels: range, span: int, *, stated_only: bool) -> EffectTable | None:
    """All ``effects`` for goals on these levels, of ranges and distances below ``span``; None where they are many."""
    return EffectTable.of(levels, span, partial(effects, start, stated_only=stated_only))


def hides(
    height: float, distance: int, length: int, high: int, low: int, *, stated_only: bool = False
) -> int:
    """What an obstacle of absolute ``height`` does to a thread between ends on levels ``high`` and ``low``.

    ``distance`` and ``length`` count hexes from the upper end to the obstacle and to the lower end.
    """
    if height <= low:
        return NOTHING
    if height >= high:
        return BLOCKS
    shaded = in_shadow(height, distance, length, high, stated_only=stated_only)
    return SHADOW if shaded else NOTHING
