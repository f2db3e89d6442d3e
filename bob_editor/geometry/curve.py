"""Drawn curves: knots with handles, flattened once, on the lattice, the same on every machine.

A curve is a chain of cubic Bézier segments between knots. What rules and LOS see of it are the lattice points of its
flattening, worked out in whole thousandths (``MILLI``), never in floating point.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from math import isqrt

from msgspec.structs import force_setattr

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import MILLI, Node, Point
from bob_editor.records import Record

TOLERANCE = 8
"""How far, in thousandths, a curve may run from its flattening: a fivehundredth of a hex's width."""

MOST_PIECES = 64
"""A segment is flattened to no more straight pieces than this, however wild its handles are."""


# The hash is kept: whoever compares two curves after each move of a drag asks for it knot by knot.
class Knot(Record, cache_hash=True):
    """A lattice point that a curve runs through, and its handles: where it comes from (``before``), where it goes.

    A handle on the knot is None: the segment on that side starts straight.
    """

    at: Point
    before: Point | None = None
    after: Point | None = None

    def __post_init__(self) -> None:
        """Have one form for each knot, so that curves which are drawn alike are equal."""
        if self.before == self.at:
            force_setattr(self, "before", None)
        if self.after == self.at:
            force_setattr(self, "after", None)

    @property
    def smooth(self) -> bool:
        """Whether the curve has no corner here: both handles lie on one line through the knot, on opposite sides."""
        if self.before is None or self.after is None:
            return False
        (x, y), (bx, by), (ax, ay) = _node(self.at), _node(self.before), _node(self.after)
        cross = (x - bx) * (ay - y) - (y - by) * (ax - x)
        dot = (x - bx) * (ax - x) + (y - by) * (ay - y)
        return (
            dot > 0 and abs(cross) * 100 <= dot
        )  # handles are rounded to thousandths: a hundredth is no corner

    def moved_to(self, at: Point) -> Knot:
        """The knot elsewhere, its handles moved along."""
        dx, dy = at[0] - self.at[0], at[1] - self.at[1]
        return Knot(at, _shifted(self.before, dx, dy), _shifted(self.after, dx, dy))

    def reversed(self) -> Knot:
        """The knot of the same curve drawn from its other end."""
        return Knot(self.at, self.after, self.before)


def flattened(knots: Sequence[Knot], *, closed: bool = False) -> tuple[Point, ...]:
    """The lattice points of a curve, neighbours never equal; a closed one runs on to its first knot, not repeated."""
    if not knots:
        return ()
    points = [_node(knots[0].at)]
    last = len(knots) if closed else len(knots) - 1
    for number in range(last):
        for point in _pieces(knots[number], knots[(number + 1) % len(knots)]):
            if point != points[-1]:
                points.append(point)
    while closed and len(points) > 1 and points[-1] == points[0]:
        points.pop()
    return tuple((x / MILLI, y / MILLI) for x, y in points)


Curve = tuple[Knot, ...]
Line = tuple[Point, ...]


def corners(line: Line) -> Curve:
    """The knots of a line of straight pieces: all of them corners."""
    return tuple(map(Knot, line))


def curves_of(curves: Sequence[Curve], lines: Sequence[Line]) -> tuple[Curve, ...]:
    """The closed curves that run as these lines do, () in the place of one that doesn't or is straight throughout.

    So a line that was cut or moved without its curve is never drawn as the curve that it was. () where none is left.
    """
    found = tuple(
        curve if _bends(curve) and flattened_ring(curve) == line else ()
        for curve, line in zip_longest(curves[: len(lines)], lines, fillvalue=())
    )
    return found if any(found) else ()


def _bends(curve: Curve) -> bool:
    return any(knot.before is not None or knot.after is not None for knot in curve)


@kept(len)
def flattened_ring(curve: Curve) -> Line:
    """The points of a closed curve; kept, since who bends one asks for them, and then whoever holds the two equal."""
    return flattened(curve, closed=True)


@kept(lambda *_: 0)
def _pieces(start: Knot, end: Knot) -> tuple[Node, ...]:
    """The ends of the straight pieces of one segment, after its start; kept, since most of a dragged curve stays."""
    controls = _node(start.at), _node(start.after or start.at), _node(end.before or end.at), _node(end.at)
    if start.after is None and end.before is None:
        return (controls[3],)
    xs, ys = zip(*controls, strict=True)
    count = _count(xs, ys)
    return tuple((_along(xs, number, count), _along(ys, number, count)) for number in range(1, count + 1))


def _count(xs: Sequence[int], ys: Sequence[int]) -> int:
    """Into how many straight pieces a segment is parted, a power of two."""
    bend = max(abs(line[k] - 2 * line[k + 1] + line[k + 2]) for line in (xs, ys) for k in (0, 1))
    wanted = (
        isqrt(3 * bend // (4 * TOLERANCE)) + 1
    )  # a cubic strays by at most 6 * bend / 8 over the pieces squared
    return min(MOST_PIECES, 1 << (wanted - 1).bit_length())


def _along(line: Sequence[int], number: int, count: int) -> int:
    """One coordinate of a cubic at ``number / count``, rounded to the nearest whole, halves to the even one.

    So the curve turned by half or mirrored with its board runs exactly as the turned or mirrored line did.
    """
    rest = count - number
    sum_ = (
        line[0] * rest**3
        + 3 * line[1] * rest**2 * number
        + 3 * line[2] * rest * number**2
        + line[3] * number**3
    )
    whole, left = divmod(sum_, count**3)
    return whole + (2 * left > count**3 or (2 * left == count**3 and whole % 2))


def _node(point: Point) -> Node:
    return round(point[0] * MILLI), round(point[1] * MILLI)


def _shifted(point: Point | None, dx: float, dy: float) -> Point | None:
    return None if point is None else (round(point[0] + dx, 3), round(point[1] + dy, 3))
