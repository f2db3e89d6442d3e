"""The menu of styles, and the style that the map wears: the viewer's choice, else the board's own, else the default."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from bob_editor.render.kit.style import Style, shared_style
from bob_editor.render.styles.shelf import names_beside, sheet_or_default, shipped_names
from bob_editor.ui.dress.keyboard import part_letters
from bob_editor.ui.dress.map_titles import style_title
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class Styling:
    """Fills the menu and makes styles; ``chosen`` is called when another is picked, ``told`` with what went wrong."""

    def __init__(
        self,
        menu: QMenu,
        session: Session,
        settings: Settings,
        window: QMainWindow,
        *,
        chosen: Callable[[], None],
        told: Callable[[str], None],
    ) -> None:
        self.menu = menu
        self._session, self._settings = session, settings
        self._chosen, self._told = chosen, told
        self._group = QActionGroup(window)
        self._worn: tuple[str | None, Path | None] | None = None
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)

    @property
    def wanted(self) -> tuple[str | None, Path | None]:
        """The name of the style that the map is to wear, and the folder of the file that is open."""
        return self._picked or self._session.board.style, self._folder

    @property
    def _folder(self) -> Path | None:
        path = self._session.desk.path
        return Path(path).parent if path else None

    @property
    def _picked(self) -> str:
        """What the viewer chose, where it can be had: a style that lies beside one file lies not beside all."""
        name = self._settings.map_style
        return name if name in (*shipped_names(), *names_beside(self._folder)) else ""

    @property
    def is_worn(self) -> bool:
        """Whether the map wears what it is to wear."""
        return self._worn == self.wanted

    def style(self, theme: str) -> Style:
        """The style to wear; one that can't be had is told, and the default is worn."""
        wanted = self.wanted
        sheet, why = sheet_or_default(*wanted)
        if why and wanted != self._worn:
            self._told(why)
        self._worn = wanted
        return shared_style(self._session.ruleset, theme, sheet)

    def _fill(self) -> None:
        for action in self._group.actions():
            self._group.removeAction(action)
        self.menu.clear()
        self._add("", tr("As the &board says"), tr("Paint the map in the style that its board names"))
        self.menu.addSeparator()
        own = names_beside(self._folder)
        for name in shipped_names():
            if name not in own:
                self._add(name, style_title(name), tr("A style that comes with the program"))
        if own:
            self.menu.addSeparator()
        for name in own:
            title = unmarked(style_title(name, self._folder))
            self._add(name, title, tr("styles/{name}/style.json beside the file", name=name))
        part_letters(self.menu.actions())

    def _add(self, name: str, title: str, tip: str) -> None:
        action = self.menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(name == self._picked)
        action.setToolTip(tip)
        action.setStatusTip(tip)
        self._group.addAction(action)
        action.triggered.connect(lambda _checked=False: self._choose(name))

    def _choose(self, name: str) -> None:
        self._settings.map_style = name
        self._worn = None
        self._chosen()
