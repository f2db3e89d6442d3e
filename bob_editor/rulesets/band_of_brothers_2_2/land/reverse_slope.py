"""Reverse slope blind hexes: where heavy artillery does nothing (32.1; docs/games/band-of-brothers.md, 3.10)."""

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.rulesets.band_of_brothers_2_2.land.hexside_features import HexsideFeatures

N, NE, SE, S, SW, NW = range(6)
BEFORE = {"top": (N,), "bottom": (S,), "left": (NW, SW), "right": (NE, SE)}
"""From each edge, the directions of the hexes that fire passes just before a hex; rows count from the top."""


def reverse_slope_hexes(land: HexsideFeatures, edge: str) -> frozenset[Hex]:
    """The reverse slope blind hexes for artillery whose owner's Rout Edge is top, bottom, left or right.

    A hex is one where the hex before it, seen from that edge, is of level 1 or higher and higher than it. Rulings:
    ``reverse_slope_side_edge``, ``reverse_slope_cliff`` and ``reverse_slope_reach``.

    :raises KeyError: where there is no such edge.
    """
    before = BEFORE[edge]
    found = {at for at in land.grid.hexes if _sheltered(land, at, before)}
    if _ruling(land, "reverse_slope_reach") == "until_level":
        for at in tuple(found):
            found.update(_in_the_lee(land, at, before))
    return frozenset(found)


def _ruling(land: HexsideFeatures, name: str) -> object:
    return land.scene.ruling(name) if name in land.scene.ruleset.rulings else None


def _sheltered(land: HexsideFeatures, at: Hex, before: tuple[int, ...]) -> bool:
    """Whether the hexes just before a hex shelter it: one of them, or each, by ruling."""
    higher = [_higher(land, at, at.neighbour(direction)) for direction in before]
    return all(higher) if _ruling(land, "reverse_slope_side_edge") == "both" else any(higher)


def _higher(land: HexsideFeatures, at: Hex, crest: Hex) -> bool:
    level = land.levels.get(crest)
    if level is None or level < 1 or level <= land.level(at):
        return False
    cliff = side_between(at, crest) in land.cliffs
    return not (cliff and _ruling(land, "reverse_slope_cliff") == "no_shelter")


def _in_the_lee(land: HexsideFeatures, at: Hex, before: tuple[int, ...]) -> set[Hex]:
    """The hexes behind a sheltered one that are lower than its crest, until the ground rises again."""
    found: set[Hex] = set()
    for direction in before:
        crest = at.neighbour(direction)
        if not _higher(land, at, crest):
            continue
        away, last = (direction + 3) % 6, at
        nxt = at.neighbour(away)
        while nxt in land.levels and land.level(last) >= land.level(nxt) < land.level(crest):
            found.add(nxt)
            last, nxt = nxt, nxt.neighbour(away)
    return found
