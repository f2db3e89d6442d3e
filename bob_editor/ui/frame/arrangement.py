"""Where the panels stand: at first, for a board, a scenario and a game, and whether they need titles."""

from collections.abc import Iterable
from contextlib import ExitStack
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QTabWidget, QToolBar, QWidget

from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.panel_dock import PanelDock
from bob_editor.ui.dress.keyboard import part_panels, stops
from bob_editor.ui.dress.placed_dialog import FRAME
from bob_editor.ui.keeping.ahead import in_turns, soon
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.table import PANELS, Panel
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.words import tr

BOARD_WIDTH, CARD_WIDTH = 370, 520
"""Pixels of the panels on the right at first, while a board is open, and while a scenario is."""

BESIDE = QPoint(32, 32)
"""Pixels from one window to the next."""

MAP_PART = 4
"""The map keeps this part of a window that gets narrower, where it had as much."""

KINDS = ("board", "scenario", "game")

LETTERS_AFTER = 150
"""Milliseconds for which panels come and go before their letters are parted: first they are seen, then keys pressed."""

READY_AFTER = 150
"""Milliseconds after which what a tool in hand stands on is made: first the tool is seen, and what was opened."""

_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


_ROOM = {"left": 272, "right": 338, "bottom": 0}
"""Pixels that the widest of a board's panels takes at least."""


class Arrangement(QObject):
    """The docks of the table's panels; those for boards and those for scenarios take turns."""

    def __init__(self, window: QMainWindow, desk: Desk) -> None:
        super().__init__(window)
        self.window = window
        self.desk = desk
        self.docks = desk.docks
        self._closed: dict[str, frozenset[str]] = {}
        self._kind = ""
        self._by_keys = False
        self.begins = False
        """Whether what one begins with is still to be had in front: of a hidden window Qt keeps none."""
        self._put_away: tuple[str, ...] = ()
        self._title_timer = QTimer(self)
        self._title_timer.setSingleShot(True)
        self._title_timer.setInterval(0)
        self._title_timer.timeout.connect(self.show_titles)
        self._letters_timer = QTimer(self)
        self._letters_timer.setSingleShot(True)
        self._letters_timer.setInterval(LETTERS_AFTER)
        self._letters_timer.timeout.connect(self.part_letters)
        self._title_timer.timeout.connect(self._letters_timer.start)
        window.installEventFilter(self)
        window.setTabPosition(_AREAS["left"] | _AREAS["right"], QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.BottomLeftCorner, _AREAS["left"])
        window.setCorner(Qt.Corner.BottomRightCorner, _AREAS["right"])
        self._ready_timer = QTimer(self)
        self._ready_timer.setSingleShot(True)
        self._ready_timer.setInterval(READY_AFTER)
        self._ready_timer.timeout.connect(self._get_ready)
        for begins in (desk.session.hand.changed, desk.session.opened):
            begins.connect(self._ready_timer.start)
        desk.actions.connect_all({"next_panel": partial(self.go, 1), "previous_panel": partial(self.go, -1)})

    def make_panels(self, menu: QMenu) -> None:
        """Make the docks of the table, and fill a menu with what shows and hides them."""
        menu.addActions([self._add(row) for row in PANELS])
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whether keys or the mouse choose in the menu, and that the window gets narrower."""
        if watched is self.window:
            if isinstance(event, QResizeEvent) and event.size().width() < event.oldSize().width():
                self._keep_map(event.oldSize().width(), event.size().width())
        elif event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonRelease):
            self._by_keys = event.type() == QEvent.Type.KeyPress
        return super().eventFilter(watched, event)

    def _add(self, row: Panel) -> QAction:
        title, make = tr(row.title).replace("&", ""), partial(row.make, self.desk)
        dock = PanelDock(title, make, _ROOM[row.area], self.window)
        dock.setObjectName(row.id)
        dock.dockLocationChanged.connect(lambda _area: self._title_timer.start())
        dock.topLevelChanged.connect(lambda _floating: self._title_timer.start())
        dock.visibilityChanged.connect(lambda _seen: self._title_timer.start())
        self.window.addDockWidget(_AREAS[row.area], dock)
        self.docks.put(row.id, dock, row.kind)
        if row.at_once and not row.only:
            dock.widget()
        if row.area == "bottom":
            # Those beside the map grow by themselves, too, between two clicks; these only come and go.
            dock.visibilityChanged.connect(lambda _seen: self.desk.canvas.make_room())
        return dock.entry(tr(row.title), lambda: self._by_keys)

    def _get_ready(self) -> None:
        """Make the panel of the tool that looks, where that is in hand: its first click would wait for it."""
        hand = self.desk.session.hand
        if hand.tool is hand.look and not self.desk.session.empty and self.docks["los"].panel is None:
            soon(self._looking(), self)

    def _looking(self) -> Turns[None]:
        yield from in_turns(next(row.module for row in PANELS if row.id == "los"))
        self.docks["los"].widget()

    def _keep_map(self, former: int, width: int) -> None:
        """Have the panels on the right give the map what it lacks of its part of the window, if it had that before.

        By Qt's layout all that a window gets narrower is taken from the map.
        """
        middle = self.window.centralWidget()
        if middle is None or middle.width() + former - width < former // MAP_PART:
            return

        def keep() -> None:
            lacks = self.window.width() // MAP_PART - middle.width()
            for dock in filter(self._is_seen_on_the_right, self.docks.values() if lacks > 0 else ()):
                self.window.resizeDocks([dock], [dock.width() - lacks], Qt.Orientation.Horizontal)
                return

        QTimer.singleShot(0, self, keep)  # once all have their places

    def _is_seen_on_the_right(self, dock: PanelDock) -> bool:
        area = self.window.dockWidgetArea(dock)
        return area == _AREAS["right"] and not dock.isFloating() and not dock.visibleRegion().isEmpty()

    def hide_panels(self, hidden: bool) -> None:
        """Give the map the whole window, or bring back the panels that were there."""
        self.desk.canvas.make_room()
        if hidden:
            there = [name for name in self.docks if not self.docks[name].isHidden()]
            # Those in front of others come last, so that they are brought there again.
            self._put_away = tuple(
                sorted(there, key=lambda name: not self.docks[name].visibleRegion().isEmpty())
            )
        for name in self._put_away:
            self.docks[name].setVisible(not hidden)
        if not hidden:
            for name in self._put_away:
                self.docks[name].raise_()
            self._put_away = ()

    def go(self, by: int) -> None:
        """Give the keyboard to what is so many places further of what is seen: the map, its tool, and the panels."""
        seen = [dock for dock in self.docks.values() if not dock.visibleRegion().isEmpty()]
        seen.sort(key=lambda dock: (dock.x(), dock.y()))
        bars = self.window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        rooms = [
            room for room in (self.window.centralWidget(), *bars, *seen) if room is not None and stops(room)
        ]
        if not rooms:  # of a tab that isn't in front nothing is seen
            return
        focus = QApplication.focusWidget()
        here = next((at for at, room in enumerate(rooms) if room.isAncestorOf(focus)), 0) if focus else 0
        there = rooms[(here + by) % len(rooms)]
        there.activateWindow()  # a panel may float
        if isinstance(there, PanelDock):
            there.take_keyboard()
        else:
            stops(there)[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def bring_panels_back(self) -> None:
        """Have the panels shown that were there, if they are hidden now."""
        self.desk.actions["all_panels"].setChecked(False)

    def stand_as_remembered(self) -> None:
        """Have the panels stand as the next window is to have them: a game has hardly any, and none wished so."""
        self.bring_panels_back()
        if self._kind == "game":
            self.fit("board")

    def fit_anew(self) -> None:
        """Show the panels for what is open, whatever was shown before."""
        self._kind = ""
        self.fit()

    def lay_out(self) -> None:
        """Have the panels stand as at first."""
        with ExitStack() as moving:
            for dock in self.docks.values():
                moving.enter_context(dock.moving())
            self._lay_out()

    def _lay_out(self) -> None:
        self.bring_panels_back()
        for row in PANELS:
            dock = self.docks[row.id]
            if dock.isFloating():  # to be told so takes Qt its time, too
                dock.setFloating(False)
            # Of one that is hidden Qt makes no tab.
            dock.setVisible(not row.hidden and row.only in ("", self.desk.session.desk.kind))
            self.window.addDockWidget(_AREAS[row.area], dock)
        # Before anything is among tabs: Qt splits no dock that is.
        for row in PANELS:
            if row.below:
                self.window.splitDockWidget(
                    self.docks[row.below], self.docks[row.id], Qt.Orientation.Vertical
                )
        for row in PANELS:
            if row.beside:
                self.window.tabifyDockWidget(self.docks[row.beside], self.docks[row.id])
        self._closed = {
            kind: frozenset(row.id for row in PANELS if row.hidden and row.only in ("", kind))
            for kind in KINDS
            if kind != "game"
        }
        self.fit_anew()
        self._raise(row for row in PANELS if row.only != "scenario")
        self.window.resizeDocks(
            [self.docks["palette"], self.docks["inspector"]], [250, 370], Qt.Orientation.Horizontal
        )
        self.window.resizeDocks(
            [self.docks["inspector"], self.docks["issues"]], [520, 320], Qt.Orientation.Vertical
        )

    def show_titles(self) -> None:
        """A panel among tabs has its name there; only one that stands alone needs a title."""
        for dock in self.docks.values():
            tabbed = bool(self.window.tabifiedDockWidgets(dock)) and not dock.isFloating()
            if tabbed != (dock.titleBarWidget() is not None):
                former = dock.titleBarWidget()
                dock.setTitleBarWidget(QWidget(dock) if tabbed else None)  # type: ignore[arg-type]  # None: Qt's own
                if former is not None:
                    former.deleteLater()

    def part_letters(self) -> None:
        """Have no letter underlined twice in what is seen: it would go from one to the other, and do nothing."""
        seen = [
            dock.panel for dock in self.docks.values() if dock.panel is not None and dock.panel.isVisible()
        ]
        kept = [panel for panel in seen if isinstance(panel, IssuesPanel)]
        others = [panel for panel in seen if panel not in kept]
        part_panels((menu.text() for menu in self.window.menuBar().actions()), others, kept)

    def fit(self, kind: str = "") -> None:
        """Show the panels for what is open, or for another ``kind``; those that the user closed stay closed."""
        kind = kind or self.desk.session.desk.kind
        if kind == self._kind:
            return
        self.bring_panels_back()
        mine = {one: [row.id for row in PANELS if row.only in ("", one)] for one in KINDS}
        # A game has pages of its own: the panels that all share are of no use there until they are asked for.
        closed_at_first = frozenset(mine["game"]) if kind == "game" else frozenset[str]()
        shared = frozenset(row.id for row in PANELS if not row.only)
        if self._kind:
            self._closed[self._kind] = frozenset(
                name for name in mine[self._kind] if self.docks[name].isHidden()
            )
        games = "game" in (kind, self._kind)
        self._kind = kind
        for name in self.docks:
            here = name in mine[kind]
            self.docks[name].toggleViewAction().setVisible(here)
            if name not in shared or games:
                closed = self._closed.get(kind, closed_at_first)
                self.docks[name].setVisible(here and name not in closed)
        for row in PANELS:
            if row.at_once and row.only == kind and not self.desk.session.empty:
                self.docks[row.id].widget()
        self.show_titles()
        self._title_timer.start()
        self.begin()

    def begin(self) -> None:
        """Have in front what one begins with, once the docks have their places."""
        QTimer.singleShot(0, self, self._fit_widths)

    def _raise(self, rows: Iterable[Panel]) -> None:
        for row in rows:
            if row.front and not self.docks[row.id].isHidden():
                self.docks[row.id].raise_()

    def make_front(self) -> None:
        """Make the panels that are seen first of what is open, before the window itself is."""
        for row in PANELS:
            if row.front and row.only in ("", self._kind) and not self.docks[row.id].isHidden():
                self.docks[row.id].widget()

    def _fit_widths(self) -> None:
        """Give the panels on the right the width for what is open: a form is seen first, and wants more than lists."""
        self.begins = not self.window.isVisible()
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        # What a board begins with: the palette; a card: its boards on the left, its fields on the right.
        self._raise(row for row in PANELS if row.only == self._kind)
        if self._kind == "scenario":
            # On a small screen, or a large scale, the map keeps some of it.
            wide = min(CARD_WIDTH, self.window.width() * 2 // 5)
            self.window.resizeDocks([self.docks["card"]], [wide], across)
            self.window.resizeDocks([self.docks["card"], self.docks["issues"]], [680, 220], down)
        elif self._kind == "board":
            self.window.resizeDocks([self.docks["inspector"]], [BOARD_WIDTH], across)


def fit_beside(window: QWidget, first: QWidget) -> None:
    """Give a window the size of another and a place a little below it; where that is on its screen, so is this."""
    room, at, size = first.screen().availableGeometry(), first.pos() + BESIDE, first.size()
    if room.contains(first.geometry()):
        size = size.boundedTo(QSize(room.right() - at.x(), room.bottom() - at.y()) - FRAME)
    if 2 * size.width() < first.width() or 2 * size.height() < first.height():
        at, size = room.topLeft(), first.size()
    window.resize(size)
    window.move(at)


def fit_on_screen(window: QWidget, settings: Settings) -> None:
    """Give a window the size and place that it had last; at first, what fits on the screen."""
    # On a screen scaled to 150 % these are more pixels than it has.
    window.resize((window.screen().availableSize() - FRAME).boundedTo(QSize(1360, 860)))
    window.restoreGeometry(settings.geometry)
