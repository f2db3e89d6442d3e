"""Issues as badges on the board: shape and colour tell the severity."""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place
from bob_editor.records import Record
from bob_editor.render.kit.lettering import BOLD, write
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue

_COLOURS = {Severity.ERROR: "#c8102e", Severity.WARNING: "#e69f00", Severity.HINT: "#0072b2"}
_WORST_FIRST = (Severity.ERROR, Severity.WARNING, Severity.HINT)
_RANKS = {severity: rank for rank, severity in enumerate(_WORST_FIRST)}
_OF_ACCEPTED = len(_WORST_FIRST)
"""What is added to the rank of an issue that is accepted: it is better than any that counts."""

_ACCEPTED = "#8a8a86"
_ROOM = 1.0
"""Half the width, in units, up to which badges of hexes side by side can be told apart."""


Spot = tuple[float, float]
"""Where a badge stands, in true proportions."""


class Badge(Record):
    """A badge: where it stands, for which severity, how many issues it stands for, and whether all are accepted.

    A ``merged`` one stands for several places that lie too close to be told apart.
    """

    spot: Spot
    severity: Severity
    accepted: bool
    count: int
    merged: bool = False


def badges_of(issues: Sequence[Issue], grid: Grid) -> tuple[Badge, ...]:
    """One badge per place, for its worst issue."""
    return tuple(badge_at(spot, found) for spot, found in issues_by_spot(issues, grid).items())


def issues_by_spot(issues: Sequence[Issue], grid: Grid) -> dict[Spot, list[Issue]]:
    """The issues of each place that has a badge, in the order in which they come."""
    by_label: dict[str, list[Issue]] = {}
    for issue in issues:
        for where in issue.places[:1]:
            by_label.setdefault(where.label, []).append(issue)
    place = Proportions(grid.frame)
    found: dict[Spot, list[Issue]] = {}
    for there in by_label.values():
        spot = spot_of(there[0].places[0], place)
        if spot is not None:
            found.setdefault(spot, []).extend(there)
    return found


def badge_at(spot: Spot, issues: Iterable[Issue]) -> Badge:
    """The badge of the issues of a place: the worst that counts tells its severity."""
    count = 0
    best = 2 * _OF_ACCEPTED
    for issue in issues:
        count += 1
        best = min(best, _RANKS[issue.severity] + (_OF_ACCEPTED if issue.accepted is not None else 0))
    return Badge(spot, _WORST_FIRST[best % _OF_ACCEPTED], best >= _OF_ACCEPTED, count)


def merged_badge(badges: Sequence[Badge]) -> Badge:
    """One badge in the middle of several, for the worst of them; where some count, for those."""
    counting = [one for one in badges if not one.accepted] or badges
    x, y = (sum(one.spot[axis] for one in badges) / len(badges) for axis in (0, 1))
    worst = min((one.severity for one in counting), key=_RANKS.__getitem__)
    count = sum(one.count for one in counting)
    return Badge((x, y), worst, counting[0].accepted, count, merged=True)


def cell_of(scale: float) -> float | None:
    """The side of the squares, in units, in each of which badges are merged at so many pixels per unit.

    None where every badge has room. The sides are powers of two, so that merged badges stay where they are while
    the board is zoomed a little.
    """
    size = badge_size(scale)
    return None if size <= _ROOM else float(2 ** math.ceil(math.log2(5 * size)))


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
        spot = QPointF(*badge.spot)
        if badge.merged:
            half = size * (1.0 if badge.accepted else 1.5)
            number = f"{badge.count}" if badge.count < 100 else "99+"
            paint_badge(painter, spot, badge.severity, half, view, accepted=badge.accepted, sign=number)
            continue
        half = size * (0.7 if badge.accepted else 1)
        paint_badge(painter, spot, badge.severity, half, view, accepted=badge.accepted)
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
                hand=BOLD,
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
    painter: QPainter,
    middle: QPointF,
    severity: Severity,
    size: float,
    view: View,
    *,
    accepted: bool = False,
    sign: str = "",
) -> None:
    """An octagon for an error, a triangle for a warning, a disc for a hint; ``size`` is half its width.

    It bears its severity's sign, unless another is given.
    """
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
    plain = {Severity.ERROR: "×", Severity.WARNING: "!", Severity.HINT: "i"}[severity]
    ink = QColor("#2b1a00") if severity is Severity.WARNING and not accepted else QColor("#ffffff")
    shift = 0.18 * size if severity is Severity.WARNING else 0.0
    high = (1.35, 1.35, 1.05, 0.8)[len(sign)] * size
    write(painter, sign or plain, QPointF(x, y + shift), high, ink, view, hand=BOLD)
