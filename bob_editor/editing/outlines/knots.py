"""Editing the knots of closed curves: where they lie, what kind they are, and more or fewer of them.

A knot of an outline is named by a ``Handle``: its line (0 the ring, from 1 the holes) and its place in it. Every
function gives the curves anew; whoever draws them flattens them (``model.outlines.with_knots``).
"""

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.curve import Curve, Knot
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.records import Record

Curves = tuple[Curve, ...]
Kind = Literal["corner", "smooth", "symmetric"]
Arm = Literal["before", "after"]

_ALIKE = 0.004
"""Handles whose lengths differ by no more, in true proportions, are as long as each other: they are rounded."""


class Handle(Record, order=True):
    """A knot of a drawn piece: ``line`` 0 is its ring, 1 and up its holes; ``knot`` counts from 0."""

    line: int
    knot: int


def handles_of(curves: Curves) -> Iterable[tuple[Handle, Knot]]:
    """Every knot with its name."""
    return (
        (Handle(line, place), knot) for line, curve in enumerate(curves) for place, knot in enumerate(curve)
    )


def knot_at(curves: Curves, handle: Handle) -> Knot:
    """The knot of a name."""
    return curves[handle.line][handle.knot]


def changed(curves: Curves, knots: Mapping[Handle, Knot]) -> Curves:
    """The curves with other knots in these places."""
    return tuple(
        tuple(knots.get(Handle(line, place), knot) for place, knot in enumerate(curve))
        for line, curve in enumerate(curves)
    )


def shifted(curves: Curves, handles: Collection[Handle], by: Point) -> Curves:
    """The curves with these knots moved by a vector, their handles with them."""
    return changed(
        curves,
        {
            handle: knot.moved_to(snapped((knot.at[0] + by[0], knot.at[1] + by[1])))
            for handle in handles
            for knot in (knot_at(curves, handle),)
        },
    )


def without(curves: Curves, handles: Collection[Handle]) -> Curves | None:
    """The curves without these knots; a hole left with fewer than three goes, and so does the whole piece: None."""
    left = tuple(
        tuple(knot for place, knot in enumerate(curve) if Handle(line, place) not in handles)
        for line, curve in enumerate(curves)
    )
    if len(left[0]) < 3:
        return None
    return (left[0], *(curve for curve in left[1:] if len(curve) >= 3))


def with_knot(curves: Curves, segment: Handle, share: float) -> tuple[Curves, Handle]:
    """The curves with a knot more at a share of the segment that begins with a knot; they run as before."""
    curve = curves[segment.line]
    start, end = curve[segment.knot], curve[(segment.knot + 1) % len(curve)]
    first, middle, last = parted(start, end, share)
    found = list(curve)
    found[segment.knot] = first
    found[(segment.knot + 1) % len(curve)] = last
    found.insert(segment.knot + 1, middle)
    here = Handle(segment.line, segment.knot + 1)
    return tuple(tuple(found) if line == segment.line else one for line, one in enumerate(curves)), here


def parted(start: Knot, end: Knot, share: float) -> tuple[Knot, Knot, Knot]:
    """A segment parted at a share of it, by de Casteljau: its start, the knot between, its end."""
    if start.after is None and end.before is None:
        return start, Knot(snapped(_between(start.at, end.at, share))), end
    a, b, c, d = controls(start, end)
    ab, bc, cd = _between(a, b, share), _between(b, c, share), _between(c, d, share)
    abc, bcd = _between(ab, bc, share), _between(bc, cd, share)
    middle = Knot(snapped(_between(abc, bcd, share)), snapped(abc), snapped(bcd))
    return (
        replace(start, after=None if start.after is None else snapped(ab)),
        middle,
        replace(end, before=None if end.before is None else snapped(cd)),
    )


def bent(curves: Curves, segment: Handle, share: float, by: Point) -> Curves:
    """The curves with a segment bent so that what lay at a share of it moves by a vector."""
    curve = curves[segment.line]
    there = Handle(segment.line, (segment.knot + 1) % len(curve))
    start, end = knot_at(curves, segment), knot_at(curves, there)
    share = min(0.9, max(0.1, share))
    first, second = 3 * share * (1 - share) ** 2, 3 * share**2 * (1 - share)
    # The two handles move by what, weighted as the curve weighs them, comes to the vector; the nearer one more.
    near = (1 - share, share)
    length = first * near[0] + second * near[1]
    a, b, c, d = controls(start, end)
    if start.after is None and end.before is None:
        b, c = _between(a, d, 1 / 3), _between(a, d, 2 / 3)
    after = snapped((b[0] + by[0] * near[0] / length, b[1] + by[1] * near[0] / length))
    before = snapped((c[0] + by[0] * near[1] / length, c[1] + by[1] * near[1] / length))
    return changed(curves, {segment: replace(start, after=after), there: replace(end, before=before)})


def pulled(
    frame: Frame, curves: Curves, handle: Handle, arm: Arm, to: Point, *, free: bool = False
) -> Curves:
    """The curves with one handle elsewhere; of a smooth or symmetric knot the other follows, unless ``free``."""
    knot = knot_at(curves, handle)
    kind = "corner" if free else kind_of(frame, knot)
    other: Arm = "after" if arm == "before" else "before"
    there = getattr(knot, other)
    new = replace(knot, **{arm: snapped(to)})
    if kind != "corner" and there is not None:
        length = _length(frame, knot.at, to if kind == "symmetric" else there)
        new = replace(new, **{other: _opposite(frame, knot.at, to, length)})
    return changed(curves, {handle: new})


def kind_of(frame: Frame, knot: Knot) -> Kind:
    """What a knot is: nothing is kept of it but its handles."""
    if not knot.smooth or knot.before is None or knot.after is None:
        return "corner"
    alike = abs(_length(frame, knot.at, knot.before) - _length(frame, knot.at, knot.after)) <= _ALIKE
    return "symmetric" if alike else "smooth"


def of_kind(frame: Frame, curves: Curves, handles: Iterable[Handle], kind: Kind) -> Curves:
    """The curves with these knots made corners without handles, smooth or symmetric."""
    make: Callable[[Handle], Knot] = (
        (lambda handle: Knot(knot_at(curves, handle).at))
        if kind == "corner"
        else (lambda handle: _smooth(frame, curves, handle, even=kind == "symmetric"))
    )
    return changed(curves, {handle: make(handle) for handle in handles})


def controls(start: Knot, end: Knot) -> tuple[Point, Point, Point, Point]:
    """The four points of a segment's Bézier curve."""
    return start.at, start.after or start.at, end.before or end.at, end.at


def _smooth(frame: Frame, curves: Curves, handle: Handle, *, even: bool) -> Knot:
    """A knot with handles along the way from its neighbour before to the one after, a third as long as the segments."""
    curve = curves[handle.line]
    knot = curve[handle.knot]
    before, after = curve[handle.knot - 1].at, curve[(handle.knot + 1) % len(curve)].at
    reach = [
        _length(frame, knot.at, held) if held is not None else _length(frame, knot.at, beside) / 3
        for held, beside in ((knot.before, before), (knot.after, after))
    ]
    if even:
        reach = [(reach[0] + reach[1]) / 2] * 2
    if knot.before is not None and knot.after is not None:
        before, after = knot.before, knot.after
    (bx, by), (ax, ay), (x, y) = frame.true(before), frame.true(after), frame.true(knot.at)
    dx, dy = ax - bx, ay - by
    length = math.hypot(dx, dy)
    if length == 0:
        return knot
    dx, dy = dx / length, dy / length
    return Knot(
        knot.at,
        snapped(frame.from_true((x - dx * reach[0], y - dy * reach[0]))),
        snapped(frame.from_true((x + dx * reach[1], y + dy * reach[1]))),
    )


def _opposite(frame: Frame, at: Point, other: Point, length: float) -> Point:
    (x, y), (ox, oy) = frame.true(at), frame.true(other)
    far = math.hypot(x - ox, y - oy)
    if far == 0:
        return at
    return snapped(frame.from_true((x + (x - ox) / far * length, y + (y - oy) / far * length)))


def _length(frame: Frame, first: Point, second: Point) -> float:
    return math.dist(frame.true(first), frame.true(second))


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share
