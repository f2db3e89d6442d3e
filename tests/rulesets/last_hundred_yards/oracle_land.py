"""A board as the oracle of the tests reads it, and a line on it.

It shares nothing with the LOS kit: artwork is grown by shapely's own buffer in true proportions, the line is classified
by fractions.
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
INSETS = {"urban_building": 0.2, "stone_building": 0.4, "wooden_building": 0.4, "hut": 0.55}
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

    def __init__(self, land: Land, a: Hex, b: Hex) -> None:
        self.a, self.b, self.length = a, b, a.distance(b)
        (ax, ay), (bx, by) = land.centre[a], land.centre[b]
        self.start, self.end = (ax, ay), (bx, by)
        through, runs, touched = [], [], []
        self.span: dict[Hex, tuple[Fraction, Fraction]] = {}
        for at in land.around(a, b):
            clip = self._clip(land.centre_anywhere(at))
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
            pair.sort(key=lambda at: self._aside(land.centre_anywhere(at)))
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


class Land:
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
