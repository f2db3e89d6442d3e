"""A scene read for LOS: levels, what stands in each hex, markers and light, by hex.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import shapely
from msgspec.structs import replace
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.errors import UnknownId, UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import moved, polygon, polygons_of
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.los.answer import Modifier, Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.cut_pieces import Piece
from bob_editor.rules.los.pieces.rays import NOTHING_THERE, OnRay, Outline, grown_on_ray, outline_on_ray
from bob_editor.rules.los.read_map import ReadMap
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.combat_commander_pacific.land.bridges import bridge_paths
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING, GULLY, Chart
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents, HexContents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import Finding, Known
from bob_editor.rulesets.combat_commander_pacific.sight.outlines import outline

AIRCRAFT_LEVEL = 5
"""On which level an aircraft is (O24.4a)."""
STARSHELL_RADIUS = 2
"""How far a starshell lights, in hexes (7.2)."""
KEPT_AT_MOST = 50_000
"""How many own hexes' ground along a thread, and how many findings in words, a map keeps."""


class Rulings(Record):
    """The answers in force that LOS hangs on (``rulings`` of the data), looked up once."""

    crest_again_in_end_hex_blocks: bool
    adjacent_always_visible: bool
    higher_ground_in_end_hex_blocks: bool
    higher_crest_in_own_hex_blocks: bool
    hindrance_at_higher_end_counts: bool
    bare_touch_counts_on_hills: bool
    corner_of_marker_hex_counts: bool
    hexside_run_blinds: bool
    lesser_artwork_counts: bool
    far_hex_of_building_is_blind: bool
    gully_beats_other_types: bool


class Stock(Record, eq=False):
    """What an edit leaves as it was: contents, levels and gullies by number.

    ``disputed`` are the hexes of which a ruling decides whether they are gully hexes, ``steep`` those with ground
    higher than their dot.
    """

    contents: Mapping[int, Contents]
    levels: Mapping[int, int]
    gullies: frozenset[int]
    disputed: frozenset[int]
    steep: frozenset[int]


class MapReading(ReadMap):
    """One scene as the LOS rule of Combat Commander: Pacific sees it."""

    def __init__(
        self,
        scene: Scene,
        ground: Ground | None = None,
        stock: Stock | None = None,
        renewed: Iterable[Hex] = (),
    ) -> None:
        super().__init__(scene, ground)
        self.chart = Chart(scene)
        self.rulings = _rulings(scene)
        self.maker = HexContents(self.ground, self.chart, lesser_counts=self.rulings.lesser_artwork_counts)
        self.worded: dict[Finding, Reason] = {}
        self.clear: dict[tuple[int | tuple[str, int], ...], Reason] = {}
        """What is said of clear lines to a hex from so far off, past so much, where nothing else is said."""
        self.fire_at: dict[tuple[int, bool, bool], tuple[Modifier, ...]] = {}
        self.barriers: dict[tuple[int, int], Barriers[Any]] = {}
        self.crests: dict[tuple[int, int], dict[int, Known]] = {}
        """What ``sight.barriers`` finds between ends on certain levels, and what is said of crest lines."""
        self.inside: dict[tuple[int, Piece, int, int, bool], bool] = {}
        """Whether threads along a hexside or through a corner run inside a drawing (``sight.drawings``)."""
        self.beside: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        """Where ground of a level lies along a hexside (``sight.runs``)."""
        self._water: dict[int, bool] = {}
        self._own: dict[tuple[int, int, int, int], OnRay] = {}
        self._outlines: dict[tuple[int, int], Outline] = {}
        if stock is None:
            stock, renewed = Stock({}, {}, frozenset(), frozenset(), frozenset()), self.grid.hexes
        self.contents = dict(stock.contents)
        self.levels = dict(stock.levels)
        self.gullies, self.disputed, self.steep = stock.gullies, stock.disputed, stock.steep
        self._read(renewed)

    def _read(self, hexes: Iterable[Hex]) -> None:
        """Read these hexes anew."""
        gullies, disputed, steep = set(self.gullies), set(self.disputed), set(self.steep)
        for at in hexes:
            number = self.cells.number(at)
            level = self.levels[number] = self.ground.level(at)
            contents = self.maker.contents(at, level)
            if contents is None:
                self.contents.pop(number, None)
            else:
                self.contents[number] = contents
            steep.discard(number)
            if contents is not None and contents.top > level:
                steep.add(number)
            gullies.discard(number)
            disputed.discard(number)
            if self._may_be_gully:
                types = self.maker.types_in(at)
                if self.chart.type_of(types) == GULLY:
                    gullies.add(number)
                if self.chart.disputed(types):
                    disputed.add(number)
        self.gullies, self.disputed, self.steep = map(frozenset, (gullies, disputed, steep))

    @cached_property
    def bare(self) -> bool:
        """Whether nothing but drawings, ground and ``pits`` counts: no cave, marker, night or hindrance everywhere."""
        return not any((self.caves, self.smoke, self.blazes, self.night, self.everywhere))

    @cached_property
    def pits(self) -> frozenset[int]:
        """The hexes that may shut a thread which begins or ends there: gullies, and what may be one."""
        return self.gullies | self.disputed

    @cached_property
    def draws_ground(self) -> bool:
        """Whether any hill of the map is drawn."""
        return any(one.drawn_ground for one in self.contents.values())

    @cached_property
    def _may_be_gully(self) -> bool:
        """Whether any hex may be a gully hex: a gully is listed or drawn, or something counts as one."""
        named = {*self.ground.grown_terrains, *(piece.terrain for piece in self.ground.drawn)}
        return GULLY in named or any(change.fields.get("as") == GULLY for change in self.scene.changes)

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]]:
        """The reading of an edited board, and the hexes that were read anew."""
        touched = set(change.hexes)
        touched.update(at for at, _ in bridge_paths(self.board).items() ^ bridge_paths(board).items())
        if change.pieces:
            touched.update(hexes_near(board.grid, change.bounds, 2, 2))
        touched.update(near for at in tuple(touched) for near in at.neighbours())
        touched = {at for at in touched if at in board.grid.index}
        scene, ground = self.scene.with_board(board), self.ground.after(board, change)
        reading = MapReading(scene, ground, self._stock, touched)
        renewed = frozenset(map(self.cells.number, touched))
        reading.barriers.update({key: one.without(renewed) for key, one in self.barriers.items()})
        return reading, renewed

    @property
    def _stock(self) -> Stock:
        return Stock(self.contents, self.levels, self.gullies, self.disputed, self.steep)

    def ruled(self, scene: Scene) -> MapReading:
        """The reading of the same board and changes under other rulings, of which some decide what is in a hex."""
        return MapReading(scene, self.ground, self._stock, self._others_under(_rulings(scene)))

    def _others_under(self, after: Rulings) -> Iterable[Hex]:
        """The hexes in which something else may stand under other rulings."""
        before, numbers = self.rulings, set[int]()
        if before.gully_beats_other_types != after.gully_beats_other_types:
            numbers |= self.disputed
        if before.lesser_artwork_counts != after.lesser_artwork_counts:
            if after.lesser_artwork_counts:
                return self.grid.hexes  # what doesn't count wasn't kept
            numbers.update(number for number, contents in self.contents.items() if contents.has_lesser)
        return map(self.cells.hex, numbers)

    @cached_property
    def with_lesser(self) -> MapReading | None:
        """The map as it is where lesser artwork counts; None where it does, or where there is none."""
        if self.rulings.lesser_artwork_counts:
            return None
        rulings = {**self.scene.rulings, "lesser_artwork_counts": True}
        counting = MapReading(replace(self.scene, rulings=rulings), self.ground)
        return counting if any(one.has_lesser for one in counting.contents.values()) else None

    # -- ends -----------------------------------------------------------------------------------------------------

    def end_level(self, end: End) -> int:
        """The level of an end: of its hex's dot, or 5 of an aircraft (T89, O24.4a).

        :raises UnknownPlace: where its hex is not on the map, or has no such position.
        :raises UnknownId: where the game has no such unit.
        """
        if end.hex not in self.grid.index:
            raise UnknownPlace(f"There is no hex {self.grid.label(end.hex)} on this map.")
        if end.unit is not None and end.unit not in self.unit_rows:
            raise UnknownId(f"{self.scene.ruleset.title} knows no unit “{end.unit}” for a line of sight.")
        if end.position is not None:
            self._held_to_cave(end)
        return AIRCRAFT_LEVEL if end.unit == "aircraft" else self.levels[self.cells.number(end.hex)]

    def _held_to_cave(self, end: End) -> None:
        label = self.grid.label(end.hex)
        if end.position != "cave":
            raise UnknownPlace(f"Hex {label} has no position “{end.position}”.", hint="The rules know cave.")
        if end.hex not in self.caves:
            raise UnknownPlace(f"Hex {label} has no cave.", hint="Put a cave marker there.")
        if end.unit == "aircraft":
            raise UnknownPlace(f"An aircraft can't be in the cave of hex {label}.")

    def own_ground(self, number: int, level: int, du: int, dv: int) -> OnRay:
        """How ground of ``level`` or higher lies along a thread in its end's own hex, ``du, dv`` away from the dot."""
        contents = self.contents.get(number)
        if contents is None or contents.top < level:
            return NOTHING_THERE
        if not contents.drawn_ground:
            return grown_on_ray((part.rims for part in contents.ground if part.level >= level), du, dv)
        key = number, level, du, dv
        found = self._own.get(key)
        if found is None:
            if len(self._own) >= KEPT_AT_MOST:
                self._own.clear()
            found = self._own[key] = outline_on_ray(self.outline(number, level), du, dv)
        return found

    def outline(self, number: int, level: int) -> Outline:
        """The outline of all ground of ``level`` or higher in a hex that has some."""
        try:
            return self._outlines[number, level]
        except KeyError:
            found = self._outlines[number, level] = outline(self.contents[number], level)
            return found

    def type_of(self, at: Hex) -> str:
        """The effective terrain type of a hex (T81.1)."""
        return self.maker.type_of(at)

    @cached_property
    def buildings(self) -> list[Polygon]:
        """The connected building drawings of the map, in thousandths of the canonical frame (T85)."""
        areas: list[BaseGeometry] = []
        kinds, hexes, counts_as = (BUILDING, *self.chart.replaced), self.grid.hexes, self.chart.counts_as
        names = {name for name in kinds if any(counts_as(name, at) == BUILDING for at in hexes)}
        areas.extend(piece.area for piece in self.ground.drawn if piece.terrain in names)
        for at in self.grid.hexes:
            ring = self.maker.grown_ring(at, BUILDING)
            if ring is not None:
                u, v = self.grid.frame.canonical_centre(at)
                areas.append(moved(polygon(ring), (u * MILLI, v * MILLI)))
        return polygons_of(shapely.union_all(areas))

    # -- markers and light ----------------------------------------------------------------------------------------

    def marked(self, name: str) -> frozenset[Hex]:
        """The hexes with a marker."""
        return self._marked.get(name, frozenset())

    @cached_property
    def _marked(self) -> Mapping[str, frozenset[Hex]]:
        found: dict[str, set[Hex]] = {}
        for marker in self.scene.markers:
            found.setdefault(marker.marker, set()).add(marker.at)
        return {name: frozenset(hexes) for name, hexes in found.items()}

    def in_water(self, number: int) -> bool:
        """Whether a hex is water terrain (F100.3)."""
        if number not in self._water:
            self._water[number] = self.type_of(self.cells.hex(number)) in tagged(self.scene.ruleset, "water")
        return self._water[number]

    @cached_property
    def caves(self) -> frozenset[Hex]:
        """Hexes with a cave (F102)."""
        return self.marked("cave")

    @cached_property
    def blazes(self) -> frozenset[int]:
        """Numbers of the hexes with a blaze (T83)."""
        return frozenset(map(self.cells.number, self.marked("blaze")))

    @cached_property
    def smoke(self) -> Mapping[int, int]:
        """The largest smoke value in each hex that has any, by number (15.1.4)."""
        found: dict[int, int] = {}
        for marker in self.scene.markers:
            value = marker.fields.get("value")
            if marker.marker == "smoke" and isinstance(value, int) and value > 0:
                number = self.cells.number(marker.at)
                found[number] = max(value, found.get(number, 0))
        return found

    @cached_property
    def night(self) -> bool:
        """Whether it is night (18)."""
        return bool(self.scene.in_force.get("night"))

    @cached_property
    def everywhere(self) -> int:
        """The hindrance that a scenario rule puts on every line of sight, 0 for none (1.0)."""
        return int(self.scene.in_force.get("hindrance") or 0)

    @cached_property
    def lit(self) -> frozenset[Hex]:
        """The hexes that starshells light (7.2)."""
        return frozenset(at for centre in self.marked("starshell") for at in centre.within(STARSHELL_RADIUS))

    # -- rows of the ruleset's data -------------------------------------------------------------------------------

    @cached_property
    def unit_rows(self) -> Mapping[str, Any]:
        """The units that LOS tells apart."""
        return self.scene.ruleset.rows("units")

    def title(self, name: str) -> str:
        """What a reason calls a terrain or a marker."""
        if name in self.scene.ruleset.terrains:
            return super().title(name)
        return str(self.scene.ruleset.rows("markers").get(name, {}).get("title", name.capitalize()))


def _rulings(scene: Scene) -> Rulings:
    return Rulings(**{name: bool(scene.ruling(name)) for name in Rulings.__annotations__})
