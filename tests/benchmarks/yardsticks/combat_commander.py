"""The yardstick for Combat Commander: all artwork clipped to its hexes in one ``STRtree``, asked pair by pair.

It knows what shipped boards and scenarios have: obstacles and hindrances, drawn and grown, ground and its crest lines,
gullies, terrain that counts as another, night and starshells; of rulings the defaults.
"""

import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Scene
from tests.benchmarks.yardsticks.plain_map import SLIVER, PlainMap, ring_of, stretches

OBSTACLES = ("building", "jungle", "swamp")
HINDRANCES = {"hut": 4, "grass": 3, "bush": 2, "palm": 1}
INSETS = {"building": 0.3, "hut": 0.45} | dict.fromkeys(("jungle", "swamp", "palm", "bush", "grass"), 0.1)
ORDER = (
    "bridge", "building", "hut", "water_barrier", "swamp", "stream", "gully", "jungle", "palm", "bush", "grass",
    "beach", "open_ground",
)  # fmt: skip
LEAST_SHARE = 0.02
HEX_AREA = 6
STARSHELL = 2
NEAR = 1e-9
"""Nearer than this is met: corners on the lattice are no nearer to a thread without lying on it."""
TOUCH = 1e-6
"""What is met on less than this is touched."""


class CombatCommanderYardstick:
    """A scene without caves, smoke and blazes, asked with shapely's own predicates."""

    def __init__(self, scene: Scene) -> None:
        self.plain = plain = PlainMap(scene.board)
        self.replaced = [
            (one.fields["terrain"], one.fields["as"], None if one.at is None else frozenset(one.at))
            for one in scene.changes
            if one.change == "terrain_as"
        ]
        contours = [(one.level, ring_of(one)) for one in scene.board.contours]
        self.level = {at: scene.board.listed_level(at) for at in plain.hexes}
        for level, ring in sorted(contours, key=lambda one: one[0]):
            self.level.update(dict.fromkeys(plain.held(ring), level))
        rings = [(one.terrain, ring_of(one)) for one in scene.board.artwork]
        self.gullies = self._gullies(rings)
        self.rows: list[tuple[BaseGeometry, str, int, Hex]] = []  # a part, what it is, its value, its hex
        self._put_ground(contours)
        self._put_drawings(rings)
        self.rows = [(part.buffer(NEAR, join_style="mitre"), *row) for part, *row in self.rows]
        self.tree = shapely.STRtree([part for part, *_ in self.rows])
        self.night = bool(scene.conditions.get("night"))
        shells = [marker.at for marker in scene.markers if marker.marker == "starshell"]
        self.lit = {at for shell in shells for at in shell.within(STARSHELL)}

    def _counts_as(self, terrain: str, at: Hex) -> str:
        for name, instead, hexes in self.replaced:
            if name == terrain and (hexes is None or at in hexes):
                terrain = instead
        return terrain

    def _gullies(self, rings) -> set[Hex]:
        """The hexes whose type is gully: the first in order of what is listed there or drawn on enough of it."""
        found = {at: set(self.plain.board.listed_terrain(at)) for at in self.plain.hexes}
        for name, ring in rings:
            if name == "bridge":
                for at in self.plain.held(ring):
                    found[at].add(name)
                continue
            for at, part in self.plain.clipped(ring):
                if part.area > LEAST_SHARE * HEX_AREA:
                    found[at].add(name)
        types = {at: {self._counts_as(one, at) for one in names} for at, names in found.items()}
        return {at for at, names in types.items() if min(names, key=ORDER.index) == "gully"}

    def _put_ground(self, contours) -> None:
        plain = self.plain
        for n in range(1, max(self.level.values()) + 1):
            own = {at for level, ring in contours if level == n for at in plain.held(ring)}
            members = [at for at in plain.hexes if self.level[at] >= n and at not in own]
            for at, part in plain.clipped(plain.grown(members, 0.2 + 0.05 * (n - 1), past_edge=True)):
                if part.area > SLIVER:
                    self.rows.append((part, "ground", n, at))
        for level, ring in contours:
            self.rows += [(part, "ground", level, at) for at, part in plain.clipped(ring)]

    def _put_drawings(self, rings) -> None:
        plain = self.plain
        for name, inset in INSETS.items():
            drawn = [ring for one, ring in rings if one == name]
            own = {at for ring in drawn for at in plain.held(ring)}
            listing = [at for at in plain.hexes if name in plain.board.listed_terrain(at) and at not in own]
            alone = [[at] for at in listing] if name == "hut" else [listing]
            for area in (*drawn, *(plain.grown(hexes, inset) for hexes in alone)):
                for at, part in plain.clipped(area):
                    what = self._counts_as(name, at)
                    if part.area > SLIVER and (what in OBSTACLES or what in HINDRANCES):
                        self.rows.append((part, what, HINDRANCES.get(what, 0), at))

    def look(self, s: Hex, t: Hex) -> str:
        """``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        a, b = self.level[s], self.level[t]
        distance = s.distance(t)
        if distance > 1 and ((s in self.gullies and b <= a) or (t in self.gullies and a <= b)):
            return "blocked"
        string = self.plain.between(s, t)
        high, low = max(a, b), min(a, b)
        blind, largest = False, 0
        ground: list[tuple[float, float]] = []
        for number in self.tree.query(string):
            part, what, value, at = self.rows[number]
            if what == "ground":
                if value < high + (a == b) or (at in (s, t) and a == b):
                    continue
                if part.intersects(string):
                    met = string.intersection(part)
                    if a == b and met.length > TOUCH:
                        return "blocked"
                    ground += stretches(string, met)
                continue
            if at in (s, t):
                continue
            level = self.level[at]
            last = level < high and a != b and what in OBSTACLES and self._enters(at, s, t, string)
            if (level < high and not last) or not part.intersects(string):
                continue
            if what in HINDRANCES:
                largest = max(largest, value)
            elif level >= high:
                return "blocked"
            else:
                blind = blind or low <= level
        if a != b and ground and self._shut(s if a > b else t, s, string, ground):
            return "blocked"
        if blind:
            return "blind"
        if self.night and t not in self.lit:
            largest = max(largest, distance)
        return f"hindered:{largest}" if largest else "clear"

    def _enters(self, at: Hex, s: Hex, t: Hex, string: LineString) -> bool:
        """Whether the string is still in this hex where it enters the lower end's."""
        lower = t if self.level[t] < self.level[s] else s
        enters = self._side_met(lower, s, string)
        return bool(self.plain.hexagon[at].distance(string.interpolate(enters, normalized=True)) < 2 * NEAR)

    def _side_met(self, end: Hex, s: Hex, string: LineString) -> float:
        """Where the string passes the hexside of an end, as a share of it."""
        ((first, last),) = stretches(string, string.intersection(self.plain.hexagon[end]))
        return last if end == s else first

    def _shut(self, upper: Hex, s: Hex, string: LineString, ground) -> bool:
        """Whether ground of the upper end's level goes on beyond its hex, or comes again farther on."""
        runs = ground if upper == s else [(1 - end, 1 - start) for start, end in ground]
        leaves = self._side_met(upper, s, string)
        over = 0.0
        for start, end in sorted(runs):
            if start > over + 2 * NEAR:
                return True
            over = max(over, end)
        return over >= (leaves if upper == s else 1 - leaves) - 2 * NEAR
