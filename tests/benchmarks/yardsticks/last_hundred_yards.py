"""The yardstick for The Last Hundred Yards: hexes, images, contours and hexsides in one ``STRtree``, pair by pair.

It knows what shipped boards and missions have: forest and orchards, buildings, hills and thin contours, roads and
rivers that a line follows, walls and tree lines, hill levels multiplied, twilight; of rulings the defaults.
"""

import math

import shapely
from msgspec.structs import replace
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between, sides_of
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Scene
from tests.benchmarks.yardsticks.plain_map import (
    SLIVER,
    PlainMap,
    aside,
    hexagon,
    on_hexspine,
    ring_of,
    stretches,
)

FORESTS = ("woods", "heavy_woods", "jungle", "heavy_jungle")
ORCHARDS = ("orchard", "palm_grove")
INSETS = {"urban_building": 0.2, "stone_building": 0.4, "wooden_building": 0.4, "hut": 0.55}
ROADS, RIVERS = ("road", "path"), ("river",)
TWILIGHT = 4
NEAR = 1e-7
HAIR = 1e-5


def hill_levels(scene: Scene) -> Board:
    """The board with its hills multiplied, where the mission has it so."""
    board = scene.board
    for one in scene.changes:
        if one.change == "hill_levels_times":
            factor = one.fields["factor"]
            hexes = {
                at: replace(content, level=content.level and content.level * factor)
                for at, content in board.hexes.items()
            }
            contours = tuple(replace(ring, level=ring.level * factor) for ring in board.contours)
            board = replace(board, hexes=hexes, contours=contours)
    return board


def light_of(scene: Scene) -> str:
    """The light with which a mission begins."""
    light = scene.conditions.get("light", "day")
    return str(light if isinstance(light, str) else min(light, key=lambda row: row["from_min"])["light"])


class _Land(PlainMap):
    """Levels and contours, trees, images and roads of a board."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.terrain = {at: frozenset(board.listed_terrain(at)) for at in self.hexes}
        rings = [(one.terrain, ring_of(one)) for one in board.artwork]
        self._read_levels(board)
        lines = [
            LineString([(x, y * math.sqrt(3)) for x, y in map(board.grid.centre, path.through)])
            for path in board.paths
            if len(path.through) > 1
        ]
        self.band = shapely.union_all([line.buffer(0.4, quad_segs=16) for line in lines])
        self.crossings: dict[str, set[Side]] = {}
        for path in board.paths:
            sides = map(side_between, path.through, path.through[1:])
            self.crossings.setdefault(path.terrain, set()).update(side for side in sides if side is not None)
        self.roads = [self.crossings.get(one, set()) for one in ROADS]
        self.road_sides, self.river_sides = set().union(*self.roads), self.crossings.get("river", set())
        self.buildings = {kind: self._images(kind, rings) for kind in INSETS}
        self.forest = self.by_hex(part for kind in FORESTS for part in self._artwork(kind, rings))
        self.roadway = {at for at in self.hexes if self._is_roadway(at, board)}

    def is_of(self, at: Hex, kinds: tuple[str, ...]) -> bool:
        """Whether a hex lists one of these terrains."""
        return not self.terrain[at].isdisjoint(kinds)

    def _read_levels(self, board: Board) -> None:
        bold = [(one.level, ring_of(one)) for one in board.contours if one.line != "thin"]
        thin = [(one.level, ring_of(one)) for one in board.contours if one.line == "thin"]
        self.level = {at: board.listed_level(at) for at in self.hexes}
        for level, ring in sorted(bold, key=lambda one: one[0]):
            self.level.update(dict.fromkeys(self.held(ring), level))
        order = dict.fromkeys(self.hexes, 0)
        for level, ring in thin:
            for at in self.held(ring):
                order[at] += self.level[at] == level
        self.rank = {at: (level, order[at]) for at, level in self.level.items()}
        self.contours = [((level, 0), ring) for level, ring in bold]
        self.contours += [
            ((level, sum(one == level and other.covers(ring) for one, other in thin)), ring)
            for level, ring in thin
        ]
        painted = {content.level for content in board.hexes.values()} - {None, 0}
        for n in sorted(level for level in painted if level is not None):
            own = {at for level, ring in bold if level == n for at in self.held(ring)}
            free = [at for at in self.hexes if self.level[at] >= n and at not in own]
            if any(board.listed_level(at) == n for at in free):
                grown = self.grown(free, 0.1)
                self.contours += [((n, 0), piece) for piece in getattr(grown, "geoms", [grown])]

    def _artwork(self, kind: str, rings, *, by_dots: bool = True) -> list[BaseGeometry]:
        """The images of one terrain, drawn and grown."""
        drawn = [ring for name, ring in rings if name == kind]
        own = {at for ring in drawn for at in self.held(ring)} if by_dots else set(self.by_hex(drawn))
        free = [at for at in self.hexes if kind in self.terrain[at] and at not in own]
        grown = self.grown(free, INSETS.get(kind, 0), self.band)
        return [*drawn, *([] if grown.is_empty else [grown])]

    def _images(self, kind: str, rings) -> list[tuple[Hex, BaseGeometry]]:
        return [
            (at, part)
            for area in self._artwork(kind, rings, by_dots=False)
            for at, part in self.clipped(area)
            if part.area > SLIVER
        ]

    def _is_roadway(self, at: Hex, board: Board) -> bool:
        """Whether a road runs through forest here, or between trees on both hands."""
        listed = self.terrain[at]
        road = not listed.isdisjoint(ROADS) or any(at in board.path_hexes.get(one, ()) for one in ROADS)
        if "tree_lined_road" in listed or (road and self.is_of(at, FORESTS)):
            return True
        trees = {
            side.direction_from(at)
            for side in sides_of(at)
            if any(one.terrain == "tree_line" for one in board.sides.get(side, ()))
        }
        if len(trees) < 2:
            return False
        for path in board.paths:
            if path.terrain in ROADS:
                for before, here, after in zip(
                    path.through, path.through[1:], path.through[2:], strict=False
                ):
                    i, j = here.direction_to(before), here.direction_to(after)
                    if here == at and i is not None and j is not None:
                        left = {(i + step) % 6 for step in range(1, (j - i) % 6)}
                        right = {(j + step) % 6 for step in range(1, (i - j) % 6)}
                        if left & trees and right & trees:
                            return True
        return False


class _Seen:
    """What a thread has met so far between ends on one level."""

    def __init__(self) -> None:
        self.orchards = 0
        self.hands: set[bool] = set()
        self.along: dict[tuple[float, float], int] = {}
        self.met: set[int] = set()
        self.held: set[int] = set()


class LastHundredYardsYardstick:
    """A scene without smoke, vehicles and illumination, asked with shapely's own predicates."""

    def __init__(self, scene: Scene) -> None:
        board = hill_levels(scene)
        self.plain = plain = _Land(board)
        self.twilight = light_of(scene) == "twilight"
        rows: list[tuple] = []
        for at in plain.hexes:
            forest, orchard = plain.is_of(at, FORESTS), plain.is_of(at, ORCHARDS)
            if forest or orchard or plain.level[at] > 0 or at in plain.roadway:
                rows.append((plain.hexagon[at], "hex", at, (forest, orchard)))
        for kind, images in plain.buildings.items():
            rows += [(part, "building", at, kind) for at, part in images]
        for piece, (rank, area) in enumerate(plain.contours):
            dots = plain.held(area)
            rows += [(part, "contour", at, (piece, rank, at in dots)) for at, part in plain.clipped(area)]
        for side, features in board.sides.items():
            beside = [plain.hexagon[at] for at in side.hexes if at in plain.hexagon]
            if len(beside) == 2:
                line = beside[0].intersection(beside[1])
                rows += [(line, one.terrain, side, None) for one in features]
        self.rows = rows
        self.tree = shapely.STRtree([shape for shape, *_ in rows])

    def look(self, a: Hex, b: Hex) -> str:
        """``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        length = a.distance(b)
        if length < 2:
            return "clear"
        plain = self.plain
        thread = plain.between(a, b)
        rows = [self.rows[number] for number in self.tree.query(thread)]
        same = plain.level[a] == plain.level[b]
        found = self._same(a, b, thread, rows) if same else self._apart(a, b, thread, rows)
        return "blocked" if self.twilight and length > TWILIGHT else found

    def _same(self, a: Hex, b: Hex, thread: LineString, rows) -> str:
        seen = _Seen()
        rank = max(self.plain.rank[a], self.plain.rank[b])
        if any(self._stops(seen, a, b, thread, row, rank) for row in rows):
            return "blocked"
        if seen.met and self._spine(thread) and self._run_in_contour(thread, seen.met):
            return "blocked"
        orchards = seen.orchards + sum(count == 2 for count in seen.along.values())
        if orchards > 2:
            return "blocked"
        return f"hindered:{orchards}" if orchards else "clear"

    def _stops(self, seen: _Seen, a: Hex, b: Hex, thread: LineString, row, rank) -> bool:
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
        piece, own_rank, holds = value
        if own_rank < rank:
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
            return bool(forest) and not self._passes_trees(a, b, at, thread)
        if shape.distance(thread) < NEAR and shape.intersection(thread).length > NEAR:
            if forest:
                seen.hands.add(self._hand(thread, at))
            if orchard:
                middle = shape.intersection(thread).centroid
                place = round(middle.x, 3), round(middle.y, 3)
                seen.along[place] = seen.along.get(place, 0) + 1
        return len(seen.hands) == 2

    def _passes_trees(self, a: Hex, b: Hex, at: Hex, thread: LineString) -> bool:
        """Whether a line follows a road or river through a forest hex and meets no image of trees there."""
        plain = self.plain
        along = self._follows(at, thread, plain.road_sides) or self._follows(at, thread, plain.river_sides)
        image = plain.forest.get(at)
        return along and (image is None or not self._inside(a, b, at, image, thread))

    def _follows(self, at: Hex, thread: LineString, sides: set[Side]) -> bool:
        """Whether a line enters and leaves a hex inside such hexsides, through no corner."""
        near = [side for side in sides_of(at) if side in sides]
        if len(near) < 2:
            return False
        plain = self.plain
        beyond = {side: hexagon(*plain.grid.centre(side.beyond(at))) for side in sides_of(at)}
        ((begin, end),) = stretches(thread, thread.intersection(plain.hexagon[at]))
        for share in (begin, end):
            point = thread.interpolate(share, normalized=True)
            met = [side for side, other in beyond.items() if other.distance(point) < NEAR]
            if len(met) != 1 or met[0] not in near:
                return False
        return True

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

        if any(self._along_lined_road(thread, row) for row in rows if row[2] not in (a, b)):
            return "blocked"
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
                along = not met and self._spine(thread) and self._inside(a, b, at, shape, thread)
                if along and plain.hexagon[at].intersection(thread).length > NEAR:
                    hand = self._hand(thread, at)
                    beside[hand] = max(beside.get(hand, 0), effect)
            if met and effect == 2:
                return "blocked"
            blind = blind or bool(met)
        if len(beside) == 2:
            if min(beside.values()) == 2:
                return "blocked"
            blind = True
        return "blind" if blind else "clear"

    def _along_lined_road(self, thread: LineString, row) -> bool:
        """Whether a line follows a road through a hex where trees stand on both hands of it."""
        shape, what, at, _ = row
        lined = what == "hex" and at in self.plain.roadway and thread.crosses(shape)
        return lined and self._follows(at, thread, self.plain.road_sides)

    def _hand(self, thread: LineString, at: Hex) -> bool:
        return aside(thread, *self.plain.centre[at]) > 0

    def _spine(self, thread: LineString) -> bool:
        return on_hexspine(*thread.coords)

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
        on = [end for end in shape.coords if aside(thread, *end) == 0]
        own = (self.plain.hexagon[at].exterior.coords for at in (a, b))
        return not set(on) & {end for one in own for end in one}

    def _run_in_contour(self, thread: LineString, pieces) -> bool:
        """Whether a hexside that the thread runs along lies wholly within ground of a contour."""
        (x, y), (u, v) = thread.coords
        steps = math.gcd(int(abs(u - x)), int(abs(v - y))) if v != y else int(abs(u - x))
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
