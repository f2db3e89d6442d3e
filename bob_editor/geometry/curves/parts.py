"""Parts of a drawn curve: a segment parted, the place nearest to a point, the stretches within some hexes.

A part has its knots on the lattice again, so its line may differ from the whole curve's by a thousandth.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from bob_editor.geometry.curve import Knot, flattened
from bob_editor.geometry.curves.walk import Bounds, stays
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point

Place = tuple[int, float]
"""A place on a curve: the number of its segment, and the share of the way along it."""

_SURE = 0.01
"""What flattening and rounding may take from the least that a segment is away, many times over."""


def parted(start: Knot, end: Knot, share: float, at: Point | None = None) -> tuple[Knot, Knot, Knot]:
    """A segment's knots with one more between them, at a share of the way (or ``at``); the curve stays as it is."""
    if start.after is None and end.before is None:
        return start, Knot(at or _rounded(_between(start.at, end.at, share))), end
    a, b, c, d = start.at, start.after or start.at, end.before or end.at, end.at
    ab, bc, cd = _between(a, b, share), _between(b, c, share), _between(c, d, share)
    abc, bcd = _between(ab, bc, share), _between(bc, cd, share)
    middle = at or _rounded(_between(abc, bcd, share))
    return (
        replace(start, after=_handle(a, ab)),
        Knot(middle, _handle(middle, abc), _handle(middle, bcd)),
        replace(end, before=_handle(d, cd)),
    )


def with_knot(knots: Sequence[Knot], place: Place) -> tuple[Knot, ...]:
    """A curve with a knot more at a place; its line stays as it is."""
    number, share = place
    return (*knots[:number], *parted(knots[number], knots[number + 1], share), *knots[number + 2 :])


def nearest(frame: Frame, knots: Sequence[Knot], point: Point) -> tuple[Place, float]:
    """The place of a curve that is nearest to a point, and how far it is in true proportions."""
    x, y = frame.true(point)
    segments = list(pairwise(knots))
    least = [_least(frame, start, end, point) for start, end in segments]
    best: tuple[float, Place] = (math.inf, (0, 0.0))
    for number in sorted(range(len(segments)), key=least.__getitem__):
        if least[number] > best[0] + _SURE:
            break
        line = [frame.true(one) for one in flattened(segments[number])]
        for step, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
            dx, dy = bx - ax, by - ay
            share = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
            far = math.hypot(x - ax - share * dx, y - ay - share * dy)
            best = min(best, (far, (number, (step + share) / (len(line) - 1))))
    return best[1], best[0]


def _least(frame: Frame, start: Knot, end: Knot, point: Point) -> float:
    """How far from a point a segment is at least, in true proportions: it lies in the box of its knots and handles."""
    xs, ys = zip(start.at, start.after or start.at, end.before or end.at, end.at, strict=True)
    aside = max(min(xs) - point[0], 0.0, point[0] - max(xs))
    below = max(min(ys) - point[1], 0.0, point[1] - max(ys))
    return math.hypot(*frame.true((aside, below)))


def stretches(
    frame: Frame, knots: Sequence[Knot], holds: Callable[[Hex], bool], bounds: Bounds | None = None
) -> Iterator[tuple[tuple[Knot, ...], tuple[float, ...]]]:
    """The parts of a curve within the hexes that are held, hexsides too, and ``bounds``; each with its knots' places.

    A place is a knot's number on the whole curve, with the share of the way to the next one. A curve that is held as a
    whole is one part, with all its own knots.
    """
    run: list[Knot] = []
    places: list[float] = []
    for number, (start, end) in enumerate(pairwise(knots)):
        line = flattened((start, end))
        for low, high in _held(frame, line, holds, bounds):
            first, last = low / (len(line) - 1), high / (len(line) - 1)
            if run and first > 0:
                yield tuple(run), tuple(places)
                run, places = [], []
            one, other = _cut(start, end, first, last, line)
            if run:
                run[-1] = replace(run[-1], after=one.after)
            else:
                run, places = [one], [number + float(first)]
            run.append(other)
            places.append(number + float(last))
            if last < 1:
                yield tuple(run), tuple(places)
                run, places = [], []
        if run and places[-1] < number + 1:
            yield tuple(run), tuple(places)
            run, places = [], []
    if run:
        yield tuple(run), tuple(places)


def _held(
    frame: Frame, line: Sequence[Point], holds: Callable[[Hex], bool], bounds: Bounds | None
) -> list[tuple[Fraction, Fraction]]:
    """From where to where a segment's pieces are held, counted in pieces."""
    found: list[tuple[Fraction, Fraction]] = []
    for number, (start, end) in enumerate(pairwise(line)):
        for stay in stays(frame, start, end, bounds):
            if not holds(stay.hex):
                continue
            low, high = number + stay.start, number + stay.end
            if found and found[-1][1] >= low:
                found[-1] = found[-1][0], max(high, found[-1][1])
            else:
                found.append((low, high))
    return found


def _cut(start: Knot, end: Knot, first: Fraction, last: Fraction, line: Sequence[Point]) -> tuple[Knot, Knot]:
    """The part of a segment between two shares of its way."""
    if first > 0:
        _, start, end = parted(start, end, float(first), _on(line, first))
    if last < 1:
        share = (last - first) / (1 - first)
        start, end, _ = parted(start, end, float(share), _on(line, last))
    return start, end


def _on(line: Sequence[Point], share: Fraction) -> Point:
    """The point of a segment's line at a share of its pieces."""
    place = share * (len(line) - 1)
    number = min(int(place), len(line) - 2)
    return _rounded(_between(line[number], line[number + 1], float(place - number)))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _rounded(point: Point) -> Point:
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def _handle(knot: Point, handle: Point) -> Point | None:
    at = _rounded(handle)
    return None if at == knot else at
