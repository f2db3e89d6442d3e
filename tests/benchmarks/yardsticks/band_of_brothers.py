"""The yardstick for Band of Brothers: all artwork clipped to its hexes in one ``STRtree``, asked pair by pair.

It knows what shipped boards and scenarios have: terrain, hills, gullies, streams and bridges, hedgerows, walls and
roadblocks, orchards, palms, grass, dike roads, upper levels and night; of rulings the defaults.
"""

from itertools import pairwise

import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Scene
from tests.benchmarks.yardsticks.plain_map import SLIVER, PlainMap, aside, connected, on_hexspine, ring_of

BLOCKING = {"woods": 0.08, "building_stone": 0.2, "building_wood": 0.2, "jungle": 0.08, "swamp": 0.08}
BUILDINGS = ("building_stone", "building_wood")
TREES = ("palm_trees", "orchard")
GRASS = ("wheat", "kunai_grass")
GULLIES = ("gully", "anti_tank_ditch")
SUNKEN_INSET = 0.1
NEAR = 1e-9
SEAM = 1e-6
"""Cuts of one outline by a hexside, seen from its two hexes, are nearer to each other than this."""


def hides(height: float, distance: int, length: int, high: int, low: int) -> int:
    """2 where an obstacle blocks, 1 where its shadow hides the lower end, else 0."""
    if height <= low:
        return 0
    if height >= high:
        return 2
    return 1 if 0 < length - distance <= max(0, distance - (high - height)) else 0


class _Land(PlainMap):
    """Levels, terrain at the dots, and what hides in each hex."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.board)
        board = scene.board
        rings = [(one.terrain, ring_of(one)) for one in board.artwork]
        crests = [(one.level, ring_of(one)) for one in board.contours if one.line != "thin"]
        self.terrain = self._terrain(board, rings)
        self.level = {at: self._listed_level(board, at) for at in self.hexes}
        for level, ring in sorted(crests, key=lambda one: one[0]):
            self.level.update(dict.fromkeys(self.held(ring), level))
        self.rows: list[tuple[BaseGeometry, float, Hex]] = []  # what hides: its area, its height, its hex
        hills = {n: self._hill(n, crests) for n in sorted({*self.level.values(), *dict(crests)}) if n > 0}
        sunk = self._sunk(rings)
        for n, hill in hills.items():
            self.rows += [(area, n, at) for at, area in hill.items()]
        if sunk:
            shapes = {at: self.hexagon[at].difference(sunk[at]) for at in sunk}
            ground = {**self.hexagon, **shapes}
            self.rows += [(area, 0, at) for at, area in ground.items() if area.area > SLIVER]
        named = [at for one in scene.changes if one.change == "upper_level" for at in one.at or ()]
        self._put_terrain(rings, hills, sunk, self._upper(rings, named))
        self.grass = self._grass(rings)

    def _terrain(self, board: Board, rings) -> dict[Hex, tuple[str, ...]]:
        drawn: dict[Hex, list[str]] = {}
        for name, ring in rings:
            for at in self.held(ring):
                drawn.setdefault(at, []).append(name)
        listed = {at: board.listed_terrain(at) for at in self.hexes}
        bare = {
            at: tuple(dict.fromkeys(on_it)) for at, on_it in drawn.items() if not board.content(at).terrain
        }
        return {**listed, **bare}

    def _listed_level(self, board: Board, at: Hex) -> int:
        level = board.content(at).level
        if level is None and any(one in GULLIES for one in self.terrain[at]):
            return -1
        return board.listed_level(at)

    def _covered(self, rings) -> set[Hex]:
        return {at for ring in rings for at in self.held(ring)}

    def _hill(self, n: int, crests) -> dict[Hex, BaseGeometry]:
        """All ground of a level or higher."""
        own = self._covered(ring for level, ring in crests if level == n)
        free = [at for at in self.hexes if self.level[at] >= n and at not in own]
        drawn = [ring for level, ring in crests if level >= n]
        return self.by_hex([self.grown(free, 0.08 * n), *drawn])

    def _artwork(self, names, rings, inset: float) -> list[BaseGeometry]:
        """The artwork of some terrains, drawn and grown."""
        found = []
        for name in names:
            drawn = [ring for one, ring in rings if one == name]
            own = self._covered(drawn)
            listing = [at for at, one in self.board.hexes.items() if name in one.terrain_ids]
            listing = [at for at in listing if at in self.hexagon and at not in own]
            found += [self.grown(listing, inset), *drawn]
        return [area for area in found if not area.is_empty]

    def _sunk(self, rings) -> dict[Hex, BaseGeometry]:
        return self.by_hex(self._artwork(GULLIES, rings, SUNKEN_INSET))

    def _upper(self, rings, named) -> dict[Hex, bool]:
        """For each hex with building artwork, whether an upper level reaches there."""
        if not named:
            return {}
        whole = shapely.union_all(self._artwork(BUILDINGS, rings, BLOCKING["building_stone"]))
        dots = [Point(self.centre[at]) for at in named]
        raised = [one for one in getattr(whole, "geoms", [whole]) if any(one.covers(dot) for dot in dots)]
        reached = {
            at
            for at, _ in self.by_hex(raised).items()
            if not any(name in BUILDINGS for name in self.terrain[at])
        }
        return dict.fromkeys((*named, *reached), True)

    def _put_terrain(self, rings, hills, sunk, upper) -> None:
        for name, inset in BLOCKING.items():
            for at, part in self.by_hex(self._artwork((name,), rings, inset)).items():
                height = 2 if name in BUILDINGS and upper.get(at) else 1
                if at in sunk and part.intersects(sunk[at]):
                    self.rows.append((part, height - 1, at))
                    part = part.difference(sunk[at])  # noqa: PLW2901 - the rest stands on the ground
                self.rows.append((part, height, at))
                for n, hill in hills.items():
                    if at in hill:
                        on_it = part.intersection(hill[at])
                        if on_it.area > SLIVER:
                            self.rows.append((on_it, n + height, at))

    def _grass(self, rings) -> dict[Hex, BaseGeometry]:
        """The artwork of wheat or kunai grass in each hex that is of it."""
        found = {}
        for name in GRASS:
            drawn = self.by_hex(ring for one, ring in rings if one == name)
            own = self._covered(ring for one, ring in rings if one == name)
            for at in self.hexes:
                if name in self.terrain[at]:
                    found[at] = drawn[at] if at in own else self.hexagon[at]
        return found


class BandOfBrothersYardstick:
    """A scene in one STRtree; its verdicts are those of the rule, so it measures the same work."""

    left_out: tuple[str, ...] = ()
    """Features that the edition doesn't know."""
    one_of_two = True
    """Whether of two hindering hexes beside a thread one counts."""
    dike_at_any_level = False
    """Whether a dike road hinders across any elevation."""

    def __init__(self, scene: Scene) -> None:
        self.plain = plain = _Land(scene)
        board = scene.board
        rows: list[tuple] = [(area, "area", height, at) for area, height, at in plain.rows]
        edges = [(side, one.terrain) for side, features in board.sides.items() for one in features]
        for marker in scene.markers:
            direction = board.grid.frame.direction(marker.facing or "")
            if marker.marker == "roadblock" and direction is not None:
                edges.append((side_of(marker.at, direction), "wall"))
        for side, kind in edges:
            beside = [plain.hexagon[at] for at in side.hexes if at in plain.hexagon]
            if kind in ("hedgerow", "wall") and len(beside) == 2:
                rows.append((beside[0].intersection(beside[1]), kind, 0, side.hexes))
        for at in plain.hexes:
            rows += [(plain.hexagon[at], tree, 0, at) for tree in TREES if tree in plain.terrain[at]]
        rows += [(area, "grass", 0, at) for at, area in plain.grass.items()]
        rows += [(line, "dike", 0, at) for at, line in _dikes(scene, plain)]
        self.rows = [row for row in rows if row[1] not in self.left_out]
        self.tree = shapely.STRtree([shape for shape, *_ in self.rows])
        streams = {at for path in board.paths if path.terrain == "stream" for at in path.through}
        streams |= {at for at in plain.hexes if "stream" in board.listed_terrain(at)}
        bridges = {at for at in plain.hexes if "bridge" in board.listed_terrain(at)}
        self.bridged = {at for at in bridges if any(one in GULLIES for one in plain.terrain[at])}
        self.streams = streams - self.bridged
        self.visibility = scene.conditions.get("visibility")
        flares = [marker.at for marker in scene.markers if marker.marker == "illumination"]
        self.lit = {at for flare in flares for at in (flare, *flare.neighbours())}

    def look(self, a: Hex, b: Hex) -> str:
        """What a suite would expect: ``blocked``, ``blind``, ``hindered:N`` or ``clear``."""
        plain = self.plain
        la, lb = (plain.level[at] + (at in self.bridged) for at in (a, b))
        high, low = max(la, lb), min(la, lb)
        upper, length = (a if la >= lb else b), a.distance(b)
        if self._in_stream(a, b, la, lb) or self._in_stream(b, a, lb, la):
            return "blocked"
        thread = plain.between(a, b)
        spine = on_hexspine(*thread.coords)
        shaded, beside, hindering = False, [], []
        corners: dict[tuple[float, float], list[int]] = {}
        for number in self.tree.query(thread):
            shape, kind, height, at = self.rows[number]
            if kind == "area":
                effect = 0 if at in (a, b) else hides(height, upper.distance(at), length, high, low)
                if not effect or (height == 0 and self._by_gully(at, a, b, upper, level=high == low)):
                    continue
                if spine and plain.hexagon[at].touches(thread):
                    beside.append((shape, effect))
                elif thread.crosses(shape):
                    if effect == 2:
                        return "blocked"
                    shaded = True
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
        said = self._hindered(hindering, thread, a, b, upper, length, high, low, shaded=shaded or worst == 1)
        dark = self.visibility is not None and length > self.visibility and b not in self.lit
        return "blocked" if dark and said != "blind" else said

    def _in_stream(self, at: Hex, other: Hex, own: int, far: int) -> bool:
        """Whether one looks from a stream at something no higher that isn't adjacent."""
        if at not in self.streams or far > own:
            return False
        return at.distance(other) > 1 or (other in self.bridged and self.plain.level[at] < 0)

    def _by_gully(self, at: Hex, a: Hex, b: Hex, upper: Hex, *, level: bool) -> bool:
        """Whether a gully hex is adjacent to the upper end, so that its rim doesn't count."""
        near = 1 in (at.distance(a), at.distance(b)) if level else at.distance(upper) == 1
        return near and self.plain.level[at] < 0

    def _hedgerow(self, hexes, upper, length, high, low) -> int:
        plain = self.plain
        if high == low:
            return 2 if max(plain.level[at] for at in hexes) + 1 > high else 0
        each = [hides(plain.level[at] + 1, upper.distance(at), length, high, low) for at in hexes]
        return 0 if 0 in each else max(each)

    def _met(self, shape, effect: int, thread: LineString, corners) -> int:
        """The effect of a hedgerow that the thread crosses or runs along; one met in a corner waits for its like."""
        if shape.within(thread):
            return effect
        if not shape.intersects(thread):
            return 0
        met = [end for end in shape.coords if thread.distance(Point(end)) < NEAR]
        if met:
            self._corner(corners, shape, met[0], effect, thread)
        return 0 if met else effect

    def _corner(self, corners, shape, met, effect: int, thread: LineString) -> None:
        p, q = next(end for end in shape.coords if abs(end[0] - met[0]) + abs(end[1] - met[1]) > 1e-6)
        sides = corners.setdefault((round(met[0], 6), round(met[1], 6)), [0, 0])
        right = aside(thread, p, q) > 0
        sides[right] = max(sides[right], effect)

    def _runs(self, beside, thread: LineString):
        """The effects of artwork that meets along hexsides: both hexes' pieces united have the thread within."""
        for effect in (2, 1):
            areas = [shape for shape, one in beside if one >= effect and shape.distance(thread) < NEAR]
            if len(areas) > 1:
                whole = shapely.union_all(areas, grid_size=SEAM)
                if whole.buffer(-2 * SEAM).intersection(thread).length > 2 * SEAM:
                    yield effect

    def _hindered(self, hindering, thread, a, b, upper, length, high, low, *, shaded: bool) -> str:
        if not hindering:
            return "blind" if shaded else "clear"
        plain, level = self.plain, high == low
        found: list[str] = []
        dikes = []
        pairs: dict[tuple[float, float], list] = {}
        walled = False

        def counts(kind: str, at: Hex) -> bool:
            if kind == "grass":
                return bool(level and plain.level[at] >= high)
            if level:
                return bool(plain.level[at] + 1 > high)
            return bool(hides(plain.level[at] + 1, upper.distance(at), length, high, low))

        for kind, at, shape in hindering:
            if kind == "wall":
                own = a in at or b in at or not level or max(plain.level[one] for one in at) < high
                walled = walled or (not own and shape.intersects(thread))
            elif kind == "dike":
                if self.dike_at_any_level or (level and plain.level[at] >= high):
                    dikes.append((at, shape))
            elif shape.intersects(thread):
                met = thread.intersection(shape)
                if met.length > 1e-6 and not thread.crosses(plain.hexagon[at]):
                    middle = thread.intersection(plain.hexagon[at]).centroid
                    pairs.setdefault((round(middle.x, 3), round(middle.y, 3)), []).append((kind, at))
                elif (met.length > 1e-6 or kind != "grass") and counts(kind, at):
                    found.append(kind)
        found += self._of_pairs([kind for kind, at in pair if counts(kind, at)] for pair in pairs.values())
        if found.count("palm_trees") > 1:
            return "blocked"
        if shaded:
            return "blind"
        walled = walled or (bool(dikes) and self._over_dike(dikes, thread))
        total = -(-found.count("orchard") // 2) - (-found.count("grass") // 2)
        total += found.count("palm_trees") + walled
        return f"hindered:{total}" if total else "clear"

    def _of_pairs(self, pairs):
        """What counts of the hexes beside each hexside that a thread runs along."""
        order = (*TREES, "grass")
        for kinds in pairs:
            yield from sorted(kinds, key=order.index)[: 1 if self.one_of_two else None]

    def _over_dike(self, dikes, thread: LineString) -> bool:
        """Whether a connected stretch of dike road between the ends lies on both sides of the thread."""
        within = [line for at, line in dikes if thread.intersection(self.plain.hexagon[at]).length > 1e-6]
        for piece in connected(within):
            hands = [aside(thread, x, y) for line in piece.geoms for x, y in line.coords]
            if min(hands) < -NEAR and max(hands) > NEAR:
                return True
        return False


class EarlierBandOfBrothersYardstick(BandOfBrothersYardstick):
    """The same for edition 2.1: no grass, no walls, and of two orchards beside a thread both count (57.0)."""

    left_out = ("grass", "palm_trees", "wall")
    one_of_two = False
    dike_at_any_level = True


def _dikes(scene: Scene, plain: PlainMap):
    """The dike roads of each hex, from its dot to the middles of its hexsides."""
    for change in scene.changes:
        if change.change == "dike_road":
            for path in scene.board.paths:
                if path.terrain != "road":
                    continue
                for first, second in pairwise(path.through):
                    (x, y), (u, v) = (scene.board.grid.centre(at) for at in (first, second))
                    for at, end in ((first, (x, y)), (second, (u, v))):
                        if at in plain.hexagon and (change.at is None or at in change.at):
                            yield at, LineString([end, ((x + u) / 2, (y + v) / 2)])
