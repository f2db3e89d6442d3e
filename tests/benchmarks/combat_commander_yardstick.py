"""The yardstick for Combat Commander: all artwork clipped to its hexes in one ``STRtree``, asked pair by pair."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString, Point

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from tests.rulesets.combat_commander_pacific.oracle import HINDRANCES, OBSTACLES, Oracle

NEAR = 1e-6


class CombatCommanderYardstick:
    """A board without markers, gullies or drawn artwork, asked with shapely's own predicates."""

    def __init__(self, board: Board) -> None:
        self.plain = Oracle(board)

    def look(self, s: Hex, t: Hex) -> str:
        """``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        plain = self.plain
        string = LineString([plain.centre[s], plain.centre[t]])
        a, b = plain.level[s], plain.level[t]
        high = max(a, b)
        blind, largest, ground = False, 0, []
        for number in plain.tree.query(string):
            area, what, value, at = plain.rows[number]
            if what == "ground":
                if value < high + (a == b) or (at in (s, t) and a == b):
                    continue
                met = string.intersection(area.shape)
                if a == b and met.length > NEAR:
                    return "blocked"
                if a != b and not met.is_empty:
                    ground.append(met)
                continue
            if at in (s, t):
                continue
            level = plain.level[at]
            last = level < high and a != b and what in OBSTACLES and self._enters(at, s, t, string)
            if (level < high and not last) or not area.shape.intersects(string):
                continue
            if what in HINDRANCES:
                largest = max(largest, value)
            elif level >= high:
                return "blocked"
            else:
                blind = blind or plain.level[t if a > b else s] <= level
        if ground and self._shut(s if a > b else t, string, ground):
            return "blocked"
        if blind:
            return "blind"
        return f"hindered:{largest}" if largest else "clear"

    def _enters(self, at: Hex, s: Hex, t: Hex, string: LineString) -> bool:
        """Whether the string is still in this hex where it enters the lower end's."""
        lower = t if self.plain.level[t] < self.plain.level[s] else s
        within = string.intersection(self.plain.hexagon[lower])
        far = max(within.coords, key=lambda point: Point(point).distance(Point(self.plain.centre[lower])))
        return bool(self.plain.hexagon[at].distance(Point(far)) < NEAR)

    def _shut(self, upper: Hex, string: LineString, ground) -> bool:
        """Whether ground of the upper end's level goes on beyond its hex, or comes again farther on."""
        whole = union_all([met.buffer(NEAR) for met in ground])
        pieces = getattr(whole, "geoms", [whole])
        leaves = string.intersection(self.plain.hexagon[upper])
        far = max(leaves.coords, key=lambda point: Point(point).distance(Point(self.plain.centre[upper])))
        return len(pieces) > 1 or bool(whole.distance(Point(far)) < NEAR)
