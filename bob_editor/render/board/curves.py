"""Smooth lines through hexes: as a path is drawn, or through dots and the middles of the hexsides between."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Path
from bob_editor.model.change import PathPart
from bob_editor.records import Record
from bob_editor.render.kit.proportions import XY, Proportions
from bob_editor.render.kit.strokes import Stretch

_SAMPLES = 6

_APART = 0.6
"""No farther apart are the places along a strip at which its width is measured."""

_WIDE = 2.5
"""How much farther than theirs the bends of one reach that cuts a corner of two spans."""

_WIDTH_STEP = 0.04
"""A change of width by less than this share isn't seen."""

_MOST_STEPS = 64

BAND = 0.8
"""How far from its middle a path of usual width shows, verges and banks too."""

_HULLS = 4
"""In so many parts a span is cut to see where it lies."""

_ACROSS = (0.8, 0.6)
"""Along which way the width of drawn water swells and shrinks: by its place, not by the way to it."""

Cubic = tuple[XY, XY, XY, XY]
_Piece = tuple[Cubic, Hex, tuple[float, float]]


class Span(Record, eq=False):
    """A piece of a curve: from a dot to the middle of a hexside, or back; of a drawn one, from knot to knot or less.

    ``bends`` are the two control points, ``start_length`` the length of the curve before it (of a drawn one from its
    knot on, so that an edit alters nothing far away), ``hex`` where it lies (its middle, at least). ``width`` is how
    much wider than usual it is drawn on the whole, ``widths`` at its start and end; ``start_paces`` is the length
    before it in paces (``Stretch``), ``paces`` how many there are from knot to knot.
    """

    start: XY
    bends: tuple[XY, XY]
    end: XY
    start_length: float
    length: float
    rect: QRectF
    hex: Hex
    widths: tuple[float, float] = (1.0, 1.0)
    drawn: bool = False
    start_paces: float = 0.0
    paces: float = 0.0

    @property
    def width(self) -> float:
        """How much wider than usual it is drawn, on the whole."""
        return (self.widths[0] + self.widths[1]) / 2

    def at(self, share: float) -> XY:
        """The point at a share of the way."""
        rest = 1 - share
        a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
        (bx, by), (cx, cy) = self.bends
        return (
            a * self.start[0] + b * bx + c * cx + d * self.end[0],
            a * self.start[1] + b * by + c * cy + d * self.end[1],
        )


class Curve(Record, eq=False):
    """The spans of a path, in order; ``rect`` holds them all, ``ends`` are hexes off the board to which it runs on."""

    spans: tuple[Span, ...]
    rect: QRectF
    ends: tuple[Hex | None, Hex | None] = (None, None)

    def runs(self, region: QRectF) -> Iterator[Stretch]:
        """The stretches of one width that meet a region, with a span more at each end."""
        meets = [span.rect.intersects(region) for span in self.spans]
        wide = [any(meets[max(0, place - 1) : place + 2]) for place in range(len(meets))]
        run: list[Span] = []
        for span, shown in zip(self.spans, wide, strict=True):
            if run and shown and (run[-1].width != span.width or not span.start_length):
                yield stretch(run)
                run = []
            if shown:
                run.append(span)
            elif run:
                yield stretch(run)
                run = []
        if run:
            yield stretch(run)


def stretch(spans: Sequence[Span]) -> Stretch:
    """Spans of one width that follow each other, to be stroked."""
    first = spans[0]
    tapers = first.widths[0] != first.widths[1]
    return Stretch(first.start_length, line_of(spans), first.width, tapers, first.start_paces, first.paces)


def line_of(spans: Sequence[Span]) -> QPainterPath:
    """Spans that follow each other as one line."""
    path = QPainterPath(QPointF(*spans[0].start))
    for span in spans:
        path.cubicTo(QPointF(*span.bends[0]), QPointF(*span.bends[1]), QPointF(*span.end))
    return path


def curve_of(path: Path, place: Proportions, ends: tuple[Hex | None, Hex | None] = (None, None)) -> Curve:
    """The curve of a path: its drawing, else through its hexes' dots, and on towards ``ends`` beside the board."""
    if path.curve:
        return _drawn(path, place)
    first, last = ends
    hexes = (*([first] if first else ()), *path.through, *([last] if last else ()))
    return curve_through(hexes, place, width=path.width, ends=ends)


def curve_through(
    hexes: Sequence[Hex],
    place: Proportions,
    *,
    width: float = 1.0,
    ends: tuple[Hex | None, Hex | None] = (None, None),
) -> Curve:
    """The curve from dot to dot; one that jumps between hexes that don't adjoin goes straight there."""
    knots: list[tuple[XY, Hex]] = []
    for number, at in enumerate(hexes):
        if number:
            (ax, ay), (bx, by) = place.dot(hexes[number - 1]), place.dot(at)
            knots.append((((ax + bx) / 2, (ay + by) / 2), at))
        knots.append((place.dot(at), at))
    points = [point for point, _ in knots]
    cubics = []
    for number in range(len(points) - 1):
        before = points[number - 1] if number else points[number]
        start, end = points[number], points[number + 1]
        after = points[number + 2] if number + 2 < len(points) else end
        bends = (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        )
        at = knots[number][1] if number % 2 == 0 else knots[number + 1][1]
        cubics.append(((start, *bends, end), at, (width, width)))
    return _whole(list(_spans(cubics)), ends)


def _drawn(path: Path, place: Proportions) -> Curve:
    """A drawn curve."""
    widths = [path.width * width for width in path.widths] or [path.width] * len(path.curve)
    around = zip(pairwise(path.curve), pairwise(widths), strict=True)
    return _whole([span for ends, wide in around for span in _segment(place.frame, *ends, *wide)])


@kept(lambda *_: _SAMPLES)
def _segment(frame: Frame, start: Knot, end: Knot, one: float, other: float) -> tuple[Span, ...]:
    """The span of a segment, or so many where its width changes that no step is seen; kept, as most stay so."""
    first, second = start.after or start.at, end.before or end.at
    rest: Cubic = (frame.true(start.at), frame.true(first), frame.true(second), frame.true(end.at))
    steps = min(_MOST_STEPS, 1 + round(abs(other - one) / _WIDTH_STEP))
    cubics: list[_Piece] = []
    for step in range(steps):
        piece, rest = _parted(rest, 1 / (steps - step))
        wide = one + (other - one) * step / steps, one + (other - one) * (step + 1) / steps
        cubics.append((piece, frame.hex_at(frame.from_true(_middle(piece))), wide))
    spans = list(_spans(cubics, drawn=True))
    paces = spans[-1].start_paces + spans[-1].length / max(1.0, spans[-1].width)
    return tuple(replace(span, paces=paces) for span in spans)


def _whole(spans: Sequence[Span], ends: tuple[Hex | None, Hex | None] = (None, None)) -> Curve:
    rect = QRectF()
    for span in spans:
        rect = rect.united(span.rect)
    return Curve(tuple(spans), rect, ends)


def _spans(cubics: Sequence[_Piece], *, drawn: bool = False) -> Iterator[Span]:
    """The spans of cubics that follow each other, each with its hex and its widths at start and end."""
    travelled = paces = 0.0
    for (start, first, second, end), at, widths in cubics:
        rect = _around(_hull((start, first, second, end)), max(widths))
        draft = Span(start, (first, second), end, travelled, 0.0, rect, at, widths, drawn, paces)
        samples = [draft.at(step / _SAMPLES) for step in range(_SAMPLES + 1)]
        length = sum(math.dist(a, b) for a, b in pairwise(samples))
        yield replace(draft, length=length)
        travelled += length
        paces += length / max(1.0, draft.width)


def bent(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Two spans that leave the start and the end of others as these do, and don't go as far into their corner."""
    first, last = spans[0], spans[-1]
    cubic = (
        first.start,
        _between(first.start, first.bends[0], _WIDE),
        _between(last.end, last.bends[1], _WIDE),
        last.end,
    )
    return tuple(_spans([(half, first.hex, first.widths) for half in _parted(cubic, 0.5)]))


def led_on(span: Span, far: float, *, back: bool) -> Span:
    """The straight span that goes so far on from a span's end, or ``back``: that which comes so far to its start."""
    (ax, ay), (bx, by) = (span.bends[0], span.start) if back else (span.bends[1], span.end)
    share = far / (math.dist((ax, ay), (bx, by)) or 1.0)
    near, off = (bx, by), (bx + (bx - ax) * share, by + (by - ay) * share)
    start, end = (off, near) if back else (near, off)
    bends = _between(start, end, 1 / 3), _between(start, end, 2 / 3)
    return next(_spans([((start, *bends, end), span.hex, span.widths)]))


def part_rect(part: PathPart, frame: Frame) -> QRectF:
    """Where a segment or an end of a drawn path shows."""
    if len(part.curve) < 2:
        return _around((frame.true(part.curve[0].at),), part.width * part.widths[0])
    rect = QRectF()
    (start, end), (one, other) = part.curve, (part.width * width for width in part.widths)
    for span in _segment(frame, start, end, one, other):
        rect = rect.united(span.rect)
    return rect


def _around(points: Sequence[XY], width: float) -> QRectF:
    xs, ys = zip(*points, strict=True)
    margin = BAND * max(1.0, width)
    rect = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return rect.adjusted(-margin, -margin, margin, margin)


def _hull(cubic: Cubic) -> list[XY]:
    """Points that hold a cubic between them, closer to it than its own control points."""
    found: list[XY] = []
    for steps in range(_HULLS, 0, -1):
        piece, cubic = _parted(cubic, 1 / steps)
        found += piece
    return found


def _parted(cubic: Cubic, share: float) -> tuple[Cubic, Cubic]:
    """A cubic's two parts before and after a share of its way."""
    a, b, c, d = cubic
    ab, bc, cd = _between(a, b, share), _between(b, c, share), _between(c, d, share)
    abc, bcd = _between(ab, bc, share), _between(bc, cd, share)
    middle = _between(abc, bcd, share)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _middle(cubic: Cubic) -> XY:
    return _parted(cubic, 0.5)[1][0]


def _between(start: XY, end: XY, share: float) -> XY:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def strip(
    spans: Sequence[Span], *, phase: float, width: float, vary: float, beyond: float = 0.0
) -> list[list[XY]]:
    """Quadrilaterals along spans, as wide as ``width`` and wider or narrower by the share ``vary``, all turned alike.

    To either side they reach so much ``beyond`` that.

    The width at a place depends on the length travelled to it, so that stretches painted apart fit each other.
    """
    quads: list[list[XY]] = []
    for span in spans:
        edges = []
        samples = max(_SAMPLES, math.ceil(span.length / _APART))
        for step in range(samples + 1):
            share = step / samples
            x, y = span.at(share)
            ahead, behind = span.at(min(1.0, share + 0.01)), span.at(max(0.0, share - 0.01))
            dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
            length = math.hypot(dx, dy) or 1.0
            travelled = (
                _ACROSS[0] * x + _ACROSS[1] * y if span.drawn else span.start_length + share * span.length
            )
            swell = math.sin(travelled * 1.7 + phase) * 0.6 + math.sin(travelled * 0.73 + 2 * phase) * 0.4
            wide = span.widths[0] + (span.widths[1] - span.widths[0]) * share
            half = width / 2 * wide * (1 + vary * swell) + beyond
            nx, ny = -dy / length * half, dx / length * half
            edges.append(((x + nx, y + ny), (x - nx, y - ny)))
        quads.extend([first[0], second[0], second[1], first[1]] for first, second in pairwise(edges))
    return quads
