"""The window that is seen: a tab for each document, the bar of them, and what asks about all of them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import methodcaller
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from bob_editor.storage.files.apart import folders_apart
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dress.turning import turn_to
from bob_editor.ui.frame.arrangement import fit_beside, fit_on_screen
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.autosave import NOTHING_UNSAVED
from bob_editor.ui.keeping.tidying import Tidying
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.in_hand import in_hand
from bob_editor.ui.tabs.leaving import may_leave
from bob_editor.ui.tabs.news import News
from bob_editor.ui.tabs.one_by_one import OneByOne
from bob_editor.ui.tabs.tab import Tab
from bob_editor.ui.tabs.tab_bar import TabBar
from bob_editor.words import tr


class TabbedWindow(QWidget):
    """Tabs in the order of the bar, at least one; ``family`` are all windows of the program, which share files."""

    _asked = False

    def __init__(self, make: Callable[[QWidget], Window], first: TabbedWindow | None = None) -> None:
        super().__init__()
        self._make = make
        self.news: News = News() if first is None else first.news
        self.family: list[TabbedWindow] = [] if first is None else first.family
        self.tidying: Tidying = Tidying() if first is None else first.tidying
        self.family.append(self)
        self.tabs: list[Tab] = []
        self.coming: list[Tab] = []
        """Those that come forward by themselves once their document is there."""
        self._front: Tab | None = None
        self._layouts: dict[str, QByteArray] = {}
        self.openings = OneByOne(lambda: self.front.files, self)
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        # Over the stack, in the room that every tab keeps free: a tab that is dragged must not change its parent.
        self.bar = TabBar(self)
        self.bar.hide()
        self.bar.currentChanged.connect(self._show_front)
        self.bar.tabMoved.connect(self._moved)
        self.bar.asked.connect(self._do)
        self._commands: dict[str, Callable[[], object]] = {
            "tab_next": partial(self.bar.turn, 1),
            "tab_previous": partial(self.bar.turn, -1),
            "tab_to_window": self.front_to_window,
            "tab_to_next": self.front_to_next,
            "reopen": lambda: self.news.reopens.emit(self),
        }

    # -- tabs ---------------------------------------------------------------------------------------------------------

    @property
    def living(self) -> TabbedWindow:
        """Itself, or another window of the family where it is closed and has no tab any more."""
        return self if self.tabs else self.family[0]

    @property
    def front(self) -> Window:
        """What is seen; of one that is closed beside others, in the first of those."""
        outer = self.living
        return outer.tabs[outer.bar.currentIndex()].window

    def begin(self) -> Window:
        """The first tab, with nothing open, at the place and size that the window had last."""
        window = self._make(self.stack)
        fit_on_screen(self, window.settings)
        self.add(window)
        return window

    def add(self, window: Window) -> None:
        """Give a desk a tab, beside the one in front, and show it."""
        tab = Tab(window)
        at = self.bar.currentIndex() + 1
        self.tabs.insert(at, tab)
        window.files.tabs = self
        window.windowTitleChanged.connect(self.name_tabs)
        window.installEventFilter(self)
        window.middle.installEventFilter(self.bar)
        window.actions_.connect_all(self._commands)
        window.canvas.zoomed.connect(self.news.arranged)
        self.stack.addWidget(window)
        self.bar.insertTab(at, "")
        self.bar.setCurrentIndex(at)
        self.name_tabs()

    def _take_out(self, tab: Tab) -> Window:
        """Have a desk no more; it is nobody's then."""
        window, at = tab.window, self.tabs.index(tab)
        tab.step_back(self._layouts)
        window.removeEventFilter(self)
        window.middle.removeEventFilter(self.bar)
        window.windowTitleChanged.disconnect(self.name_tabs)
        window.canvas.zoomed.disconnect(self.news.arranged)
        for name in self._commands:
            window.actions_[name].triggered.disconnect()
        window.middle.tab_room.setFixedHeight(0)
        window.files.tabs = None
        self._front = None if self._front is tab else self._front
        # Before the bar: it shows the one beside at once.
        self.tabs.remove(tab)
        self.bar.removeTab(at)
        self.stack.removeWidget(window)
        window.hide()
        window.setParent(None)
        self._show_front()
        return window

    def front_to_window(self) -> None:
        """Give the tab in front a window of its own."""
        self._to_window(self.tabs[self.bar.currentIndex()])

    def _to_window(self, tab: Tab) -> None:
        if self.several:
            self.beside(self._take_out(tab))
            tab.show_aside()

    def front_to_next(self) -> None:
        """Give the tab in front to the next window of the family."""
        following = self.family[(self.family.index(self) + 1) % len(self.family)]
        self._to_other(self.tabs[self.bar.currentIndex()], following)

    def _to_other(self, tab: Tab, other: TabbedWindow) -> None:
        """Give a tab to another window, which comes forward; this one goes with its last tab."""
        self.land()
        if not self.several:
            self.family.remove(self)
            self.hide()
            for coming in self.coming:  # it goes on
                coming.window.setParent(other.stack)
            self._let_go()
        other.add(self._take_out(tab))
        tab.show_aside()
        other.come_forward()

    def _drop(self, tab: Tab) -> None:
        """Give a tab to the window that the pointer is over; where it is over none but this, one of its own."""
        over = QApplication.topLevelAt(QCursor.pos())
        for other in (one for one in self.family if one is over and one is not self):
            self._to_other(tab, other)
            return
        self._to_window(tab)

    def beside(self, window: Window | None = None) -> TabbedWindow:
        """Another window of the family, with nothing open, or with a desk that is nobody's."""
        other = TabbedWindow(self._make, self)
        fit_beside(other, self)
        other.add(window or self._make(other.stack))
        other.show()
        return other

    def _moved(self, start: int, end: int) -> None:
        self.tabs.insert(end, self.tabs.pop(start))
        self.news.arranged.emit()

    # -- as its documents see it --------------------------------------------------------------------------------------

    def shown(self, path: str) -> Files | None:
        """The tab that has a file open, in any window, brought forward; None where none has."""
        for outer in self.family:
            for number, tab in enumerate(outer.tabs):
                if tab.has(path):
                    outer.bar.setCurrentIndex(number)
                    if outer is not self:
                        outer.come_forward()
                    return tab.window.files
        return next((tab.window.files for tab in self._all if tab.has(path)), None)

    @property
    def _all(self) -> list[Tab]:
        """The tabs of all windows, also those that are still coming."""
        return [tab for outer in self.family for tab in (*outer.tabs, *outer.coming)]

    def has_beside(self, here: object, path: str) -> bool:
        """Whether another tab than the one ``here`` has a file open, in any window."""
        return any(tab.has(path) for tab in self._all if tab.window.files is not here)

    def unsaved_in(self, folder: Path) -> list[Path]:
        """The files in a folder, or below it, that are open in any window with changes."""
        return [path for tab in self._all for path in tab.window.files.following.unsaved_in(folder)]

    def bring_forward(self, files: Files) -> None:
        """Show the tab that has these, if it is still here."""
        for tab in self.tabs:
            if tab.window.files is files:
                self._show(tab)

    def open_each(self, paths: Sequence[str]) -> None:
        """Open several files, a tab each, in their order."""
        self.openings.open([methodcaller("open_path", path) for path in paths])

    def putting(self, show: Callable[[Files], Turns[None] | None]) -> Turns[None]:
        """Have ``show`` open something in a new tab, in front; where it raises, or is left, there is none."""
        window = self._make(self.stack)
        window.files.tabs = self
        tab = Tab(window)
        self.coming.append(tab)
        try:
            yield
            yield from show(window.files) or ()
        except BaseException:  # that it is left is none of the others
            self.coming.remove(tab)
            self._give_up(window)
            raise
        # From here on there is something to lose.
        try:
            yield
            window.arrangement.make_front()
            yield
            while in_hand(self.front.session) and not self.front.files.at_once:
                yield
        finally:
            self._land(tab)

    def _land(self, tab: Tab) -> None:
        """Have what is coming in front, unless it is there already, or came from another tab as well."""
        if tab in self.coming:
            self.coming.remove(tab)
            if tab.path and not tab.modified and self.shown(tab.path) is not None:
                self._give_up(tab.window)
            else:
                self.living.add(tab.window)

    def land(self) -> None:
        """Have in front what is there and still coming, before it is asked what isn't saved."""
        for tab in [one for one in self.coming if not one.window.session.empty]:
            self._land(tab)

    @property
    def several(self) -> bool:
        """Whether there is more than one tab."""
        return len(self.tabs) > 1

    def leave(self, here: object) -> bool:
        """Take the tab ``here`` away, beside which there are others; False where the user keeps it."""
        (tab,) = (one for one in self.tabs if one.window.files is here)
        if not tab.window.may_end():
            return False
        self._give_up(self._take_out(tab))
        return True

    def _give_up(self, window: Window) -> None:
        window.end()
        self.tidying.take(window)
        window.deleteLater()

    # -- closing ------------------------------------------------------------------------------------------------------

    def _do(self, word: str, number: int) -> None:
        """What a tab's menu asked for."""
        tab = self.tabs[number]
        if word == "close":
            self.close_tabs([tab])
        elif word == "close_others":
            self.close_tabs([one for one in self.tabs if one is not tab])
        elif word == "close_all":
            self.close_tabs(self.tabs)
        elif word == "copy_path":
            QGuiApplication.clipboard().setText(tab.path)
        elif word == "dropped":
            self._drop(tab)
        else:
            self._to_window(tab)

    def close_tabs(self, tabs: Sequence[Tab]) -> None:
        """Close several, after one question about what of them isn't saved."""
        if may_leave(self, tabs, self._show):
            for tab in list(tabs):
                if self.several:
                    self._give_up(self._take_out(tab))
                else:
                    tab.window.session.close()

    def _show(self, tab: Tab) -> None:
        self.bar.setCurrentIndex(self.tabs.index(tab))

    def quit(self) -> None:
        """Leave the program, after one question about all that isn't saved in any window."""
        for outer in self.family:
            outer.land()
        if may_leave(self, [tab for outer in self.family for tab in outer.tabs], self._show_anywhere):
            self.news.quits.emit()
            for outer in [*self.family]:
                outer.shut()

    def shut(self) -> None:
        """Close without a question: the user has said what becomes of what isn't saved."""
        self._asked = True
        self.close()

    def _show_anywhere(self, tab: Tab) -> None:
        outer = next(one for one in self.family if tab in one.tabs)
        outer.bring_forward(tab.window.files)
        outer.come_forward()

    def come_forward(self) -> None:
        """Before other windows, also where it lay in the task bar."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask once about all that isn't saved; remember the layout."""
        if self not in self.family:
            return
        if not self._asked:
            self.land()
            if not may_leave(self, self.tabs, self._show):
                event.ignore()
                return
        self.news.leaves.emit()
        self.front.keep_layout(self)
        self.family.remove(self)
        event.accept()
        if self.family:
            # The one in front at last: the others are never shown.
            for tab in sorted(self.tabs, key=lambda one: one is self._front):
                self._give_up(self._take_out(tab))
            self.family[0].name_tabs()
            self._let_go()
        else:
            self.openings.leave()
            for tab in self.tabs:
                tab.window.end()

    def _let_go(self) -> None:
        """Go, once nothing opens from here any more; hidden, it would keep the pixels that it was painted on."""
        self.openings.leave()
        self.openings.open((), self.deleteLater)

    def save_aside(self) -> str:
        """Keep the unsaved work of all windows aside, for a fault has come; a sentence that says where it is."""
        told = [tab.window.autosave.save_aside() for tab in self._all]
        return next((words for words in told if words != tr(NOTHING_UNSAVED)), tr(NOTHING_UNSAVED))

    # -- showing ------------------------------------------------------------------------------------------------------

    def _show_front(self, _number: int = 0) -> None:
        tab = self.tabs[self.bar.currentIndex()] if self.tabs else None
        if tab is None or tab is self._front:
            return
        former, self._front = self._front, tab
        hidden = former is not None and former.window.actions_["all_panels"].isChecked()
        if former is not None:
            former.step_back(self._layouts)
        self.bar.make_room(self.front.middle)
        turn_to(self.stack, tab.window)
        tab.step_forward(self._layouts, panels_hidden=hidden)
        self.bar.stand_over(self.front.middle)
        self._show_name()
        self.news.arranged.emit()

    def name_tabs(self) -> None:
        """Name what is open in all windows: files of one name are told apart by their folders."""
        tabs = [tab for outer in self.family for tab in outer.tabs]
        for tab, folder in zip(tabs, folders_apart([tab.path for tab in tabs]), strict=True):
            tab.window.say_folder(folder)
        for outer in self.family:
            outer.show_names()

    def show_names(self) -> None:
        """Show what is open in this window."""
        for number, tab in enumerate(self.tabs):
            self.bar.show_tab(number, tab)
            tab.window.actions_.enable(("tab_next", "tab_previous", "tab_to_window"), self.several)
            tab.window.actions_.enable(("tab_to_next",), len(self.family) > 1)
            tab.window.actions_["close"].setEnabled(tab.window.files.may_close)
        if self.tabs:
            self.bar.make_room(self.front.middle)
            self._show_name()
            self.news.arranged.emit()

    def _show_name(self) -> None:
        front = self.front
        self.setWindowTitle(front.windowTitle())
        self.setWindowFilePath(front.windowFilePath())
        self.setWindowModified(front.isWindowModified())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tab's document is modified or saved."""
        if event.type() == QEvent.Type.ModifiedChange:
            self.name_tabs()
        return super().eventFilter(watched, event)
