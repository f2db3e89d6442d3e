"""Where ways and water cross: bridges, and the stretch of a river that is a ford."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from shapely.geometry import LineString
from shapely.ops import substring

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Path
from bob_editor.render.board.areas import WATER
from bob_editor.render.board.curves import Curve, Span, curve_of
from bob_editor.render.board.line_tiles import arms, is_line
from bob_editor.render.board.path_ends import path_ends
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import disc, faint, shaded
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.strokes import FLAT, Inside, dashed, hexagon, pen_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View

_SHORT = 0.95
"""Half the length in units of a bridge over a stream, and of a ford."""

_SHALLOWS, _STONES = (1.0, 0.87, 0.74, 0.61, 0.48, 0.35), 9
"""Of which shares of its length a ford is shallower than beside, and how many stones lie in it."""

_OVER = 2.4
"""How much broader than its way a bridge is at least: that has verges, and the parapets stand outside of them."""

_WITHIN = 0.95
"""The share of the way from a hex's dot to its corners within which a bridge that is drawn is the hex's own."""


def curves(scenery: Scenery) -> Iterator[tuple[Path, Curve]]:
    """The paths of the board with the curves that they take."""
    for path in scenery.ground.board.paths:
        if path.curve or len(path.through) >= 2:
            ends = path_ends(scenery, path)
            yield path, scenery.keep(("curve", ends), path, partial(curve_of, path, scenery.place, ends))


def paint_bridges(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View, *, artwork: bool
) -> None:
    """The bridges that hexes list; where ``artwork`` is shown, one that is drawn as an area is that alone."""
    for patch in patches:
        for at, terrain, is_drawn in scenery.part(patch, "bridges", partial(_bridges, scenery)):
            if not (artwork and is_drawn):
                _paint_bridge(painter, scenery, at, scenery.style.look(terrain), view)


def _bridges(scenery: Scenery, patch: Patch) -> list[tuple[Hex, str, bool]]:
    """Those that its hexes list, and whether they are drawn, too."""
    return [
        (at, terrain, _is_drawn(scenery, at, terrain))
        for at in patch.hexes
        for terrain in scenery.ground.board.content(at).terrain_ids
        if scenery.style.look(terrain).pattern == "bridge"
    ]


def _is_drawn(scenery: Scenery, at: Hex, terrain: str) -> bool:
    # What only touches a side, or reaches a little over it, is the bridge of the next hex.
    dot = QPointF(*scenery.place.dot(at))
    cell = hexagon(
        QPolygonF([(corner - dot) * _WITHIN + dot for corner in scenery.place.polygon(at).toList()])
    )
    return any(drawn.path.intersects(cell) for drawn in scenery.drawn_pieces(terrain, cell.boundingRect()))


def _paint_bridge(painter: QPainter, scenery: Scenery, at: Hex, look: Look, view: View) -> None:
    """The deck along the road through the hex, with a parapet at either side."""
    line = _deck(scenery, at)
    width = max(look.width, _OVER * _width_of_way(scenery, at))
    if view.scale >= 5:
        shade = line.translated(0.09, 0.13)
        painter.strokePath(shade, pen_of(faint(scenery.style.ink("shadow"), 0.3), width * 1.3, cap=FLAT))
    painter.strokePath(line, pen_of(look.line, width * 1.3, cap=FLAT))
    painter.strokePath(line, pen_of(look.fill, width * 0.95, cap=FLAT))
    if view.scale >= 6:
        planks = pen_of(faint(look.line, 0.5), width * 0.95, cap=FLAT)
        painter.strokePath(line, dashed(planks, (0.05, 0.15), view))


def _width_of_way(scenery: Scenery, at: Hex) -> float:
    """The width of the broadest way that leads over a hex's bridge; 0 where none does."""
    looks = (scenery.style.look(path.terrain) for path in scenery.ground.board.paths if at in path.through)
    return max((look.width for look in looks if look.pattern not in WATER), default=0.0)


def _deck(scenery: Scenery, at: Hex) -> QPainterPath:
    """The middle line of a hex's bridge: along its road, where that crosses its stream, else across the water."""
    board = scenery.ground.board
    whole = any(
        (row := scenery.ground.ruleset.terrains.get(terrain)) is not None and "artwork" in row.places
        for terrain in board.content(at).terrain_ids
    )
    half = 1.6 if whole else _SHORT
    _, middle = _water_under(scenery, at)
    for is_water in (False, True):
        for line in _through(scenery, at, water=is_water):
            along = [point for point in line if math.dist(point, middle) <= _SHORT]
            if along:
                (ax, ay), (bx, by) = along[0], along[-1]
                return _straight(middle, math.atan2(by - ay, bx - ax) + is_water * math.pi / 2, half)
    return _straight(middle, 0.0, half)


def _through(scenery: Scenery, at: Hex, *, water: bool) -> list[list[XY]]:
    """The points of each path and tile through a hex, of those on which water runs or of the others."""
    dot = scenery.place.dot(at)
    lines: list[tuple[str, Sequence[Span]]] = [
        (path.terrain, curve.spans) for path, curve in curves(scenery) if at in path.through
    ]
    lines += [
        (feature.terrain, spans)
        for feature in scenery.ground.board.content(at).terrain
        if is_line(scenery, feature.terrain)
        for spans in arms(scenery, at, feature)
    ]
    found = (
        _points_near(spans, dot)
        for terrain, spans in lines
        if (scenery.style.look(terrain).pattern in WATER) is water
    )
    return [points for points in found if points]


def _water_under(scenery: Scenery, at: Hex) -> tuple[list[XY], XY]:
    """The points of the water that runs through a hex, and where a way comes nearest to it; without one, its dot."""
    dot = scenery.place.dot(at)
    water = [point for points in _through(scenery, at, water=True) for point in points]
    road = next(iter(_through(scenery, at, water=False)), [dot])
    return water, min(road, key=lambda one: min(math.dist(one, other) for other in water or [dot]))


def ford_line(scenery: Scenery, at: Hex, terrain: str) -> list[XY]:
    """The stretch of a hex's water where a way goes through it, else the nearest to its dot; empty without water.

    Empty, too, where a path of the ford's own terrain runs: that is a river.
    """
    if scenery.ground.board.has_path(at, terrain):
        return []
    water, middle = _water_under(scenery, at)
    if not water:
        return []
    ford = min(water, key=lambda one: math.dist(one, middle))
    return [point for point in water if math.dist(point, ford) <= _SHORT]


def paint_fords(fords: Sequence[tuple[Look, list[XY]]], cut: Inside) -> None:
    """Within the rivers: shallow water, the shallower the nearer to where the way goes through, and stones in it."""
    for look, line in fords:
        # Of one point, too, a line; where curves meet points are there twice, so length counts.
        whole = LineString([line[0], *line])
        for share in _SHALLOWS:
            part = substring(whole, (1 - share) / 2, (1 + share) / 2, normalized=True)
            stretch = QPainterPath()
            stretch.addPolygon(QPolygonF([QPointF(x, y) for x, y in part.coords]))
            cut.paint(stretch, faint(look.fill, 0.2), 3 * look.width)
        draw, stones = chance("ford", *line[0]), QPainterPath()
        for x, y in line[:: max(1, len(line) // _STONES)]:
            along, across = (1.4 * look.width * (draw.random() - 0.5) for _ in range(2))
            stones.addPath(disc(x + along, y + across, 0.035 + 0.03 * draw.random()))
        cut.paint(stones, faint(shaded(look.line, 0.15), 0.7), 0.0)


def _straight(middle: XY, angle: float, half: float) -> QPainterPath:
    """A straight line about a point."""
    (x, y), dx, dy = middle, math.cos(angle) * half, math.sin(angle) * half
    line = QPainterPath(QPointF(x - dx, y - dy))
    line.lineTo(x + dx, y + dy)
    return line


def _points_near(spans: Sequence[Span], dot: XY) -> list[XY]:
    """Points of a line, close together, that lie within a hex's reach of its dot."""
    points = (
        span.at(step / count)
        for span in spans
        if span.rect.adjusted(-2, -2, 2, 2).contains(QPointF(*dot))
        for count in (max(12, round(span.length / 0.15)),)
        for step in range(count + 1)
    )
    return [point for point in points if math.dist(point, dot) <= 2]
