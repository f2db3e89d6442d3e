"""A closed line in spans between its corners, each of which is fitted with as few curves as keep near it."""

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np

from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.arrays import Floats, Ints
from bob_editor.geometry.curve import Curve, Knot, corners
from bob_editor.geometry.curves.fitting import Bezier, direction_at, fitted, nearest
from bob_editor.geometry.lattice import MILLI, Frame, Node, Point
from bob_editor.geometry.shapes import in_milli

USUAL = 0.12
"""How far a simplified outline may run from what was drawn, in true proportions: a sixteenth of a hexside."""

_SHARP = np.cos(np.radians(52))
"""A bend of more than this is a corner, and stays one."""
_ARM = 0.55
"""How far before and after a point its bend is measured, in true proportions: a free hand's trembling is no corner."""
_CLOSEST = 0.2
"""From this share of the tolerance on, points beside which a curve runs wrong keep straight edges."""

Segment = tuple[Point, Point | None, Point | None, Point]
"""A part of a curve from knot to knot: where it begins, how it leaves, how it arrives, and where it ends."""

_Stretch = tuple[int, int, Bezier | None]
"""From which point of a line to which, and the curve that stands for it; None for a straight edge."""


def segments_of(curve: Curve) -> list[Segment]:
    """The parts of a closed curve."""
    return [
        (start.at, start.after, end.before, end.at)
        for start, end in zip(curve, (*curve[1:], *curve[:1]), strict=True)
    ]


class Spans:
    """A closed line in spans between breaks: corners, and places that its curve must go through."""

    def __init__(
        self, frame: Frame, line: Sequence[Point], fixed: Ints, stay: Iterable[Segment] = ()
    ) -> None:
        self.frame = frame
        ring = _through(frame, line, fixed)
        self.points = np.array([frame.true(point) for point in ring])
        self._kept = self._kept_of(ring, stay)
        self.breaks = self._breaks_of(ring, {tuple(node) for node in fixed.tolist()})
        for third in range(3 if len(self.breaks) < 3 else 0):
            # A ring has three knots at least, also where fewer would draw it.
            self.breaks.setdefault(third * len(ring) // 3, False)
        self.closer: dict[int, float] = {}
        self.drawn: tuple[_Stretch, ...] = ()
        self._fits: dict[tuple[int, int, float, bool, bool], tuple[_Stretch, ...]] = {}
        """What each try came to between two breaks: the next one alters few of them."""

    def _kept_of(self, ring: Sequence[Point], stay: Iterable[Segment]) -> dict[int, _Stretch]:
        """What stays as it is, by its first point."""
        places, count = {point: place for place, point in enumerate(ring)}, len(ring)
        kept: dict[int, _Stretch] = {}
        for start, after, before, end in stay if len(places) == count else ():
            low, high = places.get(start), places.get(end)
            if low is None or high is None:
                continue
            high += count if high <= low else 0
            if after is None and before is None:
                kept |= {one % count: (one % count, one % count + 1, None) for one in range(low, high)}
            else:
                controls = (start, after or start, before or end, end)
                a, b, c, d = (np.array(self.frame.true(point)) for point in controls)
                kept[low] = (low, high, (a, b, c, d))
        return kept

    def _breaks_of(self, ring: Sequence[Point], fixed: Container[Node]) -> dict[int, bool]:
        """Where spans meet, and whether in a corner; between two that stay it may be taken as one."""
        count, breaks = len(ring), dict[int, bool]()
        ends = {high % count for _, high, _ in self._kept.values()}
        inner = {one % count for low, high, _ in self._kept.values() for one in range(low + 1, high)}
        for place, node in enumerate(in_milli(self.frame, ring)):
            begins, comes = place in self._kept, place in ends
            if place in inner:
                continue
            if (begins and comes) or node in fixed or _is_corner(self.points, place):
                breaks[place] = True
            elif begins or comes:
                breaks[place] = False
        return breaks

    def fit(self, tolerance: float) -> None:
        """Draw it all, none of its points further from the curves than ``tolerance``."""
        self.drawn = tuple(
            one
            for low, high in self._ways()
            for one in self._fitted(low, high, tolerance * self.closer.get(low, 1.0))
        )

    @property
    def curve(self) -> Curve:
        """The knots of the whole line as it is drawn now."""
        knots: list[Knot] = []
        arriving: Point | None = None
        for low, _, bezier in self.drawn:
            if bezier is None:
                start, after, before = self._points([self.points[low]])[0], None, None
            else:
                start, after, before, end = self._points(bezier)
                after, before = after if after != start else None, before if before != end else None
            knots.append(Knot(start, arriving, after))
            arriving = before
        knots[0] = Knot(knots[0].at, arriving, knots[0].after)
        return tuple(knots) if len(knots) > 2 else corners(tuple(self._points(self.points)))

    def spare_stops(self) -> list[int]:
        """The knots that are no corners, those first whose neighbours are nearest."""
        count = len(self.points)
        reach = {low: high - low + (low - before) % count for (before, *_), (low, high, _) in self._pairs()}
        stay = {*self._kept, *(high % count for _, high, _ in self._kept.values())}
        return sorted(
            (low for low in reach if low not in stay and not self.breaks.get(low, False)),
            key=reach.__getitem__,
        )

    def leave_out(self, stop: int, tolerance: float) -> bool:
        """Draw one curve instead of the two that meet in a knot; False where it would run too far off.

        Of three knots none goes.
        """
        if len(self.drawn) <= 3:
            return False
        pair = next((pair for pair in self._pairs() if pair[1][0] == stop), None)
        if pair is None or pair[0] is pair[1]:
            return False
        first, second = pair
        low, high = first[0], first[0] + (first[1] - first[0]) + (second[1] - second[0])
        curve, _ = nearest(
            self._run(low, high), tolerance, self._way(low, 1), self._way(high % len(self.points), -1)
        )
        if curve is None:
            return False
        rest = [one for one in self.drawn if one is not first and one is not second]
        self.drawn = tuple(sorted([*rest, (low, high, curve)], key=lambda one: one[0]))
        return True

    def _pairs(self) -> list[tuple[_Stretch, _Stretch]]:
        return list(zip((self.drawn[-1], *self.drawn[:-1]), self.drawn, strict=True))

    def narrow(self, wrong: Ints) -> None:
        """Have the curve go through the line beside points that changed sides."""
        for u, v in wrong.tolist():
            point = np.array(self.frame.true(self.frame.swap((u / MILLI, v / MILLI))))
            far = np.hypot(*(self.points - point).T)
            if far.min() <= 2 * USUAL + _ARM:
                self._hold(int(far.argmin()))

    def part(self, crossings: Iterable[Point], within: float) -> None:
        """Have the curve go through the line on both sides of where it crossed itself."""
        ends = np.roll(self.points, -1, axis=0)
        for point in crossings:
            far = _far_from_edges(np.array(self.frame.true(point)), self.points, ends)
            for place in np.flatnonzero(far <= within).tolist():
                self._hold(place)

    def _hold(self, place: int) -> None:
        """Have the curve go through a point of the line, and nearer to it beside that."""
        if self.closer.get(place, 1.0) < _CLOSEST:
            # No bend is near enough: the line's own edges beside the point stay as they are.
            self.breaks |= {(place + step) % len(self.points): True for step in (-1, 0, 1)}
        self.breaks.setdefault(place, False)
        for low, high in self._ways():
            if place in (low, high % len(self.points)):
                self.closer[low] = self.closer.get(low, 1.0) / 2

    def _ways(self) -> list[tuple[int, int]]:
        """From break to break; the last leads past the line's end to the first."""
        places = sorted(self.breaks)
        return list(pairwise([*places, places[0] + len(self.points)]))

    def _fitted(self, low: int, high: int, tolerance: float) -> tuple[_Stretch, ...]:
        kept = self._kept.get(low)
        if kept is not None and kept[1] == high:
            return (kept,)
        key = low, high, tolerance, self.breaks[low], self.breaks[high % len(self.points)]
        if key not in self._fits:
            self._fits[key] = tuple(self._stretches(low, high, tolerance))
        return self._fits[key]

    def _stretches(self, low: int, high: int, tolerance: float) -> Iterator[_Stretch]:
        points = self._run(low, high)
        if len(points) == 2 and self.breaks[low] and self.breaks[high % len(self.points)]:
            yield low, high, None
            return
        for steps, curve in fitted(
            points, tolerance, self._way(low, 1), self._way(high % len(self.points), -1)
        ):
            yield low, low + steps, curve
            low += steps

    def _run(self, low: int, high: int) -> Floats:
        return np.asarray(self.points[np.arange(low, high + 1) % len(self.points)])

    def _way(self, place: int, way: int) -> Floats:
        """The direction in which the line leaves a break; through one that is no corner it runs on."""
        ahead = self.points[(place + way) % len(self.points)]
        behind = (
            self.points[place]
            if self.breaks.get(place, False)
            else self.points[(place - way) % len(self.points)]
        )
        return direction_at(np.array([behind, ahead]), 0)

    def _points(self, true: Iterable[Floats]) -> list[Point]:
        return [snapped(self.frame.from_true((float(x), float(y)))) for x, y in true]


def _through(frame: Frame, line: Sequence[Point], fixed: Ints) -> list[Point]:
    """The line with a point of its own wherever it runs through a watched one, and no point twice in turn."""
    found: list[Point] = []
    for start, end in zip(line, (*line[1:], line[0]), strict=True):
        if found and found[-1] == start:
            continue
        found.append(start)
        (ax, ay), (bx, by) = in_milli(frame, (start, end))
        between = [
            ((x - ax) * (bx - ax) + (y - ay) * (by - ay), (x, y))
            for x, y in fixed.tolist()
            if (bx - ax) * (y - ay) == (by - ay) * (x - ax)
            and min(ax, bx) <= x <= max(ax, bx)
            and min(ay, by) <= y <= max(ay, by)
            and (x, y) not in ((ax, ay), (bx, by))
        ]
        found += [frame.swap((x / MILLI, y / MILLI)) for _, (x, y) in sorted(between)]
    return found


def _far_from_edges(point: Floats, starts: Floats, ends: Floats) -> Floats:
    along = ends - starts
    lengths = np.maximum((along * along).sum(axis=1), 1e-12)
    share = np.clip(((point - starts) * along).sum(axis=1) / lengths, 0.0, 1.0)
    return np.asarray(np.hypot(*(starts + along * share[:, None] - point).T))


def _is_corner(points: Floats, place: int) -> bool:
    point = points[place]
    before, after = _along(points, place, -1) - point, _along(points, place, 1) - point
    lengths = float(np.hypot(*before)) * float(np.hypot(*after))
    return lengths > 0 and float(before @ after) / lengths > -_SHARP


def _along(points: Floats, place: int, way: int) -> Floats:
    """The point that lies an arm's length along a closed line."""
    left, here = _ARM, points[place]
    for step in range(1, len(points)):
        there = points[(place + way * step) % len(points)]
        far = float(np.hypot(*(there - here)))
        if far >= left:
            return np.asarray(here + (there - here) * (left / far))
        left, here = left - far, there
    return np.asarray(here)
