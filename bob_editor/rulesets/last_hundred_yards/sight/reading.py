"""A scene read for LOS: hexes, hexsides, roads, markers and light, by number.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between
from bob_editor.model.board import Board, Contour
from bob_editor.model.change import Change
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.read_map import ReadMap
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.threads.cells import Cells, cells
from bob_editor.rules.los.threads.stepped import SIDE
from bob_editor.rulesets.last_hundred_yards.land.blind_hexes import blind_hex_table
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS, ContourShape, drawn_contours
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, ANY_LEVEL
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, HexFacts, HexReader
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import with_hill_levels
from bob_editor.rulesets.last_hundred_yards.land.rulings import Rulings, rulings_of
from bob_editor.rulesets.last_hundred_yards.land.standing import Standing
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.side_features import (
    ALWAYS,
    HEXSIDES,
    NEVER,
    TREE_LINE,
    SideFeature,
    side_feature,
)

_OF_HEXES: Mapping[str, Callable[[HexFacts, Collection[str]], bool]] = {
    "path_is_los_corridor": lambda facts, _: facts.has_path or facts.forest != ABSENT,
    "feature_blind_by_image": lambda _, kinds: "building" in kinds,
    "orchard_height_matters": lambda facts, _: facts.orchard != ABSENT,
}
"""The rulings on which hangs what stands in a hex; in which it may, by its facts and how LOS takes what it lists."""

_OF_WEIGHTS = (
    "forest_pair_height_matters",
    "bare_hill_blocks_same_level",
    "feature_height_matters",
    "hedgerow_blocks",
)
"""The rulings on which hangs besides what a hex may part at most."""


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
        self.worded: dict[tuple[object, ...], tuple[str, str, str, str]] = {}
        self.most_on_one_level = [NEVER] * self.cells.size
        """By number, the greatest rank of two ends on one level that anything in the hex may part."""
        self.most_between_levels = [NEVER] * self.cells.size
        """By number, the greatest height of what may part two ends on different levels."""
        self.edges: dict[int, int] = {}
        """By number, the hexsides with a feature, as the bits of a course (``stepped``)."""
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
        reading._take_weights(self)
        for code in reading.features.keys() - sides.keys():
            del reading.features[code]
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
        if self._differs(reading, _OF_WEIGHTS):
            reading._weigh(self.numbers.values())
        else:
            reading._take_weights(self)
        for name, may_differ in _OF_HEXES.items():
            if self._differs(reading, (name,)):
                reading._read(
                    [
                        at
                        for at, number in self.numbers.items()
                        if may_differ(self.facts.get(number, PLAIN), self._kinds_listed(at))
                    ]
                )
        return reading

    def _differs(self, other: MapReading, rulings: Iterable[str]) -> bool:
        return any(getattr(self.rulings, name) != getattr(other.rulings, name) for name in rulings)

    def _kinds_listed(self, at: Hex) -> set[str]:
        """How LOS takes what a hex lists."""
        rows = self.scene.ruleset.terrains
        return {rows[one].los for one in self.board.listed_terrain(at) if one in rows}

    def _take_weights(self, other: MapReading) -> None:
        """Have hexes part at most what they do in another reading."""
        self.most_on_one_level = other.most_on_one_level.copy()
        self.most_between_levels = other.most_between_levels.copy()
        self.edges = other.edges.copy()
        self.features = dict(other.features)

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
                facts = facts._replace(orchard=ANY_LEVEL)
            if facts is PLAIN:
                self.facts.pop(number, None)
            else:
                self.facts[number] = facts
        self._weigh(numbers)

    def _weigh(self, numbers: Iterable[int]) -> None:
        """Find anew what hexes that are read may part at most."""
        for number in numbers:
            facts = self.facts.get(number, PLAIN)
            self.most_on_one_level[number] = _most_on_one_level(facts, self.rulings)
            self.most_between_levels[number] = _most_between_levels(facts)
            self.edges.pop(number, None)
            if self.sides:
                self._read_edges(number)

    def _read_edges(self, number: int) -> None:
        """Read anew what hexsides with a feature make of a hex."""
        for direction, code in enumerate(codes_around(number, self.cells.width)):
            names = self.sides.get(code)
            if names is None:
                continue
            level, ruleset = self.side_level(code), self.scene.ruleset
            here = tuple(side_feature(ruleset, self.rulings, one, level) for one in names)
            self.features[code] = here
            self.edges[number] = self.edges.get(number, 0) | 1 << direction << SIDE
            most = ORDERS * (max(one.parts for one in here) + 1) - 1
            self.most_on_one_level[number] = max(self.most_on_one_level[number], most)
            most = max(one.top if one.terrain == TREE_LINE else NEVER for one in here)
            self.most_between_levels[number] = max(self.most_between_levels[number], most)

    # -- hexes --------------------------------------------------------------------------------------------------

    def level(self, number: int) -> int:
        """The hill level of a hex; of one off the map, 0."""
        return self.facts.get(number, PLAIN).level

    def rank(self, number: int) -> int:
        """The contour rank of a hex (docs/games/last-hundred-yards.md, 1.4)."""
        return self.facts.get(number, PLAIN).rank

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


def _most_on_one_level(facts: HexFacts, rulings: Rulings) -> int:
    """The greatest rank of two ends on one level that anything in a hex may part; more can't be less exact."""
    if facts.forest != ABSENT and not rulings.forest_pair_height_matters:
        return ORDERS * ALWAYS
    tops = [facts.forest, facts.orchard, *(one.height for one in facts.buildings[:1])]
    if rulings.bare_hill_blocks_same_level:
        tops.append(facts.level)
    if facts.buildings and not rulings.feature_height_matters:
        return ORDERS * ALWAYS
    return max([ORDERS * max(tops) - 1, *(one.height for one in facts.contours[:1])])


def _most_between_levels(facts: HexFacts) -> int:
    """The greatest height of what may part two ends on different levels."""
    if facts.roadway:
        return ALWAYS
    tops = [top.height for top in facts.tops[:1]]
    return max([*tops, *(pieces.height for pieces in facts.buildings[:1])], default=NEVER)


def codes_around(number: int, width: int) -> Iterable[int]:
    """The codes of a hex's six hexsides."""
    yield from (3 * number + direction for direction in range(3))
    yield from (3 * (number - step) + direction for direction, step in enumerate((-1, width - 1, width)))


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
