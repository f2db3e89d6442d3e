"""The plain way with shapely, pair by pair: the oracle of the tests and the yardstick of the benchmarks.

It shares nothing with the LOS kit: artwork is grown by shapely's own buffer in true proportions, clipped to its hexes
on the lattice, and put into one STRtree; a thread is a ``LineString``; the rule asks shapely for every candidate.
It knows terrain, hills, hedgerows, orchards, palms, grass and walls: what random boards are made of.
"""

import math
from collections import defaultdict

import shapely
from shapely.geometry import LineString, Point, Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board

ROOT3 = math.sqrt(3)
BLOCKING = {"woods": 0.08, "building_stone": 0.2, "building_wood": 0.2, "jungle": 0.08, "swamp": 0.08}
SLIVER = 1e-9


def _round(shape):
    return shapely.transform(shape, lambda points: points.round(3))


class Oracle:
    """A flat-top board of whole hexes, read by shapely alone."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grid = board.grid
        self.centre = {at: self.grid.centre(at) for at in self.grid.hexes}
        self.hexagon = {
            at: Polygon(
                [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]
            )
            for at, (x, y) in self.centre.items()
        }
        self.level = {at: board.listed_level(at) for at in self.grid.hexes}
        self.terrain = {at: board.listed_terrain(at) for at in self.grid.hexes}
        self.crests = [(one.level, Polygon(one.ring)) for one in board.contours]
        self.drawn = [(one.terrain, Polygon(one.ring)) for one in board.artwork]
        hills = {n: self._hill(n) for n in (1, 2, 3)}
        for at in self.grid.hexes:
            holding = [level for level, ring in self.crests if ring.covers(self._dot(at))]
            self.level[at] = max(holding) if holding else self.level[at]
            on_it = tuple(dict.fromkeys(name for name, ring in self.drawn if ring.covers(self._dot(at))))
            if not board.content(at).terrain and on_it:
                self.terrain[at] = on_it
        rows = list(self._rows(hills))
        self.areas = [area for area, _, _ in rows]
        self.height = [height for _, height, _ in rows]
        self.where = [at for _, _, at in rows]
        self.tree = shapely.STRtree(self.areas)
        self.grass = self._grass()
        self.edge: dict[str, list] = {}
        for side, features in board.sides.items():
            shared = self.hexagon[side.hexes[0]].intersection(self.hexagon[side.hexes[1]])
            for feature in features:
                self.edge.setdefault(feature.terrain, []).append((shared, side.hexes))

    def _dot(self, at: Hex) -> Point:
        return Point(self.centre[at])

    def _uncovered(self, hexes, rings) -> list[Hex]:
        return [at for at in hexes if not any(ring.covers(self._dot(at)) for ring in rings)]

    def _hill(self, n: int):
        """All ground of a level or higher."""
        own = [ring for level, ring in self.crests if level == n]
        free = self._uncovered([at for at in self.grid.hexes if self.level[at] >= n], own)
        return shapely.union_all(
            [self._grown(free, 0.08 * n), *(ring for level, ring in self.crests if level >= n)]
        )

    def _rows(self, hills):
        """Area, height and hex of all that hides, on the ground under it."""
        for at, hexagon in self.hexagon.items():
            local = {n: hill.intersection(hexagon) for n, hill in hills.items() if hill.intersects(hexagon)}
            yield from ((area, n, at) for n, area in local.items() if area.area > SLIVER)
        for terrain, inset in BLOCKING.items():
            rings = [ring for name, ring in self.drawn if name == terrain]
            listing = [at for at in self.grid.hexes if terrain in self.board.content(at).terrain_ids]
            whole = shapely.union_all([self._grown(self._uncovered(listing, rings), inset), *rings])
            for at, hexagon in self.hexagon.items():
                part = whole.intersection(hexagon)
                if part.area > SLIVER:
                    yield part, 1, at
                    on_hills = ((part.intersection(hill), n + 1, at) for n, hill in hills.items())
                    yield from (row for row in on_hills if row[0].area > SLIVER)

    def _grass(self):
        """The artwork of wheat or kunai grass in each hex that is of it."""
        found = {}
        for at, hexagon in self.hexagon.items():
            for name in ("wheat", "kunai_grass"):
                if name in self.terrain[at]:
                    rings = [ring for one, ring in self.drawn if one == name]
                    whole = [hexagon] if self._uncovered([at], rings) else []
                    found[at] = shapely.union_all([*rings, *whole]).intersection(hexagon)
        return found

    def _grown(self, hexes: list[Hex], inset: float):
        true = shapely.transform(
            shapely.union_all([self.hexagon[at] for at in hexes]), lambda points: points * (1, ROOT3)
        )
        moved = true.buffer(-2 * inset, join_style="mitre", mitre_limit=100) if inset else true
        return _round(shapely.transform(moved, lambda points: points / (1, ROOT3)))

    def hides(self, height: float, distance: int, length: int, high: int, low: int) -> int:
        """2 blocks, 1 blind, 0 nothing."""
        if height <= low:
            return 0
        if height >= high:
            return 2
        return 1 if 0 < length - distance <= max(0, distance - (high - height)) else 0

    def between(
        self, a: Hex, b: Hex, thread: LineString
    ) -> tuple[list[Hex], list[tuple[Hex, ...]], list[Hex]]:
        """Hexes crossed, pairs beside a hexside that the thread runs along, hexes touched in a corner."""
        crossed, beside, touched = [], [], []
        near = thread.buffer(0.01)
        for at, hexagon in self.hexagon.items():
            if at in (a, b) or not hexagon.intersects(near):
                continue
            part = thread.intersection(hexagon)
            if part.length < 1e-3:
                if hexagon.distance(thread) < 1e-9:
                    touched.append(at)
            elif hexagon.boundary.intersection(thread).length > 1e-3:
                beside.append((part.centroid.coords[0], at))
            else:
                crossed.append(at)
        runs = defaultdict(list)
        for (x, y), at in beside:
            runs[round(x, 3), round(y, 3)].append(at)
        return crossed, [tuple(pair) for pair in runs.values()], touched

    def look(self, a: Hex, b: Hex, *, first_only: bool = False) -> str:
        """The expectation that holds: ``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        length = a.distance(b)
        la, lb = self.level[a], self.level[b]
        high, low = max(la, lb), min(la, lb)
        upper = a if la >= lb else b
        thread = LineString([self.centre[a], self.centre[b]])
        by_hex = defaultdict(list)
        for number in self.tree.query(thread):
            at = self.where[number]
            if at in (a, b):
                continue
            effect = self.hides(self.height[number], upper.distance(at), length, high, low)
            if effect:
                if first_only and effect == 2 and self.areas[number].crosses(thread):
                    return "blocked"
                by_hex[at].append((self.areas[number], effect))
        if first_only and not by_hex and not self.edge:
            return "clear"
        crossed, pairs, touched = self.between(a, b, thread)
        found = set()
        for at in crossed:
            found.add(self._strongest([by_hex[at]], thread))
        for pair in pairs:  # on the edge of the map a pair is one hex alone
            if len(pair) == 2:
                found.add(self._strongest([by_hex[at] for at in pair], thread, both=True))
        found.add(self._hedgerows(a, b, upper, length, high, low, thread))
        palms, orchards, grass = self._hindering(
            a, b, upper, length, high, low, thread, crossed, pairs, touched
        )
        if palms > 1:
            found.add(2)
        if 2 in found:
            return "blocked"
        if 1 in found:
            return "blind"
        total = math.ceil(orchards / 2) + math.ceil(grass / 2) + palms
        total += la == lb and self._walled(a, b, high, thread)
        return f"hindered:{total}" if total else "clear"

    def _strongest(self, groups, thread: LineString, *, both: bool = False) -> int:
        for effect in (2, 1):
            areas = [area for group in groups for area, one in group if one >= effect]
            if not areas:
                continue
            whole = shapely.union_all(areas)
            for piece in getattr(whole, "geoms", [whole]):
                inside = piece.intersection(thread).length > 1e-7 and not piece.boundary.contains(
                    piece.intersection(thread)
                )
                if inside and (not both or self._on_both_sides(piece, thread)):
                    return effect
        return 0

    def _on_both_sides(self, piece, thread: LineString) -> bool:
        (x, y), (u, v) = thread.coords
        aside = [(u - x) * (q - y) - (v - y) * (p - x) for p, q in piece.exterior.coords]
        return bool(min(aside) < -1e-6 and max(aside) > 1e-6)

    def _hedgerows(self, a, b, upper, length, high, low, thread) -> int:
        strongest = 0
        corners: dict = defaultdict(lambda: [0, 0])
        (x, y), (u, v) = thread.coords
        for edge, hexes in self.edge.get("hedgerow", ()):
            if a in hexes or b in hexes or not edge.distance(thread) < 1e-9:
                continue
            if high == low:
                effect = 2 if max(self.level[at] for at in hexes) + 1 > high else 0
            else:
                each = [self.hides(self.level[at] + 1, upper.distance(at), length, high, low) for at in hexes]
                effect = 0 if 0 in each else max(each)
            if not effect:
                continue
            ends = [Point(end) for end in edge.coords]
            met = [end for end in ends if end.distance(thread) < 1e-9]
            if len(met) != 1:
                strongest = max(strongest, effect)
                continue
            other = next(end for end in ends if end is not met[0])
            aside = (u - x) * (other.y - y) - (v - y) * (other.x - x)
            key = round(met[0].x, 6), round(met[0].y, 6)
            corners[key][aside > 0] = max(corners[key][aside > 0], effect)
        for left, right in corners.values():
            if left and right:
                strongest = max(strongest, left, right)
        return strongest

    def _hindering(
        self, a, b, upper, length, high, low, thread, crossed, pairs, touched
    ) -> tuple[int, int, int]:
        def kind(at: Hex) -> str | None:
            found = reaching(at)
            if found != "grass":
                return found
            part = self.grass[at].intersection(thread)
            return found if part.length > 1e-7 else None

        def reaching(at: Hex) -> str | None:
            tree = next((one for one in ("palm_trees", "orchard") if one in self.terrain[at]), None)
            if tree is not None:
                if high == low:
                    return tree if self.level[at] + 1 > high else None
                return tree if self.hides(self.level[at] + 1, upper.distance(at), length, high, low) else None
            grass = any(one in self.terrain[at] for one in ("wheat", "kunai_grass"))
            return "grass" if grass and high == low and self.level[at] >= high else None

        count = {"palm_trees": 0, "orchard": 0, "grass": 0, None: 0}
        for at in crossed:
            count[kind(at)] += 1
        for at in touched:
            if kind(at) != "grass":
                count[kind(at)] += 1
        for pair in pairs:
            kinds = [kind(at) for at in pair]
            count[next((one for one in ("palm_trees", "orchard", "grass") if one in kinds), None)] += 1
        return count["palm_trees"], count["orchard"], count["grass"]

    def _walled(self, a, b, high, thread) -> bool:
        return any(
            edge.distance(thread) < 1e-9
            and a not in hexes
            and b not in hexes
            and max(self.level[at] for at in hexes) >= high
            for edge, hexes in self.edge.get("wall", ())
        )
