"""Pens, lines to stroke, and painting inside an outline without clipping where a device can't clip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.records import Record
from bob_editor.render.kit.proportions import add_ring
from bob_editor.render.kit.view import Pace, View, kept, unhurried

_FLATNESS = 0.005
"""How far, in units, the edge of a stroke may lie from where it should."""

_FINE = 32.0
"""How much larger than in units a curve is flattened: Qt has a point for each half of a pixel that it strays."""

_A_PIXEL = 1.05
"""Pixels across a line that Qt doesn't take for one of no width."""

DENSE = 24
"""Points from which on it can't be told whether a line's corners are round."""

FLAT = Qt.PenCapStyle.FlatCap
ROUND = Qt.PenCapStyle.RoundCap


def pen_of(colour: QColor, width: float, *, cap: Qt.PenCapStyle = ROUND) -> QPen:
    """A plain pen that rounds its corners."""
    pen = QPen(colour, width)
    pen.setCapStyle(cap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def pen_along(path: QPainterPath, colour: QColor, width: float) -> QPen:
    """Likewise for a line; it mitres the corners of one that has so many that nobody can tell."""
    pen = pen_of(colour, width)
    pen.setJoinStyle(join_along(path))
    return pen


def join_along(path: QPainterPath) -> Qt.PenJoinStyle:
    """How the corners of a line are made: to round those of a curve takes Qt several times as long."""
    is_dense = path.elementCount() >= DENSE
    return Qt.PenJoinStyle.MiterJoin if is_dense else Qt.PenJoinStyle.RoundJoin


def dashed(pen: QPen, dashes: Sequence[float], view: View, *, start: float = 0.0) -> QPen:
    """The pen with dashes and gaps, in units; ``start`` is the length travelled before the line begins.

    One without width, as a style may want it, has no dashes and draws nothing: for Qt it would be a hairline.
    """
    if not pen.widthF():
        return QPen(Qt.PenStyle.NoPen)
    part = 1.0 if view.svg else pen.widthF()
    pen.setDashPattern([dash / part for dash in dashes])
    pen.setDashOffset((start % sum(dashes)) / part)
    return pen


def fine(pen: QPen, view: View) -> QPen:
    """The pen as wide as a pixel at least, and as much fainter; as it is in drawings, which have no pixels.

    Lines that Qt takes for thinner it strokes from where they enter its picture: one in pieces shows where they meet.
    """
    wide = pen.widthF() * view.scale / _A_PIXEL
    if view.vector or not 0 < wide < 1:
        return pen
    made, colour = QPen(pen), pen.color()
    colour.setAlphaF(colour.alphaF() * wide)
    made.setColor(colour)
    made.setWidthF(_A_PIXEL / view.scale)
    return made


class Stretch(Record, eq=False):
    """A stretch of a line: the length before it, its path, and how much wider than usual it is, on the whole.

    One that ``tapers`` is a step of so many, each a little wider or narrower than the last; ``paced`` is the length
    before it in paces, which are as much longer than a unit as the line is wider than usual there. ``paces`` is how
    many the way has that it is part of, from end to end; 0 where that isn't known.
    """

    start: float
    line: QPainterPath
    wide: float = 1.0
    tapers: bool = False
    paced: float = 0.0
    paces: float = 0.0

    @property
    def pace(self) -> float:
        """How much longer than usual what repeats along it is, so that it keeps its shape."""
        return max(1.0, self.wide)

    def fitted(self, period: float) -> float:
        """How much longer what repeats after so many paces is made, so that its way ends as it begins."""
        return self.paces / (period * max(1, round(self.paces / period))) if self.paces else 1.0


def stroke_along(
    painter: QPainter,
    stretches: Iterable[Stretch],
    pen: QPen,
    dashes: Sequence[float] = (),
    view: View | None = None,
    *,
    shift: float = 0.0,
    beyond: float = 0.0,
    in_paces: bool = False,
) -> None:
    """Stroke stretches of a line, each as wide as it is and so much ``beyond``; ``shift`` moves dashes along it.

    Dashes are in units, or ``in_paces``: these fit their way. Where the line tapers its steps are filled as one area:
    colours that show through would darken where two meet. So are dashes: Qt strokes others where a line comes from
    beyond the picture.
    """
    steps = QPainterPath()
    steps.setFillRule(Qt.FillRule.WindingFill)
    for one in stretches:
        own = QPen(pen)
        own.setWidthF(pen.widthF() * one.wide + beyond)
        pace = one.pace if in_paces else 1.0
        long = pace * one.fitted(sum(dashes)) if in_paces else 1.0
        here = [dash * long for dash in dashes] if view is not None else []
        start = (one.paced if in_paces else one.start) * pace + shift * long
        # Qt fills a path of no point for a line that lies in a gap, which readers of a PDF call a fault.
        if here and view is not None and view.vector and not _meets(here, start, one.line.length()):
            continue
        if own.widthF() and (one.tapers or (here and view is not None and not view.vector)):
            own.setCapStyle(own.capStyle() if here else ROUND)
            steps.addPath(_covered(one.line, own, here, start))
        else:
            painter.strokePath(
                one.line, dashed(own, here, view, start=start) if here and view is not None else own
            )
    if not steps.isEmpty():
        painter.fillPath(steps, pen.color())


def _covered(line: QPainterPath, pen: QPen, dashes: Sequence[float], start: float) -> QPainterPath:
    """What a pen covers along a line, or dashes of it in units, the first ``start`` before it.

    Stroked large: in units Qt's dashes would run straight where a curve strays from that by a quarter of one.
    """
    stroker = QPainterPathStroker()
    stroker.setWidth(pen.widthF() * _FINE)
    stroker.setCapStyle(pen.capStyle())
    stroker.setJoinStyle(pen.joinStyle())
    stroker.setCurveThreshold(_FLATNESS * _FINE)
    if dashes:
        stroker.setDashPattern([dash / pen.widthF() for dash in dashes])
        stroker.setDashOffset(start % sum(dashes) / pen.widthF())
    large = stroker.createStroke(QTransform.fromScale(_FINE, _FINE).map(line))
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(large)


def _meets(dashes: Sequence[float], start: float, length: float) -> bool:
    """Whether a dash of a pattern, dashes and gaps by turns, lies along so much of a line from its ``start`` on."""
    at, place = start % sum(dashes), 0
    while at >= dashes[place]:
        at -= dashes[place]
        place = (place + 1) % len(dashes)
    return place % 2 == 0 or dashes[place] - at < length


def stroked(strokes: Iterable[Sequence[tuple[float, float]]], middle: QPointF, size: float) -> QPainterPath:
    """Strokes of a sign as a path: lines from point to point around a middle, the points in ``size``."""
    path = QPainterPath()
    for stroke in strokes:
        for number, (x, y) in enumerate(stroke):
            point = middle + QPointF(x, y) * size
            if number:
                path.lineTo(point)
            else:
                path.moveTo(point)
    return path


def hexagon(polygon: QPolygonF) -> QPainterPath:
    """A closed polygon as a path."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def inside(painter: QPainter, area: QPainterPath, view: View, paint: Callable[[Inside], None]) -> None:
    """Let ``paint`` paint what may reach out of an area; only what lies in the area shows."""
    if view.vector:
        paint(Inside(painter, area, view.pace))
        return
    with kept(painter):
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        paint(Inside(painter, None, view.pace))


class Inside:
    """Fills and strokes within an area: by the painter's clip, or by cutting the shapes themselves."""

    def __init__(self, painter: QPainter, area: QPainterPath | None, pace: Pace = unhurried) -> None:
        self.painter = painter
        self._pace = pace
        self._area = None if area is None else area_of(area)
        if self._area is not None:
            shapely.prepare(self._area)

    def misses(self, rect: QRectF) -> bool:
        """Whether nothing of a rectangle lies in the area, as far as is known."""
        return self._area is not None and not self._area.intersects(_box(rect))

    def paint(self, shape: QPainterPath, colour: QColor, width: float) -> None:
        """Fill a shape, or stroke it where a width is given."""
        self._pace()
        reach = QRectF(shape.boundingRect()).adjusted(-width, -width, width, width)
        if self._area is None or self._area.covers(_box(reach)):
            if width:
                self.painter.strokePath(shape, pen_of(colour, width))
            else:
                self.painter.fillPath(shape, colour)
            return
        cut = path_of(shapely.intersection(_stroked(shape, width) if width else area_of(shape), self._area))
        # Qt closes even a path of no point in a PDF, which readers call a fault of the page.
        if not cut.isEmpty():
            self.painter.fillPath(cut, colour)


def _box(rect: QRectF) -> Polygon:
    return shapely.box(rect.left(), rect.top(), rect.right(), rect.bottom())


def _stroked(shape: QPainterPath, width: float) -> BaseGeometry:
    lines = [LineString(points) for points in _flat(shape) if len(points) > 1]
    return shapely.union_all([line.buffer(width / 2, quad_segs=3) for line in lines])


def _flat(path: QPainterPath) -> Iterator[list[tuple[float, float]]]:
    """The points of each part of a path, on whose curves they lie as close as a print tells apart."""
    for polygon in path.toSubpathPolygons(QTransform.fromScale(_FINE, _FINE)):
        yield [(point.x() / _FINE, point.y() / _FINE) for point in polygon.toList()]


def area_of(path: QPainterPath) -> BaseGeometry:
    """The area that a path fills by winding; rings that turn the other way than the largest are holes.

    A hole is one of the last ring before it that holds it: what lies in a hole, or over it, is part of the area.
    """
    rings = [Polygon(points) for points in _flat(path) if len(points) > 3]
    if not rings:
        return Polygon()
    turns = [ring.exterior.is_ccw for ring in rings]
    largest = turns[max(range(len(rings)), key=lambda place: rings[place].area)]
    outer: list[BaseGeometry] = []
    holes: list[list[BaseGeometry]] = []
    for ring, turn in zip(rings, turns, strict=True):
        valid: BaseGeometry = ring if ring.is_valid else shapely.make_valid(ring)
        if turn == largest:
            outer.append(valid)
            holes.append([])
        elif outer:
            middle = valid.representative_point()
            holder = next((n for n in reversed(range(len(outer))) if outer[n].covers(middle)), -1)
            holes[holder].append(valid)
    cut = (
        shapely.difference(part, shapely.union_all(gone)) if gone else part
        for part, gone in zip(outer, holes, strict=True)
    )
    return shapely.union_all(list(cut))


def path_of(area: BaseGeometry) -> QPainterPath:
    """A path that fills an area, holes left out."""
    path = QPainterPath()
    parts = area.geoms if isinstance(area, MultiPolygon) else getattr(area, "geoms", [area])
    for part in parts:
        if isinstance(part, Polygon) and not part.is_empty:
            for ring in (part.exterior, *part.interiors):
                add_ring(path, ring.coords)
    return path
