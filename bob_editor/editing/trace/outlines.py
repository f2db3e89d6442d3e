"""Outlines for a board: areas of pixels cleaned, smoothed and thinned so that no dot changes sides."""

import math
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt
import shapely
from shapely.affinity import scale
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.proposals import Settings
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, SQRT3, Node
from bob_editor.geometry.shapes import areas_of, from_milli, polygons_of, union
from bob_editor.rules.land.cut_rings import hex_area, hexes_in_box

Area = Polygon | MultiPolygon

HEX_AREA = 6 * SQRT3
"""Of a hex in true proportions."""

MILLI_HEX = 6 * MILLI * MILLI
"""Of a hex in thousandths of the canonical frame."""

SLIVER = 0.002
"""Less than this share of a hex is a sliver: artists let woods reach over a hexside a little, and lines meet that."""

OFF_SIDE = 1.04
"""Of a hex so much is cut away: a trimmed outline keeps off the hexside, as one that is drawn naturally does."""

SPILL = 1.15
"""Clumps reach out of their hexes by so much at most: between them and other trees is ground, which no colour tells."""

GRAIN = 0.8
"""What is smaller than this isn't what was meant by a stroke over it; in the square of true proportions."""

SMALL, _MANIFOLD = 0.5, 8.0
"""What was picked of no more than this share of a hex is a house or a hut; what is larger than a hex, and than so
many of the largest that was picked, is none, but a hill that has its colour."""

THIN = 0.3
"""What is thinner than twice this is no area: a hedge, a road's edge, a name."""

_GAPS, _COVERED = (0.0, 0.15, 0.3, 0.45, 0.6), 0.95
"""Half the widths that are tried for gaps between trees, and how much of the strokes is to be covered then."""

_BENDS = (0.05, 0.12, 0.22, 0.35)
"""The radius with which bends are rounded, by smoothness."""
_STRAYS = (0.03, 0.05, 0.08, 0.12)
"""How far an outline may stray from what was traced, by smoothness; all in true proportions."""


def cleaned(
    area: Area, sheet: Sheet, settings: Settings, thin: float = THIN, picked: Sequence[BaseGeometry] = ()
) -> Area:
    """An area of pixels in true proportions, without what is thin or a speck, its small holes filled.

    Where what was ``picked`` lies on a part that is itself a speck, parts half as large are none. Where all that was
    picked is small, a part that is many times as large isn't meant.
    """
    true = in_proportions(area, sheet)
    speck = settings.speck * HEX_AREA
    bend = min(_BENDS[settings.smoothness], thin) if thin else _BENDS[settings.smoothness]
    filled = shapely.union_all([_without_holes(part, speck) for part in polygons_of(true)])
    whole = _without_gaps(filled.simplify(0.3 / sheet.scale), picked)
    sizes = list(_sizes_of(areas_of(whole), picked))
    smallest = min([speck, *(size / 2 for size in sizes)])
    largest = _largest(max(sizes, default=math.inf))
    # What is thin goes. Roofs get the corners back that the votes of pixels rounded, but a tip that is narrow doesn't
    # grow into a spike.
    opened = resized(resized(whole, -thin), thin).intersection(whole.buffer(bend))
    rounded = resized(resized(opened, bend), -bend)
    return areas_of(
        shapely.union_all(
            [_without_holes(part, speck) for part in polygons_of(rounded) if smallest <= part.area <= largest]
        )
    )


def resized(area: BaseGeometry, by: float) -> BaseGeometry:
    """An area larger or smaller by so much all around, with sharp corners."""
    return area.buffer(by, join_style="mitre")


def _without_gaps(area: BaseGeometry, picked: Sequence[BaseGeometry]) -> BaseGeometry:
    """An area without gaps as wide as those within strokes: who draws on from tree to tree means the grass between.

    Not what lies beyond: a stroke may run over a house and on.
    """
    strokes = shapely.union_all([one.intersection(one.intersection(area).convex_hull) for one in picked])
    closed = area
    for gap in () if strokes.is_empty else _GAPS:
        closed = area.buffer(gap, quad_segs=4).buffer(-gap, quad_segs=4) if gap else area
        if closed.intersection(strokes).area > _COVERED * strokes.area:
            break
    return closed


def _largest(picked: float) -> float:
    """The size up to which a part can be what was picked, the largest of which was so large."""
    return max(HEX_AREA, _MANIFOLD * picked) if picked <= SMALL * HEX_AREA else math.inf


def _sizes_of(area: Area, picked: Iterable[BaseGeometry]) -> Iterator[float]:
    """The size of the largest part under each stroke, unless it is no more than grain."""
    parts = polygons_of(area)
    tree = shapely.STRtree(parts)
    for stroke in picked:
        size = max((parts[place].area for place in tree.query(stroke, predicate="intersects")), default=0.0)
        if size >= GRAIN:
            yield size


def _without_holes(part: Polygon, smallest: float) -> Polygon:
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= smallest])


def outlines(area: Area, sheet: Sheet, settings: Settings) -> Iterator[tuple[Area, tuple[Hex, ...]]]:
    """Each part of an area in true proportions, thinned, in thousandths of the canonical frame; its dots' hexes."""
    grid = sheet.grid
    nodes = np.array([grid.frame.canonical_centre(at) for at in grid.hexes], dtype=float) * MILLI
    dots = np.asarray(shapely.points(nodes), dtype=object)
    for part in polygons_of(area):
        whole = in_thousandths(part, sheet)
        wanted = _held(whole, nodes, dots)
        stray = _STRAYS[settings.smoothness]
        for closer in (stray, stray / 2, stray / 4, 0.0):
            drawn = in_thousandths(part.simplify(closer) if closer else part, sheet)
            if isinstance(drawn, Polygon) and np.array_equal(_held(drawn, nodes, dots), wanted):
                break
        if not drawn.is_empty:
            yield drawn, tuple(grid.hexes[int(place)] for place in wanted)


def trimmed(part: Area, held: Iterable[Hex], sheet: Sheet, sliver: float = SLIVER) -> Area:
    """An outline without what reaches a little way into hexes whose dots it doesn't hold.

    A scan isn't so sharp that a sliver could be told from the print's own edge, and it would block LOS.
    """
    grid = sheet.grid
    kept = set(held)
    near = {at for one in kept for at in one.neighbours() if at in grid} - kept
    slivers = []
    for at in near:
        cell = hex_area(grid.frame, at)
        if 0 < part.intersection(cell).area < sliver * cell.area:
            slivers.append(scale(cell, OFF_SIDE, OFF_SIDE))
    return areas_of(part.difference(shapely.union_all(slivers))) if slivers else part


def held_of(piece: Area, hexes: Iterable[Hex], sheet: Sheet) -> tuple[Hex, ...]:
    """The hexes, of those whose dots an outline holds, of which this piece of it does."""
    dots = [(at, np.array(sheet.grid.frame.canonical_centre(at)) * MILLI) for at in hexes]
    shapely.prepare(piece)
    return tuple(at for at, node in dots if piece.intersects(shapely.Point(node)))


def within(part: Area, held: Iterable[Hex], sheet: Sheet, spill: float = SPILL) -> Area:
    """An outline without what reaches further beyond the hexes whose dots it holds; nothing of one that holds none."""
    frame = sheet.grid.frame
    cells = [scale(hex_area(frame, at), spill, spill) for at in held]
    return areas_of(part.intersection(shapely.union_all(cells)))


def on_board(part: Area, sheet: Sheet) -> Area:
    """What of an outline lies in hexes of the board: what is printed ends with them, and nothing votes beyond.

    A half edge cuts its hexes through their dots, on which no outline's edge may lie: they count as whole ones.
    """
    grid = sheet.grid
    return areas_of(
        part.intersection(union(hex_area(grid.frame, at) for at in hexes_in_box(grid, part.bounds)))
    )


def in_thousandths(area: BaseGeometry, sheet: Sheet) -> Area:
    """An area in true proportions as whole thousandths of the canonical frame, valid."""
    pointy = sheet.grid.frame.pointy

    def whole(points: Floats) -> Floats:
        canonical = points[:, ::-1] if pointy else points
        return np.asarray(np.rint(canonical * np.array([MILLI, MILLI / SQRT3])), dtype=np.float64)

    rounded = areas_of(shapely.transform(area, whole))
    if not rounded.is_valid:
        rounded = areas_of(shapely.set_precision(shapely.make_valid(rounded), 1))
    return areas_of(shapely.remove_repeated_points(rounded))


def in_proportions(area: BaseGeometry, sheet: Sheet) -> BaseGeometry:
    """An area of pixels' middles in true proportions."""
    return shapely.transform(
        area, lambda points: (points + 0.5) / sheet.scale + np.array([sheet.left, sheet.top])
    )


def in_true(area: BaseGeometry, sheet: Sheet) -> Area:
    """Back from thousandths of the canonical frame."""
    pointy = sheet.grid.frame.pointy

    def true(points: Floats) -> Floats:
        found = points / np.array([MILLI, MILLI / SQRT3])
        return np.asarray(found[:, ::-1] if pointy else found, dtype=np.float64)

    return areas_of(shapely.transform(area, true))


def rings_of(
    part: Polygon, sheet: Sheet
) -> tuple[tuple[tuple[float, float], ...], tuple[tuple[tuple[float, float], ...], ...]]:
    """Ring and holes of an outline in thousandths, as a board's file holds them."""
    frame = sheet.grid.frame

    def ring(line: BaseGeometry) -> tuple[tuple[float, float], ...]:
        nodes: list[Node] = [(round(x), round(y)) for x, y in list(line.coords)[:-1]]
        return from_milli(frame, nodes)

    return ring(part.exterior), tuple(ring(hole) for hole in part.interiors)


def _held(area: Area, nodes: Floats, dots: npt.NDArray[np.object_]) -> npt.NDArray[np.intp]:
    """The places of the dots that an area holds, on its edge too."""
    left, top, right, bottom = area.bounds if not area.is_empty else (1.0, 1.0, 0.0, 0.0)
    near = np.flatnonzero(
        (nodes[:, 0] >= left) & (nodes[:, 0] <= right) & (nodes[:, 1] >= top) & (nodes[:, 1] <= bottom)
    )
    shapely.prepare(area)
    return np.asarray(near[shapely.covers(area, dots[near])], dtype=np.intp)
