"""Drawn rings of several boards on one map: moved, cut by edges, crops and overlays, and joined again at seams."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TypeVar

import shapely
from msgspec.structs import replace
from numpy import float64
from numpy.typing import NDArray
from shapely.coords import CoordinateSequence
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.prepared import prep

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import Bounds, Part
from bob_editor.geometry.lattice import MILLI, Frame, Node
from bob_editor.geometry.shapes import HEX, areas_of, from_milli, in_milli, moved, polygon, polygons_of, union
from bob_editor.model.board import Artwork, Contour
from bob_editor.records import Record

Points = NDArray[float64]

Piece = TypeVar("Piece", Artwork, Contour)


class Cutter(Record, eq=False, dict=True):
    """Cuts rings by what their board shows and by the overlays that lie on it."""

    frame: Frame
    covers: Sequence[Part]

    @cached_property
    def covered(self) -> Polygon | MultiPolygon:
        """All that overlays hide, in thousandths of the map's canonical frame."""
        return union([self.shown(part) for part in self.covers])

    def shown(self, part: Part) -> Polygon | MultiPolygon:
        """What a part shows of its board: its hexes within its rectangle, on the map, in thousandths."""
        area = _own_area(part.grid, part.kept, part.bounds)
        return areas_of(shapely.transform(area, lambda points: self._placed(part, points)))

    def _placed(self, part: Part, points: Points) -> Points:
        """Thousandths of a board's canonical frame on the map's."""
        (x, y), (dx, dy) = part.point((0, 0)), part.point((1, 1))
        u, v = self.frame.swap((x, y))
        return points * (dx - x, dy - y) + (u * MILLI, v * MILLI)

    def core(self, part: Part) -> tuple[float, float, float, float]:
        """A rectangle on the map, in lattice units, in which nothing of a part's artwork is cut by its edges."""
        left, top, right, bottom = part.bounds
        if part.kept is not None:
            return (0, 0, 0, 0) if not _is_rectangle(part) else _on_map(part, part.bounds)
        half = {edge for edge, kind in part.grid.edges if kind == "half"}
        wide, high = (2, 1) if not part.grid.pointy else (1, 2)
        wide, high = wide + 1, high + 1
        own = (
            left + (0 if "left" in half else wide),
            top + (0 if "top" in half else high),
            right - (0 if "right" in half else wide),
            bottom - (0 if "bottom" in half else high),
        )
        return _on_map(part, own)


@lru_cache(maxsize=32)
def _own_area(grid: Grid, kept: frozenset[Hex] | None, bounds: Bounds) -> Polygon | MultiPolygon:
    """What is shown of a board where it lies by itself: many a map is tried that differs in one of its boards."""
    frame = grid.frame
    own = [
        moved(HEX, tuple(value * MILLI for value in frame.canonical_centre(at)))  # type: ignore[arg-type]
        for at in grid.hexes
        if kept is None or at in kept
    ]
    (left, top), (right, bottom) = frame.swap(bounds[:2]), frame.swap(bounds[2:])
    return areas_of(union(own).intersection(box(left * MILLI, top * MILLI, right * MILLI, bottom * MILLI)))


def _is_rectangle(part: Part) -> bool:
    """Whether a crop is all that the board has within its rectangle, so that no ragged edge cuts artwork."""
    left, top, right, bottom = part.bounds
    kept = part.kept or frozenset()
    edges_half = {edge for edge, kind in part.grid.edges if kind == "half"} >= {
        "left",
        "right",
        "top",
        "bottom",
    }
    inside = sum(
        left <= x <= right and top <= y <= bottom
        for x, y in (part.grid.frame.centre(at) for at in part.grid.hexes)
    )
    return edges_half and inside == len(kept)


def _on_map(part: Part, own: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    (x0, y0), (x1, y1) = part.point(own[:2]), part.point(own[2:])
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def joined_pieces(
    boards: Sequence[tuple[tuple[Piece, ...], Part, bool]], cutter: Cutter
) -> tuple[Piece, ...]:
    """The rings of all boards on the map, in order; ``boards`` are rings, part and whether it is an overlay."""
    placed: list[tuple[int, Piece]] = []
    for number, (pieces, part, overlay) in enumerate(boards):
        if not pieces:
            continue
        core = cutter.core(part)
        shown = None
        for piece in pieces:
            ring = tuple(part.point(point) for point in piece.ring)
            here = replace(
                piece,
                ring=ring,
                holes=tuple(tuple(part.point(point) for point in hole) for hole in piece.holes),
                curves=(),
            )
            left, top, right, bottom = _box(ring)
            inside = core[0] <= left and core[1] <= top and right <= core[2] and bottom <= core[3]
            if not inside:
                shown = cutter.shown(part) if shown is None else shown
            hidden = not overlay and bool(cutter.covers)
            if inside and not (hidden and _meets(cutter, (left, top, right, bottom))):
                placed.append((number, here))
                continue
            area = _area(cutter.frame, here)
            if not inside and shown is not None:
                area = areas_of(area.intersection(shown))
            if hidden:
                area = areas_of(area.difference(cutter.covered))
            placed += [(number, one) for one in _rings(cutter.frame, here, area)]
    return _mended(placed, cutter, [part for _, part, _ in boards])


def _meets(cutter: Cutter, where: tuple[float, float, float, float]) -> bool:
    (left, top), (right, bottom) = cutter.frame.swap(where[:2]), cutter.frame.swap(where[2:])
    return bool(cutter.covered.intersects(box(left * MILLI, top * MILLI, right * MILLI, bottom * MILLI)))


def _box(ring: Sequence[tuple[float, float]]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs, default=0), min(ys, default=0), max(xs, default=0), max(ys, default=0)


def _area(frame: Frame, piece: Artwork | Contour) -> Polygon | MultiPolygon:
    return polygon(in_milli(frame, piece.ring), [in_milli(frame, hole) for hole in piece.holes])


def _rings(frame: Frame, piece: Piece, area: Polygon | MultiPolygon) -> list[Piece]:
    """A piece as the rings of an area, in whole thousandths."""
    return [
        replace(
            piece,
            ring=from_milli(frame, _nodes(part.exterior.coords)),
            holes=tuple(from_milli(frame, _nodes(hole.coords)) for hole in part.interiors),
        )
        for part in polygons_of(area)
        if part.area > 1
    ]


def _nodes(coords: CoordinateSequence) -> list[Node]:
    nodes = [(round(point[0]), round(point[1])) for point in coords]
    return nodes[:-1] if nodes and nodes[0] == nodes[-1] else nodes


def _mended(placed: Sequence[tuple[int, Piece]], cutter: Cutter, parts: Sequence[Part]) -> tuple[Piece, ...]:
    """The pieces, those of one kind that meet along a seam of two boards made one; it stands where the first stood."""
    edges = [_on_map(part, part.bounds) for part in parts]
    at_seam = [
        place
        for place, (number, piece) in enumerate(placed)
        if _at_edge(_box(piece.ring), edges[number]) and len(parts) > 1
    ]
    areas = {place: _area(cutter.frame, placed[place][1]) for place in at_seam}
    kinds = {place: _kind(placed[place][1]) for place in at_seam}
    tree = shapely.STRtree([areas[place] for place in at_seam])
    root = {place: place for place in at_seam}

    def top(place: int) -> int:
        while root[place] != place:
            place = root[place]
        return place

    for place in at_seam:
        ready = prep(areas[place])
        for found in tree.query(areas[place]):
            other = at_seam[found]
            if other <= place or placed[other][0] == placed[place][0] or top(other) == top(place):
                continue
            if kinds[other] != kinds[place] or not ready.intersects(areas[other]):
                continue
            if areas[place].intersection(areas[other]).length > 0:
                first, second = sorted((top(place), top(other)))
                root[second] = first
    groups: dict[int, list[int]] = {}
    for place in at_seam:
        groups.setdefault(top(place), []).append(place)
    mended: list[Piece] = []
    for place, (_, piece) in enumerate(placed):
        group = groups.get(place, [place] if place not in root else [])
        if len(group) == 1:
            mended.append(piece)
        elif group:
            mended += _rings(cutter.frame, piece, union([areas[one] for one in group]))
    return tuple(mended)


def _kind(piece: Artwork | Contour) -> object:
    return replace(piece, ring=(), holes=(), curves=())


def _at_edge(inner: tuple[float, float, float, float], outer: tuple[float, float, float, float]) -> bool:
    return inner[0] <= outer[0] or inner[1] <= outer[1] or inner[2] >= outer[2] or inner[3] >= outer[3]
