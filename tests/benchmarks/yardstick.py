"""The yardstick: LOS the plain way with shapely, a pair at a time.

All artwork clipped to its hexes as polygons on the lattice, hedgerows as lines, one ``STRtree`` of them; for a pair,
the thread as a ``LineString``, ``tree.query(thread)``, and over the candidates in intervening hexes the game's rule
with ``crosses`` and ``within``, stopping at the first that blocks.
"""

from __future__ import annotations

import gc
import os
import random
import time
from collections.abc import Callable
from statistics import median

import shapely
from shapely.geometry import LineString, Point

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from tests.rulesets.band_of_brothers_2_2.oracle import Oracle

CLOCK = time.process_time if os.environ.get("LOS_SPEED_CLOCK") == "processor" else time.perf_counter
"""On a machine with other work to do, the processor's time says more: LOS_SPEED_CLOCK=processor."""


class BandOfBrothersYardstick:
    """A Band of Brothers board in one STRtree; its verdicts are those of the rule, so it measures the same work."""

    left_out: tuple[str, ...] = ()
    """Features that the edition doesn't know."""
    one_of_two = True
    """Whether of two hindering hexes beside a thread one counts."""

    def __init__(self, board: Board) -> None:
        self.plain = plain = Oracle(board)
        rows = [
            (area, "area", height, at)
            for area, height, at in zip(plain.areas, plain.height, plain.where, strict=True)
        ]
        for feature in ("hedgerow", "wall"):
            rows += [(edge, feature, 0, hexes) for edge, hexes in plain.edge.get(feature, [])]
        for at in plain.grid.hexes:
            for terrain in ("palm_trees", "orchard"):
                if terrain in plain.terrain[at]:
                    rows.append((plain.hexagon[at], terrain, 0, at))
            if at in plain.grass:
                rows.append((plain.grass[at], "grass", 0, at))
        self.rows = [row for row in rows if row[1] not in self.left_out]
        self.tree = shapely.STRtree([shape for shape, *_ in self.rows])

    def look(self, a: Hex, b: Hex) -> str:
        """What a suite would expect: ``blocked``, ``blind``, ``hindered:N`` or ``clear``."""
        plain = self.plain
        la, lb = plain.level[a], plain.level[b]
        high, low = max(la, lb), min(la, lb)
        upper, length = (a if la >= lb else b), a.distance(b)
        thread = LineString([plain.centre[a], plain.centre[b]])
        (x, y), (u, v) = thread.coords
        spine = y == v or abs(u - x) == abs(v - y)
        shaded, beside, hindering = False, [], []
        corners: dict[tuple[float, float], list[int]] = {}
        for number in self.tree.query(thread):
            shape, kind, height, at = self.rows[number]
            if kind == "area":
                effect = 0 if at in (a, b) else plain.hides(height, upper.distance(at), length, high, low)
                if not effect:
                    continue
                if thread.crosses(shape):
                    if effect == 2:
                        return "blocked"
                    shaded = True
                elif spine and shape.touches(thread):
                    beside.append((at, shape, effect))
            elif kind == "hedgerow":
                effect = 0 if a in at or b in at else self._hedgerow(at, upper, length, high, low)
                found = self._met(shape, effect, thread, corners) if effect else 0
                if found == 2:
                    return "blocked"
                shaded = shaded or found == 1
            elif kind == "wall" or at not in (a, b):
                hindering.append((kind, at, shape))
        worst = max([0, *(min(pair) for pair in corners.values()), *self._runs(beside, thread)])
        if worst == 2:
            return "blocked"
        return self._hindered(hindering, thread, a, b, upper, length, high, low, shaded=shaded or worst == 1)

    def _hedgerow(self, hexes, upper, length, high, low) -> int:
        plain = self.plain
        if high == low:
            return 2 if max(plain.level[at] for at in hexes) + 1 > high else 0
        each = [plain.hides(plain.level[at] + 1, upper.distance(at), length, high, low) for at in hexes]
        return 0 if 0 in each else max(each)

    def _met(self, shape, effect: int, thread: LineString, corners) -> int:
        """The effect of a hedgerow that the thread crosses or runs along; one met in a corner waits for its like."""
        if shape.within(thread):
            return effect
        if not shape.intersects(thread):
            return 0
        met = [end for end in shape.coords if thread.distance(Point(end)) < 1e-9]
        if met:
            self._corner(corners, shape, met[0], effect, thread)
        return 0 if met else effect

    def _corner(self, corners, shape, met, effect: int, thread: LineString) -> None:
        (x, y), (u, v) = thread.coords
        p, q = next(end for end in shape.coords if abs(end[0] - met[0]) + abs(end[1] - met[1]) > 1e-6)
        sides = corners.setdefault((round(met[0], 6), round(met[1], 6)), [0, 0])
        right = (u - x) * (q - y) - (v - y) * (p - x) > 0
        sides[right] = max(sides[right], effect)

    def _runs(self, beside, thread: LineString):
        """The effects of artwork that meets along hexsides: both hexes' pieces united have the thread within."""
        for effect in (2, 1):
            areas = [shape for _, shape, one in beside if one >= effect]
            if len(areas) > 1:
                whole = shapely.union_all(areas)
                if whole.intersection(thread).length > 1e-7 and not whole.boundary.covers(
                    whole.intersection(thread)
                ):
                    yield effect

    def _hindered(self, hindering, thread, a, b, upper, length, high, low, *, shaded: bool) -> str:
        plain = self.plain
        if not hindering:
            return "blind" if shaded else "clear"
        crossed, touched = [], []
        pairs: dict[tuple[float, float], list] = {}
        walled = False
        for kind, at, shape in hindering:
            if kind == "wall":
                near = (
                    a not in at
                    and b not in at
                    and high == low
                    and max(plain.level[one] for one in at) >= high
                )
                walled = walled or (near and shape.intersects(thread))
                continue
            if not shape.intersects(thread):
                continue
            met = thread.intersection(shape)
            if thread.crosses(shape):
                crossed.append((kind, at))
            elif met.length > 1e-6:
                middle = thread.intersection(plain.hexagon[at]).centroid
                pairs.setdefault((round(middle.x, 3), round(middle.y, 3)), []).append((kind, at))
            elif kind != "grass":
                touched.append((kind, at))

        def counts(kind: str, at: Hex) -> bool:
            level = plain.level[at]
            if kind == "grass":
                return bool(high == low and level >= high)
            if high == low:
                return bool(level + 1 > high)
            return bool(plain.hides(level + 1, upper.distance(at), length, high, low))

        found = [kind for kind, at in (*crossed, *touched) if counts(kind, at)]
        order = ("palm_trees", "orchard", "grass")
        for pair in pairs.values():
            kinds = [kind for kind, at in pair if counts(kind, at)]
            found += sorted(kinds, key=order.index)[: 1 if self.one_of_two else None]
        if found.count("palm_trees") > 1:
            return "blocked"
        if shaded:
            return "blind"
        total = (
            -(-found.count("orchard") // 2)
            - (-found.count("grass") // 2)
            + found.count("palm_trees")
            + walled
        )
        return f"hindered:{total}" if total else "clear"


class EarlierBandOfBrothersYardstick(BandOfBrothersYardstick):
    """The same for edition 2.1: no grass, no walls, and of two orchards beside a thread both count (57.0)."""

    left_out = ("grass", "palm_trees", "wall")
    one_of_two = False


def pairs(board: Board, number: int = 2000) -> list[tuple[Hex, Hex]]:
    """Pairs of hexes drawn with seed 1."""
    dice = random.Random(1)
    return [tuple(dice.sample(board.grid.hexes, 2)) for _ in range(number)]


def timed(work: Callable[[], object], repeats: int = 5) -> tuple[float, float, float]:
    """Median, least and greatest seconds of so many runs, with what was there before kept from the collector."""
    gc.collect()
    gc.freeze()
    found = [_median_time(work, 1) for _ in range(repeats)]
    return median(found), min(found), max(found)


def in_turn(rounds: int, *works: Callable[[], object], repeats: int = 3) -> list[list[float]]:
    """The seconds of several works, round by round, each in its turn the median of some repeats.

    Where a machine's speed changes within a run, ratios within a round still hold.
    """
    gc.collect()
    gc.freeze()
    return [[_median_time(work, repeats) for work in works] for _ in range(rounds)]


def _median_time(work: Callable[[], object], repeats: int) -> float:
    found = []
    for _ in range(repeats):
        begun = CLOCK()
        work()
        found.append(CLOCK() - begun)
    return median(found)
