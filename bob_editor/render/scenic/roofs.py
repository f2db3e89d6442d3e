"""Roofs as they are built: a right-angled footprint's blocks, each under a gable or hip along its long side."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import LinearRing, LineString, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.arrays import Bools
from bob_editor.records import Record

XY = tuple[float, float]

_SQUARE = math.radians(7)
"""How far an edge may be from square with the others."""

_SLIVER = 0.02
"""Square units by which a roof may reach over its walls: corners that stand nearly on one line count as on it."""

_NEAR = 0.07
"""Units within which two corners stand on one line."""


class Slope(Record):
    """One slope of a roof: its corners, the way that it falls (a unit vector), and the courtyards within it."""

    corners: tuple[XY, ...]
    falls: XY
    holes: tuple[tuple[XY, ...], ...] = ()


class Built(Record):
    """The roof over a footprint: slopes from the lowest to the highest, the lines where they meet, rows of tiles."""

    slopes: tuple[Slope, ...]
    ridges: tuple[tuple[XY, XY], ...]
    courses: tuple[tuple[XY, XY], ...]


Block = tuple[float, float, float, float]
"""A rectangle along a footprint's own axes: left, top, right, bottom."""


def built_over(ring: Sequence[XY], holes: Sequence[Sequence[XY]] = (), *, hipped: bool) -> Built | None:
    """The roof over a footprint around its courtyards; None where its walls aren't square with each other."""
    turn = _axis((ring, *holes))
    if turn is None:
        return None
    cos, sin = math.cos(turn), math.sin(turn)
    outer, *inner = ([(x * cos + y * sin, -x * sin + y * cos) for x, y in one] for one in (ring, *holes))
    shape = shapely.make_valid(Polygon(outer, inner))
    blocks = list(_blocks(shape, [corner for one in (outer, *inner) for corner in one]))
    if not blocks:
        return None

    def back(x: float, y: float) -> XY:
        return x * cos - y * sin, x * sin + y * cos

    slopes: list[Slope] = []
    ridges: list[tuple[XY, XY]] = []
    courses: list[tuple[XY, XY]] = []
    for number, block in enumerate(blocks):
        level, start, end, half, hips, run_in = _ridge(block, blocks[:number], hipped=hipped)
        parts = _parts(start, end, half, hips, run_in)
        if any(run_in) and any(
            Polygon([_placed(one, block, level) for one in corners]).difference(shape).area > _SLIVER
            for corners, _ in parts
        ):
            # The wall that it leans on is shorter than the wing is wide: no roof beyond it.
            run_in = (0.0, 0.0)
            parts = _parts(start, end, half, hips, run_in)
        for corners, falls in parts:
            slopes.append(
                Slope(
                    tuple(back(*_placed(one, block, level)) for one in corners),
                    back(*_placed(falls, None, level)),
                )
            )
        for lines, found in (
            (_ridge_lines(start, end, half, hips, run_in), ridges),
            (_course_lines(start, end, half, hips), courses),
        ):
            found += [
                (back(*_placed(first, block, level)), back(*_placed(last, block, level)))
                for first, last in lines
            ]
    return Built(tuple(slopes), tuple(ridges), tuple(courses))


def one_gable(ring: Sequence[XY], holes: Sequence[Sequence[XY]] = ()) -> Built | None:
    """A single ridge along the middle of a footprint whose walls aren't square; None where it has no area."""
    shape = shapely.make_valid(Polygon(ring, holes))
    box = shape.minimum_rotated_rectangle
    if not isinstance(box, Polygon):
        return None
    corners = list(box.exterior.coords)
    (ax, ay), (bx, by), (cx, cy) = max(
        (corners[:3], corners[1:4]), key=lambda three: math.dist(three[0], three[1])
    )
    long, deep = math.dist((ax, ay), (bx, by)), math.dist((bx, by), (cx, cy))
    along, across = ((bx - ax) / long, (by - ay) / long), ((cx - bx) / deep, (cy - by) / deep)
    slopes = []
    for side in (0, 1):
        half = [
            (ax + along[0] * u + across[0] * v, ay + along[1] * u + across[1] * v)
            for u, v in (
                (-1, side * deep / 2),
                (long + 1, side * deep / 2),
                (long + 1, (side + 1) * deep / 2),
                (-1, (side + 1) * deep / 2),
            )
        ]
        falls = (across[0] * (2 * side - 1), across[1] * (2 * side - 1))
        cut = shape.intersection(Polygon(half))
        slopes += [
            Slope(_corners(part.exterior), falls, tuple(_corners(hole) for hole in part.interiors))
            for part in getattr(cut, "geoms", [cut])
            if isinstance(part, Polygon) and not part.is_empty
        ]
    lines = [
        shape.intersection(
            LineString([(ax + across[0] * v, ay + across[1] * v), (bx + across[0] * v, by + across[1] * v)])
        )
        for v in (deep / 2, deep / 4, deep * 3 / 4)
    ]
    ridges, *courses = ([*_stretches(line)] for line in lines)
    return Built(tuple(slopes), tuple(ridges), tuple(line for course in courses for line in course))


def _corners(ring: LinearRing) -> tuple[XY, ...]:
    return tuple((x, y) for x, y in ring.coords[:-1])


def _stretches(line: BaseGeometry) -> Iterator[tuple[XY, XY]]:
    """The straight parts of a line that a footprint cut."""
    for part in getattr(line, "geoms", [line]):
        if len(part.coords) == 2:
            (ax, ay), (bx, by) = part.coords
            yield (ax, ay), (bx, by)


def _axis(rings: Sequence[Sequence[XY]]) -> float | None:
    """The way that the walls run, in radians; None where they aren't square."""
    edges = [
        (math.dist(a, b), math.atan2(b[1] - a[1], b[0] - a[0]))
        for ring in rings
        for a, b in pairwise((*ring, ring[0]))
        if a != b
    ]
    if len(edges) < 4:
        return None
    _, turn = max(edges)
    for long, angle in edges:
        off = (angle - turn + math.pi / 4) % (math.pi / 2) - math.pi / 4
        if abs(off) > _SQUARE and long > 2 * _NEAR:
            return None
    return turn


def _blocks(shape: BaseGeometry, corners: Sequence[XY]) -> Iterator[Block]:
    """The rectangles that a right-angled shape with these corners is made of, the largest first."""
    xs, ys = _lines([x for x, _ in corners]), _lines([y for _, y in corners])
    columns, rows = len(xs) - 1, len(ys) - 1
    if columns < 1 or rows < 1 or columns * rows > 150:
        return
    middles_x, middles_y = (np.array([(a + b) / 2 for a, b in pairwise(line)]) for line in (xs, ys))
    grid = np.meshgrid(middles_x, middles_y)
    left: Bools = np.asarray(shapely.contains_xy(shape, grid[0], grid[1]))
    while left.any():
        best: tuple[float, int, int, int, int] | None = None
        for top in range(rows):
            for first in range(columns):
                if not left[top, first]:
                    continue
                last = columns
                for bottom in range(top, rows):
                    stop = first
                    while stop < last and left[bottom, stop]:
                        stop += 1
                    last = stop
                    if last == first:
                        break
                    size = (xs[last] - xs[first]) * (ys[bottom + 1] - ys[top])
                    if best is None or size > best[0] + 1e-9:
                        best = (size, first, top, last, bottom + 1)
        if best is None:
            return
        _, first, top, last, bottom = best
        left[top:bottom, first:last] = False
        yield xs[first], ys[top], xs[last], ys[bottom]


def _lines(values: Sequence[float]) -> list[float]:
    """The lines on which corners stand."""
    found: list[list[float]] = []
    for value in sorted(values):
        if found and value - found[-1][-1] < _NEAR:
            found[-1].append(value)
        else:
            found.append([value])
    return [sum(group) / len(group) for group in found]


def _ridge(
    block: Block, larger: Sequence[Block], *, hipped: bool
) -> tuple[bool, float, float, float, tuple[bool, bool], tuple[float, float]]:
    """How a block's roof runs: whether along x, from where to where, its half width, its hips, how far it runs in.

    A wing's ridge stands square to the wall that it leans on and runs into the larger roof; other ridges run along
    the block's long side.
    """
    left, top, right, bottom = block
    leans = [_leans(block, other) for other in larger]
    sides = {side for side in leans if side}
    level = right - left >= bottom - top
    if sides:
        level = bool(sides & {"left", "right"})
    start, end, half = (left, right, (bottom - top) / 2) if level else (top, bottom, (right - left) / 2)
    names = ("left", "right") if level else ("top", "bottom")
    joined = tuple(name in sides for name in names)
    hips = tuple(hipped and not one for one in joined)
    run_in = tuple(half if one else 0.0 for one in joined)
    return level, start, end, half, (hips[0], hips[1]), (run_in[0], run_in[1])


def _leans(block: Block, other: Block) -> str:
    """The side of a block on which another stands against it; "" for none."""
    left, top, right, bottom = block
    near = 2 * _NEAR
    beside = min(bottom, other[3]) - max(top, other[1]) > near
    above = min(right, other[2]) - max(left, other[0]) > near
    if beside and abs(left - other[2]) < near:
        return "left"
    if beside and abs(right - other[0]) < near:
        return "right"
    if above and abs(top - other[3]) < near:
        return "top"
    if above and abs(bottom - other[1]) < near:
        return "bottom"
    return ""


def _parts(
    start: float, end: float, half: float, hips: tuple[bool, bool], run_in: tuple[float, float]
) -> list[tuple[tuple[XY, ...], XY]]:
    """The slopes of a block in its own way: along the ridge, and across from it."""
    deep = min(half, 0.42 * (end - start))
    head = start + deep if hips[0] else start - run_in[0]
    foot = end - deep if hips[1] else end + run_in[1]
    found: list[tuple[tuple[XY, ...], XY]] = [
        (((start, -half), (end, -half), (foot, 0.0), (head, 0.0)), (0.0, -1.0)),
        (((end, half), (start, half), (head, 0.0), (foot, 0.0)), (0.0, 1.0)),
    ]
    if hips[0]:
        found.append((((start, half), (start, -half), (head, 0.0)), (-1.0, 0.0)))
    if hips[1]:
        found.append((((end, -half), (end, half), (foot, 0.0)), (1.0, 0.0)))
    return found


def _ridge_lines(
    start: float, end: float, half: float, hips: tuple[bool, bool], run_in: tuple[float, float]
) -> Iterator[tuple[XY, XY]]:
    deep = min(half, 0.42 * (end - start))
    head = start + deep if hips[0] else start - run_in[0]
    foot = end - deep if hips[1] else end + run_in[1]
    yield (head, 0.0), (foot, 0.0)
    for edge, top, hip in ((start, head, hips[0]), (end, foot, hips[1])):
        if hip:
            yield (edge, -half), (top, 0.0)
            yield (edge, half), (top, 0.0)


def _course_lines(start: float, end: float, half: float, hips: tuple[bool, bool]) -> Iterator[tuple[XY, XY]]:
    rows = max(2, round(half / 0.16))
    deep = min(half, 0.42 * (end - start))
    for row in range(1, rows):
        share = row / rows
        first = start + deep * share if hips[0] else start
        last = end - deep * share if hips[1] else end
        for side in (-1, 1):
            yield (first, side * half * (1 - share)), (last, side * half * (1 - share))


def _placed(point: XY, block: Block | None, level: bool) -> XY:  # noqa: FBT001 -- as the ridge's row says it
    """From along and across a ridge to the footprint's axes; a direction where no block is given."""
    along, across = point
    if block is None:
        return (along, across) if level else (across, along)
    left, top, right, bottom = block
    return (along, (top + bottom) / 2 + across) if level else ((left + right) / 2 + across, along)
