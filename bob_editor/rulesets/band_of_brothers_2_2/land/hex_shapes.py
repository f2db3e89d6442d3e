"""What hides in each hex: ground by its crest lines, terrain by its artwork on the ground under it.

Rules 14.0, 40.2, 45.4, 46.0, 47.0 and 47.2 (docs/games/band-of-brothers.md, 3.4).
Hexes whose artwork is all grown share their shapes by a key.
"""

from collections.abc import Iterable
from functools import cached_property

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.made.growth import neighbour_mask
from bob_editor.geometry.shapes import moved, polygons_of
from bob_editor.records import Record
from bob_editor.rules.land.artwork import Mass, masses
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import PiecesNear
from bob_editor.rules.los.pieces.obstacles import HexShape, Rung
from bob_editor.rulesets.band_of_brothers_2_2.land.drawn_shapes import (
    Facts,
    Grown,
    area_rung,
    clipped,
    drawn_shape,
    grown_shape,
)

_SEAM = 0.01
"""Cuts of one outline by a hexside, seen from its two hexes, are nearer to each other than this (thousandths)."""


class Reading(Record):
    """The answers and changes that decide how artwork is read."""

    base_is_dot: bool = False
    ignore_overhang: bool = False
    mirror_edges: bool = True
    upper_levels: frozenset[Hex] = frozenset()
    orchards: frozenset[Hex] = frozenset()


class HexShapes:
    """Makes the shapes of a board's hexes.

    ``sunken`` says whether any hex of the map is a depression or lies below level 0: only then does level 0 ground hide
    anything.
    """

    def __init__(self, ground: Ground, reading: Reading) -> None:
        self.ground = ground
        self.reading = reading
        rows = ground.ruleset.terrains.values()
        self.blocking = {row.id: row.height for row in rows if row.los == "blocks"}
        # The terrains in which a scenario may name an upper level (40.2).
        self.buildings = frozenset(row.id for row in rows if row.los == "blocks" and row.group == "Buildings")
        self.depressions = tuple(row.id for row in rows if row.los == "depression")
        grown = set(ground.grown_terrains)
        self._growing = tuple(terrain for terrain in self.blocking if terrain in grown)
        self._sinking = tuple(terrain for terrain in self.depressions if terrain in grown)
        drawn = {piece.terrain for piece in ground.drawn}
        deep = ground.board.base.level < 0 or any((one.level or 0) < 0 for one in ground.board.contours)
        hexes = ground.board.hexes.items()
        low = (at for at, one in hexes if (deep or (one.level or 0) < 0) and at in ground.board.grid.index)
        self.sunken = bool(self.depressions) and (
            bool(self._sinking or drawn & {*self.depressions}) or any(ground.level(at) < 0 for at in low)
        )
        hiding = {*self.blocking, *self.depressions}
        self._drawn_near = self._near(piece for piece in ground.drawn if piece.terrain in hiding)
        self._contours_near = self._near(piece for piece in ground.drawn_contours if not piece.thin)
        self._near_of: dict[str, PiecesNear] = {}

    def shape(self, at: Hex) -> HexShape:
        """The shape of one hex of the map."""
        drawn = [] if at in self.reading.orchards else self._drawn_near(at)
        contours = self._contours_near(at)
        facts = self._facts(at)
        if not drawn and not contours:
            return grown_shape(facts)
        heights = (
            None if piece.terrain in self.depressions else self._height(at, piece.terrain, piece.area)
            for piece in drawn
        )
        centre = self.ground.board.grid.frame.canonical_centre(at)
        return drawn_shape(facts, centre, tuple(contours), tuple(zip(drawn, heights, strict=True)))

    def area_rung(self, at: Hex, terrain: str) -> Rung:
        """The artwork of one terrain in a hex, drawn and grown, whatever it stands on."""
        u, v = self.ground.board.grid.frame.canonical_centre(at)
        away = (-u * MILLI, -v * MILLI)
        covered = at in self.reading.orchards  # only the orchard is left of such a hex
        drawn = [] if covered else self._drawn_of(terrain)(at)
        left = (clipped(moved(piece.area, away)) for piece in drawn)
        grown = self._grown(at, terrain) if self.ground.grows(at, terrain) else None
        edges = self.ground.board.grid.cut_edges(at)
        mirror = self.reading.mirror_edges
        return area_rung(terrain, tuple(filter(None, left)), grown, edges, mirror=mirror)

    def _near(self, pieces: Iterable[DrawnPiece]) -> PiecesNear:
        return PiecesNear(self.ground.board.grid.frame, pieces)

    def _drawn_of(self, terrain: str) -> PiecesNear:
        found = self._near_of.get(terrain)
        if found is None:
            found = self._near(piece for piece in self.ground.drawn if piece.terrain == terrain)
            self._near_of[terrain] = found
        return found

    def connected(self, terrains: Iterable[str]) -> dict[Hex, dict[int, Rung]]:
        """For each hex, its part of every connected piece that these terrains' artwork forms on the map."""
        kinds = tuple(terrains)
        frame = self.ground.board.grid.frame
        here: dict[Hex, list[Polygon]] = {}
        for at in self.ground.board.grid.hexes:
            parts = [area for kind in kinds for area in self.area_rung(at, kind).areas]
            if parts:
                here[at] = polygons_of(shapely.union_all(parts))

        def on_map(at: Hex, shape: BaseGeometry) -> BaseGeometry:
            u, v = frame.canonical_centre(at)
            return moved(shape, (u * MILLI, v * MILLI))

        areas = [on_map(at, part) for at, parts in here.items() for part in parts]
        whole = polygons_of(shapely.union_all(areas, grid_size=_SEAM)) or areas
        found: dict[Hex, dict[int, Rung]] = {}
        for at, parts in here.items():
            pieces: dict[int, list[Polygon]] = {}
            for part in parts:
                inside = on_map(at, part.representative_point())
                number = min(range(len(whole)), key=lambda one, to=inside: whole[one].distance(to))  # type: ignore[misc]
                pieces.setdefault(number, []).append(part)
            found[at] = {number: Rung(0, tuple(one), kinds, ground=False) for number, one in pieces.items()}
        return found

    def _facts(self, at: Hex) -> Facts:
        ground = self.ground
        terrains: list[tuple[Grown, float]] = []
        sinks: list[Grown] = []
        if at not in self.reading.orchards:
            for terrain in self._growing:
                if ground.grows(at, terrain):
                    height = (
                        2
                        if terrain in self.buildings and at in self.reading.upper_levels
                        else self.blocking[terrain]
                    )
                    terrains.append((self._grown(at, terrain), height))
            sinks.extend(self._grown(at, terrain) for terrain in self._sinking if ground.grows(at, terrain))
        return Facts(
            level=ground.level(at),
            contours=tuple(
                Grown(level, _mask(ground, at, level), ground.contour_inset(level))
                for level in ground.contour_levels
                if ground.grows_contour(at, level)
            ),
            depressions=tuple(sinks),
            terrains=tuple(terrains),
            cut=ground.board.grid.cut_edges(at),
            sunken_board=self.sunken,
            reading_flags=(self.reading.base_is_dot, self.reading.ignore_overhang, self.reading.mirror_edges),
        )

    def _grown(self, at: Hex, terrain: str) -> Grown:
        mask = neighbour_mask(at, lambda other: self.ground.grows(other, terrain))
        return Grown(terrain, mask, self.ground.ruleset.terrains[terrain].inset)

    @cached_property
    def houses(self) -> tuple[Mass, ...]:
        """The connected pieces of building artwork, drawn and grown (docs/games/band-of-brothers.md, 1.9)."""
        return masses(self.ground, self.buildings)

    @cached_property
    def raised(self) -> tuple[Mass, ...]:
        """The buildings that have an upper level in some hex (40.2)."""
        named = self.reading.upper_levels
        return tuple(house for house in self.houses if named.intersection(house.holds)) if named else ()

    def _height(self, at: Hex, terrain: str | None, area: BaseGeometry) -> float:
        """A drawn ring's height in a hex: 2 for a building where an upper level reaches (40.2)."""
        height = self.blocking[terrain or ""]
        if terrain not in self.buildings or not self.reading.upper_levels:
            return height
        if at in self.reading.upper_levels:
            return 2
        if self.buildings.intersection(self.ground.terrain(at)):
            return height
        within = area.representative_point()
        return 2 if any(house.area.intersects(within) for house in self.raised) else height


def _mask(ground: Ground, at: Hex, level: int) -> int:
    return neighbour_mask(at, lambda other: ground.grows_contour(other, level))
