"""What a tool is about to touch: outlines of hexes and hexsides, lines, handles, and a word."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.lattice import SQRT3, Point, corners_of_side
from bob_editor.geometry.parts import Side
from bob_editor.records import Record
from bob_editor.render.kit.half_hexes import shown_corners, shown_outline
from bob_editor.render.kit.lettering import outline, write
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import XY, Proportions, ring_path
from bob_editor.render.kit.strokes import DENSE, dashed, join_along
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, roughly, view_of
from bob_editor.render.overlays.drafts import Drawn, paint_drafts, paint_veil
from bob_editor.render.overlays.handles import paint_handles


class Pending(Protocol):
    """What a preview points out: hexes and hexsides that would be touched, and handles on the lattice."""

    @property
    def hexes(self) -> Collection[Hex]:
        """Hexes that would be touched."""

    @property
    def sides(self) -> Collection[Side]:
        """Hexsides that would be touched."""

    @property
    def points(self) -> Collection[Point]:
        """Handles, on the lattice."""

    @property
    def text(self) -> str:
        """A short word, where the preview says or else at the last of what is touched."""


_LONG = 3 * DENSE
"""Points from which on lines' halo and their dashes aren't smooth: that takes Qt longer than all the rest."""

_INK, _HALO, _CHOSEN = QColor("#0a5c9e"), QColor(255, 255, 255, 220), QColor("#0a5c9e")


def paint_preview(painter: QPainter, preview: Pending, grid: Grid, style: Style) -> None:
    """Paint a preview's outlines and handles on a painter in true proportions."""
    place = Proportions(grid.frame)
    view = view_of(painter, QRectF())
    wide = _width(view)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    former: Collection[Drawn] = getattr(preview, "former", ())
    drafts: Collection[Drawn] = getattr(preview, "draft", ())
    paint_veil(painter, former, place, style, drafts)
    left: Collection[Hex] = getattr(preview, "left", ())
    if left:
        _paint_hexes(painter, left, grid, view, fill=faint(_HALO, 0.10), dashes=True)
    selected: Collection[Hex] = getattr(preview, "selected", ())
    if selected:
        _paint_hexes(painter, selected, grid, view, fill=faint(_CHOSEN, 0.16), dashes=True)
    if preview.hexes:
        _paint_hexes(painter, preview.hexes, grid, view, fill=faint(_CHOSEN, 0.10), dashes=False)
    paint_drafts(painter, drafts, place, style, view, former)
    if preview.sides:
        path = QPainterPath()
        for side in preview.sides:
            (ax, ay), (bx, by) = place.ends(side)
            path.moveTo(ax, ay)
            path.lineTo(bx, by)
        _stroke(painter, path, wide * 1.8, view)
    for line in getattr(preview, "lines", ()):
        _stroke(painter, place.line(line), wide, view)
    for line in getattr(preview, "axes", ()):
        path = QPainterPath(place.point(line[0]))
        path.lineTo(place.point(line[1]))
        _stroke(painter, path, wide, view, dashes=True)
    _paint_handles(painter, preview, place, view)
    paint_handles(painter, getattr(preview, "marks", ()), getattr(preview, "arms", ()), place, view)
    paint_word(painter, preview, grid, style)
    painter.restore()


def _paint_hexes(
    painter: QPainter, hexes: Collection[Hex], grid: Grid, view: View, *, fill: QColor, dashes: bool
) -> None:
    """The outline around a set of hexes, and a tint in it; half hexes on the map's edge are half ones."""
    edges, area = _around(_Shown(grid, frozenset(hexes)))
    with roughly(painter):
        painter.fillPath(area, fill)
    wide = _width(view)
    halo, pen = QPen(_HALO, wide * 2), QPen(_INK, wide)
    if dashes:
        dashed(pen, (2.4 * wide, 1.8 * wide), view)
    for one in (halo, pen):
        # Each hexside by itself, and flat at its ends: all around at once take Qt three times as long.
        one.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(one)
        painter.drawLines(_mitred(edges, one.widthF()))


class _Shown(Record, eq=False):
    """Hexes of a grid, which is known by being the very same: a large one would be compared for longer than drawn."""

    grid: Grid
    hexes: frozenset[Hex]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shown) and self.grid is other.grid and self.hexes == other.hexes

    def __hash__(self) -> int:
        return hash(self.hexes)


@lru_cache(maxsize=4)
def _around(shown: _Shown) -> tuple[Sequence[tuple[XY, XY]], QPainterPath]:
    """The outline around hexes and what it encloses; kept, since a selection is painted in every frame."""
    grid, place = shown.grid, Proportions(shown.grid.frame)
    around = list(_outline(shown, place))
    # Of thousands of hexes a few rings are filled a hundred times as fast as all of them.
    rings = _rings(around)
    area = ring_path(rings or (shown_corners(place, grid, at) for at in shown.hexes))
    if rings:
        area.setFillRule(Qt.FillRule.OddEvenFill)  # which way round a hole goes isn't known
    return around, area


def _outline(shown: _Shown, place: Proportions) -> Iterator[tuple[XY, XY]]:
    """The pieces of the outline around hexes, without order."""
    grid, mine = shown.grid, shown.hexes
    for at in _rim(shown):
        bare = [n for n, (dq, dr) in enumerate(STEPS) if (at.q + dq, at.r + dr) not in mine]
        if grid.cut_edges(at):
            runs = shown_outline(place, grid, at)
            yield from ((start, end) for start, end, way in runs if way is None or way in bare)
        elif bare:
            corners = place.corners(at)
            yield from ((corners[one], corners[other]) for one, other in map(corners_of_side, bare))


def _rim(shown: _Shown) -> frozenset[Hex]:
    """The hexes that may have a part of the outline: half ones, too, whatever is shown beyond the map's edge."""
    there = shown.hexes.difference(shown.hexes.difference(shown.grid.index))
    # Plain pairs: to make hexes of them, six of each of thousands, takes five times as long.
    inner = there.intersection(*({(q - dq, r - dr) for q, r in there} for dq, dr in STEPS))
    return shown.hexes.difference(inner)


def _rings(around: Iterable[tuple[XY, XY]]) -> list[list[XY]]:
    """The rings that pieces without order make; none where they don't close."""
    links: dict[XY, list[XY]] = {}
    for start, end in around:
        one, other = _rounded(start), _rounded(end)
        links.setdefault(one, []).append(other)
        links.setdefault(other, []).append(one)
    if any(len(ends) != 2 for ends in links.values()):
        return []
    rings = []
    while links:
        at, ends = links.popitem()
        ring = [at]
        while ends:
            ahead = ends[0] if ends[0] in links else ends[1]
            ring.append(ahead)
            ends = links.pop(ahead, [])
        rings.append(ring[:-1])
    return rings


def _rounded(point: XY) -> XY:
    return round(point[0], 6), round(point[1], 6)


def _width(view: View) -> float:
    return max(0.12, 1.6 / view.scale)


def _mitred(edges: Iterable[tuple[XY, XY]], wide: float) -> list[QLineF]:
    """Hexsides that reach on until the edges of lines so wide meet."""
    on = wide / 2 / SQRT3 / 2  # a hexside is two units long
    return [
        QLineF(ax + (ax - bx) * on, ay + (ay - by) * on, bx + (bx - ax) * on, by + (by - ay) * on)
        for (ax, ay), (bx, by) in edges
    ]


def _stroke(painter: QPainter, path: QPainterPath, wide: float, view: View, *, dashes: bool = False) -> None:
    halo, pen = QPen(_HALO, wide * 2), QPen(_INK, wide)
    if dashes:
        dashed(pen, (2.4 * wide, 1.8 * wide), view)
    # To round hundreds of ends, many of them in one row of pixels, takes Qt forty times as long.
    cap = Qt.PenCapStyle.SquareCap if path.elementCount() >= DENSE else Qt.PenCapStyle.RoundCap
    for one, is_dashed in ((halo, False), (pen, dashes)):
        one.setCapStyle(Qt.PenCapStyle.FlatCap if is_dashed else cap)
        one.setJoinStyle(join_along(path))
        is_rough = path.elementCount() >= _LONG and (is_dashed or one is halo)
        with roughly(painter) if is_rough else nullcontext():
            painter.strokePath(path, one)


def _paint_handles(painter: QPainter, preview: Pending, place: Proportions, view: View) -> None:
    active = getattr(preview, "active", None)
    size = max(0.12, 4.0 / view.scale)
    for number, point in enumerate(preview.points):
        middle = place.point(point)
        half = size * (1.5 if number == active else 1.0)
        painter.setPen(QPen(_INK, size * 0.45))
        painter.setBrush(QColor("#ffd24a") if number == active else QColor("#ffffff"))
        painter.drawRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))


def paint_word(painter: QPainter, preview: Pending, grid: Grid, style: Style) -> None:
    """The preview's word, where it has one, on a small label above what it is about."""
    if not preview.text:
        return
    place, view = Proportions(grid.frame), view_of(painter, QRectF())
    marks = getattr(preview, "marks", ())
    if marks:
        anchor = place.point(marks[-1].at)
    elif preview.points:
        anchor = place.point(list(preview.points)[-1])
    else:
        about = getattr(preview, "here", None) or max(preview.hexes or preview.sides, default=None)
        if about is None:
            return
        anchor = QPointF(*place.middle(about)) if isinstance(about, Side) else place.centre(about)
    height = max(0.5, 13 / view.scale)
    _, rect = outline(preview.text)
    wide = rect.width() * height
    middle = QPointF(anchor.x(), anchor.y() - 2.2 * height)
    box = QRectF(
        middle.x() - wide / 2 - 0.5 * height, middle.y() - 0.75 * height, wide + height, 1.5 * height
    )
    painter.setPen(QPen(style.ink("edge"), 0.06 * height))
    painter.setBrush(style.ink("halo", 0.94))
    painter.drawRoundedRect(box, 0.3 * height, 0.3 * height)
    write(painter, preview.text, middle, height, style.ink("ink"), view)
