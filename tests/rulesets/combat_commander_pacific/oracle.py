"""The plain way with shapely, pair by pair: the oracle of the tests and the yardstick of the benchmarks.

It shares nothing with the LOS kit. Artwork and contours are grown by shapely's own buffer in true proportions, clipped
to their hexes in thousandths of the lattice, and put into one STRtree. Where a string meets an area is worked out edge
by edge in fractions, so bare touches are decided too. The rule is written down again from
docs/games/combat-commander-pacific.md, 3.3, with the
default rulings; it returns the expectation that holds.
"""

import math
from fractions import Fraction
from itertools import pairwise

import shapely
from shapely.geometry import LineString, Point, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board

ROOT3 = math.sqrt(3)
OBSTACLES = ("building", "jungle", "swamp")
HINDRANCES = {"hut": 4, "grass": 3, "bush": 2, "palm": 1}
INSETS = {"building": 0.3, "hut": 0.45} | dict.fromkeys(("jungle", "swamp", "palm", "bush", "grass"), 0.1)
ORDER = (
    "bridge", "building", "hut", "water_barrier", "swamp", "stream", "gully", "jungle", "palm", "bush", "grass",
    "beach", "open_ground",
)  # fmt: skip


class Area:
    """A closed area in thousandths: which stretches of a string lie in it, measured from 0 to 1."""

    def __init__(self, shape) -> None:
        self.shape = shape
        self.rings = [
            [(round(x), round(y)) for x, y in ring.coords[:-1]]
            for polygon in getattr(shape, "geoms", [shape])
            for ring in (polygon.exterior, *polygon.interiors)
        ]

    def on(self, a, b):
        """The closed stretches of the string from a to b in the area, points among them."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        touched = set()
        for ring in self.rings:
            for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
                p = dx * (py - ay) - dy * (px - ax)
                q = dx * (qy - ay) - dy * (qx - ax)
                if p == 0:
                    touched.add(self._at(px - ax, py - ay, dx, dy))
                if p * q < 0:
                    x = px + Fraction(p, p - q) * (qx - px)
                    y = py + Fraction(p, p - q) * (qy - py)
                    touched.add(self._at(x - ax, y - ay, dx, dy))
        touched = {at for at in touched if 0 <= at <= 1}
        stops = sorted({Fraction(0), Fraction(1)} | touched)
        found = [(at, at) for at in touched]
        for here, there in pairwise(stops):
            middle = (here + there) / 2
            if self.holds(ax + middle * dx, ay + middle * dy):
                found.append((here, there))
        return joined(found)

    def _at(self, x, y, dx, dy):
        return Fraction(x) / dx if dx else Fraction(y) / dy

    def holds(self, x, y) -> bool:
        """Whether a point is inside (by counting edges to its right) or on the outline."""
        inside = False
        for ring in self.rings:
            for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
                turn = (qx - px) * (y - py) - (qy - py) * (x - px)
                if turn == 0 and min(px, qx) <= x <= max(px, qx) and min(py, qy) <= y <= max(py, qy):
                    return True
                if (py > y) != (qy > y) and (turn > 0) == (qy > py):
                    inside = not inside
        return inside


def joined(runs):
    found: list[tuple[Fraction, Fraction]] = []
    for start, end in sorted(runs):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def common(first, second):
    """What two sets of closed stretches have in common."""
    return [(max(a, c), min(b, d)) for a, b in first for c, d in second if max(a, c) <= min(b, d)]


class Oracle:
    """A flat-top board with its markers, read by shapely alone."""

    def __init__(self, board: Board, *, smoke=None, blazes=(), night=False, lit=(), everywhere=0) -> None:
        self.board, self.grid = board, board.grid
        self.smoke, self.blazes = smoke or {}, set(blazes)
        self.night, self.lit, self.everywhere = night, set(lit), everywhere
        self.centre = {at: tuple(1000 * x for x in self.grid.centre(at)) for at in self.grid.hexes}
        self.hexagon = {at: self._hexagon(*self.centre[at]) for at in self.grid.hexes}
        rings = [(piece, self._ring(piece)) for piece in board.artwork]
        contours = [(piece, self._ring(piece)) for piece in board.contours]
        self.level = {at: self._level(at, contours) for at in self.grid.hexes}
        self.type = {at: self._type(at, rings) for at in self.grid.hexes}
        self.rows: list[tuple] = []  # (area, what, value, hex): value is a ground level or a hindrance
        self._put_ground(contours)
        self._put_drawings(rings)
        self.tree = shapely.STRtree([area.shape for area, *_ in self.rows])

    def _hexagon(self, x: int, y: int) -> Polygon:
        corners = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
        return Polygon([(x + 1000 * u, y + 1000 * v) for u, v in corners])

    def _ring(self, piece):
        points = [
            [(round(1000 * x), round(1000 * y)) for x, y in ring] for ring in (piece.ring, *piece.holes)
        ]
        return Polygon(points[0], points[1:])

    def _level(self, at, contours) -> int:
        dot = Point(self.centre[at])
        drawn = [piece.level for piece, ring in contours if ring.covers(dot)]
        painted = self.board.content(at).level
        return max(drawn) if drawn else self.board.base.level if painted is None else painted

    def _listed(self, at) -> tuple[str, ...]:
        return self.board.content(at).terrain_ids or (self.board.base.terrain,)

    def _type(self, at, rings) -> str:
        found = set(self._listed(at))
        for piece, ring in rings:
            if piece.terrain != "bridge" and ring.intersection(self.hexagon[at]).area > 0.02 * 6e6:
                found.add(piece.terrain)
        return min(found, key=ORDER.index)

    def _grown(self, hexagons, inset: float):
        true = shapely.transform(shapely.union_all(hexagons), lambda points: points * (1, ROOT3))
        moved = true.buffer(-2000 * inset, join_style="mitre", mitre_limit=100)
        return shapely.transform(moved, lambda points: (points / (1, ROOT3)).round())

    def _put_ground(self, contours) -> None:
        top = max([*self.level.values(), *(piece.level for piece, _ in contours)])
        for n in range(1, top + 1):
            members = [
                at
                for at in self.grid.hexes
                if self.level[at] >= n
                and not any(
                    piece.level == n and ring.covers(Point(self.centre[at])) for piece, ring in contours
                )
            ]
            beyond = {other for at in members for other in at.neighbours() if other not in self.grid}
            outside = [self._hexagon(*(1000 * x for x in self.grid.centre(at))) for at in beyond]
            area = self._grown([*(self.hexagon[at] for at in members), *outside], 0.2 + 0.05 * (n - 1))
            for at in members:
                self._put(area.intersection(self.hexagon[at]), "ground", n, at)
        for piece, ring in contours:
            for at in self.grid.hexes:
                if ring.intersects(self.hexagon[at]):
                    self.rows.append((Area(ring), "ground", piece.level, at))

    def _put_drawings(self, rings) -> None:
        for terrain, inset in INSETS.items():
            value = HINDRANCES.get(terrain, 0)
            members = [
                at
                for at in self.grid.hexes
                if terrain in self._listed(at)
                and not any(
                    piece.terrain == terrain and ring.covers(Point(self.centre[at])) for piece, ring in rings
                )
            ]
            whole = None if terrain == "hut" else self._grown([self.hexagon[at] for at in members], inset)
            for at in members:
                area = self._grown([self.hexagon[at]], inset) if whole is None else whole
                self._put(area.intersection(self.hexagon[at]), terrain, value, at)
            for piece, ring in rings:
                if piece.terrain == terrain:
                    for at in self.grid.hexes:
                        if ring.intersection(self.hexagon[at]).area > 0:
                            self.rows.append((Area(ring), terrain, value, at))

    def _put(self, area, what, value, at) -> None:
        if area.area > 1:
            self.rows.append((Area(area), what, value, at))

    def look(self, s: Hex, t: Hex, *, first_only: bool = False) -> str:
        """The expectation that holds: ``clear``, ``hindered:N``, ``blocked`` or ``blind``.

        ``first_only`` stops at the first thing that blocks.
        """
        if s == t:
            return "clear"
        g = self.centre[s], self.centre[t]
        string = LineString(g)
        a, b = self.level[s], self.level[t]
        hi, rng = max(a, b), s.distance(t)
        between = {at for at in self._touched(string) if at not in (s, t)}
        candidates = [self.rows[number] for number in sorted(self.tree.query(string))]
        blocked = bool(self.blazes & between)
        for own, level, other in ((s, a, b), (t, b, a)):
            blocked = blocked or (self.type[own] == "gully" and rng > 1 and other <= level)
        if not blocked:
            blocked = self._by_ground(s, t, g, candidates, between)
        if blocked and first_only:
            return "blocked"
        blind, largest = False, 0
        for area, what, value, at in candidates:
            if at not in between or what == "ground" or not area.shape.intersects(string):
                continue
            o = self.level[at]
            last = a != b and self._enters(at, s, t, g)
            if o < hi and not (last and what in OBSTACLES):
                continue
            if not common(area.on(*g), self._within(at, g)):
                continue
            if what in HINDRANCES:
                largest = max(largest, value)
            elif o >= hi:
                blocked = True
                if first_only:
                    return "blocked"
            else:
                blind = blind or self.level[t if a > b else s] <= o
        if blocked or blind:
            return "blocked" if blocked else "blind"
        largest = max([largest, *(self.smoke.get(at, 0) for at in (*between, s, t)), self.everywhere])
        if self.night and t not in self.lit:
            largest = max(largest, rng)
        return f"hindered:{largest}" if largest else "clear"

    def _touched(self, string: LineString) -> list[Hex]:
        left, top, right, bottom = string.bounds
        return [
            at
            for at, (x, y) in self.centre.items()
            if left - 2000 <= x <= right + 2000
            and top - 1000 <= y <= bottom + 1000
            and self.hexagon[at].intersects(string)
        ]

    def _within(self, at, g):
        return Area(self.hexagon[at]).on(*g)

    def _enters(self, at, s, t, g) -> bool:
        """Whether the string, seen from the higher end, is still in this hex where it enters the lower one."""
        lower = t if self.level[t] < self.level[s] else s
        ((start, end),) = self._within(lower, g)
        point = start if lower == t else end
        return any(first <= point <= last for first, last in self._within(at, g))

    def _by_ground(self, s, t, g, candidates, between) -> bool:
        a, b = self.level[s], self.level[t]
        hi = max(a, b)
        level = hi + 1 if a == b else hi
        ground = [(area, at) for area, what, n, at in candidates if what == "ground" and n >= level]
        if a == b:
            return any(
                end > start
                for area, at in ground
                if at in between
                for start, end in common(area.on(*g), self._within(at, g))
            )
        runs = [
            run
            for area, at in ground
            if at in between or at in (s, t)
            for run in common(area.on(*g), self._within(at, g))
        ]
        if a < b:
            runs = [(1 - end, 1 - start) for start, end in runs]
        runs = joined(runs)
        ((start, end),) = self._within(s if a > b else t, g)
        leave = end if a > b else 1 - start
        return runs[0][1] >= leave or len(runs) > 1
