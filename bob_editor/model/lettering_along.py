"""Where a label runs that is written along a curve: always so that it is read from left to right."""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import accumulate, pairwise, starmap

from msgspec.structs import replace

from bob_editor.geometry.curve import Curve, Knot, flattened
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Label

XY = tuple[float, float]

_STEP = 0.6
"""How far apart the corners of a bent label's outline are, in true proportions."""


@lru_cache(maxsize=1024)
def reading_line(frame: Frame, curve: Curve) -> tuple[XY, ...]:
    """The points of a curve in true proportions, in the order in which letters along it aren't on their heads.

    One that ends straight above or below where it begins is read as it was drawn. There are two points at least.
    """
    line = tuple(map(frame.true, flattened(curve)))
    if len(line) < 2:
        ((x, y),) = line
        return (x - 0.5, y), (x + 0.5, y)
    return line[::-1] if line[-1][0] < line[0][0] - 1e-9 else line


def length_of(line: tuple[XY, ...]) -> float:
    """How long a line is."""
    return _reached(line)[-1]


def place_on(line: tuple[XY, ...], along: float) -> XY:
    """The point so far along a line; before its start and beyond its end it goes straight on."""
    if along < 0:
        return _beyond(line[1], line[0], -along)
    reached = _reached(line)
    number = max(1, bisect_left(reached, along))
    if number == len(line):
        return _beyond(line[-2], line[-1], along - reached[-1])
    (ax, ay), (bx, by) = line[number - 1 : number + 1]
    share = (along - reached[number - 1]) / ((reached[number] - reached[number - 1]) or 1.0)
    return ax + (bx - ax) * share, ay + (by - ay) * share


@lru_cache(maxsize=1024)
def _reached(line: tuple[XY, ...]) -> tuple[float, ...]:
    """How far along a line each of its points is; kept, since every letter along it asks."""
    return 0.0, *accumulate(starmap(math.dist, pairwise(line)))


def _beyond(before: XY, end: XY, far: float) -> XY:
    step = math.dist(before, end) or 1.0
    return end[0] + (end[0] - before[0]) * far / step, end[1] + (end[1] - before[1]) * far / step


def middle_on(frame: Frame, curve: Curve) -> XY:
    """The middle of a curve, in true proportions."""
    line = reading_line(frame, curve)
    return place_on(line, length_of(line) / 2)


def covers(frame: Frame, curve: Curve, box: tuple[float, float], spot: XY) -> bool:
    """Whether a text along a curve covers a place; ``box`` is half its width and half its height."""
    return any(_gap(spot, one, other) <= box[1] for one, other in pairwise(_stretch(frame, curve, box[0])))


def outline(frame: Frame, curve: Curve, box: tuple[float, float]) -> Iterator[XY]:
    """The corners of what a text along a curve covers."""
    points = _stretch(frame, curve, box[0])
    above, below = [], []
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        far = math.dist(before, after) or 1.0
        dx, dy = (after[0] - before[0]) / far * box[1], (after[1] - before[1]) / far * box[1]
        above.append((x + dy, y - dx))
        below.append((x - dy, y + dx))
    return iter((*above, *reversed(below)))


@lru_cache(maxsize=1024)
def _stretch(frame: Frame, curve: Curve, half: float) -> tuple[XY, ...]:
    """Points along the part of a curve that a text of half that width takes; kept, for each move asks for it."""
    line = reading_line(frame, curve)
    middle, count = length_of(line) / 2, max(2, math.ceil(2 * half / _STEP))
    return tuple(place_on(line, middle + half * (2 * number / count - 1)) for number in range(count + 1))


def _gap(spot: XY, one: XY, other: XY) -> float:
    (x, y), (ax, ay), (bx, by) = spot, one, other
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square)) if square else 0.0
    return math.hypot(x - ax - dx * share, y - ay - dy * share)


# -- labels led elsewhere ---------------------------------------------------------------------------------------


def moved_label(label: Label, way: Callable[[Point], Point]) -> Label:
    """The label where a way takes its point and its curve."""

    def there(point: Point) -> Point:
        x, y = way(point)
        return round(x, 3) + 0.0, round(y, 3) + 0.0

    def handle(point: Point | None) -> Point | None:
        return None if point is None else there(point)

    knots = (Knot(there(one.at), handle(one.before), handle(one.after)) for one in label.curve)
    return replace(label, at=there(label.at), curve=tuple(knots))


def bent(frame: Frame, label: Label, curve: Curve) -> Label:
    """The label along a curve; its point is the curve's middle, and it is neither turned nor floating any more."""
    x, y = frame.from_true(middle_on(frame, curve))
    at = round(x, 3) + 0.0, round(y, 3) + 0.0
    return replace(label, at=at, curve=curve, turn=0.0, floating=False)


def straightened(frame: Frame, label: Label) -> Label:
    """A bent label straight again, where its middle was, turned as the curve ran on the whole."""
    if not label.curve:
        return label
    (ax, ay), *_, (bx, by) = reading_line(frame, label.curve)
    x, y = frame.from_true(middle_on(frame, label.curve))
    turn = float(round(math.degrees(math.atan2(by - ay, bx - ax))))
    return replace(label, at=(round(x, 3) + 0.0, round(y, 3) + 0.0), curve=(), turn=turn + 0.0)


def arched(frame: Frame, label: Label, half: float) -> Curve:
    """A gentle arch over the place of a straight label, ``half`` a width to either side: where bending begins."""
    angle = math.radians(label.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = frame.true(label.at)

    def at(across: float, down: float) -> Point:
        u, v = frame.from_true((x + across * cos - down * sin, y + across * sin + down * cos))
        return round(u, 3) + 0.0, round(v, 3) + 0.0

    rise, reach = 0.22 * half, half / 2.2
    return (
        Knot(at(-half, rise), None, at(-half + 0.6 * reach, 0.1 * rise)),
        Knot(at(0, -rise), at(-reach, -rise), at(reach, -rise)),
        Knot(at(half, rise), at(half - 0.6 * reach, 0.1 * rise), None),
    )
