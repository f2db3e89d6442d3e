"""What stands on hexsides and along roads: hedgerows, walls, roadblocks, cliffs, dike roads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from bob_editor.geometry.grouped import connected
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of, sides_of
from bob_editor.geometry.threads import centre_of
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import Land


class HexsideFeatures(Land):
    """The land with its hexside features, by hexside and by code (three times the owner's number plus direction)."""

    def _sides_with(self, clause: str, among: Iterable[Side] | None = None) -> frozenset[Side]:
        """The hexsides of the map, or those among some, with a feature of this clause."""
        named = {row.id for row in self.scene.ruleset.terrains.values() if row.los == clause}
        sides = self.board.sides
        return frozenset(
            side
            for side in (sides if among is None else among)
            if named.intersection(f.terrain for f in sides.get(side, ())) and self.on_map(side)
        )

    def hand_over_sides(self, after: HexsideFeatures, differ: frozenset[Side]) -> None:
        """Give the features of an edited board what is known already and differs on these hexsides alone."""
        for name, clause in (("hedgerows", "hedgerow"), ("_listed_walls", "wall"), ("cliffs", "cliff")):
            if name in self.__dict__:
                after.__dict__[name] = self.__dict__[name] - differ | after._sides_with(clause, differ)

    def on_map(self, side: Side) -> bool:
        """Whether a hexside bounds a hex of the map; the code of any other means nothing."""
        return any(at in self.numbers for at in side.hexes)

    @cached_property
    def hedgerows(self) -> frozenset[Side]:
        """Hexsides with a hedgerow (44.0)."""
        return self._sides_with("hedgerow")

    @cached_property
    def hedgerows_at_edge(self) -> bool:
        """Whether the map has a hex on one side alone of any hedgerow."""
        return any(at not in self.numbers for side in self.hedgerows for at in side.hexes)

    @cached_property
    def walls(self) -> frozenset[Side]:
        """Hexsides with a wall or a roadblock (43.7, 46.1)."""
        roadblocks = (
            (marker.at, self.grid.frame.direction(marker.facing or ""))
            for marker in self.scene.markers
            if marker.marker == "roadblock"
        )
        placed = (side_of(at, direction) for at, direction in roadblocks if direction is not None)
        return self._listed_walls | frozenset(filter(self.on_map, placed))

    @cached_property
    def _listed_walls(self) -> frozenset[Side]:
        return self._sides_with("wall")

    @cached_property
    def cliffs(self) -> frozenset[Side]:
        """Hexsides across which two hexes are not adjacent (47.4, 54.3)."""
        return self._sides_with("cliff")

    @cached_property
    def small_features(self) -> Mapping[int, frozenset[Hex]]:
        """By hexside (its code), the hexes that hold the strip of a small terrain feature on it (54.1)."""
        kinds = tagged(self.scene.ruleset, "one_hex")
        return {
            self.code(side): frozenset(
                at
                for feature in features
                if feature.terrain in kinds
                for label in feature.within
                if (at := self.grid.hex_anywhere(label)) is not None
            )
            for side, features in self.board.sides.items()
            if self.on_map(side) and kinds.intersection(feature.terrain for feature in features)
        }

    @cached_property
    def hedgerow_codes(self) -> frozenset[int]:
        """The codes of the hexsides with a hedgerow."""
        return frozenset(map(self.code, self.hedgerows))

    def hedgerow_bits(self, number: int, level: int | None = None) -> int:
        """The directions of the hedgerows of a hex as bits; of those above ends on a level, if any is named."""
        if self.rulings.hedgerow_always:
            level = None
        return sum(
            1 << direction
            for direction, side in enumerate(sides_of(self.cells.hex(number)))
            if side in self.hedgerows and (level is None or self.higher_level(side) + 1 > level)
        )

    @cached_property
    def wall_bits(self) -> Mapping[int, int]:
        """For each hex with a wall or roadblock, also beyond the map, by number, their directions as bits."""
        found: dict[int, int] = {}
        for side in self.walls:
            for at in side.hexes:
                number = self.cells.number(at)
                found[number] = found.get(number, 0) | 1 << side.direction_from(at)
        return found

    @cached_property
    def wall_codes(self) -> frozenset[int]:
        """The codes of the hexsides with a wall or a roadblock."""
        return frozenset(map(self.code, self.walls))

    @cached_property
    def dikes(self) -> frozenset[Hex]:
        """Hexes whose road is a dike road (46.1; 2.1: 58.0)."""
        roads = self.board.path_hexes.get("road", frozenset())
        found: set[Hex] = set()
        for change in self.scene.changes:
            if change.change == "dike_road":
                found.update(roads if change.at is None else roads.intersection(change.at))
        return frozenset(found)

    @cached_property
    def _dike_ways(self) -> Mapping[Hex, Mapping[Hex, tuple[int, int]]]:
        """Of each dike road hex, where its road leaves for others, as points of ``dike_stretches``; and its dot."""
        ways: dict[Hex, dict[Hex, tuple[int, int]]] = {at: {} for at in self.dikes}
        roads = (path.through for path in self.board.paths if path.terrain == "road")
        pairs = (pair for road in roads for pair in pairwise(road))
        for first, second in (*((at, at) for at in ways), *pairs):
            (u, v), (a, b) = centre_of(first), centre_of(second)
            for at, other in ((first, second), (second, first)):
                if at in ways:
                    ways[at][other] = u + a, v + b
        return ways

    @cached_property
    def dike_numbers(self) -> frozenset[int]:
        """``dikes`` by number, but for those so far off the map that theirs is another hex's."""
        cells = self.cells
        return frozenset(number for at in self.dikes if cells.hex(number := cells.number(at)) == at)

    def dike_stretches(self, between: frozenset[Hex]) -> Iterator[list[tuple[int, int, Hex]]]:
        """The connected stretches of dike road within some hexes, as points: twice the canonical lattice, and the hex.

        A road runs from dot to dot; where it leaves the hexes, its stretch ends at the hexside.
        """
        for reached in connected(between, self._dike_ways.__getitem__):
            yield [(*point, at) for at in reached for point in self._dike_ways[at].values()]
