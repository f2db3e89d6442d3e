"""A scene judged by the plain reading: what is met on a line, and what it comes to."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from bob_editor.rules.los.scene import End, Scene
from tests.rules.los.told.plain.deciding import BLOCKED, Deciding, Met, Verdict
from tests.rules.los.told.plain.lines import STEPS, At, Edge, Line, Touch, apart, corners, dot
from tests.rules.los.told.plain.pieces import in_hex, joined, lies_along
from tests.rules.los.told.plain.rows import Rules, Thing, hides

GROUND = Fraction(0)


class PlainReading:
    """Judges the lines of a scene whose hexes list their terrain and levels, with drawn rings of convex outline."""

    def __init__(self, scene: Scene, rings: Iterable[tuple[str, Any]] = ()) -> None:
        self.scene, board = scene, scene.board
        self.rules = Rules(scene.ruleset.data, {**board.rulings, **scene.rulings}, scene.conditions)
        self.deciding = Deciding(self.rules)
        self.step = Fraction(self.rules.sight.get("step", 1))
        self.hexes = {(at.q, at.r) for at in board.grid.hexes}
        self.levels = dict.fromkeys(self.hexes, board.base.level)
        self.listed: dict[At, list[str]] = {at: [] for at in self.hexes}
        for at, content in board.hexes.items():
            self.levels[at.q, at.r] = board.base.level if content.level is None else content.level
            self.listed[at.q, at.r] += content.terrain_ids
        self.drawn = list(rings)
        self.rings = [(terrain, ring) for terrain, ring in self.drawn if terrain in self.rules.terrains]
        self.edges: dict[Edge, list[Thing]] = {}
        for side, features in board.sides.items():
            found = [
                self.rules.terrains[one.terrain] for one in features if one.terrain in self.rules.terrains
            ]
            self.edges[frozenset((at.q, at.r) for at in side.hexes)] = found
        self._units = {name: self.rules.unit(name) for name in {one.unit for one in scene.units}}
        self._look_as("")
        self.hills = self._hills()

    def _look_as(self, side: str) -> None:
        """Let those units stand in the way that are in that of somebody of a side."""
        self._side = side
        self.standing = {at: list(dict.fromkeys(self._standing(at))) for at in self.hexes}

    def _standing(self, at: At) -> Iterator[Thing]:
        """What fills a hex, beside its ground."""
        scene, rules = self.scene, self.rules
        paths = [one.terrain for one in scene.board.paths if at in {(by.q, by.r) for by in one.through}]
        for name in (*self._terrain(at), *paths):
            if name in rules.terrains and not rules.terrains[name].artwork:
                yield rules.terrains[name]
        for marker in scene.markers:
            if (marker.at.q, marker.at.r) == at and marker.marker in rules.markers:
                yield rules.markers[marker.marker]
        for unit in scene.units:
            thing = self._units.get(unit.unit)
            if (unit.at.q, unit.at.r) == at and thing is not None and rules.is_in_way(unit, self._side):
                yield thing

    def _side_of(self, end: End) -> str:
        """Whose an end is, as far as that is known: by its word, else by who stands there, of its kind."""
        if end.side is not None:
            return end.side
        units = [one for one in self.scene.units if one.at == end.hex]
        if any(one.unit == end.unit for one in units):
            units = [one for one in units if one.unit == end.unit]
        first, *others = {one.side for one in units} or {""}
        return "" if others else first

    def _hills(self) -> dict[At, frozenset[At]]:
        found: dict[At, frozenset[At]] = {}
        for first, level in self.levels.items():
            if level <= 0 or first in found:
                continue
            hill, edge = {first}, [first]
            while edge:
                q, r = edge.pop()
                near = {(q + dq, r + dr) for dq, dr in STEPS} & self.hexes
                new = {one for one in near - hill if self.levels[one] == level}
                hill |= new
                edge += new
            found.update(dict.fromkeys(hill, frozenset(hill)))
        return found

    # -- a line -----------------------------------------------------------------------------------------------

    def judged(self, start: End, goal: End) -> Verdict:
        """The verdict of a line."""
        self._look_as(self._side_of(start))
        here, there = (start.hex.q, start.hex.r), (goal.hex.q, goal.hex.r)
        length, rules = apart(here, there), self.rules
        free = length <= 1 and rules.said("adjacent", "clear") == "clear"
        if not free and length > min(
            self._visibility(there),
            self._bound("seen_within", there, goal),
            self._bound("sees_within", here, start),
        ):
            return BLOCKED
        if not length or rules.said("line", "centre") == "distance":
            return Verdict("clear", False, 0)
        low, high = sorted((self._eye(here, start), self._eye(there, goal)))
        start_low = self._eye(here, start) <= self._eye(there, goal)
        line = Line(here, there)
        met = [*self._in_hexes(line, low, high, start_low), *self._on_edges(line, low, high, start_low)]
        if not free:
            met += [*self._at_end(line, "start"), *self._at_end(line, "target")]
        found = self.deciding.decided(met)
        if found.verdict != "blocked":
            return found
        bare = self.deciding.decided([one for one in met if not (one.shadow and one.thing.blocks)])
        return found._replace(blind=bare.verdict != "blocked")

    def _is_lit(self, at: At) -> bool:
        """Whether a marker lights a hex."""
        rows = {
            row["id"]: row for row in self.rules.data["markers"] if "lights" in row and self.rules.counts(row)
        }
        return any(
            apart(at, (one.at.q, one.at.r)) <= self.rules.of(rows[one.marker], "lights", 0)
            for one in self.scene.markers
            if one.marker in rows and not one.fields
        )

    def _lifted(self, at: At) -> set[str]:
        """The conditions that don't bound how far a target in a hex is seen."""
        rows = self.rules.data["conditions"] if self._is_lit(at) else ()
        return {row["id"] for row in rows if row.get("light", "lifts") == "lifts"}

    def _visibility(self, at: At) -> float:
        given, rules, found = self.rules.sight.get("visibility"), self.rules, [float("inf")]
        lifted = self._lifted(at)
        if isinstance(given, dict) and "ruling" not in given:
            found.append(rules.of(given, "hexes", float("inf")))
            for name in given.get("conditions", {}):
                value = self.scene.conditions.get(name, False)
                if value is not False and name not in lifted:
                    hexes = rules.of(given["conditions"], name, float("inf"))
                    found.append(value if hexes == "value" else hexes)
        else:
            found.append(rules.said("visibility", float("inf")))
        return min(found)

    def _bound(self, name: str, at: At, end: End) -> float:
        """How far one sees by the terrain and the markers of a hex, and by the unit at that end."""
        kinds = [row for row in self.rules.data["units"] if row["id"] == end.unit]
        found = [self.rules.of(row, name, float("inf")) for row in kinds]
        rows = self._rows_in(at)
        revealing = [row for row in rows if self.rules.of(row, "reveals", False)]
        if name == "seen_within" and revealing:
            found, rows = [], revealing
        for row in rows:
            by_kind = row.get(
                {"seen_within": "kinds_seen_within", "sees_within": "kinds_see_within"}[name], {}
            )
            names = [
                one for kind in kinds for one in ([kind["id"]] if kind["id"] in by_kind else kind["tags"])
            ]
            of_kind = [self.rules.of(by_kind, one, float("inf")) for one in names if one in by_kind]
            found += of_kind or [self.rules.of(row, name, float("inf"))]
        return min(found, default=float("inf"))

    def _rows_in(self, at: At) -> list[Any]:
        """The rows that count of the terrain, paths and the kinds of markers in a hex, each once."""
        rows = {row["id"]: row for row in (*self.rules.data["markers"], *self.rules.data["terrains"])}
        markers = [one.marker for one in self.scene.markers if (one.at.q, one.at.r) == at and not one.fields]
        paths = [one.terrain for one in self.scene.board.paths if at in {(by.q, by.r) for by in one.through}]
        found = [rows[one] for one in dict.fromkeys([*self._terrain(at), *paths, *markers])]
        return [row for row in found if self.rules.counts(row)]

    def _inside(self, thing: Thing, at: At, line: Line) -> bool:
        """Whether a hex and both ends are of one mass of a terrain that doesn't count in there."""
        if thing.inside != "nothing":
            return False
        mass, edge = {at}, [at]
        while edge:
            q, r = edge.pop()
            near = {(q + dq, r + dr) for dq, dr in STEPS} & self.hexes
            new = {one for one in near - mass if thing.id in self._terrain(one)}
            mass |= new
            edge += new
        ends = {line.start, line.goal}
        return (
            thing.id in self._terrain(at)
            and ends <= mass
            and all(thing.id in self._terrain(one) for one in ends)
        )

    def _terrain(self, at: At) -> list[str]:
        """The terrain of a hex: what it lists, else what is drawn at its dot, else the base."""
        drawn = [
            terrain
            for terrain, ring in self.drawn
            if "hexes" in self.scene.ruleset.terrains[terrain].places and _holds(ring, at)
        ]
        return self.listed[at] or drawn or [self.scene.board.base.terrain]

    def _ground(self, at: At) -> Fraction:
        return Fraction(self.levels[at]) if self.rules.heights else GROUND

    def _eye(self, at: At, end: End) -> Fraction:
        if not self.rules.heights:
            return GROUND
        given, rules = self.rules.sight.get("eye"), self.rules
        if not isinstance(given, dict) or "ruling" in given:
            return self._ground(at) + self._raised(at) + Fraction(rules.said("eye", 0))
        own = rules.of(given, "all", 0)
        if end.unit is not None:
            own = rules.of(given.get("units", {}), end.unit, own)
        more = 0 if end.position is None else rules.of(given.get("positions", {}), end.position, 0)
        return self._ground(at) + self._raised(at) + Fraction(own) + Fraction(more)

    def _raised(self, at: At) -> Fraction:
        """How much higher one sees from a hex by its terrain and markers."""
        return sum((Fraction(self.rules.of(row, "eye", 0)) for row in self._rows_in(at)), GROUND)

    # -- hexes ------------------------------------------------------------------------------------------------

    def _in_hexes(self, line: Line, low: Fraction, high: Fraction, start_low: bool) -> Iterator[Met]:
        for at, touch in line.hexes():
            hand = self._hand(touch)
            if hand is None:
                continue
            near, far = apart(line.start, at), apart(at, line.goal)
            near, far = (near, far) if start_low else (far, near)
            counting: list[tuple[Thing, str]] = []
            for thing in self._things(at):
                how = self._counts(thing, at, low, high, near, far, (line.start, line.goal))
                if how and not (at in self.hexes and self._inside(thing, at, line)):
                    counting.append((thing, how))
            for thing, how in self._met_outlines(line, at, touch, counting):
                yield Met(thing, at, hand, touch.pair, how == "shadow")

    def _hand(self, touch: Touch) -> int | None:
        if touch.how != "corner":
            return touch.hand
        word = self.rules.said("corner", "nothing")
        return {"nothing": None, "side": touch.hand, "counts": 0}[word]

    def _things(self, at: At) -> Iterator[Thing]:
        rules = self.rules
        if at not in self.hexes:
            if rules.said("off_map", "nothing") == "blocks":
                yield Thing("off_map", "", True, GROUND, None, {}, {}, None, False)
            return
        between, ties = rules.ground
        yield Thing("ground", "", True, GROUND, between, ties, {}, None, False)
        yield from self.standing[at]
        yield from {rules.terrains[one]: None for one, _ in self.rings if rules.terrains[one].artwork}

    def _counts(
        self, thing: Thing, at: At, low: Fraction, high: Fraction, near: int, far: int, ends: tuple[At, At]
    ) -> str:
        if thing.kind == "off_map":
            return "outright"
        if not self.rules.heights and thing.kind != "ground":
            return "outright"
        ground = self._ground(at)
        hill = self.hills.get(at)
        one_hill = hill is not None and all(self.hills.get(end) == hill for end in ends)
        plain = thing.kind == "ground" and ground <= 0
        if plain:
            thing = replace(thing, ties={**thing.ties, "higher": self.rules.rim})
        return self._hides(thing, ground + thing.height, low, high, near, far, plain=plain, one_hill=one_hill)

    def _hides(
        self,
        thing: Thing,
        top: Fraction,
        low: Fraction,
        high: Fraction,
        near: int,
        far: int,
        *,
        plain: bool = False,
        one_hill: bool = False,
    ) -> str:
        found = hides(thing, top - low, high - top, near, far, step=self.step, plain=plain, one_hill=one_hill)
        if found or thing.blocks:
            return found
        below = self.rules.of(self.rules.hindrance, "below", "ignored")
        return "outright" if below == "counts" or (below == "level" and top == high) else ""

    def _met_outlines(
        self, line: Line, at: At, touch: Touch, counting: list[tuple[Thing, str]]
    ) -> Iterator[tuple[Thing, str]]:
        """Those that fill the hex, and those whose outlines the line meets: of what blocks all together."""
        drawn = [one for one in counting if one[0].artwork]
        yield from (one for one in counting if not one[0].artwork)
        for thing, how in drawn:
            if not thing.blocks and self._meets(line, at, touch, [thing]):
                yield thing, how
        blocking = [one for one in drawn if one[0].blocks]
        outright = [one for one in blocking if one[1] == "outright"]
        for these, how in ((outright, "outright"), (blocking, "shadow")):
            if these and self._meets(line, at, touch, [thing for thing, _ in these]):
                yield these[0][0], how
                return

    def _meets(self, line: Line, at: At, touch: Touch, things: list[Thing]) -> bool:
        names = {thing.id for thing in things}
        parts = [part for terrain, ring in self.rings if terrain in names and (part := in_hex(ring, at))]
        on = [corner for corner in corners(at) if not line.aside(corner)]
        if touch.how == "crossed":
            return any(line.straddles(part) for part in joined(parts))
        if touch.how == "beside":
            return any(lies_along(part, on[0], on[1]) for part in parts)
        return any(corner in part for corner in on for part in parts)

    def _at_end(self, line: Line, end: str) -> Iterator[Met]:
        at = line.start if end == "start" else line.goal
        usual = "target" if self.rules.of(self.rules.hindrance, "target", False) else "neither"
        here = [one for one in self.standing[at] if one.kind != "unit"]
        here += [self.rules.terrains[one] for one in self._terrain(at) if one in self.rules.terrains]
        for thing in dict.fromkeys(here):
            if thing.blocks or self._inside(thing, at, line):
                continue
            if self.rules.hindering[thing.id][1].get("ends", usual) in (end, "both"):
                yield Met(thing, at, 0, None, False)

    # -- hexsides ---------------------------------------------------------------------------------------------

    def _on_edges(self, line: Line, low: Fraction, high: Fraction, start_low: bool) -> Iterator[Met]:
        vertex = self.rules.said("side_vertex", "side")
        for edge, things in self.edges.items():
            touch = line.edge(edge) if things else None
            if touch is None or (touch.how == "corner" and vertex == "nothing"):
                continue
            hand = touch.hand if touch.how == "corner" and vertex == "side" else 0
            near = max(apart(line.start, at) for at in edge)
            far = max(apart(line.goal, at) for at in edge)
            near, far = (near, far) if start_low else (far, near)
            for thing in things:
                if touch.how == "beside" and thing.sides["side_along"] == "nothing":
                    continue
                spared = {"clear": {line.start, line.goal}, "target": {line.start}, "blocks": set()}
                own = bool(spared[thing.sides["own_side"]] & edge)
                how = self._edge_counts(thing, edge, line, low, high, near, far, own=own)
                if how:
                    yield Met(thing, edge, hand, touch.pair, how == "shadow", how == "second")

    def _edge_counts(
        self, thing: Thing, edge: Edge, line: Line, low: Any, high: Any, near: int, far: int, *, own: bool
    ) -> str:
        if thing.by_levels is not None:
            return self._by_levels(thing.by_levels, edge, line, own=own)
        if own:
            return ""
        if not self.rules.heights:
            return "outright"
        grounds = [self._ground(at) for at in edge if at in self.hexes]
        ground = max(grounds) if thing.sides["side_on"] == "higher" else min(grounds)
        return self._hides(thing, ground + thing.height, low, high, near, far)

    def _by_levels(self, table: Mapping[str, str], edge: Edge, line: Line, *, own: bool) -> str:
        here, there = self.levels[line.start], self.levels[line.goal]
        word = table.get(f"{min(here, there)}-{max(here, there)}", "never")
        lower = [end for end, level in ((line.start, here), (line.goal, there)) if level == min(here, there)]
        if word == "lower_end":
            return "outright" if any(end in edge for end in lower) else ""
        if word == "not_higher_end":
            higher = [end for end in (line.start, line.goal) if self.levels[end] == max(here, there)]
            return "" if any(end in edge for end in higher) else "outright"
        if own or word == "never":
            return ""
        if word == "closer" and here != there:
            from_lower, from_higher = (
                max(apart(end, at) for at in edge)
                for end in ((line.start, line.goal) if here < there else (line.goal, line.start))
            )
            return "outright" if from_lower <= from_higher else ""
        return "second" if word == "second" else "outright"


def _holds(ring: Any, at: At) -> bool:
    x, y = dot(at)
    asides = [
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)
    ]
    return bool(min(asides) >= 0)
