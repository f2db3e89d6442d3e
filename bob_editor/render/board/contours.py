"""Crest lines with ticks down the slope, and the thin contours that some games print."""

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.areas import mitred
from bob_editor.render.board.levels import crest_path, drawn_contours
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.view import View

_STEP = 0.42
_LONG = 0.26


def paint_contours(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The crest line of every level, lowest first, and thin contours."""
    for piece in scenery.ground.drawn_contours:
        if piece.thin:
            drawn = scenery.drawn(piece)
            if drawn.rect.intersects(view.region):
                # The ground's own line can't be told from it.
                line = scenery.style.level(piece.level or 1).line
                painter.strokePath(drawn.path, mitred(faint(line, 0.7), 0.06))
    for level in scenery.ground.contour_levels:
        crest = crest_path(scenery, patches, level, view)
        if crest.isEmpty():
            continue
        line = scenery.style.level(level).line
        if view.scale >= 6:
            ticks = _ticks_of_level(scenery, patches, level, view)
            painter.strokePath(ticks, mitred(faint(line, 0.75), 0.055, flat=True))
        painter.strokePath(crest, mitred(line, 0.12))


def _ticks_of_level(scenery: Scenery, patches: Sequence[Patch], level: int, view: View) -> QPainterPath:
    outward = -scenery.place.inward

    def add(path: QPainterPath, at: Hex) -> None:
        grown = scenery.grown_contour(at, level)
        if grown is not None:
            centre = scenery.place.dot(at)
            for run in grown.outline:
                add_ticks(path, [scenery.place.milli(node, centre) for node in run], outward)

    path = scenery.joined(scenery.rising(patches, level), ("ticks", level), add)
    for drawn in drawn_contours(scenery, level, view):
        path.addPath(
            scenery.keep("ticks", drawn.source, partial(_ring_ticks, drawn.rings, outward, scenery.near))
        )
    return path


def _ring_ticks(rings: Sequence[Sequence[XY]], outward: int, near: QRectF) -> QPainterPath:
    path = QPainterPath()
    for ring in rings:
        add_ticks(path, [*ring, ring[0]], outward, within=near)
    return path


def add_ticks(
    path: QPainterPath,
    line: Sequence[XY],
    side: int,
    *,
    step: float = _STEP,
    long: float = _LONG,
    within: QRectF | None = None,
) -> None:
    """Add short strokes along a line, every other one shorter, to its right on the screen (1) or to its left (-1).

    Of those that lie off ``within`` none is made: a line may run on far beyond the board.
    """
    carried = step / 2
    number = 0
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        if not length:
            continue
        dx, dy = (bx - ax) / length, (by - ay) / length
        count = max(0, math.ceil((length - carried) / step))
        begin, end = (0.0, length) if within is None else _part_within((ax, ay), (dx, dy), length, within)
        first, last = math.ceil((begin - carried) / step), math.floor((end - carried) / step)
        for tick in range(max(0, first), min(count, last + 1)):
            x, y = ax + dx * (carried + tick * step), ay + dy * (carried + tick * step)
            reach = long if (number + tick) % 2 == 0 else long * 0.6
            path.moveTo(x, y)
            path.lineTo(x - dy * side * reach, y + dx * side * reach)
        number += count
        carried += count * step - length


def _part_within(start: XY, way: XY, length: float, rect: QRectF) -> tuple[float, float]:
    """From where to where a line of a length, in a direction of length 1, is in a rectangle; backwards where never."""
    begin, end = 0.0, length
    edges = ((rect.left(), rect.right()), (rect.top(), rect.bottom()))
    for at, along, (low, high) in zip(start, way, edges, strict=True):
        if along:
            near, far = sorted(((low - at) / along, (high - at) / along))
            begin, end = max(begin, near), min(end, far)
        elif not low <= at <= high:
            return length, 0.0
    return begin, end
