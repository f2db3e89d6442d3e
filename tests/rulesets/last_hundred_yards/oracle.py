"""The rule written down again from the text, pair by pair with shapely: the oracle of the tests.

It shares nothing with the LOS kit: artwork is grown by shapely's own buffer in true proportions, the line is classified
by fractions, contacts are distances. Where the program asks an exact question, this asks with a tolerance of a
ten-millionth of a hex; random boards don't come closer than that without meeting.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between, sides_of
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Marker

ROOT3 = math.sqrt(3)
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
FORESTS = ("woods", "heavy_woods", "jungle", "heavy_jungle")
ORCHARDS = ("orchard", "palm_grove")
INSETS = {"urban_building": 0.2, "stone_building": 0.4, "wooden_building": 0.4, "hut": 0.55}
NEAR = 1e-7
DEFAULTS = {
    "contour_equal_blocks": True,
    "feature_height_matters": True,
    "feature_blind_by_image": True,
    "own_tree_line_exempt": True,
    "orchard_pair_counts": True,
    "ignore_obstacle_not_above_lower": True,
    "run_along_shadow": "both_sides",
    "vehicles_hinder_each": False,
    "bare_hill_blocks_same_level": False,
    "pair_same_hexside_only": False,
    "wall_vertex_touch_blocks": True,
    "path_is_los_corridor": True,
    "hedgerow_blocks": True,
    "lit_target_seen_from": "near_light",
    "hindrance_b_needs_block": True,
    "marker_pair_same_hexside": True,
    "adjacent_422b_blocks": True,
    "orchard_height_matters": True,
    "forest_pair_height_matters": True,
    "smoke_level_with_units_hinders": False,
    "run_along_dots_count": False,
}


class Line:
    """The line between two hexes, classified (docs/games/last-hundred-yards.md, 3.3)."""

    def __init__(self, oracle: Oracle, a: Hex, b: Hex) -> None:
        self.a, self.b, self.length = a, b, a.distance(b)
        (ax, ay), (bx, by) = oracle.centre[a], oracle.centre[b]
        self.start, self.end = (ax, ay), (bx, by)
        through, runs, touched = [], [], []
        self.span: dict[Hex, tuple[Fraction, Fraction]] = {}
        for at in oracle.around(a, b):
            clip = self._clip(oracle.centre_anywhere(at))
            if clip is None:
                continue
            t0, t1, on_side = clip
            self.span[at] = (t0, t1)
            if at in (a, b):
                continue
            if t0 == t1:
                touched.append((t0, at))
            elif on_side:
                runs.append((t0, t1, at))
            else:
                through.append((t0, at))
        self.through = [at for _, at in sorted(through)]
        self.touched = [at for _, at in sorted(touched)]
        by_span: dict[tuple[Fraction, Fraction], list[Hex]] = {}
        for t0, t1, at in sorted(runs):
            by_span.setdefault((t0, t1), []).append(at)
        self.along = []
        for pair in by_span.values():
            pair.sort(key=lambda at: self._aside(oracle.centre_anywhere(at)))
            self.along.append((pair[0], pair[1]))
        self.leave, self.enter = self.span[a][1], self.span[b][0]

    def _aside(self, point: tuple[int, int]) -> int:
        (ax, ay), (bx, by) = self.start, self.end
        return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)

    def _clip(self, centre: tuple[int, int]) -> tuple[Fraction, Fraction, bool] | None:
        t0, t1, on_side = Fraction(0), Fraction(1), False
        (ax, ay), (bx, by) = self.start, self.end
        for n in range(6):
            (x0, y0), (x1, y1) = CORNERS[n], CORNERS[(n + 1) % 6]

            def inside(x: int, y: int, n0: tuple[int, int] = (x0, y0), n1: tuple[int, int] = (x1, y1)) -> int:
                x, y = x - centre[0], y - centre[1]
                return (n1[0] - n0[0]) * (y - n0[1]) - (n1[1] - n0[1]) * (x - n0[0])

            here, there = inside(ax, ay), inside(bx, by)
            if here < 0 and there < 0:
                return None
            if here == there:
                on_side |= here == 0
                if here < 0:
                    return None
                continue
            t = Fraction(here, here - there)
            if here < there:
                t0 = max(t0, t)
            else:
                t1 = min(t1, t)
        return None if t0 > t1 else (t0, t1, on_side)

    def point(self, t: Fraction) -> tuple[Fraction, Fraction]:
        """The point at a share of the line."""
        (ax, ay), (bx, by) = self.start, self.end
        return ax + t * (bx - ax), ay + t * (by - ay)

    def within(self, at: Hex) -> LineString:
        """The part of the line in a hex, strictly between the end hexes."""
        t0, t1 = self.span[at]
        return self.part(t0, t1)

    def part(self, t0: Fraction, t1: Fraction) -> LineString:
        """A part of the line, a hair short where it would end at an end hex."""
        ends = [[float(one) for one in self.point(t)] for t in (t0, t1)]
        line = LineString(ends)
        hair = 1e-5
        begin = hair if t0 == self.leave else 0
        end = line.length - (hair if t1 == self.enter else 0)
        return LineString(substring(line, begin, end).coords)


class Oracle:
    """A flat-top board under a set of answers, markers and light, read by shapely alone."""

    def __init__(
        self,
        board: Board,
        rulings: Mapping[str, Any] | None = None,
        markers: Iterable[Marker] = (),
        light: str = "day",
    ) -> None:
        self.board, self.grid = board, board.grid
        self.say = {**DEFAULTS, **(rulings or {})}
        self.light = light
        self.parity = self.grid.frame.parity
        self.centre = {at: self.grid.centre(at) for at in self.grid.hexes}
        self.hexagon = {at: self._hexagon(at) for at in self.grid.hexes}
        self.terrain = {at: board.listed_terrain(at) for at in self.grid.hexes}
        self._read_levels()
        self.roads = ("road", "path") if self.say["path_is_los_corridor"] else ("road",)
        self.lines = {
            kind: [
                LineString([self._true(self.centre[at]) for at in path.through])
                for path in board.paths
                if path.terrain == kind and len(path.through) > 1
            ]
            for kind in ("road", "path", "river")
        }
        self.crossings: dict[str, set[Side]] = {kind: set() for kind in self.lines}
        for path in board.paths:
            for first, last in zip(path.through, path.through[1:], strict=False):
                side = side_between(first, last)
                if side is not None:
                    self.crossings[path.terrain].add(side)
        self.band = shapely.union_all(
            [line.buffer(0.4, quad_segs=16) for lines in self.lines.values() for line in lines]
        )
        self._read_images()
        self.sides = {side: tuple(one.terrain for one in features) for side, features in board.sides.items()}
        self._read_roads()
        markers = tuple(markers)
        self.smoke = self._count(markers, ("smoke", "mdrm"))
        self.vehicles = self._count(markers, ("vehicle",))
        self.lights = [one.at for one in markers if one.marker == "illumination"]
        he = self._count(markers, ("mdrm",))
        self.assaults = {one.at for one in markers if one.marker == "assault"}
        self.impacts = {one.at for one in markers if one.marker == "primary_impact" and one.at in he}

    @staticmethod
    def _count(markers: Iterable[Marker], kinds: tuple[str, ...]) -> dict[Hex, int]:
        found: dict[Hex, int] = {}
        for one in markers:
            if one.marker in kinds:
                found[one.at] = found.get(one.at, 0) + 1
        return found

    # -- the map ------------------------------------------------------------------------------------------------

    def centre_anywhere(self, at: Hex) -> tuple[int, int]:
        """A hex's dot on the lattice, on the map or off it."""
        return 3 * at.q, 2 * at.r + at.q + self.parity

    def around(self, a: Hex, b: Hex) -> Iterator[Hex]:
        """The hexes in the box around two, and those beside it."""
        found = set()
        for q in range(min(a.q, b.q) - 1, max(a.q, b.q) + 2):
            low, high = sorted(self.centre_anywhere(at)[1] for at in (a, b))
            for short in range(low - 2, high + 3):
                if (short - q - self.parity) % 2 == 0:
                    found.add(type(a)(q, (short - q - self.parity) // 2))
        yield from sorted(found)

    def _hexagon(self, at: Hex) -> Polygon:
        x, y = self.centre_anywhere(at)
        return Polygon([(x + dx, y + dy) for dx, dy in CORNERS])

    @staticmethod
    def _true(point: tuple[float, float]) -> tuple[float, float]:
        return point[0], point[1] * ROOT3

    def _grown(self, hexes: Iterable[Hex], inset: float, *, free: bool) -> BaseGeometry:
        union = shapely.union_all([self.hexagon[at] for at in hexes])
        true = shapely.transform(union, lambda points: points * (1, ROOT3))
        moved = true.buffer(-2 * inset, join_style="mitre", mitre_limit=100) if inset else true
        left = moved.difference(self.band) if free else moved
        return shapely.transform(left, lambda points: (points / (1, ROOT3)).round(3))

    def _read_levels(self) -> None:
        rings = [(one.level, one.line, Polygon(one.ring).buffer(0)) for one in self.board.contours]
        bold = [(level, area) for level, line, area in rings if line != "thin"]
        self.thin = [(level, area) for level, line, area in rings if line == "thin"]
        dot = {at: Point(centre) for at, centre in self.centre.items()}
        self.level = {}
        for at in self.grid.hexes:
            held = [level for level, area in bold if area.covers(dot[at])]
            self.level[at] = max(held) if held else self.board.listed_level(at)
        self.rank = {
            at: (level, sum(one == level and area.covers(dot[at]) for one, area in self.thin))
            for at, level in self.level.items()
        }
        self.contours: list[tuple[tuple[int, int], BaseGeometry]] = [((n, 0), area) for n, area in bold]
        for level, area in self.thin:
            order = sum(one == level and other.covers(area) for one, other in self.thin)
            self.contours.append(((level, order), area))
        painted = {content.level for content in self.board.hexes.values()} - {None, 0}
        for n in sorted(level for level in painted if level is not None):
            free = [
                at
                for at in self.grid.hexes
                if self.level[at] >= n
                and not any(level == n and area.covers(dot[at]) for level, area in bold)
            ]
            if any(self.board.listed_level(at) == n for at in free):
                grown = self._grown(free, 0.1, free=False)
                self.contours += [((n, 0), piece) for piece in getattr(grown, "geoms", [grown])]

    def _read_images(self) -> None:
        """Buildings by kind, forest: drawn rings, and what grows where none is drawn."""
        self.buildings: list[tuple[str, BaseGeometry]] = []
        self.forest: list[BaseGeometry] = []
        drawn = [(one.terrain, Polygon(one.ring).buffer(0)) for one in self.board.artwork]
        for kind in (*INSETS, *FORESTS):
            mine = [area for terrain, area in drawn if terrain == kind]
            hexes = []
            for at in self.grid.hexes:
                if kind not in self.terrain[at]:
                    continue
                if kind in INSETS:
                    there = any(area.intersection(self.hexagon[at]).area > 0 for area in mine)
                else:
                    there = any(area.covers(Point(self.centre[at])) for area in mine)
                if not there:
                    hexes.append(at)
            grown = self._grown(hexes, INSETS.get(kind, 0), free=True)
            if kind in INSETS:
                self.buildings += [(kind, area) for area in (*mine, grown) if not area.is_empty]
            else:
                self.forest += [area for area in (*mine, grown) if not area.is_empty]

    def _read_roads(self) -> None:
        self.roadway, self.enclosed, self.urban_road = set(), set(), set()
        for at in self.grid.hexes:
            listed = self.terrain[at]
            road = any(one in listed for one in self.roads) or any(
                at in path.through for path in self.board.paths if path.terrain in self.roads
            )
            forest_road = road and any(one in FORESTS for one in listed)
            trees = {
                side.direction_from(at) for side in sides_of(at) if "tree_line" in self.sides.get(side, ())
            }
            lined = "tree_lined_road" in listed
            enclosed = "enclosed_road" in listed
            for first, last in self._road_through(at):
                between = [
                    [(i + s) % 6 for s in range(1, (j - i) % 6)] for i, j in ((first, last), (last, first))
                ]
                lined |= all(one in trees for part in between for one in part)
                enclosed |= all(
                    self._half_holds(at, first, last, n, part, trees) for n, part in enumerate(between)
                )
            if forest_road or lined:
                self.roadway.add(at)
            if enclosed or forest_road or lined:
                self.enclosed.add(at)
            urban = "urban" in listed or ("rural" not in listed and self.board.base.terrain == "urban")
            street = "road" in listed or any(
                at in path.through for path in self.board.paths if path.terrain == "road"
            )
            share = sum(
                area.intersection(self.hexagon[at]).area
                for kind, area in self.buildings
                if kind == "urban_building"
            )
            if "urban_building_road" in listed or (
                urban and street and ("urban_building" in listed or share > 0.02 * self.hexagon[at].area)
            ):
                self.urban_road.add(at)

    def _road_through(self, at: Hex) -> Iterator[tuple[int, int]]:
        for path in self.board.paths:
            if path.terrain in self.roads:
                for before, here, after in zip(
                    path.through, path.through[1:], path.through[2:], strict=False
                ):
                    i, j = here.direction_to(before), here.direction_to(after)
                    if here == at and i is not None and j is not None:
                        yield i, j

    def _half_holds(self, at: Hex, first: int, last: int, n: int, part: list[int], trees: set[int]) -> bool:
        if any(one in trees for one in part):
            return True
        x, y = self.centre[at]
        exits = []
        for direction in (first, last):
            u, v = self.centre_anywhere(at.neighbour(direction))
            exits.append((u, v))
        road = LineString([exits[0], (x, y), exits[1]])
        images = [area for _, area in self.buildings] + self.forest
        for piece in shapely.ops.split(self.hexagon[at], road).geoms:
            inner = piece.representative_point()
            turn = [(u - x) * (inner.y - y) - (v - y) * (inner.x - x) for u, v in exits]
            (ux, uy), (vx, vy) = [(u - x, v - y) for u, v in exits]
            left_of_both = turn[0] > 0 and turn[1] < 0
            convex = ux * vy - uy * vx
            clockwise = (
                left_of_both
                if convex > 0
                else not (turn[0] < 0 and turn[1] > 0)
                if convex < 0
                else turn[0] > 0
            )
            if clockwise == (n == 0) and any(image.intersection(piece).area > 1e-12 for image in images):
                return True
        return False

    # -- the line -----------------------------------------------------------------------------------------------

    def look(self, a: Hex, b: Hex, unit_a: str = "infantry", unit_b: str = "infantry") -> str:
        """The expectation that holds: ``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        if a == b:
            return "clear"
        line = Line(self, a, b)
        found = set(self._positions(line, unit_a, unit_b))
        same = self.level[a] == self.level[b]
        hindered = self._hindrances(line)
        if line.length > 1:
            if same:
                found |= set(self._same_level(line))
                orchards = self._orchards(line)
                hindered += orchards
                if orchards > 2:
                    found.add("blocked")
            else:
                found |= set(self._different_levels(line))
        if self._unseen(line, unit_b):
            found.add("blocked")
        for one in ("blocked", "blind"):
            if one in found:
                return one
        return f"hindered:{hindered}" if hindered else "clear"

    def _on(self, at: Hex, kinds: Iterable[str]) -> bool:
        return any(one in kinds for one in self.terrain.get(at, ()))

    def _total(self, at: Hex, height: int) -> int:
        return self.level.get(at, 0) + height

    def _corridor(self, line: Line, at: Hex, kinds: tuple[str, ...]) -> bool:
        t0, t1 = line.span[at]
        before = [one for one, (_, end) in line.span.items() if one != at and end == t0]
        after = [one for one, (begin, _) in line.span.items() if one != at and begin == t1]
        if len(before) != 1 or len(after) != 1:
            return False
        codes = {side_between(at, before[0]), side_between(at, after[0])}
        allowed = set().union(*(self.crossings[kind] for kind in kinds))
        return codes <= allowed

    def _meets(self, line: LineString, area: BaseGeometry) -> bool:
        return bool(area.distance(line) < NEAR)

    def _same_level(self, line: Line) -> Iterator[str]:
        level, say = self.level[line.a], self.say
        for at in line.through:
            if self._on(at, FORESTS) and self._total(at, 1) > level:
                along = self._corridor(line, at, self.roads) or self._corridor(line, at, ("river",))
                if not along or any(self._meets(line.within(at), area) for area in self.forest):
                    yield "blocked"
            if say["bare_hill_blocks_same_level"] and self.level.get(at, 0) > level:
                yield "blocked"
        above = level if say["forest_pair_height_matters"] else -math.inf
        pairs = [
            tuple(self._on(at, FORESTS) and self._total(at, 1) > above for at in pair) for pair in line.along
        ]
        if say["pair_same_hexside_only"]:
            if any(all(pair) for pair in pairs):
                yield "blocked"
        elif any(left for left, _ in pairs) and any(right for _, right in pairs):
            yield "blocked"
        yield from self._contour_stops(line)
        for at in (*line.through, *(at for pair in line.along for at in pair)):
            if at in self.level and (self._total(at, 1) > level or not say["feature_height_matters"]):
                yield from ("blocked" for _, area in self._images(at) if self._meets(line.within(at), area))
        yield from self._hexside_stops(line)

    def _hexside_stops(self, line: Line) -> Iterator[str]:
        level, say = self.level[line.a], self.say
        for side, features in self.sides.items():
            how = self._side_met(line, side)
            if how is None or self._exempt(line, side, how):
                continue
            base = max(self.level.get(at, 0) for at in side.hexes)
            for feature in features:
                if feature == "hedgerow" and not say["hedgerow_blocks"]:
                    continue
                high = base + 1 > level if feature == "tree_line" else base >= level
                if high or not say["feature_height_matters"]:
                    yield "blocked"

    def _images(self, at: Hex) -> Iterator[tuple[str, BaseGeometry]]:
        """The building images in a hex, clipped to it; a mere touch from outside is no part of it."""
        for kind, area in self.buildings:
            part = area.intersection(self.hexagon[at])
            if part.area > 1e-12:
                yield kind, part

    def _contour_stops(self, line: Line) -> Iterator[str]:
        rank = max(self.rank[line.a], self.rank[line.b])
        dots = [Point(self.centre_anywhere(at)) for at in line.through]
        if self.say["run_along_dots_count"]:
            dots += [Point(self.centre_anywhere(at)) for pair in line.along for at in pair]
        sides = [
            LineString([[float(x) for x in line.point(t)] for t in line.span[left]]) for left, _ in line.along
        ]
        middle = line.part(line.leave, line.enter)
        for one, area in self.contours:
            if one > rank or (one == rank and self.say["contour_equal_blocks"]):
                holds = any(area.covers(dot) for dot in dots) or any(
                    side.difference(area.buffer(NEAR)).length < NEAR for side in sides
                )
                if holds and self._meets(middle, area):
                    yield "blocked"

    def _side_met(self, line: Line, side: Side) -> str | None:
        first, last = side.hexes
        if (first, last) in line.along or (last, first) in line.along:
            return "along"
        ends = self._ends(side)
        asides = [line._aside(end) for end in ends]
        (ax, ay), (bx, by) = line.start, line.end
        length = (bx - ax) ** 2 + 3 * (by - ay) ** 2
        inside = [0 <= (x - ax) * (bx - ax) + 3 * (y - ay) * (by - ay) <= length for x, y in ends]
        if first in line.span and last in line.span and asides[0] * asides[1] < 0:
            if line.span[first][1] == line.span[last][0] or line.span[last][1] == line.span[first][0]:
                return "crossed"
            return None
        for aside, within in zip(asides, inside, strict=True):
            if aside == 0 and within:
                return "touched" if self.say["wall_vertex_touch_blocks"] else None
        return None

    def _ends(self, side: Side) -> list[tuple[int, int]]:
        first, last = (
            {(x + dx, y + dy) for dx, dy in CORNERS} for x, y in map(self.centre_anywhere, side.hexes)
        )
        return sorted(first & last)

    def _exempt(self, line: Line, side: Side, how: str) -> bool:
        if line.a in side.hexes or line.b in side.hexes:
            return True
        if how == "crossed":
            return False
        ends = self._ends(side)
        if how == "touched":
            ends = [end for end in ends if line._aside(end) == 0]
        own = {(x + dx, y + dy) for x, y in (self.centre[line.a], self.centre[line.b]) for dx, dy in CORNERS}
        return any(end in own for end in ends)

    def _orchards(self, line: Line) -> int:
        def counts(at: Hex) -> bool:
            above = self.level[line.a] if self.say["orchard_height_matters"] else -math.inf
            return self._on(at, ORCHARDS) and self._total(at, 1) > above

        pairs = sum(all(map(counts, pair)) for pair in line.along) if self.say["orchard_pair_counts"] else 0
        return sum(map(counts, line.through)) + pairs

    # -- different levels ---------------------------------------------------------------------------------------

    def _ends_by_level(self, line: Line) -> tuple[Hex, int, int]:
        upper = line.a if self.level[line.a] >= self.level[line.b] else line.b
        high, low = sorted((self.level[line.a], self.level[line.b]), reverse=True)
        return upper, high, low

    def _hides(self, line: Line, top: float, distance: int) -> str | None:
        _, high, low = self._ends_by_level(line)
        if top <= low and self.say["ignore_obstacle_not_above_lower"]:
            return None
        return self._table(line, top, distance, high)

    @staticmethod
    def _table(line: Line, top: float, distance: int, high: int) -> str | None:
        if top >= high:
            return "blocked"
        blind = max(1, distance // math.ceil(high - top))
        return "blind" if line.length - distance <= blind else None

    def _tops(self, line: Line, at: Hex) -> Iterator[int]:
        if self.level.get(at, 0) > 0:
            yield self.level[at]
        if self._on(at, FORESTS) or self._on(at, ORCHARDS):
            yield self._total(at, 1)
        if at in self.level:
            if not self.say["feature_blind_by_image"] and self._on(at, set(INSETS) - {"hut"}):
                yield self._total(at, 1)
            if any(kind != "hut" and self._meets(line.within(at), area) for kind, area in self._images(at)):
                yield self._total(at, 1)

    def _different_levels(self, line: Line) -> Iterator[str]:
        upper, _, _ = self._ends_by_level(line)
        for at in line.through:
            if at in self.roadway and self._corridor(line, at, self.roads):
                yield "blocked"
            yield from filter(
                None, (self._hides(line, top, upper.distance(at)) for top in self._tops(line, at))
            )
        for side, features in self.sides.items():
            how = self._side_met(line, side) if "tree_line" in features else None
            if how is None or (self.say["own_tree_line_exempt"] and self._exempt(line, side, how)):
                continue
            top = max(self.level.get(at, 0) for at in side.hexes) + 1
            found = self._hides(line, top, min(upper.distance(at) for at in side.hexes))
            if found:
                yield found
        if self.say["run_along_shadow"] == "both_sides":
            strongest = []
            for n in (0, 1):
                stops = {
                    self._hides(line, top, upper.distance(pair[n]))
                    for pair in line.along
                    for top in self._tops(line, pair[n])
                }
                strongest.append("blocked" if "blocked" in stops else "blind" if "blind" in stops else None)
            if all(strongest):
                yield "blocked" if strongest == ["blocked", "blocked"] else "blind"

    # -- hindrances, light, positions -----------------------------------------------------------------------------

    def _through(self, line: Line, at: Hex, top: float) -> bool:
        upper, high, low = self._ends_by_level(line)
        if top <= low:
            return False
        return high == low or self._table(line, top, upper.distance(at), high) is not None

    def _hindrances(self, line: Line) -> int:
        total = self.smoke.get(line.a, 0) + self.smoke.get(line.b, 0)

        def markers(at: Hex) -> int:
            top, (_, high, low) = self._total(at, 2), self._ends_by_level(line)
            level_with = high == low == top and self.say["smoke_level_with_units_hinders"]
            return self.smoke.get(at, 0) if level_with or self._through(line, at, top) else 0

        for at in line.through:
            total += markers(at)
            if (
                at in self.enclosed
                and at in self.vehicles
                and self._through(line, at, self._total(at, 0) + 0.5)
            ):
                total += self.vehicles[at] if self.say["vehicles_hinder_each"] else 1

        def stands(at: Hex) -> bool:
            tops = [self.level[at]] if self.level.get(at, 0) > 0 else []
            tops += [self._total(at, 1)] if self._on(at, FORESTS) else []
            if not tops:
                return False
            return not self.say["hindrance_b_needs_block"] or self._through(line, at, max(tops))

        lone: list[list[int]] = [[], []]
        for pair in line.along:
            counts = [markers(at) for at in pair]
            if all(counts):
                total += max(counts)
            for n in (0, 1):
                if counts[n] and not counts[1 - n]:
                    if any(stands(other[1 - n]) for other in line.along):
                        total += counts[n]
                    else:
                        lone[n].append(counts[n])
        if all(lone) and not self.say["marker_pair_same_hexside"]:
            total += max(lone[0] + lone[1])
        return total

    def _lit(self, at: Hex) -> bool:
        return any(at.distance(light) <= 2 for light in self.lights)

    def _unseen(self, line: Line, unit_b: str) -> bool:
        if self.light == "twilight":
            return line.length > (8 if unit_b in ("vehicle", "afv") else 4)
        if self.light != "night" or line.length <= 2:
            return False

        def near(at: Hex) -> bool:
            return any(self._lit(other) for other in at.within(2))

        if self._lit(line.b):
            return not (self._lit(line.a) or near(line.a) or self.say["lit_target_seen_from"] == "anywhere")
        return not (self._lit(line.a) and near(line.b))

    def _positions(self, line: Line, unit_a: str, unit_b: str) -> Iterator[str]:
        if line.a in self.assaults or (line.a in self.impacts and unit_a not in ("afv", "fp")):
            yield "blocked"
        level = self.level[line.a] == self.level[line.b]
        if line.length == 1 and not level and not self.say["adjacent_422b_blocks"]:
            return
        for at, unit, (t0, t1) in (
            (line.a, unit_a, line.span[line.a]),
            (line.b, unit_b, line.span[line.b]),
        ):
            if unit in ("vehicle", "afv", "gun") and at in self.urban_road:
                own = LineString([[float(x) for x in line.point(t)] for t in (t0, t1)])
                if any(self._meets(own, area) for _, area in self._images(at)):
                    yield "blocked"
