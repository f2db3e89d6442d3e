"""A dock whose panel is made when it is first seen or asked for: most of them are behind others, and some never are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QScrollArea, QWidget
from shiboken6 import isValid

from bob_editor.ui.dress.keyboard import stops


@runtime_checkable
class Begun(Protocol):
    """A panel that says where keys begin in it."""

    @property
    def begins_at(self) -> QWidget:
        """The widget that gets the keyboard, where it is seen."""


class PanelDock(QDockWidget):
    """What stands in it is made by ``make``, once, within it.

    Until then it keeps ``room``, so many pixels across: else the map would move as somebody turns to a wider panel.
    """

    made = Signal(QWidget)
    """The panel is there now."""

    def __init__(self, title: str, make: Callable[[QWidget], QWidget], room: int, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._make = make
        self._is_seen = self._is_moving = False
        self.setMinimumWidth(room)
        self.visibilityChanged.connect(self._seen)

    @property
    def panel(self) -> QWidget | None:
        """What stands in it, or None where that isn't made yet."""
        return super().widget()

    def widget(self) -> QWidget:
        """What stands in it, made now where nobody has seen it yet."""
        there = super().widget()
        if there is None:
            there = self._make(self)
            policy = there.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            there.setSizePolicy(policy)
            self.setWidget(there)
            self.setMinimumWidth(0)
            self.made.emit(there)
            self._show_panel()
        return there

    def take_keyboard(self) -> None:
        """Give it to what the panel says, else to its topmost field: on the panel itself no key does anything."""
        panel = self.widget()
        begins = panel.begins_at if isinstance(panel, Begun) else panel.focusProxy()
        if begins is None or not begins.isVisibleTo(panel):
            fields = [one for one in stops(panel) if not isinstance(one, QScrollArea)]
            begins = min(fields, key=lambda one: one.mapTo(panel, QPoint()).y(), default=panel)
        begins.setFocus(Qt.FocusReason.ShortcutFocusReason)  # boxes are framed for no other

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Where what had the keyboard is switched off or goes, and nothing else here takes it, the map does.

        By Qt's order it would come to a search field elsewhere, and letters that are for tools would stand there.
        """
        here: QWidget | None = self.window().focusWidget()
        moved, window = super().focusNextPrevChild(forward), self.parentWidget()
        is_used = here is None or (here.isEnabled() and here.isVisible())
        is_apart = self.isFloating() and not self.isActiveWindow()
        stays = is_used or is_apart or self.isAncestorOf(self.window().focusWidget())
        if stays or not isinstance(window, QMainWindow):
            return moved
        for first in stops(window.centralWidget() or window)[:1]:
            if self.isFloating():
                window.activateWindow()
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return moved

    def entry(self, title: str, by_keys: Callable[[], bool]) -> QAction:
        """What a menu has for it: it comes to the front, with the keyboard; where it is there, it goes.

        To who chose it ``by_keys`` it is there once it has them: none of them leads into it otherwise.
        """
        toggle, entry = self.toggleViewAction(), QAction(title, self)
        toggle.setText(title)
        entry.setCheckable(True)

        def follow() -> None:
            # As the window goes, docks change after their actions are gone.
            if isValid(entry) and isValid(toggle):
                entry.setChecked(toggle.isChecked())
                entry.setVisible(toggle.isVisible())

        def choose() -> None:
            has_keys = self.isAncestorOf(QApplication.focusWidget() or self)
            if self._is_seen and (has_keys or not by_keys()):
                self.close()
            else:
                self.show()
                self.raise_()
                self.take_keyboard()
            follow()

        toggle.changed.connect(follow)
        entry.triggered.connect(choose)
        return entry

    @contextmanager
    def moving(self) -> Iterator[None]:
        """While panels are laid out each is seen for a moment; only what is seen then is made."""
        self._is_moving = True
        try:
            yield
        finally:
            self._is_moving = False
            self._seen(self._is_seen)

    def _seen(self, visible: bool) -> None:
        self._is_seen = visible
        if visible and not self._is_moving:
            self.widget()
        self._show_panel()

    def _show_panel(self) -> None:
        """Hide what stands behind others, which Qt takes for seen: letters underlined there would still be keys."""
        panel = self.panel
        if panel is not None and panel.isHidden() != (hidden := self.isVisible() and not self._is_seen):
            panel.setVisible(not hidden)
