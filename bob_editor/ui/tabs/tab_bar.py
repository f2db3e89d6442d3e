"""The bar of tabs above the canvas: names, unsaved marks, and what a tab's menu offers."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionTab, QTabBar, QToolButton, QWidget

from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_tip, unmarked
from bob_editor.ui.frame.middle import Middle
from bob_editor.ui.tabs.tab import Tab
from bob_editor.words import mark, tr

LEAST = 170
"""Pixels of a tab where there are many; one that says its folder has twice as many."""

APART = " – "
"""Stands between a name and the folder that tells it from another of this name."""

PLACING = frozenset((QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show))
"""The events by which the middle of a tab gets another place."""

MENU = (
    ("close", mark("&Close")),
    ("close_others", mark("Close &others")),
    ("close_all", mark("Close &all")),
    ("", ""),
    ("copy_path", mark("Copy &path")),
    ("to_window", mark("Open in new &window")),
)
"""What a tab's menu offers: a word for each, and how it is called."""


class TabBar(QTabBar):
    """Hidden while there is one tab.

    Tabs are dragged to another place, or out of the bar, and closed by the middle button.
    """

    asked = Signal(str, int)
    """A word of ``MENU``, or *dropped*, and the number of the tab that it is asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Open documents"))
        self.setMovable(True)
        self.setDocumentMode(True)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setAutoFillBackground(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setUsesScrollButtons(True)
        # The keyboard stays with the board: tabs have keys of their own.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._held: QWidget | None = None
        """The button of the tab that is dragged, which keeps to it wherever it goes."""

    def show_tab(self, number: int, tab: Tab) -> None:
        """Show what a tab has open: its name and kind, whether it is saved, and where."""
        name = f"{tab.name}{APART}{tab.window.folder}" if tab.window.folder else tab.name
        self.setTabText(number, ("• " if tab.modified else "") + unmarked(name))
        self.setTabToolTip(number, plain_tip(tab.path or tr("{name} is in no file yet.", name=name)))
        self.setTabData(number, tab.path)
        self.setTabIcon(number, icons.icon(icons.KIND_ICONS.get(tab.kind, "mdi6.home-outline")))

    def turn(self, by: int) -> None:
        """Show the tab so many after the one in front; the first comes after the last."""
        self.setCurrentIndex((self.currentIndex() + by) % self.count())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """No narrower than a name can be read; further tabs are reached by the arrows."""
        least = 2 * LEAST if APART in self.tabText(index) else LEAST
        return super().tabSizeHint(index).boundedTo(QSize(least, 1000))

    def initStyleOption(self, option: QStyleOptionTab, index: int) -> None:
        """Where there is no room for a name with its folder, each is cut: the folder is what tells two tabs apart."""
        super().initStyleOption(option, index)
        text = self.tabText(index)
        name, apart, folder = text.rpartition(APART)
        if apart and option.text != text:
            place = self.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, self)
            folder = self._cut(folder, place.width() * 3 // 5)
            room = place.width() - self.fontMetrics().horizontalAdvance(APART + folder)
            option.text = self._cut(name, room) + APART + folder

    def _cut(self, text: str, width: int) -> str:
        return self.fontMetrics().elidedText(text, self.elideMode(), width)

    def tabInserted(self, index: int) -> None:
        """Two tabs and more are to be seen."""
        super().tabInserted(index)
        button = QToolButton(self)
        button.setProperty("flat", True)
        button.setAutoRaise(True)
        button.setIconSize(QSize(14, 14))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(tr("Close this tab"))
        button.setToolTip(tr("Close this tab"))
        icons.put(button, "mdi6.close")
        button.clicked.connect(lambda: self._ask("close", button))
        self.setTabButton(index, QTabBar.ButtonPosition.RightSide, button)
        self.setVisible(self.count() > 1)

    def _ask(self, word: str, button: QWidget) -> None:
        """Ask for something of the tab that has a button, wherever it stands by now; of one that is gone nothing."""
        side = QTabBar.ButtonPosition.RightSide
        for number in range(self.count()):
            if self.tabButton(number, side) is button:
                self.asked.emit(word, number)
                return

    def make_room(self, middle: Middle) -> None:
        """Keep the bar's height free in the tab that is seen, where the bar is."""
        middle.tab_room.setFixedHeight(self.sizeHint().height() if self.count() > 1 else 0)

    def stand_over(self, middle: QWidget) -> None:
        """Stand where that room is, in front of it."""
        corner = middle.mapTo(self.window(), QPoint(0, 0))
        self.setGeometry(corner.x(), corner.y(), middle.width(), self.sizeHint().height())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the middle of the tab that is seen."""
        if event.type() in PLACING and isinstance(watched, Middle) and watched.isVisible():
            self.stand_over(watched)
        return super().eventFilter(watched, event)

    def tabRemoved(self, index: int) -> None:
        """A single one isn't."""
        super().tabRemoved(index)
        self.setVisible(self.count() > 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tab is taken."""
        number, left = self.tabAt(event.position().toPoint()), event.button() == Qt.MouseButton.LeftButton
        self._held = (
            self.tabButton(number, QTabBar.ButtonPosition.RightSide) if left and number >= 0 else None
        )
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What is dragged out of the bar is about to be let go elsewhere."""
        super().mouseMoveEvent(event)
        if self._held is not None and self._is_out(event):
            self.setCursor(Qt.CursorShape.DragMoveCursor)
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The middle button closes; what was dragged out is let go."""
        number = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and number >= 0:
            self.asked.emit("close", number)
            return
        super().mouseReleaseEvent(event)
        held, self._held = self._held, None
        self.unsetCursor()
        if held is not None and self._is_out(event):
            self._ask("dropped", held)

    def _is_out(self, event: QMouseEvent) -> bool:
        """Whether the pointer is farther from the bar than the bar is high: a hand that shakes drags no tab out."""
        by = self.height()
        return not self.rect().adjusted(-by, -by, by, by).contains(event.position().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done to the tab under the pointer."""
        number = self.tabAt(event.pos())
        if number >= 0:
            menu = self.menu_of(number)
            menu.popup(self.mapToGlobal(QPoint(event.pos())))

    def menu_of(self, number: int) -> QMenu:
        """A tab's menu; it is gone once it is closed."""
        menu, button = QMenu(self), self.tabButton(number, QTabBar.ButtonPosition.RightSide)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for word, title in MENU:
            if not word:
                menu.addSeparator()
                continue
            action = menu.addAction(tr(title))
            action.setObjectName(word)
            action.triggered.connect(lambda _checked=False, word=word: self._ask(word, button))
            if word == "copy_path":
                action.setEnabled(bool(self.tabData(number)))
        return menu
