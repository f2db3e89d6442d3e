"""Hexes that hinder: orchards and palms as a whole, grass by its artwork (46.0)."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.threads.stepped import SIDE
from bob_editor.rulesets.band_of_brothers_2_2.land.hexside_features import HexsideFeatures

PALMS, ORCHARD = "palm_trees", "orchard"
TREES = (PALMS, ORCHARD)
"""Terrains that hinder in the whole hex, as high as woods; beside a run the first here is better for the target."""


OnTheWay = tuple[str | None, int]
"""The hindering terrain of a hex, if any, and its walls as bits of a course (``stepped``)."""
NOTHING_THERE: OnTheWay = (None, 0)


class HinderingTerrain(HexsideFeatures):
    """The land with what hinders on it."""

    @cached_property
    def hindering(self) -> Mapping[Hex, str]:
        """The hindering terrain at each hex's dot: the one that hinders most, where several are listed."""
        found = {}
        candidates = {*self.board.hexes, *self.ground.drawn_at_dots, *self.reading.orchards}
        if self.board.base.terrain in self._hindering_terrains:
            candidates.update(self.grid.hexes)
        for at in candidates:
            terrain = self.hindering_at(at)
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

    def hindering_at(self, at: Hex) -> str | None:
        """The hindering terrain at a hex's dot."""
        if at not in self.grid.index:
            return None
        terrain = (ORCHARD,) if at in self.reading.orchards else self.ground.terrain(at)
        return next((one for one in self._hindering_terrains if one in terrain), None)

    @cached_property
    def hindering_numbers(self) -> Mapping[int, str]:
        """``hindering`` by number."""
        return {self.cells.number(at): terrain for at, terrain in self.hindering.items()}

    @cached_property
    def hindering_way(self) -> dict[tuple[int, int], Sequence[OnTheWay | None]]:
        """What ``hindering_between`` has found so far."""
        return {}

    def hindering_between(self, high: int, low: int) -> Sequence[OnTheWay | None]:
        """By number, what may hinder between ends on these levels; kept in ``hindering_way``.

        Between ends on one level it does hinder, where it is met; else the distances decide of trees.
        """
        found: list[OnTheWay | None] = [None] * self.cells.size
        bits = self.wall_bits if high == low else {}
        for number in self.hindering_numbers.keys() | bits.keys():
            terrain, level = self.hindering_numbers.get(number), self.level_numbers.get(number, 0)
            if terrain is not None and not (
                self.reaches_both(level, terrain, high)
                if high == low
                else terrain in TREES and level + 1 > low
            ):
                terrain = None
            walls = bits.get(number, 0) << SIDE
            if terrain is not None or walls:
                found[number] = terrain, walls
        self.hindering_way[high, low] = found
        return found

    def reaches_both(self, level: int, terrain: str, high: int) -> bool:
        """Whether a hindering hex on a level reaches up to a thread between ends on one (``hindrance_below_ends``)."""
        if self.rulings.count_hindrance_below:
            return True
        return level + 1 > high if terrain in TREES else level >= high

    @cached_property
    def has_palms(self) -> bool:
        """Whether there are palms, of which the second blocks."""
        return "palm_trees" in self.hindering.values()

    @cached_property
    def has_hindrances(self) -> bool:
        """Whether anything on the map hinders."""
        return bool(self.hindering or self.wall_codes or self.dikes)

    @cached_property
    def grass_found(self) -> dict[tuple[int, str], Rung]:
        """The grass looked at so far, by number and terrain."""
        return {}

    def grass_hulls(self, number: int, terrain: str) -> tuple[Hull, ...]:
        """The hulls of the pieces of a grass in a hex."""
        return self.grass_rung(number, terrain).hulls

    def grass_touches(self, number: int, terrain: str, direction: int) -> bool:
        """Whether a grass's artwork lies along a hexside of its hex (docs/games/band-of-brothers.md, A34)."""
        return bool(self.grass_rung(number, terrain).on_sides[direction])

    def grass_rung(self, number: int, terrain: str) -> Rung:
        """The artwork of a grass in a hex."""
        if (number, terrain) not in self.grass_found:
            self.grass_found[number, terrain] = self.maker.area_rung(self.cells.hex(number), terrain)
        return self.grass_found[number, terrain]
