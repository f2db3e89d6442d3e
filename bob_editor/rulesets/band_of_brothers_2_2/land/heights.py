"""The one vertical rule: what an obstacle of a height hides, from whom (14.0, 45.4, 47.2)."""

from __future__ import annotations

from typing import Final

BLOCKS: Final = 2
"""Hides outright: higher than both ends, or level with the upper one."""
SHADOW: Final = 1
"""Hides a blind hex behind it."""
NOTHING: Final = 0

STATED_PAIRS = frozenset({(2, 1), (3, 2), (3, 1)})
"""The levels of observer and obstacle for which the rulebook gives a count of blind hexes in words."""


def blind_hexes(observer: float, obstacle: float, distance: int, *, stated_only: bool = False) -> int:
    """How many hexes behind an obstacle are blind, ``distance`` hexes from an observer on a higher level (47.2)."""
    if stated_only and (observer, obstacle) not in STATED_PAIRS:
        return 0
    return max(0, int(distance - (observer - obstacle)))


def hides(
    height: float, distance: int, length: int, high: float, low: float, *, stated_only: bool = False
) -> int:
    """What an obstacle of absolute ``height`` does to a thread between ends on levels ``high`` and ``low``.

    ``distance`` and ``length`` count hexes from the upper end to the obstacle and to the lower end.
    """
    if height <= low:
        return NOTHING
    if height >= high:
        return BLOCKS
    behind = length - distance
    return SHADOW if 0 < behind <= blind_hexes(high, height, distance, stated_only=stated_only) else NOTHING
