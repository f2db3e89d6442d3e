"""The thread between two hexes: where it is clear, where hindered, where it is stopped, and by what."""

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from shapely.geometry import LineString

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.parts import Side
from bob_editor.render.kit.lettering import BOLD, write
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import XY, Proportions
from bob_editor.render.kit.strokes import dashed
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.scene import End, Scene

CLEAR_LINE, HINDERED_LINE, STOPPED_LINE = "#0072b2", "#e69f00", "#d0021b"
"""Colours of the thread's parts; hindered parts are also beaded, stopped ones dashed."""

Thread = tuple[End, End, Answer]
"""A line that is shown with its answer."""

_NOTES = ("clear", "note")
_FADED = 0.55
"""How opaque pinned threads are."""


def paint_pinned(painter: QPainter, scene: Scene, threads: Iterable[Thread], style: Style) -> None:
    """Paint threads beneath the one in hand, as ``paint_thread`` does, but paler."""
    painter.save()
    painter.setOpacity(_FADED)
    for start, goal, answer in threads:
        paint_thread(painter, scene, answer, start, goal, style)
    painter.restore()


def paint_thread(
    painter: QPainter,
    scene: Scene,
    answer: Answer,
    start: End,
    goal: End,
    style: Style,
    *,
    ground: Ground | None = None,
) -> None:
    """Paint a thread with its answer on a painter in true proportions.

    With ``ground`` the spot where the line is stopped lies where it meets the terrain, else where it enters the hex.
    """
    del style  # the same in all themes: a halo parts it from any ground
    place = Proportions(scene.board.grid.frame)
    view = view_of(painter, QRectF())
    first, last = place.dot(start.hex), place.dot(goal.hex)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    spots = list(_causes(scene, answer))
    _paint_causes(painter, spots, place)
    stop = _stop(scene, answer, place, (start.hex, goal.hex), ground) if answer.verdict == "blocked" else None
    hindered_from = _hindered_from(spots, place, first, last) if answer.verdict == "hindered" else None
    _paint_line(painter, first, last, stop, hindered_from, view)
    if stop is not None:
        _paint_stop(painter, _on(first, last, stop), view)
    _paint_end(painter, QPointF(*first), filled=True)
    _paint_end(painter, QPointF(*last), filled=False)
    _paint_badges(painter, spots, place, view)
    painter.restore()


def _on(first: XY, last: XY, share: float) -> XY:
    return first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share


# -- causes -----------------------------------------------------------------------------------------------------


def _causes(scene: Scene, answer: Answer) -> Iterator[tuple[Reason, Hex | None, Side | None]]:
    """The reasons that have a place on the board, with the hex or hexside."""
    grid = scene.board.grid
    seen = set()
    for reason in answer.reasons:
        if not reason.at or reason.kind in _NOTES or reason.at in seen:
            continue
        seen.add(reason.at)
        if "/" in reason.at:
            side = grid.side_anywhere(reason.at)
            if side is not None:
                yield reason, None, side
        else:
            at = grid.hex_anywhere(reason.at)
            if at is not None:
                yield reason, at, None


def _paint_causes(
    painter: QPainter, spots: list[tuple[Reason, Hex | None, Side | None]], place: Proportions
) -> None:
    """Outline what the reasons name."""
    for number, (_, at, side) in enumerate(spots):
        strong = 0.95 if number == 0 else 0.65
        path = QPainterPath()
        if at is not None:
            path.addPolygon(_shrunk(place, at, 0.93))
            path.closeSubpath()
        elif side is not None:
            (ax, ay), (bx, by) = place.ends(side)
            path.moveTo(ax, ay)
            path.lineTo(bx, by)
        for colour, width in (
            (QColor(255, 255, 255, round(200 * strong)), 0.36),
            (faint(QColor("#d55e00"), strong), 0.2),
        ):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)


def _shrunk(place: Proportions, at: Hex, share: float) -> QPolygonF:
    x, y = place.dot(at)
    return QPolygonF([QPointF(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in place.corners(at)])


def _paint_badges(
    painter: QPainter, spots: list[tuple[Reason, Hex | None, Side | None]], place: Proportions, view: View
) -> None:
    """Number the causes in the order of the reasons."""
    if len(spots) < 2 and view.scale < 5:
        return
    for number, (_, at, side) in enumerate(spots, start=1):
        if at is not None:
            x, y = place.dot(at)
            spot = QPointF(x + 1.15, y - 0.95) if not place.frame.pointy else QPointF(x + 0.95, y - 1.15)
        elif side is not None:
            spot = QPointF(*place.middle(side))
        else:
            continue
        painter.setPen(QPen(QColor("#ffffff"), 0.1))
        painter.setBrush(QColor("#b34700"))
        painter.drawEllipse(spot, 0.46, 0.46)
        write(painter, str(number), spot, 0.6, QColor("#ffffff"), view, hand=BOLD)


# -- where it is stopped ----------------------------------------------------------------------------------------


def _stop(
    scene: Scene, answer: Answer, place: Proportions, ends: tuple[Hex, Hex], ground: Ground | None
) -> float | None:
    """How far along the thread the deciding reason stops it, as a share; None where it names no place on it."""
    if not answer.reasons or not answer.reasons[0].at:
        return None
    reason = answer.reasons[0]
    grid = scene.board.grid
    first, last = place.dot(ends[0]), place.dot(ends[1])
    if first == last:
        return None
    if "/" in reason.at:
        side = grid.side_anywhere(reason.at)
        return None if side is None else _nearest(first, last, place.middle(side))
    at = grid.hex_anywhere(reason.at)
    if at is None:
        return None
    if ground is not None:
        met = _meets_terrain(ground, at, reason.terrain, ends, place)
        if met is not None:
            return met
    share = _nearest(first, last, place.dot(at))
    return min(max(share, 0.04), 0.97)


def _nearest(first: XY, last: XY, point: XY) -> float:
    """The share along a line that is nearest to a point."""
    dx, dy = last[0] - first[0], last[1] - first[1]
    share = ((point[0] - first[0]) * dx + (point[1] - first[1]) * dy) / (dx * dx + dy * dy)
    return min(1.0, max(0.0, share))


def _meets_terrain(
    ground: Ground, at: Hex, terrain: str, ends: tuple[Hex, Hex], place: Proportions
) -> float | None:
    """Where the thread first meets a terrain's artwork in a hex."""
    first, last = place.dot(ends[0]), place.dot(ends[1])
    thread = LineString([first, last])
    rings: list[list[XY]] = []
    if terrain in ground.ruleset.terrains:
        rings.extend(
            [place.milli(node, place.dot(at)) for node in grown.ring]
            for grown in ground.grown_parts(at, terrain)
        )
        rings.extend(
            ring for piece in ground.drawn if piece.terrain == terrain for ring in place.rings(piece.area)
        )
    hexagon = LineString([*place.corners(at), place.corners(at)[0]]).convex_hull
    shares: list[float] = []
    for ring in rings:
        area = LineString([*ring, ring[0]])
        met = area.intersection(thread).intersection(hexagon.buffer(1 / MILLI))
        for part in getattr(met, "geoms", [met]):
            if not part.is_empty:
                shares.extend(_nearest(first, last, point) for point in part.coords)
    return min(shares) if shares else None


def _hindered_from(
    spots: list[tuple[Reason, Hex | None, Side | None]], place: Proportions, first: XY, last: XY
) -> float | None:
    """Where the first hindrance lies, as a share."""
    if first == last:
        return None
    shares = [
        _nearest(first, last, spot)
        for _, at, side in spots
        for spot in ([place.dot(at)] if at is not None else [place.middle(side)] if side is not None else [])
    ]
    return min(shares) if shares else None


# -- painting the line ------------------------------------------------------------------------------------------


def _paint_line(
    painter: QPainter, first: XY, last: XY, stop: float | None, hindered_from: float | None, view: View
) -> None:
    wide = max(0.16, 2.2 / view.scale)
    cut = stop if stop is not None else hindered_from if hindered_from is not None else 1.0
    halo = QPen(QColor(255, 255, 255, 225), wide * 2.1)
    halo.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(halo)
    painter.drawLine(QPointF(*first), QPointF(*last))
    pen = QPen(QColor(CLEAR_LINE), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(*first), QPointF(*_on(first, last, cut)))
    if cut >= 1.0:
        return
    rest = QPen(
        QColor(STOPPED_LINE if stop is not None else HINDERED_LINE),
        wide * (1.0 if stop is not None else 1.25),
    )
    rest.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashed(rest, [wide * part for part in ((2.2, 1.6) if stop is not None else (4.0, 0.8, 0.8, 0.8))], view)
    painter.setPen(rest)
    painter.drawLine(QPointF(*_on(first, last, cut)), QPointF(*last))


def _paint_stop(painter: QPainter, spot: XY, view: View) -> None:
    """A cross on a disc where the line ends."""
    size = max(0.42, 5 / view.scale)
    painter.setPen(QPen(QColor("#ffffff"), size * 0.3))
    painter.setBrush(QColor(STOPPED_LINE))
    middle = QPointF(*spot)
    painter.drawEllipse(middle, size, size)
    pen = QPen(QColor("#ffffff"), size * 0.34)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    reach = size * math.sqrt(0.5) * 0.6
    for sign in (1, -1):
        painter.drawLine(middle + QPointF(-reach, -reach * sign), middle + QPointF(reach, reach * sign))


def _paint_end(painter: QPainter, middle: QPointF, *, filled: bool) -> None:
    """A ring at an end: filled where the thread starts, with a point where it goes."""
    painter.setBrush(QColor("#ffffff"))
    painter.setPen(QPen(QColor("#ffffff"), 0.4))
    painter.drawEllipse(middle, 0.5, 0.5)
    painter.setPen(QPen(QColor("#111122"), 0.2))
    painter.setBrush(QColor("#111122") if filled else QColor("#ffffff"))
    painter.drawEllipse(middle, 0.5, 0.5)
    if not filled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#111122"))
        painter.drawEllipse(middle, 0.17, 0.17)
