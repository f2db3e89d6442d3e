"""A thread from the side: ground by hex, what stands on it, the line between the ends, and the shadows behind."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from bob_editor.records import Record
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.thread import CLEAR_LINE, HINDERED_LINE, STOPPED_LINE
from bob_editor.rules.los.surveys.along import Segment
from bob_editor.rules.los.surveys.profile import Column, Obstacle, Profile

_LINES = {"clear": CLEAR_LINE, "hindered": HINDERED_LINE, "stopped": STOPPED_LINE}
_EYE = 0.05
"""How high above its ground an end is drawn, in levels: just so that the line is seen over level ground."""
_SHADOW = QColor("#7a2f66")
_CAUSE = QColor("#d55e00")


class SideView(Record, eq=False):
    """Where things of a profile lie in a rectangle of pixels; the vertical scale is stretched to fill it."""

    profile: Profile
    rect: QRectF

    @property
    def area(self) -> QRectF:
        """What is left of the rectangle beside the names of levels and hexes."""
        return self.rect.adjusted(34, 10, -12, -36)

    @property
    def _levels(self) -> tuple[float, float]:
        low, high = self.profile.levels
        return low - 0.55, max(
            high + 0.35, low + 1.6, max(self.profile.start_level, self.profile.goal_level) + 0.9
        )

    def x(self, share: Fraction | float) -> float:
        """Where a share of the way lies; half a hex of room stands before and behind the ends."""
        span = max(1, self.profile.range)
        return self.area.left() + self.area.width() * (float(share) * span + 0.5) / (span + 1)

    def y(self, level: float) -> float:
        """Where a level lies."""
        low, high = self._levels
        return self.area.bottom() - (level - low) / (high - low) * self.area.height()

    def span(self, column: Column) -> tuple[float, float]:
        """The left and right edge of a hex; the ends' hexes reach out to the rectangle's edges."""
        left = self.area.left() if column.first <= 0 else self.x(column.first)
        right = self.area.right() if column.last >= 1 else self.x(column.last)
        return left, right

    def column_at(self, x: float) -> Column | None:
        """The hex at a place of the rectangle; where the thread runs between two, the left one."""
        return next((one for one in self.profile.columns if self.span(one)[0] <= x < self.span(one)[1]), None)


def paint_side_view(painter: QPainter, view: SideView, parts: Sequence[Segment], style: Style) -> None:
    """Paint a side view on a painter in pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(view.rect, style.ink("halo"))
    _paint_levels(painter, view, style)
    for column in view.profile.columns:
        if column.beside != "right":
            _paint_ground(painter, view, column, style, low=False)
    for column in view.profile.columns:
        if column.beside == "right":
            _paint_ground(painter, view, column, style, low=True)
    _paint_shadows(painter, view)
    for column in view.profile.columns:
        left, right = view.span(column)
        for one in column.obstacles:
            inset = 0.08 * (right - left)
            _paint_obstacle(painter, view, one, left + inset, right - inset, column.ground, style)
    for one in view.profile.walls:
        middle = (view.x(one.first) + view.x(one.last)) / 2
        half = max(3.0, (view.x(one.last) - view.x(one.first)) / 2)
        _paint_obstacle(
            painter, view, one, middle - half, middle + half, _ground_at(view.profile, one), style
        )
    _paint_line(painter, view, parts)
    _paint_names(painter, view, style)
    painter.restore()


def _paint_levels(painter: QPainter, view: SideView, style: Style) -> None:
    low, high = int(view.profile.levels[0]) - 1, int(view.profile.levels[1]) + 2
    for level in range(low, high + 1):
        height = view.y(level)
        if not view.area.top() <= height <= view.area.bottom():
            continue
        painter.setPen(QPen(style.ink("ink", 0.28), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(view.area.left(), height), QPointF(view.area.right(), height))
        painter.setPen(style.ink("ink", 0.75))
        where = QRectF(view.rect.left(), height - 9, view.area.left() - view.rect.left() - 6, 18)
        painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _number(level))


def _paint_ground(painter: QPainter, view: SideView, column: Column, style: Style, *, low: bool) -> None:
    """The ground of a hex; of two beside the thread the right one is the lower half."""
    left, right = view.span(column)
    look = style.level(column.ground)
    top, bottom = view.y(column.ground), view.area.bottom()
    box = QRectF(left, top, right - left, bottom - top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(look.fill, 0.75) if low else look.fill)
    painter.drawRect(box)
    painter.setPen(QPen(look.line, 2, Qt.PenStyle.DashLine if low else Qt.PenStyle.SolidLine))
    painter.drawLine(box.topLeft(), box.topRight())
    painter.setPen(QPen(style.ink("grid", 0.4), 1))
    painter.drawLine(QPointF(left, top), QPointF(left, bottom))


def _paint_shadows(painter: QPainter, view: SideView) -> None:
    """Ground that the eye doesn't see: hatched where it is blocked, dotted where only a shadow hides it."""
    for shadow in view.profile.shadows:
        left = view.area.left() if shadow.first <= 0 else view.x(shadow.first)
        right = view.area.right() if shadow.last >= 1 else view.x(shadow.last)
        grounds = [
            one.ground for one in view.profile.columns if one.first < shadow.last and one.last > shadow.first
        ]
        top = view.y(max(grounds, default=0))
        pattern = Qt.BrushStyle.Dense5Pattern if shadow.blind else Qt.BrushStyle.BDiagPattern
        colour = faint(_SHADOW if shadow.blind else QColor("#1c1c30"), 0.75)
        painter.fillRect(QRectF(left, top, right - left, view.area.bottom() - top), QBrush(colour, pattern))


def _paint_obstacle(
    painter: QPainter, view: SideView, one: Obstacle, left: float, right: float, ground: float, style: Style
) -> None:
    """A block as high as the obstacle; what a reason names has a strong edge."""
    look = style.look(one.terrain)
    box = QRectF(QPointF(left, view.y(one.top)), QPointF(right, view.y(min(ground, one.top))))
    if box.height() < 2:
        box.setTop(box.top() - 2)
    named = one.reason is not None
    painter.setBrush(faint(look.fill, 0.9))
    painter.setPen(QPen(_CAUSE if named else look.line, 2.4 if named else 1.2))
    painter.drawRoundedRect(box, 2, 2)
    title = QFontMetricsF(painter.font()).elidedText(one.title, Qt.TextElideMode.ElideRight, box.width() - 4)
    if len(title) > 2 and box.height() > 14:
        painter.setPen(_ink_on(look.fill))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, title)


def _ground_at(found: Profile, one: Obstacle) -> float:
    return max((c.ground for c in found.columns if c.first <= one.first <= c.last), default=0)


def _paint_line(painter: QPainter, view: SideView, parts: Sequence[Segment]) -> None:
    found = view.profile
    ends = (
        QPointF(view.x(0), view.y(found.start_level + _EYE)),
        QPointF(view.x(1), view.y(found.goal_level + _EYE)),
    )

    def on(share: Fraction) -> QPointF:
        return ends[0] + (ends[1] - ends[0]) * float(share)

    painter.setPen(QPen(QColor(255, 255, 255, 220), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(*ends)
    for part in parts:
        stopped = part.state == "stopped"
        pen = QPen(
            QColor(_LINES[part.state]), 2.6, Qt.PenStyle.DashLine if stopped else Qt.PenStyle.SolidLine
        )
        if part.state == "hindered":
            pen.setStyle(Qt.PenStyle.DashDotLine)
        painter.setPen(pen)
        painter.drawLine(on(part.first), on(part.last))
        if stopped:
            spot = on(part.first)
            painter.setPen(QPen(QColor("#ffffff"), 1.2))
            painter.setBrush(QColor(STOPPED_LINE))
            painter.drawEllipse(spot, 6, 6)
            painter.setPen(QPen(QColor("#ffffff"), 1.8))
            for sign in (1, -1):
                painter.drawLine(spot + QPointF(-2.6, -2.6 * sign), spot + QPointF(2.6, 2.6 * sign))
    for number, middle in enumerate(ends):
        painter.setPen(QPen(QColor("#111122"), 2))
        painter.setBrush(QColor("#111122") if number == 0 else QColor("#ffffff"))
        painter.drawEllipse(middle, 5, 5)
        if (found.eye == "start") == (number == 0):
            # The end that looks down on the other: an eye over it.
            lid = QPolygonF(
                [middle + QPointF(x, y) for x, y in ((-7, -12), (0, -16), (7, -12), (0, -8), (-7, -12))]
            )
            painter.setBrush(QColor("#ffffff"))
            painter.setPen(QPen(QColor("#111122"), 1.2))
            painter.drawPolygon(lid)
            painter.setBrush(QColor("#111122"))
            painter.drawEllipse(middle + QPointF(0, -12), 1.6, 1.6)


def _paint_names(painter: QPainter, view: SideView, style: Style) -> None:
    """The names of hexes, as many as there is room for; two beside the thread one over the other."""
    metrics = QFontMetricsF(painter.font())
    painter.setPen(style.ink("ink"))
    last = {False: -1e9, True: -1e9}
    for column in view.profile.columns:
        left, right = view.span(column)
        wide = metrics.horizontalAdvance(column.label)
        lower = column.beside == "right"
        middle = (left + right) / 2 if right - left > 1 else left
        if middle - wide / 2 < last[lower] + 4:
            continue
        last[lower] = middle + wide / 2
        top = view.area.bottom() + (17 if lower else 2)
        painter.drawText(QRectF(middle - wide, top, 2 * wide, 16), Qt.AlignmentFlag.AlignCenter, column.label)


def _ink_on(fill: QColor) -> QColor:
    return QColor("#101018") if fill.lightnessF() > 0.5 else QColor("#f6f6f0")


def _number(level: int) -> str:
    return str(level).replace("-", "−")
