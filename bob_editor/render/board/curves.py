"""Smooth lines through hexes: a path runs through its hexes' dots and the middles of the hexsides between them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.proportions import XY, Proportions

_SAMPLES = 6


@frozen(eq=False)
class Span:
    """A piece of a curve from a dot to the middle of a hexside, or back.

    ``bends`` are the two control points, ``start_length`` the length of the curve before it, ``hex`` where it lies.
    """

    start: XY
    bends: tuple[XY, XY]
    end: XY
    start_length: float
    length: float
    rect: QRectF
    hex: Hex

    def at(self, share: float) -> XY:
        """The point at a share of the way."""
        rest = 1 - share
        a, b, c, d = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
        (bx, by), (cx, cy) = self.bends
        return (
            a * self.start[0] + b * bx + c * cx + d * self.end[0],
            a * self.start[1] + b * by + c * cy + d * self.end[1],
        )


@frozen(eq=False)
class Curve:
    """The spans of a path, in order; ``rect`` holds them all."""

    spans: tuple[Span, ...]
    rect: QRectF

    def runs(self, region: QRectF) -> Iterator[tuple[float, QPainterPath, tuple[Span, ...]]]:
        """The stretches that meet a region, with a span more at each end: length before, line, spans."""
        meets = [span.rect.intersects(region) for span in self.spans]
        wide = [any(meets[max(0, place - 1) : place + 2]) for place in range(len(meets))]
        run: list[Span] = []
        for span, shown in zip(self.spans, wide, strict=True):
            if shown:
                run.append(span)
            elif run:
                yield run[0].start_length, line_of(run), tuple(run)
                run = []
        if run:
            yield run[0].start_length, line_of(run), tuple(run)


def line_of(spans: Sequence[Span]) -> QPainterPath:
    """Spans that follow each other as one line."""
    path = QPainterPath(QPointF(*spans[0].start))
    for span in spans:
        path.cubicTo(QPointF(*span.bends[0]), QPointF(*span.bends[1]), QPointF(*span.end))
    return path


def curve_through(hexes: Sequence[Hex], place: Proportions) -> Curve:
    """The curve of a path; one that jumps between hexes that don't adjoin goes straight there."""
    knots: list[tuple[XY, Hex]] = []
    for number, at in enumerate(hexes):
        if number:
            (ax, ay), (bx, by) = place.dot(hexes[number - 1]), place.dot(at)
            knots.append((((ax + bx) / 2, (ay + by) / 2), at))
        knots.append((place.dot(at), at))
    points = [point for point, _ in knots]
    spans = []
    travelled = 0.0
    for number in range(len(points) - 1):
        before = points[number - 1] if number else points[number]
        start, end = points[number], points[number + 1]
        after = points[number + 2] if number + 2 < len(points) else end
        bends = (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        )
        corners = (start, end, *bends)
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        rect = QRectF(left - 0.8, top - 0.8, right - left + 1.6, bottom - top + 1.6)
        at = knots[number][1] if number % 2 == 0 else knots[number + 1][1]
        draft = Span(start, bends, end, travelled, 0.0, rect, at)
        samples = [draft.at(step / _SAMPLES) for step in range(_SAMPLES + 1)]
        length = sum(math.dist(a, b) for a, b in pairwise(samples))
        spans.append(Span(start, bends, end, travelled, length, rect, at))
        travelled += length
    whole = QRectF()
    for span in spans:
        whole = whole.united(span.rect)
    return Curve(tuple(spans), whole)


def strip(spans: Sequence[Span], *, phase: float, width: float, vary: float) -> list[list[XY]]:
    """Quadrilaterals along spans, as wide as ``width`` and wider or narrower by the share ``vary``, all turned alike.

    The width at a place depends on the length travelled to it, so that stretches painted apart fit each other.
    """
    quads: list[list[XY]] = []
    for span in spans:
        edges = []
        for step in range(_SAMPLES + 1):
            share = step / _SAMPLES
            x, y = span.at(share)
            ahead, behind = span.at(min(1.0, share + 0.01)), span.at(max(0.0, share - 0.01))
            dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
            length = math.hypot(dx, dy) or 1.0
            travelled = span.start_length + share * span.length
            swell = math.sin(travelled * 1.7 + phase) * 0.6 + math.sin(travelled * 0.73 + 2 * phase) * 0.4
            half = width / 2 * (1 + vary * swell)
            nx, ny = -dy / length * half, dx / length * half
            edges.append(((x + nx, y + ny), (x - nx, y - ny)))
        quads.extend([first[0], second[0], second[1], first[1]] for first, second in pairwise(edges))
    return quads
