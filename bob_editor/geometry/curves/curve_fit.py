"""A few smooth knots for many points: what is drawn with a free hand or traced becomes a curve to be bent.

The way is Schneider's (Graphics Gems I, 1990): a cubic is laid through a stretch of points by least squares, the
stretch is parted where it strays farthest, and the parts join smoothly there; sharp turns stay corners.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.lattice import Point

TOLERANCE = 0.06
"""How far, in lattice units, a point may lie from the curve that is fitted to it, where nothing is said."""

SHARP = 60.0
"""A turn by more degrees than this stays a corner."""

_ROUNDS = 4
"""How often the places of the points along a cubic are set right before it is parted."""

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
    done: list[_Cubic] = []
    waiting = [(0, len(line) - 1, leaving, arriving)]
    while waiting:
        first, last, out, back = waiting.pop()
        stretch = line[first : last + 1]
        cubic, worst = _best(stretch, out, back, tolerance)
        if cubic is not None:
            done.append(cubic)
            continue
        middle = min(max(first + worst, first + 1), last - 1)
        step = _towards(line[middle + 1], line[middle - 1])
        if step == (0.0, 0.0):
            step = _towards(line[middle], line[middle - 1])
        waiting.append((middle, last, (-step[0], -step[1]), back))
        waiting.append((first, middle, out, step))
    return done


def _best(
    line: Sequence[Point], leaving: Point, arriving: Point, tolerance: float
) -> tuple[_Cubic | None, int]:
    """The cubic that is near enough, or None and where the line is farthest from it."""
    if len(line) == 2:
        return (line[0], line[0], line[1], line[1]), 0
    shares = _by_length(line)
    cubic = _least_squares(line, shares, leaving, arriving)
    far, worst = _farthest(line, shares, cubic)
    for _ in range(_ROUNDS):
        if far <= tolerance or far > 8 * tolerance:
            break
        shares = [_nearer(cubic, point, share) for point, share in zip(line, shares, strict=True)]
        cubic = _least_squares(line, shares, leaving, arriving)
        far, worst = _farthest(line, shares, cubic)
    return (cubic if far <= tolerance else None), worst


def _by_length(line: Sequence[Point]) -> list[float]:
    """Each point's share of the way along a line."""
    found = [0.0]
    for one, other in pairwise(line):
        found.append(found[-1] + math.dist(one, other))
    return [length / found[-1] for length in found]


def _least_squares(line: Sequence[Point], shares: Sequence[float], leaving: Point, arriving: Point) -> _Cubic:
    """The cubic between the line's ends, with handles in the two directions, that lies nearest to its points."""
    start, end = line[0], line[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for (x, y), share in zip(line, shares, strict=True):
        rest = 1 - share
        first, second = 3 * rest * rest * share, 3 * rest * share * share
        at_start, at_end = rest**3 + first, second + share**3
        ax, ay = leaving[0] * first, leaving[1] * first
        bx, by = arriving[0] * second, arriving[1] * second
        dx, dy = x - start[0] * at_start - end[0] * at_end, y - start[1] * at_start - end[1] * at_end
        c00, c01, c11 = c00 + ax * ax + ay * ay, c01 + ax * bx + ay * by, c11 + bx * bx + by * by
        x0, x1 = x0 + ax * dx + ay * dy, x1 + bx * dx + by * dy
    chord = math.dist(start, end)
    whole = c00 * c11 - c01 * c01
    long = sum(math.dist(one, other) for one, other in pairwise(line))
    least, most = 1e-4 * max(chord, 0.01), max(chord, long)
    one = other = chord / 3
    if abs(whole) > 1e-12:
        found = (x0 * c11 - x1 * c01) / whole, (c00 * x1 - c01 * x0) / whole
        if all(least <= length <= most for length in found):
            one, other = found
    return (
        start,
        (start[0] + leaving[0] * one, start[1] + leaving[1] * one),
        (end[0] + arriving[0] * other, end[1] + arriving[1] * other),
        end,
    )


def _at(cubic: _Cubic, share: float) -> Point:
    rest = 1 - share
    weights = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    x = sum(weight * point[0] for weight, point in zip(weights, cubic, strict=True))
    return x, sum(weight * point[1] for weight, point in zip(weights, cubic, strict=True))


def _farthest(line: Sequence[Point], shares: Sequence[float], cubic: _Cubic) -> tuple[float, int]:
    return max(
        (math.dist(point, _at(cubic, share)), place)
        for place, (point, share) in enumerate(zip(line, shares, strict=True))
    )


def _nearer(cubic: _Cubic, point: Point, share: float) -> float:
    """A share at which the cubic comes nearer to a point (a step of Newton's)."""
    start, first, second, end = cubic
    x, y = _at(cubic, share)
    rest = 1 - share
    fall = []
    turn = []
    for k in (0, 1):
        a, b, c = first[k] - start[k], second[k] - first[k], end[k] - second[k]
        fall.append(3 * (rest * rest * a + 2 * rest * share * b + share * share * c))
        turn.append(6 * (rest * (b - a) + share * (c - b)))
    dx, dy = x - point[0], y - point[1]
    over = dx * fall[0] + dy * fall[1]
    under = fall[0] ** 2 + fall[1] ** 2 + dx * turn[0] + dy * turn[1]
    return share if abs(under) < 1e-12 else min(1.0, max(0.0, share - over / under))
