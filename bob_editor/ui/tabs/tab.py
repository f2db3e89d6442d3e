"""A tab: the desk of one document within a window, as it comes forward and goes back."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QDialog, QDockWidget, QWidget
from shiboken6 import isValid

from bob_editor.opening.games.own_names import own_names
from bob_editor.sheet.languages.in_window import keep_names
from bob_editor.storage.files.reading import real_path
from bob_editor.ui.dress.placed_dialog import ForAllTabs, PlacedDialog
from bob_editor.ui.dress.typing import take_in
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.open_record import OpenTab
from bob_editor.ui.keeping.settings import LAYOUT_VERSION
from bob_editor.words import tr


class Tab:
    """What belongs to one document stands with it: its panels afloat and its forms go when another comes forward."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._aside: list[QWidget] = []

    @property
    def path(self) -> str:
        """The document's file; "" for none."""
        session = self.window.session
        return "" if session.empty else session.desk.path or ""

    @property
    def kind(self) -> str:
        """A board, a scenario, or nothing."""
        session = self.window.session
        return "" if session.empty else session.desk.kind

    @property
    def name(self) -> str:
        """What to call it: its sign tells a board from a scenario."""
        session = self.window.session
        name = session.file_name.removesuffix(".json").removesuffix(".board").removesuffix(".scenario")
        return tr("Nothing open") if session.empty else name

    @property
    def modified(self) -> bool:
        """Whether it differs from its file."""
        session = self.window.session
        return not session.empty and session.modified

    @property
    def seen(self) -> OpenTab:
        """What is open here, and what is seen of it."""
        return OpenTab(self.path, self.window.autosave.key, self.window.canvas.place)

    def has(self, path: str) -> bool:
        """Whether this file is open here, however its path is spelled."""
        return bool(self.path) and real_path(self.path) == real_path(path)

    def step_back(self, layouts: dict[str, QByteArray]) -> None:
        """Another comes forward; what is typed into a field is taken as it stands."""
        take_in(self.window)
        if not self.window.actions_["all_panels"].isChecked():
            layouts[self.kind] = self.window.saveState(LAYOUT_VERSION)
        self._aside = [
            one
            for one in self.window.findChildren(QWidget)
            if isinstance(one, QDialog | QDockWidget)
            and not isinstance(one, ForAllTabs)
            and one.isWindow()
            and one.isVisible()
        ]
        for one in self._aside:
            _put_aside(one, aside=True)

    def step_forward(self, layouts: dict[str, QByteArray], *, panels_hidden: bool) -> None:
        """Be the one that is seen, the panels where the last one of its kind had them."""
        keep_names(own_names(self.window.session.ruleset))
        self.show_aside()
        self.window.catch_up()
        layout, arrangement = layouts.get(self.kind), self.window.arrangement
        if layout is not None:
            arrangement.begins = False
            if layout != self.window.saveState(LAYOUT_VERSION):
                self.window.restoreState(layout, LAYOUT_VERSION)
        elif arrangement.begins and not panels_hidden:
            arrangement.begin()
        self.window.actions_["all_panels"].setChecked(panels_hidden)
        self.window.middle.begun_at.setFocus()

    def show_aside(self) -> None:
        """Show what was put aside again, but for what was closed meanwhile."""
        aside, self._aside = self._aside, []
        for one in filter(isValid, aside):
            _put_aside(one, aside=False)


def _put_aside(one: QWidget, *, aside: bool) -> None:
    if isinstance(one, PlacedDialog):
        one.stands_aside = aside
    one.setVisible(not aside)
