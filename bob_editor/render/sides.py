"""Hexside features: hedgerows, walls, cliffs, escarpments and strips of small terrain."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Feature
from bob_editor.render.chance import chance
from bob_editor.render.patterns import blob, disc, faint, shaded
from bob_editor.render.proportions import XY
from bob_editor.render.scenery import Patch, Scenery
from bob_editor.render.strokes import FLAT, dashed, pen_of
from bob_editor.render.style import Look
from bob_editor.render.view import View

_ORDER = ("dots", "cliff", "wall", "hedge")


class SideShapes:
    """The shapes of one terrain on the hexsides of a patch: rim, body, what is lit, fine lines, and the bare line."""

    def __init__(self) -> None:
        self.body = QPainterPath()
        self.light = QPainterPath()
        self.rim = QPainterPath()
        self.fine = QPainterPath()
        self.line = QPainterPath()
        for path in (self.body, self.light, self.rim):
            path.setFillRule(Qt.FillRule.WindingFill)

    def add(self, other: SideShapes) -> None:
        """Add another's shapes."""
        self.body.addPath(other.body)
        self.light.addPath(other.light)
        self.rim.addPath(other.rim)
        self.fine.addPath(other.fine)
        self.line.addPath(other.line)


def paint_sides(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """All hexside features that may show."""
    found: dict[str, SideShapes] = {}
    for patch in patches:
        for terrain, shapes in scenery.part(patch, "sides", lambda one: _shapes(scenery, one)).items():
            found.setdefault(terrain, SideShapes()).add(shapes)
    for terrain in sorted(found, key=lambda one: _rank(scenery.style.look(one))):
        look = scenery.style.look(terrain)
        known = terrain in scenery.ground.ruleset.terrains
        _paint(painter, scenery, look, found[terrain], view, known=known)


def _rank(look: Look) -> int:
    return _ORDER.index(look.pattern) if look.pattern in _ORDER else 0


def _owned(scenery: Scenery, patch: Patch) -> Iterator[Side]:
    """The hexsides whose first hex on the board lies in the patch."""
    for at in patch.hexes:
        for side in sides_of(at):
            if side.owner == at or side.owner not in scenery.grid.index:
                yield side


def _shapes(scenery: Scenery, patch: Patch) -> dict[str, SideShapes]:
    found: dict[str, SideShapes] = {}
    sides = scenery.ground.board.sides
    if not sides:
        return found
    for side in _owned(scenery, patch):
        for feature in sides.get(side, ()):
            shapes = found.setdefault(feature.terrain, SideShapes())
            _add(shapes, scenery, side, feature)
    return found


def _add(shapes: SideShapes, scenery: Scenery, side: Side, feature: Feature) -> None:
    look = scenery.style.look(feature.terrain)
    start, end = scenery.place.ends(side)
    shapes.line.moveTo(*start)
    shapes.line.lineTo(*end)
    if look.pattern == "hedge":
        _add_hedge(shapes, start, end, look.width)
    elif look.pattern == "wall":
        _add_wall(shapes, start, end, look.width)
    elif look.pattern == "cliff":
        _add_cliff(shapes, scenery, side, look)
    elif look.pattern == "dots":
        _add_strip(shapes, scenery, side, feature)


def _along(start: XY, end: XY) -> tuple[float, float, float]:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length, length


def _add_hedge(shapes: SideShapes, start: XY, end: XY, width: float) -> None:
    dx, dy, length = _along(start, end)
    draw = chance("hedge", round(1000 * (start[0] + end[0])), round(1000 * (start[1] + end[1])))
    count = 9
    for number in range(count + 1):
        share = number / count
        size = width * (0.46 + 0.14 * draw.random())
        off = width * 0.16 * (draw.random() - 0.5)
        x, y = start[0] + dx * length * share - dy * off, start[1] + dy * length * share + dx * off
        shapes.rim.addPath(disc(x, y, size + 0.06))
        shapes.body.addPath(blob(x, y, size, draw, lobes=5, depth=0.12))
        shapes.light.addPath(blob(x - size * 0.28, y - size * 0.34, size * 0.5, draw, lobes=5))


def _add_wall(shapes: SideShapes, start: XY, end: XY, width: float) -> None:
    """Stones laid along the side, no two alike."""
    dx, dy, length = _along(start, end)
    draw = chance("wall", round(1000 * (start[0] + end[0])), round(1000 * (start[1] + end[1])))
    half = width / 2
    shapes.body.addPolygon(_box(start, (dx, dy), -half * 0.9, length + half * 0.9, half))
    shapes.body.closeSubpath()
    at = -half * 0.7
    while at < length + half * 0.5:
        long = 0.17 + 0.16 * draw.random()
        stop = min(at + long, length + half * 0.7)
        shapes.light.addPolygon(_box(start, (dx, dy), at, stop, half * (0.66 + 0.1 * draw.random())))
        shapes.light.closeSubpath()
        at = stop + 0.05


def _box(start: XY, way: XY, first: float, last: float, half: float) -> QPolygonF:
    (x, y), (dx, dy) = start, way
    return QPolygonF(
        [
            QPointF(x + dx * first - dy * half, y + dy * first + dx * half),
            QPointF(x + dx * last - dy * half, y + dy * last + dx * half),
            QPointF(x + dx * last + dy * half, y + dy * last - dx * half),
            QPointF(x + dx * first + dy * half, y + dy * first - dx * half),
        ]
    )


def _add_cliff(shapes: SideShapes, scenery: Scenery, side: Side, look: Look) -> None:
    """A rock face: teeth toward the lower hex."""
    start, end = scenery.place.ends(side)
    dx, dy, length = _along(start, end)
    first, second = side.hexes
    ground = scenery.ground
    low = second if ground.level(second) <= ground.level(first) else first
    if low not in scenery.grid.index:
        low = first if low == second else second
    cx, cy = scenery.place.dot(low)
    turn = 1 if (cx - start[0]) * -dy + (cy - start[1]) * dx > 0 else -1
    nx, ny = -dy * turn, dx * turn
    half = look.width * 0.3
    shapes.body.addPolygon(_box(start, (dx, dy), -half * 0.5, length + half * 0.5, half))
    shapes.body.closeSubpath()
    draw = chance("cliff", round(1000 * (start[0] + end[0])), round(1000 * (start[1] + end[1])))
    teeth = 7
    wide = length / teeth
    for tooth in range(teeth):
        deep = look.width * (1.15 + 0.5 * draw.random())
        a = (start[0] + dx * wide * tooth, start[1] + dy * wide * tooth)
        b = (a[0] + dx * wide, a[1] + dy * wide)
        tip = (a[0] + dx * wide * 0.5 + nx * deep, a[1] + dy * wide * 0.5 + ny * deep)
        shapes.body.addPolygon(QPolygonF([QPointF(*a), QPointF(*b), QPointF(*tip)]))
        shapes.body.closeSubpath()
        rim = (a[0] + dx * wide * 0.5, a[1] + dy * wide * 0.5)
        shapes.light.addPolygon(QPolygonF([QPointF(*a), QPointF(*rim), QPointF(*tip)]))
        shapes.light.closeSubpath()


def _add_strip(shapes: SideShapes, scenery: Scenery, side: Side, feature: Feature) -> None:
    """A strip inside the hexes that hold it, or in both where none is named."""
    start, end = scenery.place.ends(side)
    draw = chance("strip", round(1000 * (start[0] + end[0])), round(1000 * (start[1] + end[1])))
    named = [at for at in side.hexes if scenery.grid.label(at) in feature.within] or list(side.hexes)
    for at in named:
        cx, cy = scenery.place.dot(at)
        deep = 0.2
        inner = [(x + (cx - x) * deep, y + (cy - y) * deep) for x, y in (end, start)]
        shapes.body.addPolygon(
            QPolygonF([QPointF(*start), QPointF(*end), *(QPointF(*point) for point in inner)])
        )
        shapes.body.closeSubpath()
        for number in range(9):
            share = (number + 0.2 + 0.6 * draw.random()) / 9
            inward = deep * (0.2 + 0.55 * draw.random())
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            x, y = x + (cx - x) * inward, y + (cy - y) * inward
            if number % 3:
                shapes.light.addPath(blob(x, y, 0.06 + 0.05 * draw.random(), draw, lobes=4))
            else:
                for lean in (-0.07, 0.0, 0.07):
                    shapes.fine.moveTo(x, y + 0.05)
                    shapes.fine.lineTo(x + lean, y - 0.13)


def _paint(
    painter: QPainter, scenery: Scenery, look: Look, shapes: SideShapes, view: View, *, known: bool
) -> None:
    if not known:
        painter.strokePath(
            shapes.line, dashed(pen_of(scenery.style.ink("unknown"), 0.2, cap=FLAT), (0.2, 0.2), view)
        )
        return
    plain = pen_of(look.fill if look.pattern in ("hedge", "wall") else look.line, look.width)
    if view.scale < 5 or shapes.body.isEmpty():
        painter.strokePath(shapes.line, plain)
        return
    dark = scenery.style.ink("shadow")
    if look.pattern == "dots":
        painter.fillPath(shapes.body, faint(look.fill, 0.85))
        painter.strokePath(shapes.body, QPen(faint(look.line, 0.7), 0.04))
        painter.fillPath(shapes.light, shaded(look.line, 0.1))
        painter.strokePath(shapes.fine, QPen(look.line, 0.05))
        return
    painter.strokePath(shapes.line.translated(0.08, 0.11), pen_of(faint(dark, 0.30), look.width * 1.05))
    if shapes.rim.isEmpty():
        painter.strokePath(shapes.body, pen_of(look.line, 0.09))
    else:
        painter.fillPath(shapes.rim, look.line)
    if look.pattern == "wall":
        painter.fillPath(shapes.body, look.line)
        painter.fillPath(shapes.light, shaded(look.fill, 0.25))
    elif look.pattern == "cliff":
        painter.fillPath(shapes.body, look.fill)
        painter.fillPath(shapes.light, faint(shaded(look.fill, 0.4), 0.8))
    else:
        painter.fillPath(shapes.body, look.fill)
        painter.fillPath(shapes.light, faint(shaded(look.fill, 0.28), 0.8))
