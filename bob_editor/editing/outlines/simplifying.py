"""Fewer points and softer bends for an outline, without a dot or a corner of a hex changing sides.

Rules look at dots and at the corners and hexspines of hexes: on which side of an outline these lie is decided on whole
numbers, before and after, and must be the same, those on the line itself included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import numpy as np
import shapely
from shapely.geometry import MultiLineString, Polygon

from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.outlines.knots import Curves, Handle, of_kind
from bob_editor.editing.outlines.spans import USUAL, Segment, Spans, segments_of
from bob_editor.errors import BadCall
from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.enclosing import ON_EDGE, sides_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Frame, Node, Point
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.outlines import knots_of, lines_of, with_knots
from bob_editor.rules.land.cut_rings import hexes_in_box

Piece = TypeVar("Piece", bound=Artwork | Contour)

_TRIES = 9


def simplified(
    grid: Grid, piece: Piece, tolerance: float = USUAL, *, since: Artwork | Contour | None = None
) -> Piece:
    """The piece with as few knots as keep within ``tolerance`` of its outline; the piece itself where none go.

    What ran so ``since`` it was another piece stays as it is.

    :raises BadCall: where no outline with fewer points would keep every dot and corner on its side.
    """
    frame = grid.frame
    watched = watched_points(grid, piece)
    before = sides_of(watched, _rings(frame, piece))
    former = set() if since is None else _both_ways(since)
    spans = [
        Spans(frame, line, watched[before == ON_EDGE], [one for one in segments_of(curve) if one in former])
        for line, curve in zip(lines_of(piece), knots_of(piece), strict=True)
    ]
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


def _both_ways(piece: Artwork | Contour) -> set[Segment]:
    segments = [one for curve in knots_of(piece) for one in segments_of(curve)]
    return {*segments, *(one[::-1] for one in segments)}


def _with_fewer(
    frame: Frame,
    piece: Piece,
    spans: Sequence[Spans],
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
            if not sum(span.leave_out(stop, tolerance) for stop in stops):
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


def _crossings(piece: Artwork | Contour) -> list[Point]:
    """Where the outlines of a piece run into themselves or each other."""
    rings = [(*line, line[0]) for line in lines_of(piece)]
    parts = shapely.get_parts(shapely.node(MultiLineString(rings)))
    ends = Counter(end for part in parts for end in (part.coords[0], part.coords[-1]))
    return sorted(point for point, count in ends.items() if count > 2)
