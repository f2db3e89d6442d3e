"""Issues as badges on the board: shape and colour tell the severity."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place
from bob_editor.render.kit.lettering import write
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.rules.check import Severity
from bob_editor.rules.issues import Issue

_COLOURS = {Severity.ERROR: "#c8102e", Severity.WARNING: "#e69f00", Severity.HINT: "#0072b2"}
_WORST_FIRST = (Severity.ERROR, Severity.WARNING, Severity.HINT)
_ACCEPTED = "#8a8a86"


@frozen
class Badge:
    """A badge: where it stands, for which severity, how many issues it stands for, and whether all are accepted."""

    spot: tuple[float, float]
    severity: Severity
    accepted: bool
    count: int


def badges_of(issues: Sequence[Issue], grid: Grid) -> tuple[Badge, ...]:
    """One badge per place, for its worst issue."""
    place = Proportions(grid.frame)
    worst: dict[tuple[float, float], tuple[int, Badge]] = {}
    for issue in issues:
        rank = _WORST_FIRST.index(issue.severity) + (10 if issue.accepted is not None else 0)
        for where in issue.places[:1]:
            spot = spot_of(where, place)
            if spot is None:
                continue
            old = worst.get(spot)
            count = 1 + (old[1].count if old is not None else 0)
            if old is None or rank < old[0]:
                worst[spot] = rank, Badge(spot, issue.severity, issue.accepted is not None, count)
            else:
                worst[spot] = old[0], evolve(old[1], count=count)
    return tuple(badge for _, badge in worst.values())


def paint_issues(painter: QPainter, issues: Sequence[Issue], grid: Grid, style: Style) -> None:
    """The badges of issues, on a painter in true proportions; accepted ones are grey and small."""
    paint_badges(painter, badges_of(issues, grid), style)


def paint_badges(painter: QPainter, badges: Iterable[Badge], style: Style) -> None:
    """Badges on a painter in true proportions."""
    view = view_of(painter, QRectF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = badge_size(view.scale)
    for badge in badges:
        half = size * (0.7 if badge.accepted else 1)
        paint_badge(painter, QPointF(*badge.spot), badge.severity, half, view, accepted=badge.accepted)
        if badge.count > 1 and view.scale >= 12 and not badge.accepted:
            corner = QPointF(badge.spot[0] + size * 1.25, badge.spot[1] - size * 0.7)
            write(
                painter,
                str(badge.count),
                corner,
                size * 0.9,
                style.ink("ink"),
                view,
                halo=style.ink("halo", 0.9),
                bold=True,
            )
    painter.restore()


def badge_size(scale: float) -> float:
    """Half the width of a badge in units, at so many pixels per unit: never too small to be seen."""
    return min(0.62, max(0.5, 7 / scale)) if scale > 8 else 7 / max(scale, 2)


def spot_of(where: Place, place: Proportions) -> tuple[float, float] | None:
    """Where a place's badge stands; None for one that lies nowhere on the board."""
    if where.side is not None:
        return place.middle(where.side)
    hexes = (where.hex,) if where.hex is not None else where.near[:1]
    if not hexes or hexes[0] is None:
        return None
    x, y = place.dot(hexes[0])
    # Low on the right, so that a counter in the hex can be read, and which way it faces.
    return (x + 0.95, y + 1.0) if not place.frame.pointy else (x + 1.1, y + 0.75)


def paint_badge(
    painter: QPainter, middle: QPointF, severity: Severity, size: float, view: View, *, accepted: bool = False
) -> None:
    """An octagon for an error, a triangle for a warning, a disc for a hint; ``size`` is half its width."""
    x, y = middle.x(), middle.y()
    path = QPainterPath()
    if severity is Severity.ERROR:
        corners = [math.tau * (step + 0.5) / 8 for step in range(8)]
        path.addPolygon(QPolygonF([QPointF(x + size * math.cos(a), y + size * math.sin(a)) for a in corners]))
    elif severity is Severity.WARNING:
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(x, y - 1.1 * size),
                    QPointF(x + 1.15 * size, y + 0.85 * size),
                    QPointF(x - 1.15 * size, y + 0.85 * size),
                ]
            )
        )
    else:
        path.addEllipse(middle, 0.9 * size, 0.9 * size)
    path.closeSubpath()
    fill = QColor(_ACCEPTED if accepted else _COLOURS[severity])
    halo = QPen(QColor(255, 255, 255, 235), 0.5 * size)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    outline = QPen(fill.darker(140), 0.18 * size)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.fillPath(path, fill)
    painter.strokePath(path, outline)
    sign = {Severity.ERROR: "×", Severity.WARNING: "!", Severity.HINT: "i"}[severity]
    ink = QColor("#2b1a00") if severity is Severity.WARNING and not accepted else QColor("#ffffff")
    shift = 0.18 * size if severity is Severity.WARNING else 0.0
    write(painter, sign, QPointF(x, y + shift), 1.35 * size, ink, view, bold=True)
