"""A scene read for LOS: shapes of its hexes, and what an edit leaves of them.

Everything that ``trace`` and ``field`` ask of the map is answered by a reading, so the two can only differ in how they
look. By topic: ``land`` has levels and positions, ``hexside_features`` and ``hindering_terrain`` what their names say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cached_property

from shapely.geometry import Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.land.ground import Ground, worked_out
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.shapes import Shapes
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.band_of_brothers_2_2.land.hindering_terrain import HinderingTerrain
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import changed_board
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause

_ROWS = ("reason_rows", "reason_of", "clear_reasons", "listed_modifiers", "_hindering_terrains")
_OF_SIDES = (
    *("hedgerows", "hedgerow_codes", "hedgerows_at_edge"),
    *("_listed_walls", "walls", "cliffs", "wall_codes", "wall_bits"),
)
_OF_RARE_TERRAIN = ("ridges", "streams", "bridged_depressions", "dikes")
"""What a reading knows of the ruleset, of hexsides, of their levels, and of terrain that few maps have."""

_OF_MARKERS = (
    *("caves", "smoke", "lit", "rain", "visibility"),
    *("walls", "wall_codes", "wall_bits", "hindering_way", "has_hindrances"),
)
"""What a reading knows of the scene's markers, light and weather, and what hangs on it: a roadblock is as a wall."""

_UNRULED = {"levels", "level_numbers", "hindering", "hindering_numbers", *_ROWS, *_OF_SIDES}
_UNRULED -= {*_OF_MARKERS}
"""What a reading knows of the board alone, on which no ruling bears."""


class MapReading(HinderingTerrain):
    """One scene as the rule sees it; ``shapes`` are those of its hexes, by number."""

    def __init__(self, scene: Scene, ground: Ground | None = None) -> None:
        super().__init__(scene, ground or Ground(changed_board(scene), scene.ruleset))
        self.worded: dict[object, Reason] = {}
        self.joins: dict[tuple[int, float], bool] = {}
        self.causes_beside: dict[tuple[float, ...], Cause] = {}
        self.barriers: dict[tuple[int, int], Barriers[Barrier]] = {}
        self.shapes = Shapes(self.maker.shape, self.cells)

    @cached_property
    def plain_ends(self) -> Mapping[Hex, tuple[int, int, bool]]:
        """Number and level of the ends on the ground, or a bridge, and whether a gate may be shut before it (45.3)."""
        return {at: self._plain_end(at, level) for at, level in self.levels.items()}

    def _plain_end(self, at: Hex, level: int) -> tuple[int, int, bool]:
        bridged = at in self.bridged_depressions
        return self.numbers[at], level + bridged, at in self.streams and not bridged

    @cached_property
    def shapes_vary(self) -> bool:
        """Whether the shapes of some hexes are others beside an end (docs/games/band-of-brothers.md, A05)."""
        return self.sunken or self.rulings.ignore_overhang

    @cached_property
    def has_stops_apart(self) -> bool:
        """Whether what is met in corners, or isn't told hex by hex, may hide before the nearest hex that does."""
        return bool(self.ridges) or self.has_palms or self.rulings.hedgerow_corner_blocks

    def under(self, scene: Scene) -> MapReading:
        """The reading of the same board with other markers, conditions and units; it shares what they don't alter.

        ``scene`` has this one's board, changes and rulings.
        """
        reading = copy(self)
        reading.scene = scene
        for name in _OF_MARKERS:
            reading.__dict__.pop(name, None)
        return reading

    def ruled(self, scene: Scene) -> MapReading:
        """The reading of the same board and changes under other rulings, with what hangs on none of them."""
        reading = MapReading(scene, self.ground)
        shared = _UNRULED & self.__dict__.keys()
        reading.__dict__.update({name: self.__dict__[name] for name in shared})
        return reading

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]] | None:
        """The reading of an edited board, and the hexes whose shape was made anew; None where nothing can be kept."""
        scene = self.scene.with_board(board)
        reading = MapReading(scene, self.ground.after(changed_board(scene), change))
        if reading.sunken != self.sunken or _areas(reading) != _areas(self):
            return None
        touched = set(change.hexes) | {near for at in change.hexes for near in at.neighbours()}
        if change.pieces:
            touched.update(hexes_near(board.grid, change.redrawn, 5, 3))
        touched = {at for at in touched if at in reading.grid.index}
        self._hand_over(reading, change, touched)
        again = {self.code(side) for at in touched for side in sides_of(at)}
        reading.joins = {key: met for key, met in self.joins.items() if key[0] not in again}
        renewed = frozenset(map(self.cells.number, touched))
        reading.shapes.keep(self.shapes, apart_from=renewed)
        return reading, renewed

    def _hand_over(self, after: MapReading, change: Change, touched: set[Hex]) -> None:
        """Give the reading of an edited board what is known already and still true there."""
        known, given = self.__dict__, after.__dict__
        given.update(worked_out(self, ("labels", "caves", "smoke", "lit", *_ROWS)))
        if change.sides:
            self.hand_over_sides(after, change.sides)
        else:
            given.update(worked_out(self, _OF_SIDES))
        if "levels" in known and "level_numbers" in known:
            levels = {at: after.ground.level(at) for at in touched}
            numbers = {after.cells.number(at): level for at, level in levels.items()}
            given["levels"] = {**self.levels, **levels}
            given["level_numbers"] = {**self.level_numbers, **numbers}
        boards = (self.board, after.board)
        drawn = {piece.terrain for board in boards for piece in board.artwork} if change.pieces else ()
        if not (
            change.path_hexes
            or self._any_rare(drawn)
            or any(self._matters(board, at) for board in boards for at in touched)
        ):
            given.update(worked_out(self, _OF_RARE_TERRAIN))
        if "plain_ends" in known and "levels" in given:
            given["plain_ends"] = self._plain_ends_of(after, touched)
        if "hindering" in known and "hindering_numbers" in known:
            given["hindering"] = dict(self.hindering)
            given["hindering_numbers"] = dict(self.hindering_numbers)
            for at in touched:
                after._hindering_again(at)
            again = set(map(self.cells.number, touched))
            given["grass_found"] = {
                key: rung for key, rung in self.grass_found.items() if key[0] not in again
            }

    def _plain_ends_of(self, after: MapReading, touched: set[Hex]) -> Mapping[Hex, tuple[int, int, bool]]:
        """``plain_ends`` after an edit, found anew where it touched the map or where streams and bridges differ."""
        wet, bridged = self.streams ^ after.streams, self.bridged_depressions ^ after.bridged_depressions
        again = (touched | wet | bridged) & after.levels.keys()
        return {**self.plain_ends, **{at: after._plain_end(at, after.levels[at]) for at in again}}

    def _matters(self, board: Board, at: Hex) -> bool:
        """Whether a hex has terrain of the kinds that are looked up over the whole map: ridges, streams, bridges."""
        listed = board.listed_terrain(at)
        return self._any_rare(listed) or "bridge" in listed

    def _any_rare(self, terrains: Iterable[str]) -> bool:
        rows = self.scene.ruleset.terrains
        return any(one in rows and rows[one].los in ("ridge", "gate", "depression") for one in terrains)

    def _hindering_again(self, at: Hex) -> None:
        number, terrain = self.cells.number(at), self.hindering_at(at)
        hexes, numbers = self.__dict__["hindering"], self.__dict__["hindering_numbers"]
        if terrain is None:
            hexes.pop(at, None)
            numbers.pop(number, None)
        else:
            hexes[at] = numbers[number] = terrain


def _areas(reading: MapReading) -> list[Polygon]:
    """The buildings whose upper levels may reach into any hex (40.2)."""
    return [house.area for house in reading.maker.raised]
