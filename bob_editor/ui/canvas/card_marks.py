"""Shows the card on the map: its areas and counters over the boards, and what each side sees if asked."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.editing.tools.scenario.pick_places import PickPlaces
from bob_editor.model.scenario import FieldPath
from bob_editor.render.kit.map_shape import clip_to_map
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays import card_areas
from bob_editor.render.overlays.card_counters import paint_counters
from bob_editor.render.overlays.changes import paint_gained_and_lost
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, CardCode, Counter
from bob_editor.rules.game import game_of
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.picture import Sheet
from bob_editor.ui.canvas.tiles import Tiles
from bob_editor.ui.dress.message_bar import MessageBar


class CardMarks(QObject):
    """Paints areas and counters of the open scenario; what they are is asked once for each card."""

    def __init__(self, canvas: Canvas, areas: QAction, counters: QAction, messages: MessageBar) -> None:
        """Paint on a canvas what two actions let be shown; a tool that answers a form says so in the message bar."""
        super().__init__(canvas)
        self.canvas = canvas
        self.messages = messages
        self.session = canvas.session
        self.view: AreaView | None = None
        """What one area sees of another, to be shown; None for nothing."""
        self._of: Card | None = None
        self._areas: tuple[Area, ...] = ()
        self._counters: tuple[Counter, ...] = ()
        self._active: tuple[Area | None, Counter | None] = (None, None)
        self._actions = {"areas": areas, "counters": counters}
        picture = canvas.picture
        self._area_tiles = Tiles(self._paint_areas)
        self._counter_tiles = Tiles(self._paint_counters)
        for action, tiles in ((areas, self._area_tiles), (counters, self._counter_tiles)):
            action.setChecked(True)
            action.toggled.connect(lambda _on: canvas.update())
            picture.sheets.append(Sheet(tiles, partial(self._is_shown, action)))
        picture.marks.append(self._paint_view)
        self.session.cardChanged.connect(lambda _before: self._changed())
        self.session.boardChanged.connect(lambda _change: self._turned())
        self.session.opened.connect(self._turned)
        self.session.scenario_desk.open.chosen_changed.connect(self._changed)
        self._style: Style | None = None
        self._before_pick = ""
        self._asking: QWidget | None = None
        self.session.scenario_desk.open.pick.changed.connect(self._pick)

    @property
    def shown(self) -> frozenset[str]:
        """What of a card is to be seen over its map: ``areas``, ``counters``."""
        return frozenset(name for name, action in self._actions.items() if action.isChecked())

    def _is_shown(self, action: QAction) -> bool:
        card = self.session.card
        if card is None or not card.grid.hexes or not action.isChecked():
            return False
        if self.canvas.picture.style is not self._style:
            self._style = self.canvas.picture.style
            self._area_tiles.clear()
            self._counter_tiles.clear()
        self._read(card)
        return True

    def _turned(self) -> None:
        """The map itself is another: nothing that was painted lies where it lay."""
        self.view = None
        self._of = None
        self._area_tiles.clear()
        self._counter_tiles.clear()
        self.canvas.update()

    def _changed(self) -> None:
        """Card or choice are others: what differs is painted anew."""
        card = self.session.card
        if card is None or not card.grid.hexes:
            return
        if card is not self._of:
            self.view = None
        areas, counters, active, sides = self._shown_of_areas, self._counters, self._active, self._sides
        self._read(card)
        if areas != self._shown_of_areas:
            self._area_tiles.clear()
        if sides != self._sides:
            self._counter_tiles.clear()
        differ = {*set(counters).symmetric_difference(self._counters), *(active[1], self._active[1])} - {None}
        if differ:
            hexes = [one.at for one in differ if one is not None]
            # A whole stack is fanned otherwise where one of it came or went; markers reach into the next hex.
            self._counter_tiles.mend(Proportions(card.grid.frame).rect(hexes, 1.0))
        self.canvas.update()

    def _pick(self) -> None:
        """Bring the tool to hand that answers a form, and the former one back once it has; likewise the keyboard."""
        asked = self.session.scenario_desk.open.pick.request is not None
        now = self.session.hand.tool.id
        if asked and now != "pick_places":
            self._before_pick = now
            self._asking = QApplication.focusWidget()
            self.session.hand.choose("pick_places")
            self.canvas.setFocus()
        elif not asked and now == "pick_places" and self._before_pick:
            self.session.hand.choose(self._before_pick)
            self._before_pick = ""
            # Its field may be gone by now.
            if self._asking in QApplication.allWidgets() and self.canvas.hasFocus():
                self._asking.setFocus()
        tool = self.session.hand.tool
        if asked and isinstance(tool, PickPlaces):
            self.messages.notice(tool.asked)
        elif self._asking is not None:
            self._asking = None
            self.messages.notice("")

    @property
    def _shown_of_areas(self) -> tuple[object, ...]:
        """What the picture of the areas hangs on: their titles keep clear of counters and stacks."""
        return self._areas, self._active[0], sorted(one.at for one in self._counters), self._sides

    @property
    def _sides(self) -> tuple[str, ...]:
        """The sides, by whose order each has its colour."""
        return () if self._of is None else tuple(self._of.side_rows)

    @property
    def code(self) -> CardCode:
        """What the ruleset says of its cards."""
        return game_of(self.session.ruleset).card_code()

    def _read(self, card: Card) -> None:
        if card is not self._of:
            self._of = card
            self._areas = card_areas.areas_in(self.code.areas(card), of_window(), card)
            self._counters = self.code.counters(card)
        chosen = self.session.scenario_desk.open.chosen or ()
        self._active = (
            _area_of(self._areas, chosen),
            next((one for one in self._counters if one.path == chosen), None),
        )

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas of the open card."""
        card = self.session.card
        if card is None:
            return ()
        self._read(card)
        return self._areas

    @property
    def chosen_area(self) -> Area | None:
        """The area whose row is chosen in form or map."""
        return _area_of(self.areas, self.session.scenario_desk.open.chosen or ())

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The counters of the open card."""
        card = self.session.card
        if card is None:
            return ()
        self._read(card)
        return self._counters

    def _paint_areas(self, painter: QPainter, area: QRectF, scale: float) -> None:
        card = self._of
        if card is None:
            return
        del scale
        style = self.canvas.picture.style
        painter.save()
        # A half hex on a board's edge is shown by half.
        clip_to_map(painter, card.grid)
        colours = SideColours(self._sides, style.theme)
        card_areas.paint_areas(
            painter,
            self._areas,
            card.grid,
            style,
            colours,
            active=self._active[0],
            clear_of=[one.at for one in self._counters],
            labels=self.session.desk.pictured.lettered.labels,
            region=area,
        )
        painter.restore()

    def _paint_counters(self, painter: QPainter, area: QRectF, scale: float) -> None:
        card = self._of
        if card is None:
            return
        del scale
        place = Proportions(card.grid.frame)
        near = area.adjusted(-4, -4, 4, 4)
        here = [one for one in self._counters if near.contains(place.centre(one.at))]
        style = self.canvas.picture.style
        colours = SideColours(self._sides, style.theme)
        active = [] if self._active[1] is None else [self._active[1]]
        paint_counters(painter, here, card.grid, style, colours, active=active)

    def _paint_view(self, painter: QPainter, style: Style) -> None:
        """What one area sees of another, where somebody asked."""
        del style
        card = self.session.card
        if self.view is None or card is None:
            return
        paint_gained_and_lost(
            painter,
            card.grid,
            gained=sorted(self.view.clear),
            lost=sorted(self.view.hidden),
            eased=[],
            hampered=sorted(self.view.hindered),
        )


def _area_of(areas: Sequence[Area], chosen: FieldPath) -> Area | None:
    """The area in whose row a path leads."""
    return next((one for one in areas if one.path and chosen[: len(one.path)] == one.path), None)
