"""A few smooth knots for many points: what is drawn with a free hand or traced becomes a curve to be bent.

Sharp turns stay corners; between them cubics are laid (:mod:`bob_editor.geometry.curves.fitting`).
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.fitting import fitted as beziers
from bob_editor.geometry.lattice import Point

TOLERANCE = 0.06
"""How far, in lattice units, a point may lie from the curve that is fitted to it, where nothing is said."""

SHARP = 60.0
"""A turn by more degrees than this stays a corner."""

_Cubic = tuple[Point, Point, Point, Point]


def fitted(
    points: Sequence[Point], *, tolerance: float = TOLERANCE, sharp: float = SHARP, closed: bool = False
) -> tuple[Knot, ...]:
    """The knots, on the lattice, of a curve from the first point to the last that passes near them all.

    No point lies farther than ``tolerance`` and a hundredth from the curve. Fewer than two different points give as
    many knots. A ``closed`` curve runs on from its last knot to the first, as an outline does.
    """
    line = list(_without_repeats(points))
    if closed and len(line) > 1 and line[0] == line[-1]:
        line.pop()
    if len(line) < 3:
        return tuple(Knot(point) for point in line)
    corners = _corners(line, tolerance, sharp, closed=closed)
    if closed:
        # A closed line is opened at a corner, or where it began.
        first = corners[0] if corners else 0
        line = [*line[first:], *line[: first + 1]]
        corners = sorted((place - first) % (len(line) - 1) for place in corners)
    stops = sorted({0, *corners, len(line) - 1})
    smooth_seam = closed and 0 not in corners
    seam = _towards(line[-2], line[1]) if smooth_seam else None
    cubics: list[_Cubic] = []
    for start, end in pairwise(stops):
        stretch = line[start : end + 1]
        leaving = seam if seam is not None and start == 0 else _leaving(stretch, tolerance)
        back = _leaving(stretch[::-1], tolerance)
        arriving = (-seam[0], -seam[1]) if seam is not None and end == len(line) - 1 else back
        cubics += _cubics(stretch, leaving, arriving, tolerance)
    return _knots(cubics, closed=closed)


def _without_repeats(points: Sequence[Point]) -> Iterator[Point]:
    last = None
    for x, y in points:
        point = (round(x, 3) + 0.0, round(y, 3) + 0.0)
        if point != last:
            yield point
        last = point


def _knots(cubics: Sequence[_Cubic], *, closed: bool) -> tuple[Knot, ...]:
    before: list[Point | None] = [None, *(_handle(end, handle) for _, _, handle, end in cubics)]
    after: list[Point | None] = [*(_handle(start, handle) for start, handle, _, _ in cubics), None]
    places = [cubics[0][0], *(end for *_, end in cubics)]
    if closed:
        before[0] = before.pop()
        after.pop()
        places.pop()
    return tuple(Knot(*one) for one in zip(places, before, after, strict=True))


def _handle(knot: Point, handle: Point) -> Point | None:
    at = (round(handle[0], 3) + 0.0, round(handle[1], 3) + 0.0)
    return None if at == knot else at


# -- corners ------------------------------------------------------------------------------------------------------


def _corners(line: Sequence[Point], tolerance: float, sharp: float, *, closed: bool) -> list[int]:
    """The places of the points at which the line, seen without its wobbles, turns sharply."""
    kept = _plain(line, tolerance)
    if closed and len(kept) > 2:
        around = [kept[-2], *kept] if line[0] == line[-1] else [kept[-1], *kept, kept[0]]
    else:
        around = kept
    return [
        at
        for before, at, after in zip(around, around[1:], around[2:], strict=False)
        if _turn(line[before], line[at], line[after]) > sharp
    ]


def _plain(line: Sequence[Point], tolerance: float) -> list[int]:
    """The places of the points that are left where the line is made plain (Douglas and Peucker)."""
    kept, open_ = {0, len(line) - 1}, [(0, len(line) - 1)]
    while open_:
        first, last = open_.pop()
        far, place = max(
            ((_off_chord(line[at], line[first], line[last]), at) for at in range(first + 1, last)),
            default=(0.0, 0),
        )
        if far > tolerance:
            kept.add(place)
            open_ += [(first, place), (place, last)]
    return sorted(kept)


def _off_chord(point: Point, start: Point, end: Point) -> float:
    (x, y), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square)) if square else 0.0
    return math.hypot(x - ax - share * dx, y - ay - share * dy)


def _turn(before: Point, at: Point, after: Point) -> float:
    """By how many degrees a line turns at a point."""
    first = math.atan2(at[1] - before[1], at[0] - before[0])
    second = math.atan2(after[1] - at[1], after[0] - at[0])
    return abs(math.degrees(math.remainder(second - first, math.tau)))


# -- one stretch without corners ------------------------------------------------------------------------------------


def _leaving(stretch: Sequence[Point], tolerance: float) -> Point:
    """The direction in which a line leaves its first point: towards the first that is clear of its wobbles."""
    start = stretch[0]
    far = next((point for point in stretch[1:] if math.dist(start, point) > 3 * tolerance), stretch[-1])
    return _towards(start, far if far != start else stretch[1])


def _towards(start: Point, end: Point) -> Point:
    """A step of length one, or none where both are one point."""
    length = math.dist(start, end)
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length) if length else (0.0, 0.0)


def _cubics(line: Sequence[Point], leaving: Point, arriving: Point, tolerance: float) -> list[_Cubic]:
    """The cubics along a line; ``leaving`` and ``arriving`` are its directions at the ends, both pointing inward."""
    if len(line) == 2:
        return [(line[0], line[0], line[1], line[1])]
    laid = beziers(np.array(line), tolerance, np.array(leaving), np.array(arriving))
    found: list[_Cubic] = []
    place = 0
    for steps, (_, first, second, _) in laid:
        start, end = line[place], line[place + steps]
        found.append((start, _point(first), _point(second), end))
        place += steps
    return found


def _point(at: Floats) -> Point:
    return float(at[0]), float(at[1])
