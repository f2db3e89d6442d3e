"""A scene read for LOS: levels, shapes, hexside features and hindering hexes, by hex.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import shapely
from attrs import frozen

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.lattice import corners_of_side
from bob_editor.geometry.parts import Side, side_of
from bob_editor.geometry.threads import centre_of
from bob_editor.model.board_edits import paint_terrain
from bob_editor.rules.ground import Ground
from bob_editor.rules.los.cells import Cells, cells
from bob_editor.rules.los.obstacles import EMPTY, HexShape
from bob_editor.rulesets.band_of_brothers_2_2.hex_shapes import HexShapes, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board
    from bob_editor.model.change import Change
    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.hulls import Hull
    from bob_editor.rules.los.obstacles import Mark, Rung
    from bob_editor.rules.los.scene import End, Scene

CAVES = ("cave", "small_cave")
SMOKE = ("smoke", "smoke_dispersed")
PALMS, ORCHARD = "palm_trees", "orchard"
TREES = (PALMS, ORCHARD)
"""Terrains that hinder in the whole hex, as high as woods; beside a run the first here is better for the target."""

_ROWS = ("reason_rows", "reason_of", "modifier_rows", "direct_fire", "_hindering_terrains")
_OF_SIDES = ("hedgerows", "walls", "cliffs", "hedgerow_codes", "hedgerow_bits", "wall_codes")
_OF_RARE_TERRAIN = ("ridges", "streams", "bridged_depressions", "dikes")
"""What a reading knows of the ruleset, of hexsides, and of terrain that few maps have."""


@frozen
class Rulings:
    """The answers in force, looked up once (9.6 of the spec)."""

    any_pieces: bool
    base_is_dot: bool
    ignore_overhang: bool
    stated_blind_hexes: bool
    either_hedgerow_hex: bool
    hedgerow_corner_blocks: bool
    count_hindrance_below: bool
    count_corner_hindrance: bool
    wall_in_front_cancels_all: bool
    whole_dike_hex: bool
    mirror_edges: bool
    rim_for_either_end: bool
    off_map_blocks: bool
    hedgerow_always: bool
    both_orchards: bool


@frozen
class Clauses:
    """How an edition's rule differs, from the ``switches`` of its data.

    ``orchards_as_woods``: an orchard hinders by any touch, so that both hexes beside a hexspine count (2.1: 57.0).
    ``dike_at_any_level``: a dike road hinders across any elevation (2.1: 58.0).
    """

    orchards_as_woods: bool = False
    dike_at_any_level: bool = False


class MapReading:
    """One scene as the Band of Brothers LOS rule sees it."""

    def __init__(self, scene: Scene, before: MapReading | None = None, change: Change | None = None) -> None:
        self.scene = scene
        self.board = _changed_board(scene)
        fresh = before is None or change is None
        self.ground = Ground(self.board, scene.ruleset) if fresh else before.ground.after(self.board, change)
        self.grid = self.board.grid
        self.cells: Cells = cells(self.grid)
        self.rulings = _rulings(scene)
        self.clauses = Clauses(**scene.ruleset.data.get("switches") or {})
        self.reading = Reading(
            base_is_dot=self.rulings.base_is_dot,
            ignore_overhang=self.rulings.ignore_overhang,
            mirror_edges=self.rulings.mirror_edges,
            upper_levels=frozenset(self._hexes_of("upper_level")),
            orchards=frozenset(self._hexes_of("orchard")),
        )
        self._maker = HexShapes(self.ground, self.reading)
        self.sunken = self._maker.sunken
        self.worded: dict[object, Reason] = {}
        self._grass_found: dict[tuple[int, str], Rung] = {}
        self._hedgerows_above: dict[int, dict[int, int]] = {}
        self._blockers: dict[float, dict[int, tuple[int, Mark | None]]] = {}
        self.shapes: dict[int, HexShape] = self._all_shapes() if fresh else dict(before.shapes)

    def blockers(self, height: float) -> Mapping[int, tuple[int, Mark | None]]:
        """By number, what reaches a height in each hex, and its core; no mark where it depends on who is adjacent."""
        found = self._blockers.get(height)
        if found is None:
            shapes = self.shapes.items()
            marks = ((number, _blocker(shape, height)) for number, shape in shapes)
            found = self._blockers[height] = {number: mark for number, mark in marks if mark is not None}
        return found

    def _all_shapes(self) -> dict[int, HexShape]:
        found = {}
        for at in self.grid.hexes:
            shape = self._maker.shape(at)
            if shape is not EMPTY:
                found[self.cells.number(at)] = shape
        return found

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]] | None:
        """The reading of an edited board, and the hexes whose shape was made anew; None where nothing can be kept."""
        if change.everything or "rulings" in change.headings:
            return None
        reading = MapReading(self.scene.with_board(board), self, change)
        if reading.sunken != self.sunken:
            return None
        touched = set(change.hexes) | {near for at in change.hexes for near in at.neighbours()}
        if change.pieces:
            touched.update(_hexes_under(change, board, whole_pieces=bool(self.reading.upper_levels)))
        touched.intersection_update(reading.grid.index)
        self._hand_over(reading, change, touched)
        reading._blockers = {height: dict(marks) for height, marks in self._blockers.items()}
        for at in touched:
            number = self.cells.number(at)
            shape = reading._maker.shape(at)
            if shape is EMPTY:
                reading.shapes.pop(number, None)
            else:
                reading.shapes[number] = shape
            for height, marks in reading._blockers.items():
                marks.pop(number, None)
                mark = _blocker(shape, height)
                if mark is not None:
                    marks[number] = mark
        return reading, frozenset(map(self.cells.number, touched))

    def _hand_over(self, after: MapReading, change: Change, touched: set[Hex]) -> None:
        """Give the reading of an edited board what is known already and still true there."""
        known, given = self.__dict__, after.__dict__
        given.update(
            {name: known[name] for name in ("labels", "caves", "smoke", "lit", *_ROWS) if name in known}
        )
        if not change.sides:
            given.update({name: known[name] for name in _OF_SIDES if name in known})
        if "levels" in known and "level_numbers" in known:
            levels = {at: after.ground.level(at) for at in touched}
            given["levels"] = {**self.levels, **levels}
            given["level_numbers"] = {
                **self.level_numbers,
                **{after.cells.number(at): n for at, n in levels.items()},
            }
        if not change.path_hexes and not any(
            self._matters(board, at) for board in (self.board, after.board) for at in touched
        ):
            given.update({name: known[name] for name in _OF_RARE_TERRAIN if name in known})
        if "hindering" in known and "hindering_numbers" in known and not change.pieces:
            given["hindering"] = dict(self.hindering)
            given["hindering_numbers"] = dict(self.hindering_numbers)
            for at in touched:
                after._hindering_again(at)
            given["_grass_found"] = {
                key: rung for key, rung in self._grass_found.items() if self.cells.hex(key[0]) not in touched
            }

    def _matters(self, board: Board, at: Hex) -> bool:
        """Whether a hex has terrain of the few kinds that are looked up over the whole map: ridges, streams, bridges."""
        rows = self.scene.ruleset.terrains
        listed = board.listed_terrain(at)
        return (
            any(one in rows and rows[one].los in ("ridge", "gate", "depression") for one in listed)
            or "bridge" in listed
        )

    def _hindering_again(self, at: Hex) -> None:
        number, terrain = self.cells.number(at), self._hindering_at(at)
        hexes, numbers = self.__dict__["hindering"], self.__dict__["hindering_numbers"]
        if terrain is None:
            hexes.pop(at, None)
            numbers.pop(number, None)
        else:
            hexes[at] = numbers[number] = terrain

    # -- levels and positions -----------------------------------------------------------------------------------

    @cached_property
    def levels(self) -> Mapping[Hex, int]:
        """The level of every hex of the map."""
        return {at: self.ground.level(at) for at in self.grid.hexes}

    @cached_property
    def level_numbers(self) -> Mapping[int, int]:
        """``levels`` by number."""
        return {self.cells.number(at): level for at, level in self.levels.items()}

    def level(self, at: Hex) -> int:
        """The level of a hex; of one off the map, 0."""
        return self.levels.get(at, 0)

    def higher_level(self, side: Side) -> int:
        """The level of the higher of the two hexes of a hexside that are on the map."""
        return max((self.levels[at] for at in side.hexes if at in self.levels), default=0)

    def end_level(self, end: End) -> int:
        """The level of a unit at an end of the thread (1.7 of the spec; 40.2, 43.4, 45.4).

        :raises UnknownPlace: where its hex has no such position.
        """
        level = self.levels.get(end.hex)
        if level is None:
            raise UnknownPlace(f"There is no hex {self.grid.label(end.hex)} on this map.")
        if end.position is None:
            bridged = self.bridged_depressions
            return level + 1 if bridged and end.hex in bridged else level
        if end.position == "upper_level":
            if end.hex not in self.reading.upper_levels:
                raise self._no_position(end, "Name it in a change upper_level.")
            return level + 1
        if end.position == "cave":
            fronts = self.cave_fronts(end)
            return max((self.levels[at] for at in fronts if at in self.levels), default=level)
        if end.position in ("bridge", "gully"):
            if end.hex not in self.bridged_depressions:
                raise self._no_position(end, "It takes a bridge over a gully or ditch.")
            return level + 1 if end.position == "bridge" else level
        raise self._no_position(end, "The rules know upper_level, cave, bridge and gully.")

    def _no_position(self, end: End, hint: str) -> UnknownPlace:
        return UnknownPlace(f"Hex {self.grid.label(end.hex)} has no position “{end.position}”.", hint=hint)

    @cached_property
    def bridged_depressions(self) -> frozenset[Hex]:
        """Hexes with a bridge over a gully or ditch, where a unit is on the bridge unless told otherwise."""
        deep = set(self._maker.depressions)
        return frozenset(
            at
            for at in self.board.hexes_with("bridge")
            if at in self.levels and deep.intersection(self.ground.terrain(at))
        )

    @cached_property
    def caves(self) -> Mapping[Hex, int]:
        """The facing of each cave, as the corner that its hexspine leads to."""
        found = {}
        for marker in self.scene.markers:
            if marker.marker in CAVES and marker.facing is not None:
                corner = self.grid.frame.corner(marker.facing)
                if corner is not None:
                    found[marker.at] = corner
        return found

    def cave_fronts(self, end: End) -> tuple[Hex, Hex]:
        """The two front hexes of the cave at an end (43.4).

        :raises UnknownPlace: where there is no cave.
        """
        corner = self.caves.get(end.hex)
        if corner is None:
            raise self._no_position(end, "Put a cave marker with a facing there.")
        return front_hexes(end.hex, corner)

    @cached_property
    def streams(self) -> frozenset[Hex]:
        """Stream hexes: painted so, or a stream runs through (A24)."""
        gates = [row.id for row in self.scene.ruleset.terrains.values() if row.los == "gate"]
        through = [at for gate in gates for at in self.board.path_hexes.get(gate, ())]
        return frozenset(
            at for at in (*self.board.hexes_with(*gates), *through) if at not in self.reading.orchards
        )

    @cached_property
    def has_gates(self) -> bool:
        """Whether plain ends may stand before a shut gate: only streams do that (45.3)."""
        return bool(self.streams)

    @cached_property
    def irregular(self) -> bool:
        """Whether a thread might leave the map: lines of hexes differ in length by more than half hexes do."""
        left, top, right, bottom = self.grid.bounds
        lengths = {self.grid.line_length(line) for line in range(self.grid.lines)}
        return max(lengths) - min(lengths) > 1 or right <= left or bottom <= top

    # -- ridges -------------------------------------------------------------------------------------------------

    @cached_property
    def ridges(self) -> Mapping[int, Mapping[int, Rung]]:
        """For each hex (its number) with ridge artwork, its part of each connected ridge (54.2)."""
        kinds = [row.id for row in self.scene.ruleset.terrains.values() if row.los == "ridge"]
        drawn = {piece.terrain for piece in self.ground.drawn}
        if not drawn.intersection(kinds) and not set(self.ground.grown_terrains).intersection(kinds):
            return {}
        return {self.cells.number(at): parts for at, parts in self._maker.connected(kinds).items()}

    def ridges_under(self, at: Hex) -> frozenset[int]:
        """The ridges on which a hex lies: those whose artwork holds its dot."""
        dot = shapely.Point(0, 0)
        return frozenset(
            ridge
            for ridge, rung in self.ridges.get(self.cells.number(at), {}).items()
            if any(area.covers(dot) for area in rung.areas)
        )

    # -- hexsides -----------------------------------------------------------------------------------------------

    def _sides_with(self, clause: str) -> frozenset[Side]:
        named = {row.id for row in self.scene.ruleset.terrains.values() if row.los == clause}
        return frozenset(
            side
            for side, features in self.board.sides.items()
            if named.intersection(f.terrain for f in features)
        )

    @cached_property
    def hedgerows(self) -> frozenset[Side]:
        """Hexsides with a hedgerow (44.0)."""
        return self._sides_with("hedgerow")

    @cached_property
    def walls(self) -> frozenset[Side]:
        """Hexsides with a wall or a roadblock (43.7, 46.1)."""
        roadblocks = (
            (marker.at, self.grid.frame.direction(marker.facing or ""))
            for marker in self.scene.markers
            if marker.marker == "roadblock"
        )
        placed = frozenset(side_of(at, direction) for at, direction in roadblocks if direction is not None)
        return self._sides_with("wall") | placed

    @cached_property
    def cliffs(self) -> frozenset[Side]:
        """Hexsides across which two hexes are not adjacent (47.4, 54.3)."""
        return self._sides_with("cliff")

    @cached_property
    def hedgerow_codes(self) -> frozenset[int]:
        """The codes of the hexsides with a hedgerow."""
        return frozenset(map(self.code, self.hedgerows))

    @cached_property
    def hedgerow_bits(self) -> Mapping[int, int]:
        """For each hex on the map with a hedgerow, by number, the directions of its hedgerows as bits."""
        found: dict[int, int] = {}
        for side in self.hedgerows:
            for at in side.hexes:
                if at in self.levels:
                    number = self.cells.number(at)
                    found[number] = found.get(number, 0) | 1 << side.direction_from(at)
        return found

    def hedgerows_above(self, level: int) -> Mapping[int, int]:
        """``hedgerow_bits`` of the hedgerows that are higher than two ends on this level."""
        found = self._hedgerows_above.get(level)
        if found is None:
            found = self._hedgerows_above[level] = {}
            for side in self.hedgerows:
                if self.rulings.hedgerow_always or self.higher_level(side) + 1 > level:
                    for at in side.hexes:
                        number = self.cells.number(at)
                        found[number] = found.get(number, 0) | 1 << side.direction_from(at)
        return found

    @cached_property
    def wall_codes(self) -> frozenset[int]:
        """The codes of the hexsides with a wall or a roadblock."""
        return frozenset(map(self.code, self.walls))

    @cached_property
    def has_lines(self) -> bool:
        """Whether anything but hexes' shapes may block: hedgerows or ridges."""
        return bool(self.hedgerow_codes or self.ridges)

    def code(self, side: Side) -> int:
        """The code of a hexside: three times its owner's number plus its direction."""
        return 3 * self.cells.number(side.owner) + side.direction

    def side_label(self, code: int) -> str:
        """The label of a hexside by its code."""
        owner, direction = divmod(code, 3)
        return self.grid.side_label(Side(self.cells.hex(owner), direction))

    # -- hindering hexes ----------------------------------------------------------------------------------------

    @cached_property
    def hindering(self) -> Mapping[Hex, str]:
        """The hindering terrain at each hex's dot: the one that hinders most, where several are listed."""
        found = {}
        candidates = {*self.board.hexes, *self.ground.drawn_at_dots, *self.reading.orchards}
        if self.board.base.terrain in self._hindering_terrains:
            candidates.update(self.grid.hexes)
        for at in candidates:
            terrain = self._hindering_at(at)
            if terrain is not None:
                found[at] = terrain
        return found

    @cached_property
    def _hindering_terrains(self) -> tuple[str, ...]:
        """The terrains that hinder, those that hinder most first."""
        rows = [row.id for row in self.scene.ruleset.terrains.values() if row.los == "hinders"]
        return tuple(
            sorted(rows, key=lambda terrain: TREES.index(terrain) if terrain in TREES else len(TREES))
        )

    def _hindering_at(self, at: Hex) -> str | None:
        if at not in self.grid.index:
            return None
        terrain = (ORCHARD,) if at in self.reading.orchards else self.ground.terrain(at)
        return next((one for one in self._hindering_terrains if one in terrain), None)

    @cached_property
    def hindering_numbers(self) -> Mapping[int, str]:
        """``hindering`` by number."""
        return {self.cells.number(at): terrain for at, terrain in self.hindering.items()}

    @cached_property
    def has_palms(self) -> bool:
        """Whether there are palms, of which the second blocks."""
        return "palm_trees" in self.hindering.values()

    @cached_property
    def has_hindrances(self) -> bool:
        """Whether anything on the map hinders."""
        return bool(self.hindering or self.wall_codes or self.dikes)

    @cached_property
    def dikes(self) -> frozenset[Hex]:
        """Hexes whose road is a dike road (46.1; 2.1: 58.0)."""
        roads = self.board.path_hexes.get("road", frozenset())
        found: set[Hex] = set()
        for change in self.scene.changes:
            if change.change == "dike_road":
                found.update(roads if change.at is None else roads.intersection(change.at))
        return frozenset(found)

    def dike_stretches(self, between: frozenset[Hex]) -> Iterator[list[tuple[int, int, Hex]]]:
        """The connected stretches of dike road within some hexes, as points: twice the canonical lattice, and the hex.

        A road runs from dot to dot; where it leaves the hexes, its stretch ends at the hexside.
        """
        linked: dict[Hex, set[Hex]] = {at: set() for at in between}
        points: dict[Hex, list[tuple[int, int, Hex]]] = {}
        for at in between:
            u, v = centre_of(at)
            points[at] = [(2 * u, 2 * v, at)]
        for path in self.board.paths:
            if path.terrain != "road":
                continue
            for first, second in pairwise(path.through):
                (u, v), (a, b) = centre_of(first), centre_of(second)
                for at, other in ((first, second), (second, first)):
                    if at in between:
                        points[at].append((u + a, v + b, at))
                        if other in between:
                            linked[at].add(other)
        left = set(between)
        while left:
            reached = {left.pop()}
            edge = list(reached)
            while edge:
                for other in linked[edge.pop()] - reached:
                    reached.add(other)
                    edge.append(other)
            left -= reached
            yield [point for at in reached for point in points[at]]

    def grass_hulls(self, number: int, terrain: str) -> tuple[Hull, ...]:
        """The hulls of the pieces of a grass in a hex."""
        return self.grass_rung(number, terrain).hulls

    def grass_touches(self, number: int, terrain: str, direction: int) -> bool:
        """Whether the artwork of a grass lies along a stretch of a hexside of its hex (A34)."""
        return bool(self.grass_rung(number, terrain).on_sides[direction])

    def grass_rung(self, number: int, terrain: str) -> Rung:
        """The artwork of a grass in a hex."""
        if (number, terrain) not in self._grass_found:
            self._grass_found[number, terrain] = self._maker.area_rung(self.cells.hex(number), terrain)
        return self._grass_found[number, terrain]

    @cached_property
    def smoke(self) -> Mapping[Hex, str]:
        """Smoke markers; a full one counts over a dispersed one (48.0)."""
        found: dict[Hex, str] = {}
        for marker in self.scene.markers:
            if marker.marker in SMOKE and found.get(marker.at) != "smoke":
                found[marker.at] = marker.marker
        return found

    # -- rows of the ruleset's data -----------------------------------------------------------------------------

    @cached_property
    def reason_rows(self) -> Mapping[str, Any]:
        """The ruleset's reasons by id: kind and rule number."""
        return {row["id"]: row for row in self.scene.ruleset.data["reasons"]}

    @cached_property
    def reason_of(self) -> Mapping[str, tuple[str, str]]:
        """Kind and rule number of the ruleset's reasons by id."""
        return {name: (row["kind"], row["cites"]) for name, row in self.reason_rows.items()}

    @cached_property
    def labels(self) -> Mapping[int, str]:
        """The printed name of every hex of the map by number."""
        return {
            number: self.grid.label(at)
            for number, at in zip(self.cells.numbers.tolist(), self.grid.hexes, strict=True)
        }

    def title(self, terrain: str) -> str:
        """What a reason calls a terrain."""
        row = self.scene.ruleset.terrains.get(terrain)
        return "Ground" if row is None else row.title

    def terrain_numbers(self, number: int) -> tuple[str, ...]:
        """The terrain at the dot of a hex by number."""
        return self.ground.terrain(self.cells.hex(number))

    @cached_property
    def modifier_rows(self) -> Mapping[str, Any]:
        """The ruleset's modifiers by id."""
        return {row["id"]: row for row in self.scene.ruleset.data.get("modifiers", ())}

    @cached_property
    def direct_fire(self) -> Mapping[str, Any]:
        """For each terrain, its effects on direct fire that are plain numbers."""
        return {
            row.id: [
                effect
                for effect in row.effects
                if effect["what"] == "direct fire"
                and isinstance(effect["value"], int)
                and not effect.get("with")
            ]
            for row in self.scene.ruleset.terrains.values()
            if "hexes" in row.places and row.los != "ridge"
        }

    # -- light and weather --------------------------------------------------------------------------------------

    @property
    def rain(self) -> bool:
        """Whether the deluge of a monsoon lasts (55.2)."""
        return bool(self.scene.conditions.get("rain"))

    @property
    def visibility(self) -> int | None:
        """Hexes that can be seen at night, None by day (50.0)."""
        value = self.scene.conditions.get("visibility")
        return None if value is None else int(value)

    @cached_property
    def lit(self) -> frozenset[Hex]:
        """Hexes that an illumination counter lights: its own and the six around it; none in rain (50.1, 55.2)."""
        if self.rain:
            return frozenset()
        centres = [marker.at for marker in self.scene.markers if marker.marker == "illumination"]
        return frozenset(at for centre in centres for at in (centre, *centre.neighbours()))

    def _hexes_of(self, change: str) -> Iterable[Hex]:
        return (at for one in self.scene.changes if one.change == change for at in one.at or ())


def _blocker(shape: HexShape, height: float) -> tuple[int, Mark | None] | None:
    """The mark of a shape at a height with its core; no mark where the shape is another beside an end, None for none."""
    if shape.near is not None:
        return 0, None
    mark = shape.mark(height)
    return None if mark is None else (mark.core, mark)


def front_hexes(at: Hex, corner: int) -> tuple[Hex, Hex]:
    """The two hexes beside a hexspine, seen from its hex (20.4, 43.4)."""
    directions = [direction for direction in range(6) if corner in corners_of_side(direction)]
    return at.neighbour(directions[0]), at.neighbour(directions[1])


def _changed_board(scene: Scene) -> Board:
    """The board with the changes that repaint hexes."""
    board = scene.board
    for change in scene.changes:
        if change.change == "terrain" and change.at:
            terrain: Any = change.fields.get("terrain", ())
            board = paint_terrain(
                board, change.at, (terrain,) if isinstance(terrain, str) else tuple(terrain)
            )
        if change.change == "orchard" and change.at:
            board = paint_terrain(board, change.at, ("orchard",))
    return board


def _hexes_under(change: Change, board: Board, *, whole_pieces: bool) -> Iterable[Hex]:
    """The hexes under what was redrawn, and their neighbours: growing stops or starts under a ring.

    ``whole_pieces`` takes the whole of every ring that came or went: an upper level goes with its building (40.2).
    """
    bounds = change.bounds if whole_pieces else change.redrawn
    if bounds is None:
        return ()
    left, top, right, bottom = bounds
    centres = ((at, board.grid.centre(at)) for at in board.grid.hexes)
    return (at for at, (x, y) in centres if left - 5 <= x <= right + 5 and top - 3 <= y <= bottom + 3)


def _rulings(scene: Scene) -> Rulings:
    known = scene.ruleset.rulings

    def is_answer(name: str, answer: str) -> bool:
        return name in known and scene.ruling(name) == answer

    return Rulings(
        any_pieces=is_answer("separate_pieces", "any_pieces"),
        base_is_dot=is_answer("obstacle_base", "hex"),
        ignore_overhang=is_answer("crest_overhang_adjacent", "ignore"),
        stated_blind_hexes=is_answer("blind_hex_formula", "stated"),
        either_hedgerow_hex=is_answer("hedgerow_between_elevations", "either_hex"),
        hedgerow_corner_blocks=is_answer("hedgerow_vertex", "block"),
        count_hindrance_below=is_answer("hindrance_below_ends", "count"),
        count_corner_hindrance=not is_answer("hindrance_vertex", "ignore"),
        wall_in_front_cancels_all=is_answer("wall_in_front", "all_walls"),
        whole_dike_hex=is_answer("dike_road_extent", "hex"),
        mirror_edges=not is_answer("edge_half_hex", "literal"),
        rim_for_either_end=is_answer("gully_rim", "either_end"),
        off_map_blocks=not is_answer("thread_off_map", "clear"),
        hedgerow_always=is_answer("hedgerow_elevation", "always"),
        both_orchards=is_answer("orchard_hexside", "both"),
    )
