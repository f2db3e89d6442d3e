"""Badges of issues over the board, kept as tiles; painted anew only where badges came or went."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.badges import Badge, badge_size, badges_of, paint_badges
from bob_editor.ui.canvas.tiles import Tiles
from bob_editor.ui.session.session import Session

MOST_MENDED = 60
"""Badges that may come and go before all of them are painted anew."""

REACH = 4.0
"""How far, in units, a badge and its number reach on any zoom at which boards are worked on."""


class BadgeLayer:
    """The badges of a session's issues, in the style that ``style`` tells."""

    def __init__(self, session: Session, style: Callable[[], Style]) -> None:
        self.session = session
        self.style = style
        self._badges: dict[Badge, None] = {}
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
        reach = 3 * badge_size(scale)
        around = bounds.adjusted(-reach, -reach, reach, reach)
        return self._tiles.draw(painter, shown.intersected(around), scale, origin, seconds)

    def _follow(self) -> None:
        """Have the badges that came or went painted anew."""
        issues, grid, style = self.session.issues, self.session.board.grid, id(self.style())
        former = self._of
        if former is not None and former[0] == issues and former[1] is grid and former[2] == style:
            return
        key = (issues, grid, style)
        known = self._badges
        self._of = key
        self._badges = dict.fromkeys(badges_of(issues, grid))
        differ = known.keys() ^ self._badges.keys()
        if former is None or former[1:] != key[1:] or len(differ) > MOST_MENDED:
            self._tiles.clear()
            return
        for badge in differ:
            x, y = badge.spot
            self._tiles.mend(QRectF(x - REACH, y - REACH, 2 * REACH, 2 * REACH))

    def _paint_tile(self, painter: QPainter, area: QRectF, scale: float) -> None:
        reach = 3 * badge_size(scale)
        near = area.adjusted(-reach, -reach, reach, reach)
        paint_badges(
            painter, (one for one in self._badges if near.contains(QPointF(*one.spot))), self.style()
        )
