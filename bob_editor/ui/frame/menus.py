"""The menus and the toolbars, made of the window's actions."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QToolBar

from bob_editor.editing.said.subject import subject
from bob_editor.storage.games.places import FILE
from bob_editor.ui.desk.actions import Actions, tool_command
from bob_editor.ui.desk.command import Command
from bob_editor.ui.desk.outline_table import OUTLINE_ROWS, SEPARATOR
from bob_editor.ui.dress.buttons import sign_more
from bob_editor.ui.dress.keyboard import letter_of, part_letters
from bob_editor.ui.dress.plain import plain_tip, unmarked
from bob_editor.ui.session.session import Session
from bob_editor.words import LANGUAGES, mark, tr

RECENT = "recent"
GO_ON = "go_on"
IMPORTS = "imports"
EXPORTS = "exports"
PACKS = "packs_menu"
THEME = "theme"
LANGUAGE = "language"
STYLE = "style"
PANELS = "panels"
BOARD = "board"
SYMMETRY = "symmetry"

MENUS: Sequence[tuple[str, Sequence[str]]] = (
    ("&File", ("new", "new_scenario", "new_game", "open", "open_game", "open_folder",
               RECENT, "reopen", GO_ON, IMPORTS, SEPARATOR,
               "save", "save_as", EXPORTS, "print_map", SEPARATOR,
               "publish", PACKS, SEPARATOR, "properties", "scan", SEPARATOR,
               "close", SEPARATOR, "quit")),
    ("&Edit", ("undo", "redo", SEPARATOR, "cut", "copy", "paste", "delete", SEPARATOR, "select_all", "select_none",
               SEPARATOR, "turn", "mirror", "natural", "gentle_paths", "ease_paths", SEPARATOR, "stamp_make",
               "sides_round", "fill_rule", "replace", SYMMETRY, SEPARATOR, BOARD)),
    ("&View", ("zoom_in", "zoom_out", "zoom_fit", "zoom_full", "find_place", "second_view", SEPARATOR,
               PANELS, "next_panel", "previous_panel", "all_panels", "layout", SEPARATOR,
               STYLE, THEME, LANGUAGE, "night_map", "full_screen")),
    ("&Tools", ()),
    ("S&cenario", ("card", "find_field", "import_texts", "card_preview", SEPARATOR, "open_board", SEPARATOR,
                   "show_areas",
                   "show_counters", SEPARATOR, "los_area", "los_first_sight")),
    ("Outline", OUTLINE_ROWS),
    ("&LOS", ("los_swap", "los_clear", "los_pin", "los_copy", "los_profile", SEPARATOR, "los_field", "los_stays",
              "los_lens", "los_common", "los_exposure", SEPARATOR, "los_keep", "los_expected", "los_next_failing",
              SEPARATOR, "los_compare", "los_conditions")),
    ("&Issues", ("next_issue", "issues", SEPARATOR, "fix_issue", "fix_all", "fix_alike", SEPARATOR, "accept_issue",
                "accept_alike")),
    ("R&ules", ("handbook", "tables", SEPARATOR, "edit_game")),
    ("&Help", ("manual", "whats_new", SEPARATOR, "shortcuts", SEPARATOR, "about")),
)  # fmt: skip

BOARD_ROWS = ("board_turn", "board_mirror", "board_upend", SEPARATOR, "board_resize", "board_crop", "board_number",
              SEPARATOR, "board_join", "board_cut_out")  # fmt: skip

IMPORT_ROWS = ("import", "import_folder", "import_mapping")

EXPORT_ROWS = ("export", "export_as", "export_card")

PACK_ROWS = ("unpack", "packs")

GO_ON_ROWS = ("next_scenario", "previous_scenario", SEPARATOR, "tab_next", "tab_previous", SEPARATOR,
              "tab_to_window", "tab_to_next")  # fmt: skip

SYMMETRY_ROWS = ("symmetry_left_right", "symmetry_top_bottom", "symmetry_half_turn")

TOOLBAR = (
    "new", "open", "save", SEPARATOR, "undo", "redo", SEPARATOR, "zoom_in", "zoom_out", "zoom_fit", SEPARATOR,
    "natural", "los_field", "los_lens", "los_exposure", "los_swap", "los_keep", SEPARATOR, "export", "handbook",
)  # fmt: skip

_THEMES = (
    ("system", mark("As the &system")),
    ("light", mark("&Light")),
    ("dark", mark("&Dark")),
    ("contrast", mark("High &contrast")),
)


class Menus:
    """The window's menus; ``recent``, ``panels`` and ``theme_group`` are filled and joined by the window."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        self.window = window
        self.actions = actions
        self.recent = QMenu(tr("Open &recent"), window)
        self.panels = QMenu(tr("&Panels"), window)
        self.themes = QMenu(tr("&Theme"), window)
        self.styles = QMenu(tr("Map st&yle"), window)
        self.theme_group = QActionGroup(window)
        self.languages = QMenu(tr("Langua&ge"), window)
        self.language_group = QActionGroup(window)
        for code, name in {"": tr("As the &system"), **LANGUAGES}.items():
            action = self.languages.addAction(name)
            action.setCheckable(True)
            action.setData(code)
            self.language_group.addAction(action)
        for name, title in _THEMES:
            action = self.themes.addAction(tr(title))
            action.setCheckable(True)
            action.setData(name)
            self.theme_group.addAction(action)
        self.go_on = QMenu(tr("&Go on to"), window)
        imports, exports = QMenu(tr("&Import"), window), QMenu(tr("&Export"), window)
        packs = QMenu(tr("Pac&ks"), window)
        self.board = QMenu(tr("&Board"), window)
        self.symmetry = QMenu(tr("Dra&w symmetrically"), window)
        self.symmetry.setToolTipsVisible(True)
        inner = {
            SYMMETRY: self.symmetry,
            RECENT: self.recent,
            GO_ON: self.go_on,
            IMPORTS: imports,
            EXPORTS: exports,
            PACKS: packs,
            PANELS: self.panels,
            THEME: self.themes,
            LANGUAGE: self.languages,
            STYLE: self.styles,
            BOARD: self.board,
        }
        self.by_title: dict[str, QMenu] = {}
        for title, rows in MENUS:
            menu = window.menuBar().addMenu(tr(title))
            menu.setToolTipsVisible(True)
            self.by_title[title.replace("&", "")] = menu
            for row in rows:
                if row == SEPARATOR:
                    menu.addSeparator()
                elif row in inner:
                    menu.addMenu(inner[row])
                else:
                    menu.addAction(actions[row])
        self.symmetry.addActions([actions[name] for name in SYMMETRY_ROWS])
        for inside, names in (
            (self.board, BOARD_ROWS), (self.go_on, GO_ON_ROWS),
            (imports, IMPORT_ROWS), (exports, EXPORT_ROWS), (packs, PACK_ROWS),
        ):  # fmt: skip
            inside.setToolTipsVisible(True)
            for row in names:
                if row == SEPARATOR:
                    inside.addSeparator()
                else:
                    inside.addAction(actions[row])
        for menu in (*self.by_title.values(), *inner.values()):
            menu.aboutToShow.connect(partial(self._part_letters, menu))
        self._part_letters(window.menuBar())

    @staticmethod
    def _part_letters(menu: QMenu | QMenuBar) -> None:
        rows = menu.actions()
        # Panels have buttons under the letters that no menu of the bar begins with.
        part_letters(rows if isinstance(menu, QMenu) else [row for row in rows if letter_of(row)])

    def call_scenarios(self, word: str) -> None:
        """Call a card's subject as the game does: a scenario, a mission."""
        of_its_own = "&" + unmarked(tr(word))
        self.by_title["Scenario"].setTitle(tr("S&cenario") if word == "Scenario" else of_its_own)
        self.actions["new_scenario"].setText(tr("Ne&w {word}…", word=unmarked(subject(word))))
        self._part_letters(self.window.menuBar())

    def fill_recent(self, paths: Sequence[str], open_path: object, clear: object) -> None:
        """List the recent files."""
        self.recent.clear()
        for number, path in enumerate(paths, start=1):
            file = Path(path)
            name = file.parent.name if file.name == FILE else file.name
            action = self.recent.addAction(f"&{number % 10}  {unmarked(name)}")
            action.setToolTip(plain_tip(path))
            action.setStatusTip(path)
            action.triggered.connect(lambda _checked=False, path=path: open_path(path))  # type: ignore[operator]  # given by the window
        self.recent.setToolTipsVisible(True)
        if paths:
            self.recent.addSeparator()
        self.recent.addAction(self.actions["reopen_at_start"])
        if paths:
            self.recent.addAction(tr("&Clear this list")).triggered.connect(clear)


def main_toolbar(window: QMainWindow, actions: Actions) -> QToolBar:
    """The bar along the top."""
    bar = QToolBar(tr("Main toolbar"), window)
    bar.setObjectName("main")
    bar.setIconSize(QSize(20, 20))
    for row in TOOLBAR:
        if row == SEPARATOR:
            bar.addSeparator()
        else:
            bar.addAction(actions[row])
    window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
    sign_more(bar)
    return bar


def tool_bar(session: Session, actions: Actions, window: QMainWindow) -> list[QAction]:
    """The bar of tools along the left; its actions, each of which takes one up."""
    bar = QToolBar(tr("Tools"), window)
    bar.setObjectName("tools")
    bar.setIconSize(QSize(22, 22))
    group = QActionGroup(window)
    for name, tool in session.hand.tools.items():
        does = (type(tool).__doc__ or "").split("\n")[0]
        command = Command(tool_command(name), tool.title, does, tool.icon, (tool.shortcut,), checkable=True)
        action = actions.add(command)
        group.addAction(action)
        bar.addAction(action)
        action.triggered.connect(lambda _checked=False, name=name: session.hand.choose(name))
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bar)
    # Its rim is that of one that stands: Qt asks for it as a bar is made, and then with every other style.
    QApplication.sendEvent(bar, QEvent(QEvent.Type.StyleChange))
    sign_more(bar)
    return group.actions()
