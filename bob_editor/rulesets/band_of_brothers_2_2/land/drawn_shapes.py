"""The shape of a hex from what grows in it and what is drawn in it (docs/games/band-of-brothers.md, 3.4).

Shapes are kept by what there is of all that in the hex, so that hexes with the like share theirs.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Edge
from bob_editor.geometry.kept import MOST_COORDINATES, kept
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.made.growth import grown_hex
from bob_editor.geometry.shapes import HEX, areas_of, moved, polygons_of
from bob_editor.records import Record
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.los.pieces.cut_edges import cut, mirrored
from bob_editor.rules.los.pieces.obstacles import EMPTY, HexShape, Layer, Rung, shape_of

GROUND = "hill"
"""What a reason calls ground."""


class Grown(Record):
    """A grown area in a hex: its terrain or level, its neighbours' mask, its inset."""

    name: str | int
    mask: int
    inset: float


class Facts(Record):
    """All that the shape of a hex depends on where nothing is drawn in it."""

    level: int
    contours: tuple[Grown, ...]
    depressions: tuple[Grown, ...]
    terrains: tuple[tuple[Grown, float], ...]
    cut: tuple[Edge, ...]
    sunken_board: bool
    reading_flags: tuple[bool, bool, bool]


class Clipped(NamedTuple):
    """What is left of drawn pieces in a hex, as bytes that tell them apart.

    ``contours`` are levels with their ground, ``sinks`` what is sunken, ``drawn`` terrain with its height and the level
    it stands on, if it says one.
    """

    contours: tuple[tuple[int, bytes], ...]
    sinks: tuple[bytes, ...]
    drawn: tuple[tuple[str | None, bytes, float, int | None], ...]

    @property
    def points(self) -> int:
        """About how many points all that has."""
        areas = (*(area for _, area in self.contours), *self.sinks, *(one[1] for one in self.drawn))
        return sum(map(len, areas)) // 16


@lru_cache(maxsize=16_384)
def grown_shape(facts: Facts) -> HexShape:
    """The shape of a hex in which nothing is drawn."""
    return _shape(facts, [], [], [])


def _points(
    _facts: Facts,
    _centre: tuple[int, int],
    contours: tuple[DrawnPiece, ...],
    drawn: tuple[tuple[DrawnPiece, float | None], ...],
) -> int:
    return sum(piece.points for piece in (*contours, *(piece for piece, _ in drawn)))


@kept(_points, MOST_COORDINATES)
def drawn_shape(
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
        return clipped(moved(piece.area, away))

    left = Clipped(
        tuple((piece.level or 0, area) for piece in contours if (area := local(piece))),
        tuple(area for piece, height in drawn if height is None and (area := local(piece))),
        tuple(
            (piece.terrain, area, height, piece.level)
            for piece, height in drawn
            if height is not None and (area := local(piece))
        ),
    )
    return _clipped_shape(facts, left) if any(left) else grown_shape(facts)


def clipped(shape: BaseGeometry) -> bytes:
    """The areas of what is left of a piece in its hex, as bytes that tell them apart; none for nothing."""
    area = areas_of(shapely.intersection(shape, HEX))
    if area.is_empty:
        return b""
    whole = area.area == HEX.area and area.equals(HEX)
    return _WHOLE if whole else bytes(shapely.to_wkb(area))


_WHOLE = bytes(shapely.to_wkb(HEX))


@kept(lambda _, left: left.points)
def _clipped_shape(facts: Facts, left: Clipped) -> HexShape:
    """The shape of a hex with such artwork in it, whatever pieces that is of.

    Kept, since of a hill that is moved or altered most hexes are wholly within or without as they were.
    """
    return _shape(
        facts,
        [(level, shapely.from_wkb(area)) for level, area in left.contours],
        [shapely.from_wkb(area) for area in left.sinks],
        [(terrain, shapely.from_wkb(area), height, level) for terrain, area, height, level in left.drawn],
    )


@lru_cache(maxsize=4096)
def grown_area(grown: Grown) -> Polygon:
    """What a grown area covers of its hex, in thousandths from the dot."""
    return Polygon(grown_hex(grown.mask, grown.inset).ring)


@kept(lambda _terrain, drawn, *_, **_mirror: sum(map(len, drawn)) // 16)
def area_rung(
    terrain: str, drawn: tuple[bytes, ...], grown: Grown | None, edges: tuple[Edge, ...], *, mirror: bool
) -> Rung:
    """The artwork of one terrain in a hex: what is left of drawn pieces, and what grows there."""
    areas: list[BaseGeometry] = [shapely.from_wkb(area) for area in drawn]
    if grown is not None:
        areas.append(grown_area(grown))
    pieces = polygons_of(at_edges(shapely.union_all(areas), edges, mirror=mirror))
    return Rung(0, tuple(pieces), (terrain,), ground=False)


def _shape(
    facts: Facts,
    contours: list[tuple[int, BaseGeometry]],
    sinks: list[BaseGeometry],
    drawn: list[tuple[str | None, BaseGeometry, float, int | None]],
) -> HexShape:
    """The shape of a hex from what grows in it and what is drawn in it."""
    base_is_dot, ignore_overhang, mirror = facts.reading_flags

    def seen(area: BaseGeometry) -> BaseGeometry:
        return at_edges(area, facts.cut, mirror=mirror)

    hills: dict[int, list[BaseGeometry]] = {}
    for level, area in contours:
        for n in range(1, level + 1):
            hills.setdefault(n, []).append(area)
    for one in facts.contours:
        hills.setdefault(int(one.name), []).append(grown_area(one))
    ground: Mapping[int, BaseGeometry] = {
        level: seen(areas[0] if len(areas) == 1 else shapely.union_all(areas))
        for level, areas in sorted(hills.items())
    }
    sunk = seen(shapely.union_all([*sinks, *(grown_area(one) for one in facts.depressions)]))
    pieces = [(terrain or "", seen(area), height, level) for terrain, area, height, level in drawn]
    pieces += [(str(one.name), seen(grown_area(one)), height, None) for one, height in facts.terrains]
    if not ground and not pieces and not facts.sunken_board:
        return EMPTY

    layers = [Layer(area, level, GROUND, ground=True) for level, area in ground.items()]
    if facts.sunken_board:
        layers.append(
            Layer(seen(HEX).difference(sunk) if not sunk.is_empty else seen(HEX), 0, GROUND, ground=True)
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


def at_edges(area: BaseGeometry, edges: tuple[Edge, ...], *, mirror: bool) -> BaseGeometry:
    """An area as it is seen in a hex that the board's edge cuts: mirrored, or as printed (``edge_half_hex``)."""
    if not edges:
        return area
    return mirrored(area, edges) if mirror else cut(area, edges)
