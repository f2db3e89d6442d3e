"""The yardstick for The Last Hundred Yards: hexes, images, contours and hexsides in one ``STRtree``, pair by pair."""

from __future__ import annotations

import math

import shapely
from shapely.geometry import LineString, Point
from shapely.ops import substring

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from tests.rulesets.last_hundred_yards.oracle import FORESTS, ORCHARDS, Oracle

NEAR = 1e-7
HAIR = 1e-5


class _Seen:
    """What a thread has met so far between ends on one level."""

    def __init__(self) -> None:
        self.orchards = 0
        self.hands: set[bool] = set()
        self.along: dict[tuple[float, float], int] = {}
        self.met: set[int] = set()
        self.held: set[int] = set()


class LastHundredYardsYardstick:
    """A board without roads, rivers, markers or drawn artwork; the rule as the oracle has it, with the defaults."""

    def __init__(self, board: Board) -> None:
        self.plain = plain = Oracle(board)
        rows: list[tuple] = []
        for at in plain.grid.hexes:
            forest, orchard = plain._on(at, FORESTS), plain._on(at, ORCHARDS)
            if forest or orchard or plain.level[at] > 0:
                rows.append((plain.hexagon[at], "hex", at, (forest, orchard)))
            rows += [(part, "building", at, kind) for kind, part in plain._images(at)]
        for piece, (rank, area) in enumerate(plain.contours):
            for at in plain.grid.hexes:
                part = area.intersection(plain.hexagon[at])
                if not part.is_empty:
                    holds = area.covers(Point(plain.centre[at]))
                    rows.append((part, "contour", at, (piece, rank, holds)))
        for side, features in plain.sides.items():
            rows += [(LineString(plain._ends(side)), one, side, None) for one in features]
        self.rows = rows
        self.tree = shapely.STRtree([shape for shape, *_ in rows])

    def look(self, a: Hex, b: Hex) -> str:
        """``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        if a.distance(b) < 2:
            return "clear"
        plain = self.plain
        thread = LineString([plain.centre[a], plain.centre[b]])
        rows = [self.rows[number] for number in self.tree.query(thread)]
        if plain.level[a] == plain.level[b]:
            return self._same(a, b, thread, rows)
        return self._apart(a, b, thread, rows)

    def _same(self, a: Hex, b: Hex, thread: LineString, rows) -> str:
        seen = _Seen()
        if any(self._stops(seen, a, b, thread, row) for row in rows):
            return "blocked"
        if seen.met and self._spine(a, b) and self._run_in_contour(a, b, thread, seen.met):
            return "blocked"
        orchards = seen.orchards + sum(count == 2 for count in seen.along.values())
        if orchards > 2:
            return "blocked"
        return f"hindered:{orchards}" if orchards else "clear"

    def _stops(self, seen: _Seen, a: Hex, b: Hex, thread: LineString, row) -> bool:
        shape, what, at, value = row
        plain, level = self.plain, self.plain.level[a]
        if what in ("wall", "tree_line", "hedgerow"):
            base = max(plain.level.get(one, 0) for one in at.hexes)
            high = base + 1 > level if what == "tree_line" else base >= level
            return high and self._stopped(a, b, at, shape, thread)
        if at in (a, b):
            return False
        if what == "building":
            return plain.level[at] + 1 > level and self._inside(a, b, at, shape, thread)
        if what == "hex":
            return plain.level[at] >= level and self._trees_stop(seen, a, b, thread, row)
        piece, rank, holds = value
        if rank < (level, 0):
            return False
        if piece not in seen.met and shape.distance(thread) < NEAR and self._between(a, b, shape, thread):
            seen.met.add(piece)
        if holds and piece not in seen.held and thread.crosses(plain.hexagon[at]):
            seen.held.add(piece)
        return piece in seen.met and piece in seen.held

    def _trees_stop(self, seen: _Seen, a: Hex, b: Hex, thread: LineString, row) -> bool:
        shape, _, at, (forest, orchard) = row
        if not (forest or orchard):
            return False
        if thread.crosses(shape):
            seen.orchards += orchard
            return bool(forest)
        if shape.distance(thread) < NEAR and shape.intersection(thread).length > NEAR:
            if forest:
                seen.hands.add(self._hand(a, b, at))
            else:
                middle = shape.intersection(thread).centroid
                place = round(middle.x, 3), round(middle.y, 3)
                seen.along[place] = seen.along.get(place, 0) + 1
        return len(seen.hands) == 2

    def _apart(self, a: Hex, b: Hex, thread: LineString, rows) -> str:
        plain = self.plain
        upper = a if plain.level[a] >= plain.level[b] else b
        high, low = sorted((plain.level[a], plain.level[b]), reverse=True)
        length, blind = a.distance(b), False
        beside: dict[bool, int] = {}

        def hides(top: int, distance: int) -> int:
            if top <= low:
                return 0
            if top >= high:
                return 2
            return int(length - distance <= max(1, distance // math.ceil(high - top)))

        for shape, what, at, value in rows:
            if what == "tree_line":
                top = max(plain.level.get(one, 0) for one in at.hexes) + 1
                effect = hides(top, min(upper.distance(one) for one in at.hexes))
                met = effect and self._stopped(a, b, at, shape, thread)
            elif what not in ("hex", "building") or at in (a, b) or value == "hut":
                continue
            else:
                trees = what == "building" or any(value)
                effect = hides(plain.level[at] + trees, upper.distance(at))
                if not effect:
                    continue
                met = thread.crosses(plain.hexagon[at])
                if what == "building":
                    met = met and self._inside(a, b, at, shape, thread)
                along = not met and self._spine(a, b) and self._inside(a, b, at, shape, thread)
                if along and plain.hexagon[at].intersection(thread).length > NEAR:
                    hand = self._hand(a, b, at)
                    beside[hand] = max(beside.get(hand, 0), effect)
            if met and effect == 2:
                return "blocked"
            blind = blind or bool(met)
        if len(beside) == 2:
            if min(beside.values()) == 2:
                return "blocked"
            blind = True
        return "blind" if blind else "clear"

    def _aside(self, a: Hex, b: Hex, point) -> float:
        (x, y), (u, v) = self.plain.centre[a], self.plain.centre[b]
        return float((u - x) * (point[1] - y) - (v - y) * (point[0] - x))

    def _hand(self, a: Hex, b: Hex, at: Hex) -> bool:
        return self._aside(a, b, self.plain.centre[at]) > 0

    def _spine(self, a: Hex, b: Hex) -> bool:
        (x, y), (u, v) = self.plain.centre[a], self.plain.centre[b]
        return y == v or abs(u - x) == abs(v - y)

    def _middle(self, a: Hex, b: Hex, thread: LineString):
        hexagons = self.plain.hexagon
        first, last = (thread.intersection(hexagons[at]).length for at in (a, b))
        return substring(thread, first + HAIR, thread.length - last - HAIR)

    def _between(self, a: Hex, b: Hex, shape, thread: LineString) -> bool:
        return bool(shape.distance(self._middle(a, b, thread)) < NEAR)

    def _inside(self, a: Hex, b: Hex, at: Hex, shape, thread: LineString) -> bool:
        """Whether the thread's part in a hex, strictly between the ends, meets a shape; corners alone are no part."""
        if shape.distance(thread) >= NEAR:
            return False
        within = self._middle(a, b, thread).intersection(self.plain.hexagon[at].buffer(NEAR))
        return within.length > 10 * NEAR and bool(shape.distance(within) < NEAR)

    def _stopped(self, a: Hex, b: Hex, side, shape, thread: LineString) -> bool:
        """Whether the thread crosses, touches or runs along a hexside that is neither end's."""
        if a in side.hexes or b in side.hexes or shape.distance(thread) >= NEAR:
            return False
        on = [end for end in shape.coords if self._aside(a, b, end) == 0]
        own = (self.plain.hexagon[at].exterior.coords for at in (a, b))
        return not set(on) & {end for one in own for end in one}

    def _run_in_contour(self, a: Hex, b: Hex, thread: LineString, pieces) -> bool:
        """Whether a hexside that the thread runs along lies wholly within ground of a contour."""
        (x, y), (u, v) = self.plain.centre[a], self.plain.centre[b]
        steps = math.gcd(abs(u - x), abs(v - y)) if v != y else abs(u - x)
        period = 6 if v == y else 3
        count = steps // period
        for number in range(count):
            ends = [
                (x + (u - x) * share, y + (v - y) * share)
                for share in ((number + 1 / 3) / count, (number + 2 / 3) / count)
            ]
            side = LineString(ends)
            if any(
                side.difference(self.plain.contours[piece][1].buffer(NEAR)).length < NEAR for piece in pieces
            ):
                return True
        return False
