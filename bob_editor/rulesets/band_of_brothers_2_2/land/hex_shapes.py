"""What hides in each hex: ground by its crest lines, terrain by its artwork on the ground under it.

Rules 14.0, 40.2, 45.4, 46.0, 47.0 and 47.2 (docs/games/band-of-brothers.md, 3.4).
Hexes whose artwork is all grown share their shapes by a key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

import shapely
from attrs import frozen
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Edge
from bob_editor.geometry.growth import grown_hex, neighbour_mask
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import MOST_COORDINATES, kept
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import HEX, areas_of, moved, polygons_of
from bob_editor.rules.land.artwork import Mass, masses
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.pieces.cut_edges import cut, mirrored
from bob_editor.rules.los.pieces.obstacles import EMPTY, HexShape, Layer, Rung, shape_of
from bob_editor.rules.ruleset import Ruleset

_SEAM = 0.01
"""Cuts of one outline by a hexside, seen from its two hexes, are nearer to each other than this (thousandths)."""

GROUND = "hill"
"""What a reason calls ground."""


@frozen
class Reading:
    """The answers and changes that decide how artwork is read."""

    base_is_dot: bool = False
    ignore_overhang: bool = False
    mirror_edges: bool = True
    upper_levels: frozenset[Hex] = frozenset()
    orchards: frozenset[Hex] = frozenset()


@frozen
class Grown:
    """A grown area in a hex: its terrain or level, its neighbours' mask, its inset."""

    name: str | int
    mask: int
    inset: float


@frozen
class Facts:
    """All that the shape of a hex depends on where nothing is drawn in it."""

    level: int
    contours: tuple[Grown, ...]
    depressions: tuple[Grown, ...]
    terrains: tuple[tuple[Grown, float], ...]
    cut: tuple[Edge, ...]
    sunken_board: bool
    reading_flags: tuple[bool, bool, bool]


class _Pieces:
    """Drawn pieces of a map, found by the hexes into which they may reach."""

    def __init__(self, pieces: Iterable[DrawnPiece]) -> None:
        self._pieces = tuple(pieces)
        self._tree = shapely.STRtree([piece.area for piece in self._pieces])

    def near(self, u: int, v: int) -> list[DrawnPiece]:
        """Those whose box meets that of the hex around a dot."""
        if not self._pieces:
            return []
        outline = box((u - 2) * MILLI, (v - 1) * MILLI, (u + 2) * MILLI, (v + 1) * MILLI)
        return [self._pieces[number] for number in sorted(self._tree.query(outline).tolist())]


class HexShapes:
    """Makes the shapes of a board's hexes.

    ``sunken`` says whether any hex of the map is a depression: only then does level 0 ground hide anything.
    """

    def __init__(self, ground: Ground, reading: Reading) -> None:
        self.ground = ground
        self.reading = reading
        rows = ground.ruleset.terrains.values()
        self.blocking = {row.id: row.height for row in rows if row.los == "blocks"}
        self.buildings = building_terrains(ground.ruleset)
        self.depressions = tuple(row.id for row in rows if row.los == "depression")
        grown = set(ground.grown_terrains)
        self._growing = tuple(terrain for terrain in self.blocking if terrain in grown)
        self._sinking = tuple(terrain for terrain in self.depressions if terrain in grown)
        drawn = {piece.terrain for piece in ground.drawn}
        self.sunken = bool(self._sinking) or bool(drawn.intersection(self.depressions))
        self._drawn = _Pieces(
            piece
            for piece in ground.drawn
            if piece.terrain in self.blocking or piece.terrain in self.depressions
        )
        self._contours = _Pieces(piece for piece in ground.drawn_contours if not piece.thin)
        self._of_terrain: dict[str, _Pieces] = {}

    def shape(self, at: Hex) -> HexShape:
        """The shape of one hex of the map."""
        u, v = self.ground.board.grid.frame.canonical_centre(at)
        drawn = [] if at in self.reading.orchards else self._drawn.near(u, v)
        contours = self._contours.near(u, v)
        facts = self._facts(at)
        if not drawn and not contours:
            return _grown_shape(facts)
        heights = (
            None if piece.terrain in self.depressions else self._height(at, piece.terrain, piece.area)
            for piece in drawn
        )
        return _drawn_shape(facts, (u, v), tuple(contours), tuple(zip(drawn, heights, strict=True)))

    def area_rung(self, at: Hex, terrain: str) -> Rung:
        """The artwork of one terrain in a hex, drawn and grown, whatever it stands on."""
        u, v = self.ground.board.grid.frame.canonical_centre(at)
        away = (-u * MILLI, -v * MILLI)
        covered = at in self.reading.orchards  # only the orchard is left of such a hex
        drawn = [] if covered else self._drawn_of(terrain).near(u, v)
        areas: list[BaseGeometry] = [
            areas_of(shapely.intersection(moved(piece.area, away), HEX)) for piece in drawn
        ]
        if self.ground.grows(at, terrain):
            areas.append(_area(self._grown(at, terrain)))
        edges = self.ground.board.grid.cut_edges(at)
        pieces = polygons_of(_at_edges(shapely.union_all(areas), edges, mirror=self.reading.mirror_edges))
        return Rung(0, tuple(pieces), (terrain,), ground=False)

    def _drawn_of(self, terrain: str) -> _Pieces:
        found = self._of_terrain.get(terrain)
        if found is None:
            found = _Pieces(piece for piece in self.ground.drawn if piece.terrain == terrain)
            self._of_terrain[terrain] = found
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
                        2.0
                        if terrain in self.buildings and at in self.reading.upper_levels
                        else self.blocking[terrain]
                    )
                    terrains.append((self._grown(at, terrain), height))
            sinks.extend(self._grown(at, terrain) for terrain in self._sinking if ground.grows(at, terrain))
        return Facts(
            level=ground.level(at),
            contours=tuple(
                Grown(
                    level,
                    _mask(ground, at, level),
                    ground.contour_inset(level),
                )
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
            return 2.0
        if self.buildings.intersection(self.ground.terrain(at)):
            return height
        within = area.representative_point()
        return 2.0 if any(house.area.intersects(within) for house in self.raised) else height


def building_terrains(ruleset: Ruleset) -> frozenset[str]:
    """The terrains in which a scenario may name an upper level (40.2)."""
    return frozenset(
        row.id for row in ruleset.terrains.values() if row.los == "blocks" and row.group == "Buildings"
    )


def _mask(ground: Ground, at: Hex, level: int) -> int:
    return neighbour_mask(at, lambda other: ground.grows_contour(other, level))


@lru_cache(maxsize=16_384)
def _grown_shape(facts: Facts) -> HexShape:
    return _shape(facts, [], [], [])


def _points(
    _facts: Facts,
    _centre: tuple[int, int],
    contours: tuple[DrawnPiece, ...],
    drawn: tuple[tuple[DrawnPiece, float | None], ...],
) -> int:
    return sum(piece.points for piece in (*contours, *(piece for piece, _ in drawn)))


@kept(_points, MOST_COORDINATES)
def _drawn_shape(
    facts: Facts,
    centre: tuple[int, int],
    contours: tuple[DrawnPiece, ...],
    drawn: tuple[tuple[DrawnPiece, float | None], ...],
) -> HexShape:
    """The shape of the hex around a dot with these pieces and their heights, None for what is sunken.

    Kept, since an edit leaves nearly all pieces as they are, and a hex beside it what it was.
    """
    away = (-centre[0] * MILLI, -centre[1] * MILLI)

    def local(piece: DrawnPiece) -> bytes:
        return _clipped(shapely.intersection(moved(piece.area, away), HEX))

    return _clipped_shape(
        facts,
        tuple((piece.level or 0, area) for piece in contours if (area := local(piece))),
        tuple(area for piece, height in drawn if height is None and (area := local(piece))),
        tuple(
            (piece.terrain, area, height, piece.level)
            for piece, height in drawn
            if height is not None and (area := local(piece))
        ),
    )


def _clipped(shape: BaseGeometry) -> bytes:
    """The areas of what is left of a piece in its hex, as bytes that tell them apart; none for nothing."""
    area = areas_of(shape)
    if area.is_empty:
        return b""
    whole = area.area == HEX.area and area.equals(HEX)
    return _WHOLE if whole else bytes(shapely.to_wkb(area))


_WHOLE = bytes(shapely.to_wkb(HEX))


def _clipped_points(
    _facts: Facts,
    contours: tuple[tuple[int, bytes], ...],
    sinks: tuple[bytes, ...],
    drawn: tuple[tuple[str | None, bytes, float, int | None], ...],
) -> int:
    areas = (*(area for _, area in contours), *sinks, *(one[1] for one in drawn))
    return sum(map(len, areas)) // 16


@kept(_clipped_points)
def _clipped_shape(
    facts: Facts,
    contours: tuple[tuple[int, bytes], ...],
    sinks: tuple[bytes, ...],
    drawn: tuple[tuple[str | None, bytes, float, int | None], ...],
) -> HexShape:
    """The shape of a hex with such artwork in it, whatever pieces that is of.

    Kept, since of a hill that is moved or altered most hexes are wholly within or without as they were.
    """
    if not (contours or sinks or drawn):
        return _grown_shape(facts)
    return _shape(
        facts,
        [(level, shapely.from_wkb(area)) for level, area in contours],
        [shapely.from_wkb(area) for area in sinks],
        [(terrain, shapely.from_wkb(area), height, level) for terrain, area, height, level in drawn],
    )


@lru_cache(maxsize=4096)
def _area(grown: Grown) -> Polygon:
    return Polygon(grown_hex(grown.mask, grown.inset).ring)


def _shape(
    facts: Facts,
    contours: list[tuple[int, BaseGeometry]],
    sinks: list[BaseGeometry],
    drawn: list[tuple[str | None, BaseGeometry, float, int | None]],
) -> HexShape:
    """The shape of a hex from what grows in it and what is drawn in it."""
    base_is_dot, ignore_overhang, mirror = facts.reading_flags

    def seen(area: BaseGeometry) -> BaseGeometry:
        return _at_edges(area, facts.cut, mirror=mirror)

    hills: dict[int, list[BaseGeometry]] = {}
    for level, area in contours:
        for n in range(1, level + 1):
            hills.setdefault(n, []).append(area)
    for one in facts.contours:
        hills.setdefault(int(one.name), []).append(_area(one))
    ground: Mapping[int, BaseGeometry] = {
        level: seen(areas[0] if len(areas) == 1 else shapely.union_all(areas))
        for level, areas in sorted(hills.items())
    }
    sunk = seen(shapely.union_all([*sinks, *(_area(one) for one in facts.depressions)]))
    pieces = [(terrain or "", seen(area), height, level) for terrain, area, height, level in drawn]
    pieces += [(str(one.name), seen(_area(one)), height, None) for one, height in facts.terrains]
    if not ground and not pieces and not facts.sunken_board:
        return EMPTY

    layers = [Layer(area, level, GROUND, ground=True) for level, area in ground.items()]
    if facts.sunken_board:
        layers.append(
            Layer(
                seen(HEX).difference(sunk) if not sunk.is_empty else seen(HEX),
                0,
                GROUND,
                ground=True,
            )
        )
    terrain = list(_terrain_layers(pieces, ground, sunk, facts.level if base_is_dot else None))
    return shape_of(
        [*layers, *terrain], near=_near(layers, terrain, facts.level, ignore_overhang=ignore_overhang)
    )


def _terrain_layers(
    pieces: Iterable[tuple[str, BaseGeometry, float, int | None]],
    ground: Mapping[int, BaseGeometry],
    sunk: BaseGeometry,
    dot_level: int | None,
) -> Iterable[Layer]:
    """Each piece on the ground under it (47.0), which may be of several levels.

    A lower level's layer holds the higher's: what is two high is one high as well. A piece with a level of its own
    stands on that; under the ruling ``obstacle_base = hex`` all stand on the dot's.
    """
    for terrain, area, height, level in pieces:
        if area.is_empty:
            continue
        own = dot_level if level is None else level
        if own is not None:
            yield Layer(area, own + height, terrain)
            continue
        in_depression = not sunk.is_empty and area.intersects(sunk)
        if in_depression:
            yield Layer(area, height - 1, terrain)
        yield Layer(area.difference(sunk) if in_depression else area, height, terrain)
        for under, hill in ground.items():
            part = area.intersection(hill)
            if not part.is_empty:
                yield Layer(part, under + height, terrain)


def _near(
    layers: list[Layer], terrain: list[Layer], level: int, *, ignore_overhang: bool
) -> list[Layer] | None:
    """What counts in a hex adjacent to the upper end, where that differs.

    In a depression hex, level 0 ground doesn't count there (45.4); under the ruling ``crest_overhang_adjacent =
    ignore``, neither does ground above the hex's own level.
    """
    kept = [
        layer
        for layer in layers
        if not (level < 0 and layer.height == 0) and not (ignore_overhang and layer.height > max(level, 0))
    ]
    return None if len(kept) == len(layers) else [*kept, *terrain]


def _at_edges(area: BaseGeometry, edges: tuple[Edge, ...], *, mirror: bool) -> BaseGeometry:
    """An area as it is seen in a hex that the board's edge cuts: mirrored, or as printed (``edge_half_hex``)."""
    if not edges:
        return area
    return mirrored(area, edges) if mirror else cut(area, edges)
