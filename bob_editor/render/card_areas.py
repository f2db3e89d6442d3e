"""A card's areas on the map: set-up areas, entry hexes, objectives and exits, several of them legible at once.

Each area has its outline drawn a little inside its hexes, so that neighbours' and nested ones' lie beside each other,
and lines of its own slope across it, so that overlapping ones stay apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, corners_of_side
from bob_editor.render.lettering import outline, write
from bob_editor.render.proportions import Proportions
from bob_editor.render.side_colours import SideColours
from bob_editor.render.strokes import dashed, pen_of
from bob_editor.render.style import Style
from bob_editor.render.view import View, view_of
from bob_editor.rules.card_code import Area

_SLOPES = (45, 135, 0, 90, 22, 158, 112, 68)
_APART = 1.1
"""Units between the lines across an area."""

_SMALL = 3
"""An area of no more hexes has its title at the foot of a hex, in small letters."""

_LETTERS, _SMALL_LETTERS = 1.1, 0.66
"""Heights of titles, in units."""

_TRIES = 40
"""Hexes at which a title is tried."""

_READABLE = 4
"""Pixels per unit below which titles are left out."""

_INSETS = (0.16, 0.3, 0.44, 0.58)


def paint_areas(
    painter: QPainter,
    areas: Sequence[Area],
    grid: Grid,
    style: Style,
    colours: SideColours,
    *,
    active: Area | None = None,
    titled: int = 1,
) -> None:
    """Paint areas on a painter in true proportions; ``active`` stands out from the others.

    Areas of fewer than ``titled`` hexes bear no title: on a small map a legend tells what they are.
    """
    place = Proportions(grid.frame)
    view = view_of(painter, QRectF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shown = [area for area in areas if area.hexes]
    # All outlines come after all tints, or the last area would dull the lines of those below it.
    for paint in (_paint_ground, _paint_outline):
        for number, area in enumerate(shown):
            colour = colours.of(area.side)
            paint(painter, area, number, place, colour, view, strong=area is active)
    # From dot to dot, since boards may end there.
    whole = place.rect(grid.hexes, -2.0)
    taken: list[QRectF] = []
    for area in shown:
        if area.title and len(area.hexes) >= titled and (view.scale >= _READABLE or view.vector):
            size = _SMALL_LETTERS if len(area.hexes) <= _SMALL else _LETTERS
            rect = _title_rect(area, size, grid, place, whole, taken)
            taken.append(rect)
            write(
                painter,
                area.title,
                rect.center(),
                size,
                colours.of(area.side),
                view,
                halo=style.ink("halo", 0.92),
                bold=True,
            )
    painter.restore()


def _paint_ground(
    painter: QPainter,
    area: Area,
    number: int,
    place: Proportions,
    colour: QColor,
    view: View,
    *,
    strong: bool,
) -> None:
    """The tint of an area and the lines across it."""
    surface = _outline(area.hexes, place, 0.0)
    tint = QColor(colour)
    tint.setAlphaF(0.26 if strong else 0.13)
    painter.fillPath(surface, tint)
    if area.kind == "setup" and not view.svg:
        line = QColor(colour)
        line.setAlphaF(0.5 if strong else 0.32)
        _hatch(painter, surface, _SLOPES[number % len(_SLOPES)], QPen(line, 0.07))


def _paint_outline(
    painter: QPainter,
    area: Area,
    number: int,
    place: Proportions,
    colour: QColor,
    view: View,
    *,
    strong: bool,
) -> None:
    pen = pen_of(colour, 0.2 if strong else 0.14)
    if area.kind in ("entry", "exit"):
        dashed(pen, (0.5, 0.34), view)
    painter.strokePath(_outline(area.hexes, place, _INSETS[number % len(_INSETS)]), pen)


def _outline(hexes: frozenset[Hex], place: Proportions, inset: float) -> QPainterPath:
    """The edge of some hexes as closed lines, drawn in by a length on all sides."""
    far = inset * 2 / SQRT3
    ends: dict[tuple[int, int], tuple[float, float]] = {}
    for at in sorted(hexes):
        corners = place.corners(at)
        dot = place.dot(at)
        for direction in range(6):
            if at.neighbour(direction) in hexes:
                continue
            first, second = corners_of_side(direction)
            # Where the next hex is one of the area too, the line turns out around the corner, else in.
            before = dot if at.neighbour((direction - 1) % 6) not in hexes else corners[(first - 1) % 6]
            after = dot if at.neighbour((direction + 1) % 6) not in hexes else corners[(second + 1) % 6]
            start, end = _towards(corners[first], before, far), _towards(corners[second], after, far)
            ends[_key(start)] = end
    path = QPainterPath()
    while ends:
        ring = [ends.popitem()[1]]
        while _key(ring[-1]) in ends:
            ring.append(ends.pop(_key(ring[-1])))
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def _towards(start: tuple[float, float], goal: tuple[float, float], far: float) -> tuple[float, float]:
    """A point so far from one towards another, which is a side's length away."""
    return start[0] + (goal[0] - start[0]) * far / 2, start[1] + (goal[1] - start[1]) * far / 2


def _key(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0] * 1000), round(point[1] * 1000)


def _hatch(painter: QPainter, surface: QPainterPath, slope: float, pen: QPen) -> None:
    bounds = surface.boundingRect()
    painter.save()
    painter.setClipPath(surface, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen)
    reach = (bounds.width() ** 2 + bounds.height() ** 2) ** 0.5 / 2 + 1
    painter.translate(bounds.center())
    painter.rotate(slope)
    count = int(reach / _APART) + 1
    painter.drawLines([QLineF(-reach, i * _APART, reach, i * _APART) for i in range(-count, count + 1)])
    painter.restore()


def _title_rect(
    area: Area, size: float, grid: Grid, place: Proportions, whole: QRectF, taken: Sequence[QRectF]
) -> QRectF:
    """Where the area's name stands: at a hex near its middle, clear of other names if it can be.

    That of a hex or two stands at the foot of the hex, where no counter lies on it; none reaches over the map's edge.
    """
    dots = [place.dot(at) for at in area.hexes]
    middle = sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots)
    near = sorted(area.hexes, key=lambda at: (_far(place.dot(at), middle), grid.position(at)))[:_TRIES]
    half = outline(area.title, bold=True)[1].width() * size / 2 + 0.4
    lower = 1.28 if len(area.hexes) <= _SMALL else 0.0
    rects = []
    for at in near:
        x, y = place.dot(at)
        if whole.width() > 2 * half:
            x = min(max(x, whole.left() + half), whole.right() - half)
        y = min(max(y + lower, whole.top() + size), whole.bottom() - size)
        rects.append(QRectF(x - half, y - size * 0.55, 2 * half, size * 1.1))
    clear = (rect for rect in rects if not any(rect.intersects(one) for one in taken))
    return next(clear, rects[0])


def _far(first: tuple[float, float], second: tuple[float, float]) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2
