"""The window's Help: the manual's pages, their list, a search over all of them, and the way back."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.errors import Cancelled
from bob_editor.manual.manual import GAMES, Manual, manual
from bob_editor.manual.page import Page
from bob_editor.manual.search import Part, found, parts_of
from bob_editor.rules.game import Game, game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.shipped import shipped
from bob_editor.ui.dialogs.help.reader import Reader
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.placed_dialog import FRAME
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.session.beside.work import Work
from bob_editor.words import tr

FIRST = "index"
SIZE = QSize(1040, 760)
"""As large as it comes, where the screen has room."""
_AT = Qt.ItemDataRole.UserRole


class ManualWindow(QWidget):
    """A window of its own, so that one reads while one draws; other games' pages come a moment after the first's."""

    def __init__(self, game: Game) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(tr("Manual"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)  # the program ends without it
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))
        self.manual: Manual = manual([game])
        self._parts: list[Part] = []
        self._wanted = ""
        """What is shown once the other games' pages are there."""
        self._complete = False
        self._past: list[tuple[str, int]] = []
        self._future: list[tuple[str, int]] = []
        self.shown = ""
        """``page#place`` that was last led to."""
        self.search = SearchField(tr("Search the manual"))
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Pages of the manual"))
        self.hits = QListWidget()
        self.hits.setAccessibleName(tr("What was found"))
        self.hits.setWordWrap(True)
        self.reader = Reader(shipped("docs"))
        self.back = self._button("mdi6.arrow-left", tr("Back"), QKeySequence.StandardKey.Back)
        self.forward = self._button("mdi6.arrow-right", tr("Forward"), QKeySequence.StandardKey.Forward)
        self.home = self._button("mdi6.home-outline", tr("First page"), QKeySequence("Alt+Home"))
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.down.connect(self._to_list)
        self.search.left.connect(self.close)
        self.search.returnPressed.connect(self._take_first)
        self.tree.itemClicked.connect(self._turn_to)
        self.tree.itemActivated.connect(self._turn_to)
        self.hits.itemClicked.connect(self._take)
        self.hits.itemActivated.connect(self._take)
        self.reader.led.connect(self.go)
        self.back.clicked.connect(lambda: self._step(self._past, self._future))
        self.forward.clicked.connect(lambda: self._step(self._future, self._past))
        self.home.clicked.connect(lambda: self.go(FIRST))
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        QShortcut(QKeySequence("Esc"), self, self.close)
        self._fill_tree()
        # Every other game's checks are imported for its pages, which takes a while.
        begun = self.manual
        others = [one for one in all_rulesets().values() if one.id != game.id]
        self._work = Work(lambda _tell, stopped: _with_games(begun, others, stopped))
        self._work.done.connect(self._add_games)
        self._work.start()

    def _button(self, name: str, words: str, keys: QKeySequence | QKeySequence.StandardKey) -> QToolButton:
        button = QToolButton()
        icons.put(button, name)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setAutoRaise(True)
        button.setShortcut(QKeySequence(keys))
        return button

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        for button in (self.back, self.forward, self.home):
            bar.addWidget(button)
        bar.addWidget(self.search, 1)
        self.lists = QStackedWidget()
        self.lists.addWidget(self.tree)
        self.lists.addWidget(self.hits)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(bar)
        column.addWidget(self.lists, 1)
        split = QSplitter()
        split.addWidget(left)
        split.addWidget(self.reader)
        split.setSizes([300, 740])
        split.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(split)

    def _add_games(self, whole: Manual) -> None:
        self.manual = whole
        self._complete = True
        self._parts = []
        self._fill_games()
        if self._wanted:
            self._show(self._wanted)
        if self.search.text().strip():
            self._search(self.search.text())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on for a window that is gone."""
        self._work.cancel()
        super().closeEvent(event)

    # -- pages ---------------------------------------------------------------------------------------------------

    def go(self, link: str) -> None:
        """Lead to ``page#place``, a page, or a place wherever it is; the first page where there is none such."""
        # A double click leads to the same place twice.
        if self.shown and link.strip("/#") != self.shown:
            self._past.append((self.shown, self.reader.verticalScrollBar().value()))
            self._future.clear()
        self._show(link)

    def _show(self, link: str) -> None:
        name, _, place = link.lstrip("/").partition("#")
        known = name in self.manual.pages or name in self.manual.places
        self._wanted = "" if known or self._complete else link
        if name in self.manual.places:
            name, place = self.manual.places[name], name
        page = self.manual.pages.get(name, self.manual.pages[FIRST])
        self.shown = f"{page.name}#{place}" if place else page.name
        self.reader.show_page(self.manual, page, place)
        self.setWindowTitle(f"{page.title} – {tr('Manual')}")
        self._mark(page.name)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))

    def _step(self, source: list[tuple[str, int]], target: list[tuple[str, int]]) -> None:
        if source:
            target.append((self.shown, self.reader.verticalScrollBar().value()))
            link, height = source.pop()
            self._show(link)
            self.reader.verticalScrollBar().setValue(height)

    # -- the list of pages ---------------------------------------------------------------------------------------

    def _fill_tree(self) -> None:
        self._rows: dict[str, QTreeWidgetItem] = {}
        for caption, pages in self.manual.parts_below(self.manual.pages[FIRST]):
            part = QTreeWidgetItem(self.tree, [caption])
            part.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = part.font(0)
            font.setBold(True)
            part.setFont(0, font)
            self._add(part, pages)
            part.setExpanded(True)

    def _add(self, row: QTreeWidgetItem, pages: list[Page]) -> None:
        for one in pages:
            if one.name not in self._rows:
                self._rows[one.name] = inner = QTreeWidgetItem(row, [one.title])
                inner.setData(0, _AT, one.name)
                self._add(inner, self.manual.below(one))

    def _fill_games(self) -> None:
        self._add(self._rows[GAMES], self.manual.below(self.manual.pages[GAMES]))

    def _mark(self, name: str) -> None:
        row = self._rows.get(name)
        if row is not None:
            self.tree.setCurrentItem(row)

    def _turn_to(self, row: QTreeWidgetItem) -> None:
        if row.data(0, _AT) not in (None, self.shown):
            self.go(row.data(0, _AT))

    # -- the search ----------------------------------------------------------------------------------------------

    def _search(self, words: str) -> None:
        self.lists.setCurrentWidget(self.hits if words.strip() else self.tree)
        self._parts = self._parts or parts_of(self.manual)
        self.hits.clear()
        for hit in found(self._parts, words):
            place = (
                hit.part.title
                if hit.part.title == hit.part.page.title
                else f"{hit.part.page.title} › {hit.part.title}"
            )
            row = QListWidgetItem(f"{place}\n{hit.excerpt}")
            row.setData(_AT, f"{hit.part.page.name}#{hit.part.place}")
            self.hits.addItem(row)
        if words.strip() and not self.hits.count():
            row = QListWidgetItem(tr("Nothing in the manual has all these words."))
            row.setFlags(Qt.ItemFlag.NoItemFlags)
            self.hits.addItem(row)

    def _to_list(self) -> None:
        shown = self.hits if self.lists.currentWidget() is self.hits else self.tree
        shown.setFocus()
        if shown is self.hits:
            self.hits.setCurrentRow(0)

    def _take_first(self) -> None:
        if self.hits.count():
            self.hits.setCurrentRow(0)
            self._take(self.hits.item(0))

    def _take(self, row: QListWidgetItem) -> None:
        if row.data(_AT):
            self.go(row.data(_AT))


def _with_games(whole: Manual, games: Iterable[Game], stopped: Callable[[], bool]) -> Manual:
    """The manual with further games' pages; Python changes threads often enough for the window to keep moving."""
    for game in games:
        if stopped():
            raise Cancelled("The manual was closed.")
        whole = whole.with_game(game)
    return whole


def show(ruleset: Ruleset, link: str = FIRST) -> ManualWindow:
    """Open the manual at ``page#place``, a page or a place; where it is open already, turn to that."""
    open_now = [one for one in QApplication.topLevelWidgets() if isinstance(one, ManualWindow)]
    window = open_now[0] if open_now else ManualWindow(game_of(ruleset))
    window.go(link)
    window.show()
    window.raise_()
    window.activateWindow()
    return window
