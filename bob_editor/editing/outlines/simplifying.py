"""Fewer points and softer bends for an outline, without a dot or a corner of a hex changing sides.

Rules look at dots and at the corners and hexspines of hexes: on which side of an outline these lie is decided on whole
numbers, before and after, and must be the same, those on the line itself included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

import numpy as np
import shapely
from shapely.geometry import MultiLineString, Polygon

from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.outlines.knots import Curves, Handle, of_kind
from bob_editor.errors import BadCall
from bob_editor.geometry.arrays import Floats, Ints
from bob_editor.geometry.curve import Curve, Knot, corners
from bob_editor.geometry.curves.fitting import Bezier, direction_at, fitted, nearest
from bob_editor.geometry.enclosing import ON_EDGE, sides_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import MILLI, Frame, Node, Point
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.outlines import knots_of, lines_of, with_knots
from bob_editor.rules.land.cut_rings import hexes_in_box

Piece = TypeVar("Piece", bound=Artwork | Contour)

USUAL = 0.12
"""How far a simplified outline may run from what was drawn, in true proportions: a sixteenth of a hexside."""

_SHARP = np.cos(np.radians(52))
"""A bend of more than this is a corner, and stays one."""
_ARM = 0.55
"""How far before and after a point its bend is measured, in true proportions: a free hand's trembling is no corner."""
_TRIES = 9
_CLOSEST = 0.2
"""From this share of the tolerance on, points beside which a curve runs wrong keep straight edges."""


def simplified(grid: Grid, piece: Piece, tolerance: float = USUAL) -> Piece:
    """The piece with as few knots as keep within ``tolerance`` of its outline; the piece itself where none go.

    :raises BadCall: where no outline with fewer points would keep every dot and corner on its side.
    """
    frame = grid.frame
    watched = watched_points(grid, piece)
    before = sides_of(watched, _rings(frame, piece))
    spans = [_Spans(frame, line, watched[before == ON_EDGE]) for line in lines_of(piece)]
    fewest = sum(map(len, knots_of(piece)))
    for _ in range(_TRIES):
        for span in spans:
            span.fit(tolerance)
        found = with_knots(piece, (span.curve for span in spans))
        wrong = watched[before != sides_of(watched, _rings(frame, found))]
        if not len(wrong) and is_sound(found):
            found = _with_fewer(grid.frame, piece, spans, watched, before, 1.2 * tolerance)
            return found if sum(map(len, knots_of(found))) < fewest else piece
        crossed = () if len(wrong) else _crossings(found)
        for span in spans:
            span.narrow(wrong)
            span.part(crossed, 2 * tolerance)
    raise BadCall(
        "It can't be drawn with fewer points without a dot or a corner of a hex changing sides.",
        hint="Nothing was changed.",
    )


def _with_fewer(
    frame: Frame,
    piece: Piece,
    spans: Sequence[_Spans],
    watched: Ints,
    before: Ints,
    tolerance: float,
) -> Piece:
    """The piece as its spans draw it, without each knot that can be spared."""
    found = with_knots(piece, (span.curve for span in spans))
    for span in spans:
        # All at once where that goes; else halves, and halves of those: each look at the whole takes long.
        waiting = [span.spare_stops()]
        while waiting:
            stops, kept = waiting.pop(), span.drawn
            if not any([span.leave_out(stop, tolerance) for stop in stops]):
                continue
            fewer = with_knots(piece, (one.curve for one in spans))
            if is_sound(fewer) and (before == sides_of(watched, _rings(frame, fewer))).all():
                found = fewer
                continue
            span.drawn = kept
            middle = len(stops) // 2
            waiting += [half for half in (stops[middle:], stops[:middle]) if half and half != stops]
    return found


def smoothed(grid: Grid, piece: Piece) -> Piece:
    """The piece with its corners made smooth, as roundly as every dot and corner of a hex keeps its side.

    Corners that can't be made so stay.

    :raises BadCall: where none can.
    """
    frame, curves = grid.frame, knots_of(piece)
    watched = watched_points(grid, piece)
    before = sides_of(watched, _rings(frame, piece))
    names = [Handle(line, place) for line, curve in enumerate(curves) for place in range(len(curve))]
    full = of_kind(frame, curves, names, "smooth")
    softer = [_softer(full, share) for share in (1.0, 0.6, 0.35, 0.15)]
    found = piece
    # All at once where that goes; else halves, and halves of those, down to the corners that must stay.
    waiting = [names]
    while waiting:
        some = waiting.pop()
        for soft in softer:
            tried = with_knots(piece, _with_knots_of(soft, knots_of(found), some))
            if is_sound(tried) and (before == sides_of(watched, _rings(frame, tried))).all():
                found = tried
                break
        else:
            middle = len(some) // 2
            waiting += [half for half in (some[middle:], some[:middle]) if half and half != some]
    if found is piece:
        raise BadCall(
            "It can't be smoothed without a dot or a corner of a hex changing sides.",
            hint="Nothing was changed.",
        )
    return found


def _with_knots_of(other: Curves, curves: Curves, names: Iterable[Handle]) -> Curves:
    """The curves with some knots as another drawing of them has them."""
    taken = {(name.line, name.knot) for name in names}
    return tuple(
        tuple(other[line][place] if (line, place) in taken else knot for place, knot in enumerate(curve))
        for line, curve in enumerate(curves)
    )


def is_sound(piece: Artwork | Contour) -> bool:
    """Whether an outline encloses an area and crosses neither itself nor its holes."""
    return len(piece.ring) > 2 and bool(
        Polygon(np.array(piece.ring), list(map(np.array, piece.holes))).is_valid
    )


def watched_points(grid: Grid, piece: Artwork | Contour) -> Ints:
    """The dots and corners of the hexes around a piece, in thousandths of the canonical frame."""
    frame = grid.frame
    nodes = in_milli(frame, piece.ring)
    (left, top), (right, bottom) = np.min(nodes, axis=0), np.max(nodes, axis=0)
    found = {
        point
        for at in hexes_in_box(grid, (float(left), float(top), float(right), float(bottom)))
        for point in (frame.centre(at), *frame.corners(at))
    }
    return np.array(in_milli(frame, sorted(found)), dtype=np.int64).reshape(-1, 2)


def _rings(frame: Frame, piece: Artwork | Contour) -> Iterator[list[Node]]:
    return (in_milli(frame, line) for line in lines_of(piece))


def _softer(curves: Curves, share: float) -> Curves:
    def nearer(at: Point, handle: Point | None) -> Point | None:
        if handle is None:
            return None
        return snapped((at[0] + (handle[0] - at[0]) * share, at[1] + (handle[1] - at[1]) * share))

    return tuple(
        tuple(Knot(one.at, nearer(one.at, one.before), nearer(one.at, one.after)) for one in curve)
        for curve in curves
    )


_Stretch = tuple[int, int, Bezier | None]
"""From which point of a line to which, and the curve that stands for it; None for a straight edge."""


class _Spans:
    """A closed line in spans between breaks: corners, and places that its curve must go through."""

    def __init__(self, frame: Frame, line: Sequence[Point], fixed: Ints) -> None:
        self.frame = frame
        ring = _through(frame, line, fixed)
        self.points = np.array([frame.true(point) for point in ring])
        held = {tuple(node) for node in fixed.tolist()}
        self.breaks = {
            place: node in held or _is_corner(self.points, place)
            for place, node in enumerate(in_milli(frame, ring))
        }
        self.breaks = {place: True for place, corner in self.breaks.items() if corner}
        for third in range(3 if len(self.breaks) < 3 else 0):
            # A ring has three knots at least, also where fewer would draw it.
            self.breaks.setdefault(third * len(ring) // 3, False)
        self.closer: dict[int, float] = {}
        self.drawn: tuple[_Stretch, ...] = ()
        self._fits: dict[tuple[int, int, float, bool, bool], tuple[_Stretch, ...]] = {}
        """What each try came to between two breaks: the next one alters few of them."""

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
        return sorted((low for low in reach if not self.breaks.get(low, False)), key=reach.__getitem__)

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


def _crossings(piece: Artwork | Contour) -> list[Point]:
    """Where the outlines of a piece run into themselves or each other."""
    rings = [(*line, line[0]) for line in lines_of(piece)]
    parts = shapely.get_parts(shapely.node(MultiLineString(rings)))
    ends = Counter(end for part in parts for end in (part.coords[0], part.coords[-1]))
    return sorted(point for point, count in ends.items() if count > 2)


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
