"""From hexes and lattice points to Qt's points in true proportions."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Frame, Node, Point, corners_of_side
from bob_editor.geometry.parts import Side

XY = tuple[float, float]


class Proportions:
    """Places of one board's frame in true proportions: circumradius 2, y downward.

    ``inward`` is 1 where rings that run clockwise on the lattice do so here too, -1 where the swap of a pointy-top
    board's axes turns them round.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.inward = -1 if frame.pointy else 1
        self._true = QTransform.fromScale(*frame.true((1, 1)))
        self._corners = [self.milli((u * MILLI, v * MILLI)) for u, v in CORNERS]
        self._hexagon = QPolygonF([QPointF(x, y) for x, y in self._corners])

    def milli(self, node: Node | Point, centre: XY = (0.0, 0.0)) -> XY:
        """A point in thousandths of the canonical frame, seen from a centre that is in true proportions."""
        u, v = node[0] / MILLI, node[1] / MILLI * SQRT3
        return (centre[0] + v, centre[1] + u) if self.frame.pointy else (centre[0] + u, centre[1] + v)

    def dot(self, at: Hex) -> XY:
        """A hex's centre dot."""
        u, v = self.frame.canonical_centre(at)
        return (v * SQRT3, float(u)) if self.frame.pointy else (float(u), v * SQRT3)

    def centre(self, at: Hex) -> QPointF:
        """A hex's centre dot, as Qt's point."""
        return QPointF(*self.dot(at))

    def point(self, lattice: Point) -> QPointF:
        """A lattice point of a file."""
        return QPointF(*self.frame.true(lattice))

    def line(self, points: Iterable[Point]) -> QPainterPath:
        """Lattice points of a file, one after the other."""
        path = QPainterPath()
        add_line(path, points)
        return self._true.map(path)

    def area(self, rings: Iterable[Iterable[Point]]) -> QPainterPath:
        """The area within a ring of a file and without its holes, whichever way round they run."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in rings:
            add_ring(path, ring)
        return self._true.map(path)

    def corners(self, at: Hex) -> list[XY]:
        """The six corners, in the order of ``CORNERS``."""
        x, y = self.dot(at)
        return [(x + dx, y + dy) for dx, dy in self._corners]

    def polygon(self, at: Hex) -> QPolygonF:
        """The hex as a polygon."""
        return self._hexagon.translated(self.centre(at))

    def side(self, at: Hex, direction: int) -> tuple[XY, XY]:
        """The two ends of a hexside, clockwise on the lattice."""
        x, y = self.dot(at)
        (ax, ay), (bx, by) = (self._corners[one] for one in corners_of_side(direction))
        return (x + ax, y + ay), (x + bx, y + by)

    def ends(self, side: Side) -> tuple[XY, XY]:
        """The two ends of a hexside."""
        return self.side(side.owner, side.direction)

    def middle(self, side: Side) -> XY:
        """The middle of a hexside."""
        (ax, ay), (bx, by) = self.ends(side)
        return (ax + bx) / 2, (ay + by) / 2

    def rect(self, hexes: Iterable[Hex], margin: float = 0.0) -> QRectF:
        """The rectangle around hexes, wider by a margin on all sides; empty for none."""
        dots = [self.dot(at) for at in hexes]
        if not dots:
            return QRectF()
        wide, high = (SQRT3, 2.0) if self.frame.pointy else (2.0, SQRT3)
        left, right = min(x for x, _ in dots) - wide - margin, max(x for x, _ in dots) + wide + margin
        top, bottom = min(y for _, y in dots) - high - margin, max(y for _, y in dots) + high + margin
        return QRectF(left, top, right - left, bottom - top)

    def rings(self, area: Polygon | MultiPolygon) -> list[list[XY]]:
        """The rings of an area in thousandths: outer ones clockwise on the lattice, holes the other way; not closed."""
        found: list[list[XY]] = []
        for part in getattr(area, "geoms", [area]):
            if part.is_empty:
                continue
            turned = orient(part, 1.0)
            found.extend(
                [self.milli(node) for node in ring.coords[:-1]]
                for ring in (turned.exterior, *turned.interiors)
            )
        return found


def ring_path(rings: Iterable[Sequence[XY]]) -> QPainterPath:
    """Closed rings as one path that fills by winding, so that shared edges and overlaps leave no seams."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for ring in rings:
        add_ring(path, ring)
    return path


def add_ring(path: QPainterPath, ring: Iterable[XY]) -> None:
    """Add a closed ring to a path."""
    add_line(path, ring)
    path.closeSubpath()


def add_line(path: QPainterPath, points: Iterable[XY]) -> None:
    """Add a line from point to point to a path: a polygon of them takes Qt's binding four times as long."""
    points = iter(points)
    for x, y in points:
        path.moveTo(x, y)
        break
    line_to = path.lineTo
    for x, y in points:
        line_to(x, y)
