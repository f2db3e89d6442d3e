"""Reverse slope blind hexes: where heavy artillery, coming in from a Rout Edge, does nothing (32.1, A12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.geometry.parts import side_between

if TYPE_CHECKING:
    from bob_editor.geometry.hexes import Hex
    from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading

N, NE, SE, S, SW, NW = range(6)
BEFORE = {"top": (N,), "bottom": (S,), "left": (NW, SW), "right": (NE, SE)}
"""From each edge, the directions of the hexes that fire passes just before a hex; rows count from the top (1.6)."""


def reverse_slope_hexes(reading: MapReading, edge: str) -> frozenset[Hex]:
    """The reverse slope blind hexes for artillery whose owner's Rout Edge is top, bottom, left or right.

    A hex is one where the hex before it, seen from that edge, is of level 1 or higher and higher than it. Rulings:
    ``reverse_slope_side_edge``, ``reverse_slope_cliff`` and ``reverse_slope_reach``.

    :raises KeyError: where there is no such edge.
    """
    before = BEFORE[edge]
    found = {at for at in reading.grid.hexes if _sheltered(reading, at, before)}
    if _ruling(reading, "reverse_slope_reach") == "until_level":
        for at in tuple(found):
            found.update(_in_the_lee(reading, at, before))
    return frozenset(found)


def _ruling(reading: MapReading, name: str) -> object:
    return reading.scene.ruling(name) if name in reading.scene.ruleset.rulings else None


def _sheltered(reading: MapReading, at: Hex, before: tuple[int, ...]) -> bool:
    """Whether the hexes just before a hex shelter it: one of them, or each, by ruling."""
    higher = [_higher(reading, at, at.neighbour(direction)) for direction in before]
    return all(higher) if _ruling(reading, "reverse_slope_side_edge") == "both" else any(higher)


def _higher(reading: MapReading, at: Hex, crest: Hex) -> bool:
    level = reading.levels.get(crest)
    if level is None or level < 1 or level <= reading.level(at):
        return False
    cliff = side_between(at, crest) in reading.cliffs
    return not (cliff and _ruling(reading, "reverse_slope_cliff") == "no_shelter")


def _in_the_lee(reading: MapReading, at: Hex, before: tuple[int, ...]) -> set[Hex]:
    """The hexes behind a sheltered one that are lower than its crest, until the ground rises again."""
    found: set[Hex] = set()
    for direction in before:
        crest = at.neighbour(direction)
        if not _higher(reading, at, crest):
            continue
        away, last = (direction + 3) % 6, at
        nxt = at.neighbour(away)
        while nxt in reading.levels and reading.level(last) >= reading.level(nxt) < reading.level(crest):
            found.add(nxt)
            last, nxt = nxt, nxt.neighbour(away)
    return found
