"""The yardstick: LOS the plain way with shapely, a pair at a time.

All artwork clipped to its hexes as polygons on the lattice, hedgerows as lines, one ``STRtree`` of them; for a pair,
the thread as a ``LineString``, ``tree.query(thread)``, and over the candidates in intervening hexes the game's rule
with ``crosses`` and ``within``, stopping at the first that blocks.
"""

from __future__ import annotations

import gc
import random
import time
from statistics import median
from typing import TYPE_CHECKING

import shapely
from shapely.geometry import LineString

from tests.rulesets.band_of_brothers_2_2.oracle import Oracle

if TYPE_CHECKING:
    from collections.abc import Callable

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board


class BandOfBrothersYardstick:
    """A Band of Brothers board in one STRtree."""

    def __init__(self, board: Board) -> None:
        self.plain = plain = Oracle(board)
        lines = plain.edge.get("hedgerow", [])
        trees = [(plain.hexagon[at], at) for at in plain.grid.hexes if "orchard" in plain.terrain[at]]
        self.shapes = [*plain.areas, *(edge for edge, _ in lines), *(shape for shape, _ in trees)]
        self.rows = [
            *(("area", height, at) for height, at in zip(plain.height, plain.where, strict=True)),
            *(("hedgerow", None, hexes) for _, hexes in lines),
            *(("orchard", None, at) for _, at in trees),
        ]
        self.tree = shapely.STRtree(self.shapes)

    def look(self, a: Hex, b: Hex) -> str:
        """``blocked``, ``blind``, ``hindered`` or ``clear``."""
        plain = self.plain
        la, lb = plain.level[a], plain.level[b]
        high, low = max(la, lb), min(la, lb)
        upper, length = (a if la >= lb else b), a.distance(b)
        thread = LineString([plain.centre[a], plain.centre[b]])
        shaded, orchards = False, 0
        for number in self.tree.query(thread):
            kind, height, at = self.rows[number]
            shape = self.shapes[number]
            if kind == "area":
                if at in (a, b):
                    continue
                effect = plain.hides(height, upper.distance(at), length, high, low)
                if effect and thread.crosses(shape):
                    if effect == 2:
                        return "blocked"
                    shaded = True
            elif kind == "hedgerow":
                if a in at or b in at:
                    continue
                if max(plain.level[one] for one in at) + 1 > high and (
                    thread.crosses(shape) or shape.within(thread)
                ):
                    return "blocked"
            elif at not in (a, b) and thread.crosses(shape):
                orchards += 1
        return "blind" if shaded else "hindered" if orchards else "clear"


def pairs(board: Board, number: int = 2000) -> list[tuple[Hex, Hex]]:
    """Pairs of hexes drawn with seed 1."""
    dice = random.Random(1)
    return [tuple(dice.sample(board.grid.hexes, 2)) for _ in range(number)]


def timed(work: Callable[[], object], repeats: int = 5) -> tuple[float, float, float]:
    """Median, least and greatest seconds of so many runs, with what was there before kept from the collector."""
    gc.collect()
    gc.freeze()
    found = []
    for _ in range(repeats):
        begun = time.perf_counter()
        work()
        found.append(time.perf_counter() - begun)
    return median(found), min(found), max(found)
