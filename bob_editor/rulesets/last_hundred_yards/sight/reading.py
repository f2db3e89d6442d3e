"""A scene read for LOS: hexes, hexsides, roads, markers and light, by number.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from itertools import chain, pairwise

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between
from bob_editor.model.board import Board, Contour
from bob_editor.model.change import Change
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.outright import Outright
from bob_editor.rules.los.read_map import ReadMap
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.threads.cells import Cells, cells
from bob_editor.rulesets.last_hundred_yards.land.blind_hexes import blind_hex_table
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ContourShape, drawn_contours
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, ANY_LEVEL
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, HexFacts, HexReader
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import with_hill_levels
from bob_editor.rulesets.last_hundred_yards.land.rulings import rulings_of
from bob_editor.rulesets.last_hundred_yards.land.standing import Standing
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.side_features import HEXSIDES, SideFeature, side_feature

_OF_HEXES: Mapping[str, Callable[[HexFacts, Collection[str]], bool]] = {
    "path_is_los_corridor": lambda facts, _: facts.has_path or facts.forest != ABSENT,
    "feature_blind_by_image": lambda _, kinds: "building" in kinds,
    "orchard_height_matters": lambda facts, _: facts.orchard != ABSENT,
}
"""The rulings on which hangs what stands in a hex; in which it may, by its facts and how LOS takes what it lists."""


class MapReading(ReadMap):
    """One scene as the LOS rule of The Last Hundred Yards sees it.

    ``facts`` holds the hexes that aren't plain, by number; ``sides`` the hexsides with a feature, by code.
    """

    nameless = "Hill"

    def __init__(
        self,
        scene: Scene,
        ground: Ground,
        facts: dict[int, HexFacts],
        sides: Mapping[int, tuple[str, ...]],
        known: Mapping[Contour, ContourShape],
    ) -> None:
        super().__init__(scene, ground)
        self.rulings = rulings_of(scene)
        self.facts = facts
        self.sides = sides
        self.contours, self.contour_shapes = drawn_contours(ground, self.cells, known)
        self.blind_hexes = blind_hex_table(scene.ruleset)
        self.standing = Standing.of(scene, self.cells)
        self.reasons: dict[Cause, Reason] = {}
        self.worded: dict[Cause, tuple[str, str, str, str]] = {}
        self.clear: dict[tuple[str, int], tuple[Reason]] = {}
        self.barriers: dict[tuple[int, int], Barriers[Outright[HexFacts]]] = {}
        self.on_one_level: dict[int, Barriers[Outright[HexFacts]]] = {}
        self.so_high: dict[int, Barriers[Outright[HexFacts]]] = {}
        """What ``sight.barriers`` finds between ends of two ranks, and of what that is made."""
        self.ranks = [0] * self.cells.size
        """By number, the contour rank of each hex."""
        self.features: dict[int, tuple[SideFeature, ...]] = {}
        """What stands on the hexsides with a feature, by code."""

    @staticmethod
    def of(scene: Scene) -> MapReading:
        """The reading of a scene."""
        ground = Ground(with_hill_levels(scene), scene.ruleset)
        reading = MapReading(scene, ground, {}, _sides(ground.board, cells(ground.board.grid)), {})
        reading._read(reading.grid.hexes)
        return reading

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]] | None:
        """The reading of an edited board, and the hexes that were read anew; None where nothing can be kept."""
        if any(getattr(piece, "line", "") == "thin" for piece in change.pieces):
            return None  # ranks may change anywhere
        scene = self.scene.with_board(board)
        board = with_hill_levels(scene)
        ground = self.ground.after(board, change)
        sides = dict(self.sides)
        for side in change.sides:
            code = self.code(side)
            sides.pop(code, None)
            sides.update(_features(board, side, code))
        reading = MapReading(scene, ground, dict(self.facts), sides, self.contour_shapes)
        reading.ranks = self.ranks.copy()
        reading.features = {code: here for code, here in self.features.items() if code in sides}
        if not change.pieces:
            reading.held_sides = self.held_sides
        if not change.pieces and not change.path_hexes:
            reading.road_codes, reading.river_codes = self.road_codes, self.river_codes
        touched = {near for at in change.hexes for near in (at, *at.neighbours())}
        touched.update(at for side in change.sides for at in side.hexes)
        touched.update(change.path_hexes)
        if change.pieces:
            touched.update(hexes_near(board.grid, change.bounds, 7, 7))
        levels = (self.ground.grown_levels or frozenset()) ^ (ground.grown_levels or frozenset())
        if levels:
            touched.update(at for at in reading.grid.hexes if ground.level(at) >= min(levels))
        inside = [at for at in touched if at in reading.grid.index]
        reading._read(inside)
        return reading, frozenset(map(self.cells.number, inside))

    def ruled(self, scene: Scene) -> MapReading:
        """The reading of the same board and changes under other rulings, of which some decide what is in a hex."""
        reading = MapReading(scene, self.ground, dict(self.facts), self.sides, self.contour_shapes)
        reading.ranks = self.ranks.copy()
        for code in self.sides:
            reading._read_feature(code)
        for name, may_differ in _OF_HEXES.items():
            if getattr(self.rulings, name) != getattr(reading.rulings, name):
                reading._read(
                    [
                        at
                        for at, number in self.numbers.items()
                        if may_differ(self.facts.get(number, PLAIN), self._kinds_listed(at))
                    ]
                )
        return reading

    def _kinds_listed(self, at: Hex) -> set[str]:
        """How LOS takes what a hex lists."""
        rows = self.scene.ruleset.terrains
        return {rows[one].los for one in self.board.listed_terrain(at) if one in rows}

    def _read(self, hexes: Collection[Hex]) -> None:
        """Read hexes anew."""
        reader = HexReader(
            self.ground,
            self.contours,
            roads=("road", "path") if self.rulings.path_is_los_corridor else ("road",),
            whole_buildings=not self.rulings.feature_blind_by_image,
        )
        numbers = [self.cells.number(at) for at in hexes]
        for number, at in zip(numbers, hexes, strict=True):
            facts = reader.facts(at, number)
            if facts.orchard != ABSENT and not self.rulings.orchard_height_matters:
                facts = replace(facts, orchard=ANY_LEVEL)
            if facts is PLAIN:
                self.facts.pop(number, None)
            else:
                self.facts[number] = facts
            self.ranks[number] = facts.rank
        around = map(self.codes_around, numbers if self.sides else ())
        for code in self.sides.keys() & set(chain.from_iterable(around)):
            self._read_feature(code)

    def _read_feature(self, code: int) -> None:
        """Read anew what stands on a hexside."""
        level = self.side_level(code)
        here = (side_feature(self.scene.ruleset, self.rulings, one, level) for one in self.sides[code])
        self.features[code] = tuple(here)

    def edges_where(self, number: int, parts: Callable[[SideFeature], bool]) -> int:
        """The hexsides of a hex with a feature that ``parts`` ends, as the bits of a course (``stepped``)."""
        features = self.features
        return (
            self.sides_where(number, lambda code: any(map(parts, features.get(code, ())))) if features else 0
        )

    def pathless_sides(self, number: int) -> int:
        """The hexsides of a hex that neither a road nor a river crosses, as the bits of a course."""
        roads, rivers = self.road_codes, self.river_codes
        return self.sides_where(number, lambda code: code not in roads and code not in rivers)

    # -- hexes --------------------------------------------------------------------------------------------------

    def level(self, number: int) -> int:
        """The hill level of a hex; of one off the map, 0."""
        return self.facts.get(number, PLAIN).level

    def contour_parts(self, contour: int, rank: int) -> bool:
        """Whether a contour of some rank is high enough to part ends of another on one level (4.2.1c.i)."""
        return contour > rank or (contour == rank and self.rulings.contour_equal_blocks)

    @cached_property
    def stops_plainly(self) -> bool:
        """Whether no line is stopped by what holds its ends, or by a hexside of their own hexes."""
        return not self.standing.shuts and (not self.features or self.rulings.own_tree_line_exempt)

    @cached_property
    def held_sides(self) -> frozenset[int]:
        """The codes of the hexsides that a drawn contour holds."""
        return frozenset().union(*(contour.shape.sides for contour in self.contours))

    @cached_property
    def contour_order(self) -> Mapping[ContourShape, int]:
        """The places of the drawn contours on the board, by shape."""
        return {contour.shape: place for place, contour in enumerate(self.contours)}

    # -- hexsides -----------------------------------------------------------------------------------------------

    @cached_property
    def road_codes(self) -> frozenset[int]:
        """The codes of the hexsides that a road crosses; by ruling ``path_is_los_corridor`` a path's too."""
        roads = ("road", "path") if self.rulings.path_is_los_corridor else ("road",)
        return frozenset(self._path_codes(roads))

    @cached_property
    def river_codes(self) -> frozenset[int]:
        """The codes of the hexsides that a river crosses."""
        return frozenset(self._path_codes(("river",)))

    def _path_codes(self, terrains: tuple[str, ...]) -> Iterator[int]:
        for path in self.board.paths:
            if path.terrain in terrains:
                for first, second in pairwise(path.through):
                    side = side_between(first, second)
                    if side is not None:
                        yield self.code(side)

    def side_level(self, code: int) -> int:
        """The level of the higher of a hexside's two hexes."""
        first, second = self.side_hexes(code)
        return max(self.level(first), self.level(second))


def _sides(board: Board, numbers: Cells) -> dict[int, tuple[str, ...]]:
    """The hexsides with a feature that may block, by code."""
    found: dict[int, tuple[str, ...]] = {}
    for side in board.sides:
        found.update(_features(board, side, 3 * numbers.number(side.owner) + side.direction))
    return found


def _features(board: Board, side: Side, code: int) -> dict[int, tuple[str, ...]]:
    """The features of one hexside that may block, by its code; nothing where it has none, or lies off the map."""
    here = tuple(one for one in board.side_terrain(side) if one in HEXSIDES)
    return {code: here} if here and any(at in board.grid.index for at in side.hexes) else {}
