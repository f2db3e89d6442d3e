"""What a trace proposes, hatched over the board in a colour that no terrain has, so that nobody takes it for drawn."""

from collections.abc import Collection, Sequence
from typing import Protocol

import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.render.kit.half_hexes import shown_corners
from bob_editor.render.kit.lettering import BOLD, outline, write
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions, ring_path
from bob_editor.render.kit.view import view_of


class Proposed(Protocol):
    """A traced thing: an outline with its holes, hexes that it fills, or a hexside."""

    @property
    def kind(self) -> str:
        """``contour`` is a crest line."""

    @property
    def ring(self) -> Sequence[Point]:
        """Its outline on the lattice; empty for hexes and hexsides."""

    @property
    def holes(self) -> Sequence[Sequence[Point]]:
        """The outline's holes."""

    @property
    def hexes(self) -> Collection[Hex]:
        """The hexes that it fills, where it has no outline."""

    @property
    def side(self) -> Side | None:
        """The hexside that it is."""


_LETTERS, _BEYOND = 12.0, 1.5
"""How high a name is, in points of the screen, and how many times as wide as what it names at most."""

_INK, _CHOSEN, _HALO = QColor("#b0008e"), QColor("#e0006a"), QColor(255, 255, 255, 200)


def path_of(one: Proposed, grid: Grid) -> QPainterPath:
    """A proposal in true proportions."""
    place = Proportions(grid.frame)
    if one.side is not None:
        path = QPainterPath()
        first, last = place.ends(one.side)
        path.moveTo(QPointF(*first))
        path.lineTo(QPointF(*last))
        return path
    if not one.ring:
        return ring_path(shown_corners(place, grid, at) for at in one.hexes).simplified()
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in (one.ring, *one.holes):
        path.addPolygon([place.point(point) for point in ring])
        path.closeSubpath()
    return path


def paint_proposal(painter: QPainter, path: QPainterPath, *, is_side: bool, chosen: bool) -> None:
    """Paint one on a painter in true proportions: a hexside as a thick line, all else hatched within its outline."""
    scale = view_of(painter, QRectF()).scale
    ink = _CHOSEN if chosen else _INK
    if is_side:
        for colour, wide in ((_HALO, 7.0), (ink, 4.0)):
            pen = QPen(colour, wide * (1.4 if chosen else 1.0) / scale)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)
        return
    hatch = QBrush(faint(ink, 0.75 if chosen else 0.5), Qt.BrushStyle.BDiagPattern)
    # The hatching is as wide as on the screen at every zoom.
    hatch.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
    painter.fillPath(path, faint(ink, 0.16 if chosen else 0.07))
    painter.fillPath(path, hatch)
    painter.strokePath(path, QPen(_HALO, 4 / scale))
    pen = QPen(ink, (3.0 if chosen else 2.0) / scale)
    pen.setDashPattern([4.0, 2.0])
    painter.strokePath(path, pen)


def named_at(one: Proposed, grid: Grid) -> QPointF | None:
    """Where a proposal's name stands: in its midst, a crest line's at its lower end, where no higher hill is.

    A hexside has none.
    """
    place = Proportions(grid.frame)
    if one.side is not None:
        return None
    if not one.ring:
        return place.centre(next(iter(one.hexes)))
    ring = [grid.frame.true(point) for point in one.ring]
    if one.kind == "contour":
        shown = [at for at, point in zip(ring, one.ring, strict=True) if grid.frame.hex_at(point) in grid]
        return QPointF(*max(shown or ring, key=lambda at: at[1]))
    holes = [[grid.frame.true(point) for point in hole] for hole in one.holes]
    midst = shapely.Polygon(ring, holes).representative_point()
    return QPointF(midst.x, midst.y)


def paint_name(painter: QPainter, name: str, at: QPointF, wide: float, *, chosen: bool) -> None:
    """Name a proposal that is so ``wide``, in true proportions; what is small on the screen only if it is chosen."""
    view = view_of(painter, QRectF())
    height = _LETTERS / view.scale
    if chosen or outline(name, BOLD)[1].width() * height < _BEYOND * wide:
        write(painter, name, at, height, _CHOSEN if chosen else _INK, view, halo=_HALO, hand=BOLD)
