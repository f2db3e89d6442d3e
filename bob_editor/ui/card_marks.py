"""Shows the card on the map: its areas and counters over the boards, and what each side sees if asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from bob_editor.editing.area_sight import AreaView
from bob_editor.render.card_areas import paint_areas
from bob_editor.render.card_counters import paint_counters
from bob_editor.render.changes import paint_gained_and_lost
from bob_editor.render.side_colours import SideColours
from bob_editor.render.style import Style
from bob_editor.rules.card import Card
from bob_editor.rules.card_code import Area, CardCode, Counter

if TYPE_CHECKING:
    from bob_editor.ui.window import Window


class CardMarks(QObject):
    """Paints areas and counters of the open scenario; what they are is asked once for each card."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.window = window
        self.session = window.session
        self.view: AreaView | None = None
        """What one area sees of another, to be shown; None for nothing."""
        self._of: Card | None = None
        self._areas: tuple[Area, ...] = ()
        self._counters: tuple[Counter, ...] = ()
        window.canvas.picture.marks.append(self.paint)
        for name in ("show_areas", "show_counters"):
            window.actions_[name].setChecked(True)
            window.actions_[name].toggled.connect(lambda _on: window.canvas.update())
        self.session.cardChanged.connect(lambda _before: self._changed())
        self.session.opened.connect(self._changed)
        self.session.desk.open.chosen_changed.connect(self._chosen)
        self._before_pick = ""
        self.session.desk.open.pick.changed.connect(self._pick)

    def _changed(self) -> None:
        self.view = None
        self.window.canvas.update()

    def _chosen(self) -> None:
        self.window.canvas.update()

    def _pick(self) -> None:
        """Bring the tool to hand that answers a form, and the former one back once it has."""
        asked = self.session.desk.open.pick.request is not None
        now = self.session.tool.id
        if asked and now != "pick_places":
            self._before_pick = now
            self.session.choose_tool("pick_places")
            self.window.canvas.setFocus()
        elif not asked and now == "pick_places" and self._before_pick:
            self.session.choose_tool(self._before_pick)
            self._before_pick = ""

    @property
    def code(self) -> CardCode:
        """What the ruleset says of its cards."""
        code = self.session.ruleset.card_code
        return CardCode() if code is None else code()

    def _read(self, card: Card) -> None:
        if card is not self._of:
            self._of = card
            self._areas, self._counters = self.code.areas(card), self.code.counters(card)

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the open card."""
        card = self.session.card
        if card is None:
            return ()
        self._read(card)
        return self._areas

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The counters of the open card."""
        card = self.session.card
        if card is None:
            return ()
        self._read(card)
        return self._counters

    @staticmethod
    def _bounds(card: Card) -> QRectF:
        left, top, right, bottom = card.grid.bounds
        true = card.grid.frame.true
        return QRectF(QPointF(*true((left, top))), QPointF(*true((right, bottom))))

    def paint(self, painter: QPainter, style: Style) -> None:
        """Paint over the map, in true proportions."""
        card = self.session.card
        if card is None or not card.grid.hexes:
            return
        self._read(card)
        colours = SideColours(tuple(card.side_rows), style.theme)
        chosen = self.session.desk.open.chosen or ()
        if self.window.actions_["show_areas"].isChecked():
            active = next(
                (one for one in self._areas if one.path and chosen[: len(one.path)] == one.path), None
            )
            painter.save()
            # A half hex on the map's edge is shown by half.
            painter.setClipRect(self._bounds(card), Qt.ClipOperation.IntersectClip)
            paint_areas(painter, self._areas, card.grid, style, colours, active=active)
            painter.restore()
        if self.view is not None:
            paint_gained_and_lost(
                painter,
                card.grid,
                gained=sorted(self.view.clear),
                lost=sorted(self.view.hidden),
                eased=[],
                hampered=sorted(self.view.hindered),
            )
        if self.window.actions_["show_counters"].isChecked():
            active_counters = [one for one in self._counters if one.path == chosen]
            paint_counters(painter, self._counters, card.grid, style, colours, active=active_counters)
