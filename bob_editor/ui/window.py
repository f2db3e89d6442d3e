"""The frame: menus, toolbars, panels around the canvas, and what joins their signals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QGridLayout, QMainWindow, QStackedWidget, QWidget

from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.errors import BobEditorError
from bob_editor.render.kit.style import Style
from bob_editor.ui import icons, theme
from bob_editor.ui.actions import Actions
from bob_editor.ui.arrangement import Arrangement, Place
from bob_editor.ui.autosave import NOTHING_UNSAVED, Autosave
from bob_editor.ui.canvas import Canvas
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card_marks import CardMarks
from bob_editor.ui.commands import Commands
from bob_editor.ui.drops import Drops
from bob_editor.ui.field_modes import FieldModes
from bob_editor.ui.files import Files
from bob_editor.ui.menus import Menus, main_toolbar, tool_actions
from bob_editor.ui.message_bar import MessageBar
from bob_editor.ui.options_bar import OptionsBar
from bob_editor.ui.panel_table import PANELS
from bob_editor.ui.panels.argument import ArgumentBox
from bob_editor.ui.panels.fields import FieldsPanel
from bob_editor.ui.panels.history import HistoryPanel
from bob_editor.ui.panels.inspector import InspectorPanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.layers import LayersPanel
from bob_editor.ui.panels.los import LosPanel
from bob_editor.ui.panels.palette import PalettePanel
from bob_editor.ui.panels.profile import ProfilePanel
from bob_editor.ui.panels.suite import SuitePanel
from bob_editor.ui.publishing import Publishing
from bob_editor.ui.session import Session
from bob_editor.ui.settings import LAYOUT_VERSION, Settings
from bob_editor.ui.status import Status
from bob_editor.ui.welcome import Welcome
from bob_editor.ui.workbench import Workbench


class Window(QMainWindow):
    """The main window; everything in it shows one ``Session``."""

    def __init__(self, session: Session, settings: Settings, autosave: Autosave) -> None:
        super().__init__()
        self.session: Session = session
        self.settings = settings
        self.autosave = autosave
        self.files = Files(session, settings, autosave, self)
        self.shade = theme.shade_worn()
        self._looking = False
        self.make_another: Callable[[], Window] | None = None
        """Makes one more window, for a file beside the open one; whoever makes this window gives it."""
        self._beside: list[Window] = []
        style = self._style()
        self.actions_ = Actions(self)
        self.menus = Menus(self, self.actions_)
        main_toolbar(self, self.actions_)
        self.options = OptionsBar(session, self)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.options)
        _, self.tool_actions = tool_actions(session, self.actions_, self)
        self.menus.by_title["Tools"].addActions(list(self.tool_actions.values()))
        self.messages = MessageBar()
        self.canvas = Canvas(session, style, theme.colour("surround", self.shade))
        self.drops = Drops(self.canvas)
        self.card_marks = CardMarks(self)
        self.welcome = Welcome(self.actions_["new"], self.actions_["new_scenario"], self.actions_["open"])
        self.status = Status(session)
        self.setStatusBar(self.status)
        self._lay_out(style)
        self.commands = Commands(self)
        self.workbench = Workbench(self, self.field_modes, self.pinned)
        self.publishing = Publishing(self)
        self._join()
        self.setAcceptDrops(True)
        self.setWindowIcon(icons.icon("mdi6.hexagon-multiple", "#2f6d4a"))
        self.setMinimumSize(QSize(820, 560))
        self._restore_layout()
        self._opened()

    # -- making ---------------------------------------------------------------------------------------------------

    def _lay_out(self, style: Style) -> None:
        self.centre = QStackedWidget()
        self.centre.addWidget(self.canvas)
        self.centre.addWidget(self.welcome)
        middle = QWidget()
        # One cell for both: a message lies over the board's upper edge, and the board stays where it is.
        cell = QGridLayout(middle)
        cell.setContentsMargins(0, 0, 0, 0)
        cell.addWidget(self.centre, 0, 0)
        cell.addWidget(self.messages, 0, 0, Qt.AlignmentFlag.AlignTop)
        self.setCentralWidget(middle)
        self.palette_panel = PalettePanel(self.session, style)
        self.inspector = InspectorPanel(self.session)
        self.layers = LayersPanel()
        self.issues = IssuesPanel(self.session)
        self.los = LosPanel(self.session)
        self.argument = ArgumentBox(self.session)
        self.los.add_below_reasons(self.argument)
        self.field_modes = FieldModes(self.session, self)
        self.pinned = PinnedThreads(self.session.live_los)
        self.fields = FieldsPanel(self.session, self.field_modes, self.pinned)
        self.suite = SuitePanel(self.session)
        self.profile = ProfilePanel(self.session, style)
        self.history = HistoryPanel(self.session)
        self.arrangement = Arrangement(self)
        self.docks = self.arrangement.docks
        left: Place = "left"
        right: Place = "right"
        for name, title, panel, place in (
            ("palette", "&Palette", self.palette_panel, left),
            ("layers", "La&yers", self.layers, left),
            ("inspector", "I&nspector", self.inspector, right),
            ("los", "&LOS", self.los, right),
            ("fields", "&Fields", self.fields, right),
            ("issues", "&Issues", self.issues, right),
            ("suite", "&Expected", self.suite, right),
            ("history", "&History", self.history, right),
            ("profile", "&Side view", self.profile, "bottom"),
            *((row.id, row.title, row.make(self), row.area) for row in PANELS),
        ):
            self.menus.panels.addAction(self.arrangement.add(name, title, panel, place))
        self.arrangement.lay_out()

    def reset_layout(self) -> None:
        """Put all panels back."""
        self.arrangement.lay_out()

    def _restore_layout(self) -> None:
        self.resize(1360, 860)
        self.restoreGeometry(self.settings.geometry)
        layout = self.settings.layout
        if not layout.isEmpty():
            self.restoreState(layout, LAYOUT_VERSION)
            # The layout may be that of a scenario, and nothing is open yet.
            self.arrangement.fit_anew()

    def _join(self) -> None:
        session = self.session
        session.opened.connect(self._opened)
        session.boardChanged.connect(lambda _change: self.show_name())
        session.cardChanged.connect(lambda _before: self.show_name())
        session.nameChanged.connect(self.show_name)
        session.noticed.connect(self.messages.notice)
        session.failed.connect(self._failed)
        session.toolChanged.connect(self._tool_changed)
        session.losChanged.connect(self._los_changed)
        self.card.leads.connect(lambda: self.bring_forward("card"))
        self.files.saved.connect(self.messages.notice)
        self.files.recentChanged.connect(self._fill_recent)
        self.welcome.chosen.connect(self.files.open_path)
        self.canvas.zoomed.connect(self.status.show_zoom)
        self.status.zoomClicked.connect(self.canvas.fit)
        self.status.issuesClicked.connect(lambda: self.show_panel("issues"))
        self.issues.counted.connect(self.status.show_issues)
        self.status.show_issues("No issues")
        self.issues.refresh()
        self.layers.chosen.connect(self.canvas.set_layers)
        self.layers.overlays.connect(self.canvas.set_overlays)
        self.layers.field.toggled.connect(self.actions_["los_field"].setChecked)
        self.palette_panel.usedChanged.connect(self._remember_used)
        self.palette_panel.picked.connect(lambda _kind, _id: self.canvas.setFocus())
        self.palette_panel.set_used(self.settings.used_terrains)
        self.menus.theme_group.triggered.connect(self._choose_theme)
        for action in self.menus.theme_group.actions():
            action.setChecked(action.data() == self.settings.theme)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if self.settings.tool in session.tools:
            session.choose_tool(self.settings.tool)
        self._tool_changed()
        self._fill_recent()

    # -- showing --------------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        empty = self.session.empty
        self.centre.setCurrentWidget(self.welcome if empty else self.canvas)
        if empty:
            self.welcome.show_files(self.settings.recent, self.files.samples())
        else:
            if self.canvas.picture.style.ruleset is not self.session.ruleset:
                self._dress()
            self.settings.ruleset = self.session.ruleset.id
            self.canvas.setFocus()
            # Once the layout has given the canvas its size.
            QTimer.singleShot(0, self.canvas.fit)
        self.arrangement.fit()
        self.commands.enable()
        self.show_name()

    def show_name(self) -> None:
        """Show the document's name and whether it differs from its file."""
        if self.session.empty:
            self.setWindowTitle("bob_editor")
            self.setWindowModified(False)
            return
        self.setWindowTitle(f"{self.session.file_name}[*] – bob_editor")
        self.setWindowFilePath(self.session.path or "")
        self.setWindowModified(self.session.modified)
        self.commands.enable()

    @property
    def card(self) -> CardPanel:
        """The form of the scenario's card."""
        panel = self.docks["card"].widget()
        if not isinstance(panel, CardPanel):
            raise TypeError(panel)
        return panel

    def open_beside(self, path: str) -> Window | None:
        """Open a file in a window of its own, beside this one; an open window that has it comes to the front."""
        self._beside = [one for one in self._beside if one.isVisible()]
        for one in self._beside:
            if one.session.path is not None and Path(one.session.path).resolve() == Path(path).resolve():
                one.raise_()
                one.activateWindow()
                return one
        if self.make_another is None:
            return None
        other = self.make_another()
        self._beside.append(other)
        other.show()
        other.files.open_path(path)
        return other

    def save_aside(self) -> str:
        """Keep all unsaved work aside, for a fault has come; a sentence that says where it is."""
        told = [
            one.autosave.save_aside() for one in (self, *(one for one in self._beside if one.isVisible()))
        ]
        return next((words for words in told if words != NOTHING_UNSAVED), NOTHING_UNSAVED)

    def show_panel(self, name: str) -> None:
        """Bring a panel to the front and give it the keyboard."""
        self.bring_forward(name)
        self.docks[name].widget().setFocus()

    def bring_forward(self, name: str) -> None:
        """Bring a panel to the front, wherever the keyboard is."""
        self.docks[name].show()
        self.docks[name].raise_()

    def _failed(self, error: BobEditorError) -> None:
        self.messages.fault(error)

    def _tool_changed(self) -> None:
        tool = self.session.tool
        self.tool_actions[tool.id].setChecked(True)
        self.settings.tool = tool.id

    def _los_changed(self) -> None:
        """A thread that begins brings its panel to the front, once."""
        looking = self.session.live_los.origin is not None
        if looking and not self._looking:
            self.docks["los"].raise_()
        self._looking = looking

    def _fill_recent(self) -> None:
        self.menus.fill_recent(self.settings.recent, self.files.open_path, self._clear_recent)

    def _clear_recent(self) -> None:
        self.settings.clear_recent()
        self._fill_recent()

    def _remember_used(self, used: tuple[str, ...]) -> None:
        self.settings.used_terrains = used

    # -- theme ----------------------------------------------------------------------------------------------------

    def _choose_theme(self, action: QAction) -> None:
        self.settings.theme = action.data()
        self.wear()

    def _system_changed(self) -> None:
        if self.settings.theme == "system":
            self.wear()

    def wear(self) -> None:
        """Dress window and board in the theme of the settings."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self.shade = theme.wear(app, self.settings.theme)
        self._dress()
        icons.renew(self)
        self.issues.refresh()
        self.los.refresh()
        self.suite.refresh()
        self.fields.show_threads()

    def _style(self) -> Style:
        return Style(self.session.ruleset, "light" if self.shade == "light" else "dark")

    def _dress(self) -> None:
        style = self._style()
        self.canvas.set_style(style, theme.colour("surround", self.shade))
        self.palette_panel.set_style(style)
        self.profile.set_style(style)

    # -- events ---------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that was dropped."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            # Later, so that the program it was dragged from isn't kept waiting by a question.
            QTimer.singleShot(0, lambda: self.files.open_path(paths[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember the layout."""
        if not self.files.may_leave():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.layout = self.saveState(LAYOUT_VERSION)
        self.settings.write()
        self.autosave.end()
        self.workbench.end()
        self.publishing.end()
        self.session.desk.end()
        event.accept()

    def keys_of(self, name: str) -> str:
        """The shortcut of a command as people read it."""
        return ", ".join(
            key.toString(QKeySequence.SequenceFormat.NativeText) for key in self.actions_[name].shortcuts()
        )
