"""Where the panels stand: at first, for a board and for a scenario, and whether they need titles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QTabWidget, QWidget

from bob_editor.ui.panel_table import BOARD_ONLY, PANELS

if TYPE_CHECKING:
    from bob_editor.ui.window import Window

BOARD_WIDTH, CARD_WIDTH = 370, 520
"""Pixels of the panels on the right at first, while a board is open, and while a scenario is."""

Place = Literal["left", "right", "bottom"]

_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}


class Arrangement(QObject):
    """The docks of a window; those for boards and those for scenarios take turns."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.window = window
        self.docks: dict[str, QDockWidget] = {}
        self._closed: dict[str, frozenset[str]] = {}
        self._kind = ""
        self._title_timer = QTimer(self)
        self._title_timer.setSingleShot(True)
        self._title_timer.setInterval(0)
        self._title_timer.timeout.connect(self._show_titles)
        window.setTabPosition(_AREAS["left"] | _AREAS["right"], QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.BottomLeftCorner, _AREAS["left"])
        window.setCorner(Qt.Corner.BottomRightCorner, _AREAS["right"])

    def add(self, name: str, title: str, panel: QWidget, place: Place) -> QAction:
        """Give a panel its dock; what shows and hides it, for a menu."""
        dock = QDockWidget(title.replace("&", ""), self.window)
        dock.setObjectName(name)
        dock.setWidget(panel)
        dock.dockLocationChanged.connect(lambda _area: self._title_timer.start())
        dock.topLevelChanged.connect(lambda _floating: self._title_timer.start())
        self.window.addDockWidget(_AREAS[place], dock)
        self.docks[name] = dock
        toggle = dock.toggleViewAction()
        toggle.setText(title)
        return toggle

    def fit_anew(self) -> None:
        """Show the panels for what is open, whatever was shown before."""
        self._kind = ""
        self.fit()

    def lay_out(self) -> None:
        """Where the panels stand at first."""
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.show()
        right, left = _AREAS["right"], _AREAS["left"]
        for name in ("palette", "layers"):
            self.window.addDockWidget(left, self.docks[name])
        for name in ("inspector", "los", "fields", "issues", "suite", "history"):
            self.window.addDockWidget(right, self.docks[name])
        self.window.tabifyDockWidget(self.docks["palette"], self.docks["layers"])
        self.window.splitDockWidget(self.docks["inspector"], self.docks["issues"], Qt.Orientation.Vertical)
        self.window.tabifyDockWidget(self.docks["inspector"], self.docks["los"])
        self.window.tabifyDockWidget(self.docks["los"], self.docks["fields"])
        self.window.tabifyDockWidget(self.docks["issues"], self.docks["suite"])
        self.window.tabifyDockWidget(self.docks["suite"], self.docks["history"])
        self.window.addDockWidget(_AREAS["bottom"], self.docks["profile"])
        self.docks["profile"].hide()
        for row in PANELS:
            self.window.addDockWidget(_AREAS[row.area], self.docks[row.id])
            if row.beside:
                self.window.tabifyDockWidget(self.docks[row.beside], self.docks[row.id])
        self._closed = {
            kind: frozenset(row.id for row in PANELS if row.hidden) for kind in ("board", "scenario")
        }
        self.fit_anew()
        for name in ("palette", "inspector", "issues"):
            if not self.docks[name].isHidden():
                self.docks[name].raise_()
        self.window.resizeDocks(
            [self.docks["palette"], self.docks["inspector"]], [250, 370], Qt.Orientation.Horizontal
        )
        self.window.resizeDocks(
            [self.docks["inspector"], self.docks["issues"]], [520, 320], Qt.Orientation.Vertical
        )

    def _show_titles(self) -> None:
        """A panel among tabs has its name there; only one that stands alone needs a title."""
        for dock in self.docks.values():
            tabbed = bool(self.window.tabifiedDockWidgets(dock)) and not dock.isFloating()
            if tabbed != (dock.titleBarWidget() is not None):
                former = dock.titleBarWidget()
                dock.setTitleBarWidget(QWidget(dock) if tabbed else None)  # type: ignore[arg-type]  # None: Qt's own
                if former is not None:
                    former.deleteLater()

    def fit(self) -> None:
        """Show the panels for what is open, a board or a scenario; those that the user closed stay closed."""
        kind = "board" if self.window.session.scenario is None else "scenario"
        for_scenarios = tuple(row.id for row in PANELS)
        mine = {"board": BOARD_ONLY, "scenario": for_scenarios}
        if kind == self._kind:
            return
        if self._kind:
            self._closed[self._kind] = frozenset(
                name for name in mine[self._kind] if self.docks[name].isHidden()
            )
        self._kind = kind
        for name in (*BOARD_ONLY, *for_scenarios):
            here = name in mine[kind]
            self.docks[name].toggleViewAction().setVisible(here)
            self.docks[name].setVisible(here and name not in self._closed.get(kind, ()))
        if kind == "scenario":
            # What a card begins with: its boards on the left, its fields on the right.
            for name in ("boards", "card"):
                self.docks[name].raise_()
        self._title_timer.start()
        # Once the docks that came have their places.
        QTimer.singleShot(0, self._fit_widths)

    def _fit_widths(self) -> None:
        """A form wants more room than lists: give the panels on the right the width for what is open."""
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        if self._kind == "scenario":
            self.window.resizeDocks([self.docks["card"]], [CARD_WIDTH], across)
            self.window.resizeDocks([self.docks["card"], self.docks["issues"]], [680, 220], down)
        elif self._kind == "board":
            self.window.resizeDocks([self.docks["inspector"]], [BOARD_WIDTH], across)
