"""The rule written down again from the text, pair by pair with shapely: the oracle of the tests.

It shares nothing with the LOS kit: contacts are distances. Where the program asks an exact question, this asks with a
tolerance of a ten-millionth of a hex; random boards don't come closer than that without meeting.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between
from tests.rulesets.last_hundred_yards.oracle_land import CORNERS, FORESTS, INSETS, Land, Line

ORCHARDS = ("orchard", "palm_grove")
NEAR = 1e-7


class Oracle(Land):
    """The rule of sight on such a board."""

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
