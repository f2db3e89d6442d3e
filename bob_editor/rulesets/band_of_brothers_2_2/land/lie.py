"""The lie of the land: levels, positions in a hex, streams, ridges, light and weather, and the ruleset's rows."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import shapely
from msgspec.structs import replace

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, front_hexes
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.board_edits import with_hexes
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets.band_of_brothers_2_2.land.chart import RulesetRows
from bob_editor.rulesets.band_of_brothers_2_2.land.hex_shapes import HexShapes, Reading
from bob_editor.rulesets.band_of_brothers_2_2.land.rulings import Clauses, rulings_of

CAVES = ("cave", "small_cave")
SMOKE = ("smoke", "smoke_dispersed")


class Land(RulesetRows):
    """The board of a scene, with the changes that repaint it, as the rule reads it hex by hex."""

    def __init__(self, scene: Scene, ground: Ground) -> None:
        super().__init__(scene, ground)
        self.rulings = rulings_of(scene)
        self.clauses = Clauses(**scene.ruleset.data.get("switches") or {})
        self.reading = Reading(
            base_is_dot=self.rulings.base_is_dot,
            ignore_overhang=self.rulings.ignore_overhang,
            mirror_edges=self.rulings.mirror_edges,
            upper_levels=frozenset(self._hexes_of("upper_level")),
            orchards=frozenset(self._hexes_of("orchard")),
        )
        self.maker = HexShapes(self.ground, self.reading)
        self.sunken = self.maker.sunken

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
        """The level of a unit at an end of the thread (47.2, 40.2, 43.4, 45.4).

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
                raise self._no_position(end, "It takes the change “Upper level” of a scenario or trial.")
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
        title = self.scene.ruleset.rows("ends").get(end.position or "", {}).get("title", end.position)
        return UnknownPlace(f"Hex {self.grid.label(end.hex)} has no position “{title}”.", hint=hint)

    @cached_property
    def bridged_depressions(self) -> frozenset[Hex]:
        """Hexes with a bridge over a gully or ditch, where a unit is on the bridge unless told otherwise."""
        deep = set(self.maker.depressions)
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
        """Stream hexes: painted so, or a stream runs through (docs/games/band-of-brothers.md, A24)."""
        gates = [row.id for row in self.scene.ruleset.terrains.values() if row.los == "gate"]
        through = [at for gate in gates for at in self.board.path_hexes.get(gate, ())]
        return frozenset(
            at for at in (*self.board.hexes_with(*gates), *through) if at not in self.reading.orchards
        )

    # -- ridges -------------------------------------------------------------------------------------------------

    @cached_property
    def ridges(self) -> Mapping[int, Mapping[int, Rung]]:
        """For each hex (its number) with ridge artwork, its part of each connected ridge (54.2)."""
        kinds = [row.id for row in self.scene.ruleset.terrains.values() if row.los == "ridge"]
        drawn = {piece.terrain for piece in self.ground.drawn}
        if not drawn.intersection(kinds) and not set(self.ground.grown_terrains).intersection(kinds):
            return {}
        return {self.cells.number(at): parts for at, parts in self.maker.connected(kinds).items()}

    def ridges_under(self, at: Hex) -> frozenset[int]:
        """The ridges on which a hex lies: those whose artwork holds its dot."""
        dot = shapely.Point(0, 0)
        return frozenset(
            ridge
            for ridge, rung in self.ridges.get(self.cells.number(at), {}).items()
            if any(area.covers(dot) for area in rung.areas)
        )

    @cached_property
    def smoke(self) -> Mapping[Hex, str]:
        """Smoke markers; a full one counts over a dispersed one (48.0)."""
        found: dict[Hex, str] = {}
        for marker in self.scene.markers:
            if marker.marker in SMOKE and found.get(marker.at) != "smoke":
                found[marker.at] = marker.marker
        return found

    # -- light and weather --------------------------------------------------------------------------------------

    @cached_property
    def rain(self) -> bool:
        """Whether the deluge of a monsoon lasts (55.2)."""
        return bool(self.scene.in_force.get("rain"))

    @cached_property
    def visibility(self) -> int | None:
        """Hexes that can be seen at night, None by day (50.0)."""
        value = self.scene.in_force.get("visibility")
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


def changed_board(scene: Scene) -> Board:
    """The board with the changes that repaint hexes."""
    board = scene.board
    sunken = {row.id for row in scene.ruleset.terrains.values() if row.los == "depression"}
    for change in scene.changes:
        if change.change == "terrain" and change.at:
            terrain: Any = change.fields.get("terrain", ())
            listed = terrain if isinstance(terrain, list | tuple) else (terrain,)
            terrains = tuple(one for one in listed if isinstance(one, str))
            board = _repainted(board, change.at, terrains, sinks=not sunken.isdisjoint(terrains))
        if change.change == "orchard" and change.at:
            board = _repainted(board, change.at, ("orchard",), sinks=False)
    return board


def _repainted(board: Board, hexes: Iterable[Hex], terrain: Iterable[str], *, sinks: bool) -> Board:
    """The board with these terrains listed, the base terrain too: it is at the dot, whatever is drawn there.

    Level -1 comes and goes with the gully or ditch (45.4).
    """
    features = tuple(map(Feature, terrain))

    def repainted(content: HexContent) -> HexContent:
        level = content.level
        kept = None if level is None or sinks or level < 0 else level
        return replace(content, terrain=features, level=kept)

    return with_hexes(board, {at: repainted(board.content(at)) for at in hexes})
