"""Fitting cubic Bézier curves to drawn lines (after P. Schneider, Graphics Gems I): few knots for many points.

All in one plane, in floating point: what comes out is rounded and looked at by whoever asks. A line is parted where it
is furthest from its curve until it is near enough; where it was parted, it goes on without a corner.
"""

from collections.abc import Iterator

import numpy as np

from bob_editor.geometry.arrays import Floats

Bezier = tuple[Floats, Floats, Floats, Floats]

_ROUNDS = 4
"""How often points are given better places along a curve before the line is parted."""


def fitted(
    points: Floats, tolerance: float, leaving: Floats, arriving: Floats
) -> Iterator[tuple[int, Bezier]]:
    """Curves along a line from its first point to its last, no point further from them than ``tolerance``.

    ``leaving`` and ``arriving`` are the directions, of length 1, in which the line leaves its start and in which it
    would leave its end backwards. With each curve comes how many of the line's edges it stands for.
    """
    # A stack instead of calls of its own: a line of many thousand points may be parted as often.
    waiting = [(0, len(points) - 1, leaving, arriving)]
    while waiting:
        first, last, out, back = waiting.pop()
        curve, worst = nearest(points[first : last + 1], tolerance, out, back)
        if curve is not None:
            yield last - first, curve
            continue
        middle = first + worst
        along = direction_at(points, middle)
        waiting += [(middle, last, along, back), (first, middle, out, -along)]


def nearest(points: Floats, tolerance: float, leaving: Floats, arriving: Floats) -> tuple[Bezier | None, int]:
    """One curve along a line, or None where it would be too far off; and the point that was furthest from it."""
    if len(points) == 2:
        third = np.hypot(*(points[1] - points[0])) / 3
        return (points[0], points[0] + leaving * third, points[1] + arriving * third, points[1]), 0
    shares = _by_length(points)
    for _ in range(_ROUNDS):
        curve = _one(points, shares, leaving, arriving)
        gaps = np.hypot(*(at(curve, shares) - points).T)
        if gaps.max() <= tolerance:
            return curve, 0
        if gaps.max() > 4 * tolerance:
            break
        shares = _nearer(curve, points, shares)
    return None, min(len(points) - 2, max(1, int(gaps.argmax())))


def at(curve: Bezier, shares: Floats) -> Floats:
    """The points of a curve at shares of its way."""
    t = shares[:, None]
    a, b, c, d = curve
    return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t**2 * (1 - t) * c + t**3 * d


def direction_at(points: Floats, place: int) -> Floats:
    """The way that a line runs at one of its inner points, of length 1."""
    return _unit(points[min(len(points) - 1, place + 1)] - points[max(0, place - 1)])


def _unit(vector: Floats) -> Floats:
    length = float(np.hypot(*vector))
    return np.asarray(vector / length) if length else np.array([1.0, 0.0])


def _by_length(points: Floats) -> Floats:
    far = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    shares: Floats = far / far[-1] if far[-1] else np.linspace(0, 1, len(points))
    return shares


def _one(points: Floats, t: Floats, leaving: Floats, arriving: Floats) -> Bezier:
    """The curve between the ends that lies nearest to the points in the sense of least squares."""
    start, end = points[0], points[-1]
    first, second = 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t)
    c00, c11 = float(first @ first), float(second @ second)
    c01 = float(first @ second) * float(leaving @ arriving)
    rest = points - np.outer((1 - t) ** 3 + first, start) - np.outer(t**3 + second, end)
    x0, x1 = float(first @ (rest @ leaving)), float(second @ (rest @ arriving))
    det = c00 * c11 - c01 * c01
    chord = float(np.hypot(*(end - start)))
    reach = ((x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det) if abs(det) > 1e-12 else (0.0, 0.0)
    length = float(np.hypot(*np.diff(points, axis=0).T).sum())
    if min(reach) < 1e-3 * chord or max(reach) > length:
        reach = (chord / 3, chord / 3)
    return start, start + leaving * reach[0], end + arriving * reach[1], end


def _nearer(curve: Bezier, points: Floats, shares: Floats) -> Floats:
    """Better shares of the way for the points: a step of Newton's toward the curve's nearest place."""
    a, b, c, d = curve
    t = shares[:, None]
    there = at(curve, shares) - points
    speed = 3 * ((1 - t) ** 2 * (b - a) + 2 * t * (1 - t) * (c - b) + t**2 * (d - c))
    turn = 6 * ((1 - t) * (c - 2 * b + a) + t * (d - 2 * c + b))
    down = (speed * speed).sum(axis=1) + (there * turn).sum(axis=1)
    step = np.divide((there * speed).sum(axis=1), down, out=np.zeros_like(down), where=np.abs(down) > 1e-9)
    return np.asarray(np.clip(shares - step, 0.0, 1.0))
