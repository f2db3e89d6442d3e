"""Badges of issues over the board, kept as tiles; painted anew only where badges came or went."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.badges import (
    Badge,
    Spot,
    badge_at,
    badge_size,
    cell_of,
    issues_by_spot,
    merged_badge,
    paint_badges,
)
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.canvas.tiles import Tiles
from bob_editor.ui.session.session import Session

MOST_MENDED = 60
"""Badges that may come and go before all of them are painted anew."""

REACH = 4.0
"""How far, in units, a badge and its number reach on any zoom at which boards are worked on."""

BUCKET = 16.0
"""The side, in units, of the squares in which badges are looked up."""

Cell = tuple[int, int]


class Badges:
    """Badges with the places that each stands for, found by where they stand."""

    def __init__(self, spots: Mapping[Badge, tuple[Spot, ...]], bucket: float = BUCKET) -> None:
        self.spots = spots
        self._bucket = bucket
        self._buckets: dict[Cell, list[Badge]] = {}
        for badge in spots:
            self._buckets.setdefault(_cell(badge.spot, bucket), []).append(badge)

    def near(self, area: QRectF) -> Iterator[Badge]:
        """Those that stand in a rectangle."""
        left, top = _cell((area.left(), area.top()), self._bucket)
        right, bottom = _cell((area.right(), area.bottom()), self._bucket)
        if (right - left + 1) * (bottom - top + 1) > len(self._buckets):
            there = [badge for badges in self._buckets.values() for badge in badges]
        else:
            cells = ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
            there = [badge for cell in cells for badge in self._buckets.get(cell, ())]
        return (one for one in there if area.contains(QPointF(*one.spot)))

    def merged(self, cell: float) -> Badges:
        """The same with those of a square of that side as one."""
        squares: dict[Cell, list[Badge]] = {}
        for badge in self.spots:
            squares.setdefault(_cell(badge.spot, cell), []).append(badge)
        return Badges(
            {
                merged_badge(badges) if len(badges) > 1 else badges[0]: tuple(one.spot for one in badges)
                for badges in squares.values()
            },
            4 * cell,
        )


def _cell(spot: Spot, side: float) -> Cell:
    return math.floor(spot[0] / side), math.floor(spot[1] / side)


class BadgeLayer:
    """The badges of a session's issues, in the style that ``style`` tells.

    Where the board is shown so small that badges would cover it, those of a neighbourhood are one, with their number.
    """

    def __init__(self, session: Session, style: Callable[[], Style]) -> None:
        self.session = session
        self.style = style
        self._issues: dict[Spot, list[Issue]] = {}
        self._all = Badges({})
        self._merged: dict[float, Badges] = {}
        self._of: tuple[object, object, int] | None = None
        self._tiles = Tiles(self._paint_tile)

    def draw(
        self,
        painter: QPainter,
        shown: QRectF,
        bounds: QRectF,
        scale: float,
        origin: QPointF,
        seconds: float,
    ) -> bool:
        """Draw those in a rectangle of the board, or beside the board's ``bounds``, as ``Tiles.draw`` does."""
        self._follow()
        if not self._all.spots and not self._tiles.left:
            return True
        reach = 3 * badge_size(scale)
        around = bounds.adjusted(-reach, -reach, reach, reach)
        return self._tiles.draw(painter, shown.intersected(around), scale, origin, seconds)

    def issues_at(self, point: QPointF, scale: float) -> tuple[Issue, ...]:
        """The issues of the badge under a point, at so many device pixels per unit; those that count first."""
        self._follow()
        size = badge_size(scale)
        reach = 1.5 * size
        badges = self._at_scale(scale)
        around = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
        there = [
            (distance, badge)
            for badge in badges.near(around)
            if (distance := math.dist(badge.spot, (point.x(), point.y()))) <= size * _half(badge)
        ]
        if not there:
            return ()
        badge = min(there, key=lambda one: one[0])[1]
        found = [issue for spot in badges.spots[badge] for issue in self._issues.get(spot, ())]
        return tuple(sorted(found, key=lambda issue: (issue.accepted is not None, issue.severity.rank)))

    def _at_scale(self, scale: float) -> Badges:
        """The badges as they are shown at so many device pixels per unit."""
        cell = cell_of(scale)
        if cell is None:
            return self._all
        if cell not in self._merged:
            self._merged[cell] = self._all.merged(cell)
        return self._merged[cell]

    def _follow(self) -> None:
        """Have the badges that came or went painted anew."""
        issues, grid, style = self.session.issues, self.session.board.grid, id(self.style())
        former = self._of
        if former is not None and former[0] is issues and former[1] is grid and former[2] == style:
            return
        key = (issues, grid, style)
        known, were_merged = self._all.spots, bool(self._merged)
        self._of = key
        self._issues = issues_by_spot(issues, grid)
        self._all = Badges({badge_at(spot, found): (spot,) for spot, found in self._issues.items()})
        self._merged.clear()
        differ = known.keys() ^ self._all.spots.keys()
        # A badge more or less moves the one that it is merged into.
        if former is None or former[1:] != key[1:] or len(differ) > MOST_MENDED or (differ and were_merged):
            self._tiles.clear()
            return
        for badge in differ:
            x, y = badge.spot
            self._tiles.mend(QRectF(x - REACH, y - REACH, 2 * REACH, 2 * REACH))

    def _paint_tile(self, painter: QPainter, area: QRectF, scale: float) -> None:
        reach = 3 * badge_size(scale)
        near = area.adjusted(-reach, -reach, reach, reach)
        paint_badges(painter, self._at_scale(scale).near(near), self.style())


def _half(badge: Badge) -> float:
    """Half the width of a badge in that of a plain one, and a little for the hand."""
    if badge.merged:
        return 1.5
    return 1.0 if badge.accepted else 1.15
