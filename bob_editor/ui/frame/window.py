"""The frame: menus, toolbars, panels around the canvas, and what joins their signals."""

from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.model.change import Change
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import called
from bob_editor.storage.kinds import found_sound
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.card_marks import CardMarks
from bob_editor.ui.canvas.drops import accept_copy
from bob_editor.ui.canvas.field_modes import FieldModes
from bob_editor.ui.canvas.seen import kept
from bob_editor.ui.desk.actions import Actions, tool_command
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.docks import Docks
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.samples import samples
from bob_editor.ui.dress import theme
from bob_editor.ui.dress.message_bar import MessageBar
from bob_editor.ui.frame.arrangement import Arrangement, fit_on_screen
from bob_editor.ui.frame.commands import Commands
from bob_editor.ui.frame.language_choice import LanguageChoice
from bob_editor.ui.frame.menus import Menus, main_toolbar, tool_bar
from bob_editor.ui.frame.middle import Middle
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.outline_commands import OutlineCommands
from bob_editor.ui.frame.painting_commands import PaintingCommands
from bob_editor.ui.frame.place_menu import PlaceMenu
from bob_editor.ui.frame.seldom.seldom import Seldom
from bob_editor.ui.frame.status import Status
from bob_editor.ui.frame.styling import Styling
from bob_editor.ui.frame.tracing import TraceWork
from bob_editor.ui.frame.viewing import Viewing
from bob_editor.ui.frame.welcome import Welcome
from bob_editor.ui.frame.workbench import Workbench
from bob_editor.ui.game import pages
from bob_editor.ui.game.stage import Stage
from bob_editor.ui.keeping.autosave import Autosave
from bob_editor.ui.keeping.kept_layers import KeptLayers
from bob_editor.ui.keeping.settings import LAYOUT_VERSION, Settings
from bob_editor.ui.keeping.tidying import settle_soon
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

TOLD = 4000
"""Milliseconds for which the status bar says what was undone."""


class Window(QMainWindow):
    """All that shows one ``Session``: a window, or a tab of one."""

    def __init__(
        self, session: Session, settings: Settings, autosave: Autosave, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        if parent is not None:
            # It is to be a tab of it: given to it later, Qt would dress every widget anew.
            self.setWindowFlags(Qt.WindowType.Widget)
        self.session: Session = session
        self.settings = settings
        self.autosave = autosave
        self.shade = theme.shade_worn()
        self._looking = False
        self._steps = session.stack.index()
        self.files = Files(session, settings, autosave, self)
        self.actions_ = Actions(self)
        self.menus = Menus(self, self.actions_)
        main_toolbar(self, self.actions_)
        self.options = OptionsBar(session, self)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.options)
        self.menus.by_title["Tools"].addActions(tool_bar(session, self.actions_, self))
        self.messages = MessageBar()
        self.styling = Styling(
            self.menus.styles, session, settings, self, chosen=self._dress,
            told=lambda why: self.messages.fault(BadFile(why)),
        )  # fmt: skip
        self.canvas = Canvas(session, self._style(), theme.colour("surround", self.shade))
        self.welcome = Welcome(
            self.actions_["new"],
            self.actions_["new_scenario"],
            self.actions_["new_game"],
            self.actions_["open"],
            self.actions_["reopen"],
        )
        self.status = Status(session)
        self.setStatusBar(self.status)
        self.stage = Stage(session, self.canvas)
        works = (self.files.work, self.files.coming, self.files.writing, session.sighting)
        self.middle = Middle(self.stage, self.welcome, self.messages, works)
        self.setCentralWidget(self.middle)
        self.desk = self._make_desk()
        self.stage.make_pages = lambda try_it: pages.GamePages(self.desk, try_it)
        self.files.game_comes = self._game_comes
        self.docks = self.desk.docks
        self.arrangement = Arrangement(self, self.desk)
        self.arrangement.make_panels(self.menus.panels)
        self.arrangement.lay_out()
        self.commands = Commands(self.desk, self)
        self.painting_commands = PaintingCommands(self.desk, self)
        self.outline_commands = OutlineCommands(self.desk, self)
        self.workbench = Workbench(self.desk, self.status)
        self.tracing = TraceWork(self.desk)
        self.seldom = Seldom(self.desk, self)
        self.viewing = Viewing(self.desk, self)
        self.place_menu = PlaceMenu(self.desk)
        self.language_choice = LanguageChoice(self.menus, settings, self.messages)
        self.folder = ""
        self._join()
        self.setAcceptDrops(True)
        self.setMinimumSize(QSize(820, 480))
        self._restore_layout()
        self._opened()

    # -- making ---------------------------------------------------------------------------------------------------

    def _make_desk(self) -> Desk:
        areas, counters = self.actions_["show_areas"], self.actions_["show_counters"]
        marks = CardMarks(self.canvas, areas, counters, self.messages)
        self.files.first_sight = lambda: marks.view
        self.files.shown_layers = lambda: self.canvas.picture.layers | marks.shown
        return Desk(
            session=self.session,
            canvas=self.canvas,
            actions=self.actions_,
            files=self.files,
            messages=self.messages,
            marks=marks,
            modes=FieldModes(self.session, self),
            layers=KeptLayers(self.session, self.settings, self),
            docks=Docks(),
        )

    def _game_comes(self) -> Turns[None]:
        if self.stage.try_it is None:
            _ = pages.GamePages  # loaded by that
            yield
            self.stage.make_try_it()
            yield

    def reset_layout(self) -> None:
        """Put all panels back."""
        self.arrangement.lay_out()

    def _restore_layout(self) -> None:
        fit_on_screen(self, self.settings)
        # Filling the screen is for the window that it stands in. Of one that is to do so Qt keeps the panels' places
        # back for a moment, and panels that come forward in that moment end the program.
        self.setWindowState(Qt.WindowState.WindowNoState)
        layout = self.settings.layout
        if not layout.isEmpty():
            self.restoreState(layout, LAYOUT_VERSION)
            # The layout may be that of a scenario, and nothing is open yet.
            self.arrangement.fit_anew()
        # Before the window is seen; a moment later all panels among tabs would move up.
        self.arrangement.show_titles()

    def _join(self) -> None:
        session = self.session
        session.opened.connect(self._opened)
        session.opened.connect(lambda: settle_soon(self))
        session.boardChanged.connect(self._board_changed)
        session.cardChanged.connect(lambda _before: self.show_name())
        session.nameChanged.connect(self.show_name)
        session.gameChanged.connect(lambda _before: self.show_name())
        session.rulesChanged.connect(self._rules_changed)
        session.noticed.connect(self.messages.notice)
        session.remarked.connect(self.messages.remark)
        session.failed.connect(self._failed)
        session.hand.changed.connect(self._tool_changed)
        session.losChanged.connect(self._los_changed)
        session.expectationsChanged.connect(self.show_name)
        session.stack.indexChanged.connect(self._stepped)
        self.actions_["all_panels"].toggled.connect(self.arrangement.hide_panels)
        night = self.actions_["night_map"]
        night.setChecked(self.settings.night_map)
        night.toggled.connect(self._choose_night)
        at_start = self.actions_["reopen_at_start"]
        at_start.setChecked(self.settings.reopens)
        at_start.toggled.connect(partial(setattr, self.settings, "reopens"))
        self.actions_["layout"].triggered.connect(lambda _checked=False: self.reset_layout())
        self.files.saved.connect(self.messages.notice)
        session.retracing.told.connect(lambda words: self.status.showMessage(words, TOLD))
        self.files.recentChanged.connect(self._fill_recent)
        self.files.following.presence.changed.connect(self._others_changed)
        self.welcome.chosen.connect(self.files.open_path)
        self.canvas.zoomed.connect(self.status.show_zoom)
        self.status.zoomClicked.connect(self.canvas.fit)
        self.status.circumstancesClicked.connect(lambda: self.docks.bring_forward("los"))
        self.status.issuesClicked.connect(lambda: self.docks.bring_forward("issues"))
        issues = self.docks.panel(IssuesPanel)
        issues.counted.connect(self.status.show_issues)
        self.status.show_issues(tr("No issues"))
        self.menus.theme_group.triggered.connect(self._choose_theme)
        for action in self.menus.theme_group.actions():
            action.setChecked(action.data() == self.settings.theme)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        if self.settings.tool in session.hand.tools:
            session.hand.choose(self.settings.tool)
        self._tool_changed()
        self._fill_recent()

    # -- showing --------------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        empty = self.session.empty
        self.middle.show_open(empty=empty, game=self.session.game is not None)
        if empty:
            self._fill_recent()
        else:
            style_is_other = self.canvas.picture.style.ruleset is not self.session.ruleset
            if style_is_other or not self.styling.is_worn or self.session.game is not None:
                self._dress()
            if self.session.game is None:
                self.settings.ruleset = self.session.ruleset.id
            self.menus.call_scenarios(called(self.session.ruleset))
            self.welcome.offer_again(())
            # Once the layout has given the canvas its size.
            QTimer.singleShot(0, self.canvas, self.canvas.refit)
        self.middle.begun_at.setFocus()
        self.arrangement.fit()
        self.show_name()

    def _board_changed(self, change: Change) -> None:
        self.show_name()
        if "style" in change.headings and not self.styling.is_worn:
            self._dress()

    def _rules_changed(self) -> None:
        """The rules of the game were edited: what is shown of them is filled anew."""
        if not self.stage.looks_like(self.session.ruleset):
            self._dress()
        self.menus.call_scenarios(called(self.session.ruleset))
        self.commands.enable()

    def show_name(self) -> None:
        """Show the document's name and whether it differs from its file."""
        self.commands.enable()
        if self.session.empty:
            self.setWindowTitle("bob_editor")
            self.setWindowModified(False)
            return
        name = f"{self.session.file_name} – {self.folder}" if self.folder else self.session.file_name
        self.setWindowTitle(tr("{file_name}[*] – bob_editor", file_name=name))
        self.setWindowFilePath(self.session.desk.path or "")
        self.setWindowModified(self.session.modified)

    def say_folder(self, folder: str) -> None:
        """Say with the name in which folder the file is, for another of its name is open; "" for no longer."""
        if folder != self.folder:
            self.folder = folder
            self.show_name()

    def _others_changed(self) -> None:
        """Another window has opened the same file, or has closed it."""
        others = self.files.following.presence.others
        self.status.elsewhere.setVisible(others > 0)
        if others:
            self.messages.remark(
                tr(
                    "{file_name} is open in another window, too. Saving there is noticed here.",
                    file_name=self.session.file_name,
                )
            )

    def _stepped(self, index: int) -> None:
        """A step was done or undone, maybe one of the LOS trial, which changes no board."""
        if index < self._steps:
            # A notice may tell of what has just been undone.
            self.messages.notice("")
        self._steps = index
        self.show_name()

    def _failed(self, error: BobEditorError) -> None:
        self.messages.fault(error)

    def _tool_changed(self) -> None:
        tool = self.session.hand.tool
        self.actions_[tool_command(tool.id)].setChecked(True)
        if self.session.game is None:  # which begins with the one that looks
            self.settings.tool = tool.id if tool.edits == "nothing" else self.session.hand.select.id

    def _los_changed(self) -> None:
        """A thread that begins brings its panel to the front, once."""
        looking = self.session.live_los.origin is not None
        if looking and not self._looking:
            self.docks["los"].raise_()
        self._looking = looking

    def _fill_recent(self) -> None:
        recent = self.settings.recent
        self.menus.fill_recent(recent, lambda path: self.files.open_each((path,)), self._clear_recent)
        if self.session.empty:
            self.welcome.list_once_seen(lambda: (recent, samples()))

    def _clear_recent(self) -> None:
        self.settings.clear_recent()
        found_sound.forget()
        kept.forget()
        self._fill_recent()

    # -- theme ----------------------------------------------------------------------------------------------------

    def _choose_theme(self, action: QAction) -> None:
        self.settings.theme = action.data()
        self.wear()

    def _choose_night(self, night: bool) -> None:
        self.settings.night_map = night
        self._dress()

    def _system_changed(self) -> None:
        if self.settings.theme == "system":
            self.wear()

    def catch_up(self) -> None:
        """Wear what was chosen in another tab, and list the files that were opened there."""
        self.actions_["night_map"].setChecked(self.settings.night_map)
        self.actions_["reopen_at_start"].setChecked(self.settings.reopens)
        for action in self.menus.theme_group.actions():
            action.setChecked(action.data() == self.settings.theme)
        if self.shade != theme.shade_worn() or not self.styling.is_worn:
            self.shade = theme.shade_worn()
            self._dress()
        self._fill_recent()

    def wear(self) -> None:
        """Dress window and board in the theme of the settings."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self.shade = theme.wear(app, self.settings.theme)
        self._dress()

    def _style(self) -> Style:
        return self.styling.style("dark" if self.settings.night_map else "light")

    def _dress(self) -> None:
        style = self._style()
        self.canvas.set_style(style, theme.colour("surround", self.shade))
        self.docks.dress(style)
        self.workbench.dress()
        self.stage.dress(style)

    # -- events ---------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            accept_copy(event)
            # Later, so that the program it was dragged from isn't kept waiting by a question.
            QTimer.singleShot(0, self, lambda: self.files.open_each(paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember the layout."""
        if not (self.files.may_leave() and self.may_end()):
            event.ignore()
            return
        self.keep_layout(self)
        self.end()
        event.accept()

    def may_end(self) -> bool:
        """Whether nothing would be lost beside the document: the user is asked about what is."""
        nothing_waits = self.files.writing.may_leave() and self.seldom.may_leave()
        return nothing_waits and self.files.may_give_up_trace()

    def keep_layout(self, outer: QWidget) -> None:
        """Remember where panels stand, and the place of the outermost window."""
        self.arrangement.stand_as_remembered()
        self.settings.geometry = outer.saveGeometry()
        self.settings.layout = self.saveState(LAYOUT_VERSION)
        self.settings.write()

    def end(self) -> None:
        """Stop all that works beside the window, and leave nothing behind."""
        self.autosave.end()
        self.files.work.end()
        self.files.coming.end()
        self.files.getting_ready.end()
        self.session.sighting.end()
        self.files.writing.end()
        self.files.following.presence.end()
        self.workbench.end()
        self.docks.end()
        self.stage.end()
        self.seldom.end()
        self.session.scenario_desk.end()
