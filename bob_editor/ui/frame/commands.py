"""What the window's commands do, joined to the actions, and when each can be used."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from bob_editor.editing.drawing.clipboard import FORMAT, Snippet, snippet_from_text, takes_long
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.manual import papers
from bob_editor.ui.canvas.field_layer import FieldLayer
from bob_editor.ui.card import panel as card
from bob_editor.ui.desk import exporting, starting, turning
from bob_editor.ui.desk.actions import tool_command
from bob_editor.ui.desk.command_table import COMMANDS
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs import charts, find_place
from bob_editor.ui.dialogs.documents import board_properties
from bob_editor.ui.dialogs.files import open_board
from bob_editor.ui.dialogs.help import about, context, handbook, manual, shortcuts
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.dress.typing import is_typed_into, take_in
from bob_editor.ui.frame import scanning
from bob_editor.ui.frame.exchanging import text_import
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.scenario import card_preview
from bob_editor.ui.panels.sight import los
from bob_editor.ui.session.copying import Copying
from bob_editor.words import mark, tr

_NEEDS_BOARD = (
    "save", "save_as", "export", "select_all", "select_none", "paste", "zoom_in",
    "zoom_out", "zoom_fit", "zoom_full", "los_swap", "los_clear", "los_field", "los_conditions",
)  # fmt: skip
_NEEDS_HEXES = ("stamp_make", "board_crop", "board_cut_out")

_GROUPS = {
    mark("File"): ("new", "quit"), mark("Edit"): ("undo", "natural"), mark("View"): ("zoom_in", "layout"),
    mark("Outline"): ("outline_next", "snap"),
    mark("LOS"): ("los_swap", "los_conditions"), mark("Issues"): ("issues", "accept_issue"),
    mark("Scenario"): ("card", "open_board"),
    mark("Game"): ("edit_game", "edit_game"),
    mark("Rules"): ("handbook", "tables"), mark("Help"): ("manual", "about"),
}  # fmt: skip


class Commands(QObject):
    """Joins every row of ``COMMANDS`` to the window."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one that is closed, fills the screen, and before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.session = desk.session
        canvas, files, session = desk.canvas, desk.files, desk.session
        actions = desk.actions
        actions.connect_all(
            {
                "new": lambda: starting.start_board(files),
                "new_scenario": lambda: starting.start_scenario(files),
                "new_game": lambda: starting.start_game(files),
                "open_game": lambda: starting.open_game(files),
                "edit_game": lambda: starting.edit_game(files),
                "open": files.open,
                "save": files.save_soon,
                "save_as": files.save_as_soon,
                "export": lambda: exporting.export(files, self._shown_field()),
                "properties": self.properties,
                "close": files.close,
                "quit": files.quit,
                "undo": self.undo,
                "redo": self.redo,
                "cut": self.cut,
                "copy": self.copy,
                "paste": self.paste,
                "delete": lambda: self._or_say(self.delete, tr("There is nothing to delete here.")),
                "select_all": self.select_all,
                "select_none": self.escape,
                "turn": lambda: self._or_say(self.turn, tr("Turned, this looks as it does now.")),
                "mirror": lambda: self._or_say(self.mirror, tr("Mirrored, this looks as it does now.")),
                "scan": lambda: scanning.scan_under(desk, window),
                "zoom_in": lambda: canvas.zoom_steps(1),
                "zoom_out": lambda: canvas.zoom_steps(-1),
                "zoom_fit": canvas.fit,
                "zoom_full": canvas.zoom_full,
                "full_screen": self.full_screen,
                "los_swap": self.swap,
                "los_clear": self.clear_thread,
                "los_conditions": self.conditions,
                "issues": lambda: desk.docks.show("issues"),
                "card": lambda: desk.docks.show("card"),
                "card_preview": lambda: desk.docks.show("card_preview"),
                "export_card": lambda: desk.docks.panel(card_preview.CardPreview).export_card(),
                "print_map": lambda: exporting.print_map(files),
                "find_field": self.find_field,
                "find_place": self.find_place,
                "open_board": self.open_board,
                "import_texts": lambda: text_import.import_texts(desk, window),
                "manual": self.show_manual,
                "whats_new": lambda: manual.show(session.ruleset, papers.CHANGES),
                "shortcuts": self.show_shortcuts,
                "handbook": lambda: handbook.ask(window, session.ruleset),
                "tables": lambda: charts.ask(window, session.ruleset.id),
                "about": lambda: about.ask(window),
            }
        )
        desk.docks.once_made("card", self._join_card)
        stack = session.stack
        # Methods of a QObject, not lambdas: the stack still tells of itself while the window is being taken apart.
        stack.canUndoChanged.connect(self.enable)
        stack.canRedoChanged.connect(self.enable)
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)
        session.hand.updated.connect(self.enable)
        session.losChanged.connect(self.enable)
        self._holds_hexes = False
        self._copying = Copying(self)
        QGuiApplication.clipboard().dataChanged.connect(self._look_at_clipboard)
        self._look_at_clipboard()

    def _join_card(self, panel: QWidget) -> None:
        assert isinstance(panel, card.CardPanel)
        panel.search.left.connect(self.desk.canvas.setFocus)
        panel.leads.connect(lambda: self.desk.docks.bring_forward("card"))

    def _shown_field(self) -> FieldLayer | None:
        """The field that is seen on the board."""
        return self.desk.modes.layer(pending=False) if self.desk.canvas.picture.field.is_shown else None

    def _look_at_clipboard(self) -> None:
        self._holds_hexes = self._copying.coming or FORMAT in QGuiApplication.clipboard().text()[:200]
        drawn_on = not self.session.empty and self.session.desk.is_drawn_on
        self.desk.actions["paste"].setEnabled(drawn_on and self._holds_hexes)

    def enable(self) -> None:
        """Switch on what can be used now."""
        session, actions = self.session, self.desk.actions
        there = not session.empty
        actions.enable(_NEEDS_BOARD, there)
        actions["close"].setEnabled(self.desk.files.may_close)
        actions.enable(("next_scenario", "previous_scenario"), there and bool(session.desk.path))
        open_now = (session.desk.kind, "" if session.game is not None else "map") if there else ()
        for command in COMMANDS:
            if command.needs:
                actions[command.id].setEnabled(command.needs in open_now)
        drawn_on = there and session.desk.is_drawn_on
        select, hexes = session.hand.select, bool(session.hand.selection)
        outlines, labels = bool(select.hold.places), bool(select.labels.places)
        path = select.path.index is not None
        actions.enable(_NEEDS_HEXES, drawn_on and hexes)
        chosen = outlines or labels or path or hexes
        actions["copy"].setEnabled(there and chosen)
        actions.enable(("cut", "turn"), drawn_on and chosen)
        actions["mirror"].setEnabled(drawn_on and (outlines or path or hexes))
        actions["sides_round"].setEnabled(drawn_on and (outlines or hexes))
        if self._stamping:
            actions.enable(("turn", "mirror"), drawn_on)
        actions["delete"].setEnabled(there)
        actions["undo"].setEnabled(there and (session.stack.canUndo() or session.hand.has_begun))
        actions["redo"].setEnabled(there and session.stack.canRedo())
        actions["paste"].setEnabled(drawn_on and self._holds_hexes)
        los = session.live_los
        actions["los_swap"].setEnabled(there and los.origin is not None and los.target is not None)
        actions["los_clear"].setEnabled(there and los.origin is not None)
        for name, tool in session.hand.tools.items():
            action, of_use = actions[tool_command(name)], session.hand.may_use(tool)
            action.setEnabled(there and of_use)
            action.setVisible(of_use)

    def _name_undo(self, text: str) -> None:
        self.desk.actions["undo"].setText(tr("&Undo: {text}", text=unmarked(text)) if text else tr("&Undo"))

    def _name_redo(self, text: str) -> None:
        self.desk.actions["redo"].setText(tr("&Redo: {text}", text=unmarked(text)) if text else tr("&Redo"))

    # -- edit -----------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last edit; of what a tool has begun the last step, or all of it where it has none."""
        take_in(self.window)
        if not self.session.hand.take_back():
            self.session.stack.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.session.stack.redo()

    def copy(self) -> None:
        """Put the selected hexes on the clipboard."""
        self._put(self.session.hand.select.copy())

    def cut(self) -> None:
        """Put the selected hexes on the clipboard and clear them."""
        self._put(self.session.hand.select.cut())

    def _put(self, copied: str | Snippet | None) -> None:
        if copied:
            self._copying.put(copied)
            self._look_at_clipboard()

    def paste(self) -> None:
        """Paste copied hexes at the hex under the pointer; much that was copied elsewhere is read beside the window."""
        text, hand, document = self._copying.text(), self.session.hand, self.session.document
        hand.choose("select")
        sitting, pointer = document.sitting, hand.select.pointer

        def paste(_read: object = None) -> None:
            if document.sitting is sitting:
                hand.select.pointer = pointer
                self.desk.canvas.try_to(lambda: hand.select.paste(text))
            else:
                self.session.noticed.emit(tr("Another board is open by now; nothing was pasted."))

        if takes_long(text):
            told = tr("Reading what was copied")
            self.desk.files.work.do(told, lambda *_: snippet_from_text(text), paste, self.session.failed.emit)
        else:
            paste()

    def _or_say(self, act: Callable[[], object], words: str) -> None:
        """Do what may change nothing; who asked for it is told so then, where it wasn't told already why not."""
        session, stamping = self.session, self._stamping
        before = session.stack.index(), session.document.value, session.hand.tool.told
        with session.document.manner.faults() as why:
            act()
        same = before == (session.stack.index(), session.document.value, session.hand.tool.told)
        if same and not why and stamping is None and not self.desk.files.work.busy:
            session.retracing.told.emit(words)

    def delete(self) -> None:
        """Clear the selection, or what the tool in hand has chosen."""
        if not self.session.hand.tool.delete():
            self.session.hand.select.delete()

    def select_all(self) -> None:
        """Select every hex."""
        self.session.hand.choose("select")
        self.session.hand.select.select_all()

    def escape(self) -> None:
        """Give up what the tool has begun, else the selection, else the thread; the mark of an issue goes as well.

        The keyboard goes back from a panel to the map, which no other key leads to; from LOS a held thread stays.
        """
        tool, focus = self.session.hand.tool, self.window.focusWidget()
        if self.desk.canvas.isVisible() and not is_typed_into(focus):
            self.desk.canvas.setFocus()
        self.session.attention.mark(())
        left = self.desk.canvas.hasFocus() and self.desk.docks["los"].isAncestorOf(focus)
        if left and self.session.hand.look.pinned and self.session.live_los.target is not None:
            return
        if tool.busy or self._stamping is not None:
            tool.cancel()
        elif self.session.hand.selection:
            self.session.hand.select.select_none()
        elif self.session.live_los.origin is not None:
            self.clear_thread()
        else:
            self.desk.messages.hide()

    @property
    def _stamping(self) -> PlaceStamp | None:
        """The tool that has a stamp in hand, which is turned then in place of the selection."""
        tool = self.session.hand.tool
        return tool if isinstance(tool, PlaceStamp) and tool.stamp is not None else None

    def turn(self) -> None:
        """Turn the stamp in hand, else the selected hexes, by 60 degrees."""
        if self._stamping is not None:
            self.desk.canvas.try_to(self._stamping.turn)
        else:
            turning.turn(self.desk)

    def mirror(self) -> None:
        """Mirror the stamp in hand, else the selected hexes."""
        if self._stamping is not None:
            self.desk.canvas.try_to(self._stamping.mirror)
        else:
            turning.mirror(self.desk)

    def properties(self) -> None:
        """Ask for the board's heading."""
        edit = board_properties.ask(
            self.window, self.session.board, self.session.ruleset, self.session.desk.path
        )
        if edit is not None:
            self.session.steps.draw(edit)

    # -- scenario -------------------------------------------------------------------------------------------------

    def find_field(self) -> None:
        """Show the card's form with the keyboard in its search box."""
        self.desk.docks.show("card")
        self.desk.docks.panel(card.CardPanel).search.setFocus()

    def find_place(self) -> None:
        """Ask for the words of a label, or the name of a hex, and show where that is."""
        find_place.FindPlace(self.session, self.window).exec()

    def open_board(self) -> None:
        """Open a board of the scenario in a tab of its own: the only one, or the one that is chosen."""
        document = self.session.scenario
        if document is None:
            return
        boards = [one for one in document.boards if one.path is not None]
        path = open_board.ask(self.window, boards)
        if path is not None:
            self.desk.files.open_each((path,))

    # -- view and LOS -----------------------------------------------------------------------------------------------

    def full_screen(self) -> None:
        """Use the whole screen, or go back."""
        outer = self.window.window()
        outer.setWindowState(outer.windowState() ^ Qt.WindowState.WindowFullScreen)

    def swap(self) -> None:
        """Look from the second hex at the first."""
        self.session.hand.look.swap()

    def clear_thread(self) -> None:
        """Take the thread off the board."""
        self.session.live_los.look(None, None)

    def conditions(self) -> None:
        """Show the LOS panel's form, which may lie below what it says of a line."""
        self.desk.docks.show("los")
        self.desk.docks.panel(los.LosPanel).show_conditions()

    def show_manual(self) -> None:
        """Open the manual at what has the keyboard, on the map at the issue that one was led to.

        Who has just turned to a panel by its tab is told of that.
        """
        widget, issues = QApplication.focusWidget(), self.desk.docks.panel(IssuesPanel)
        here = issues if widget is self.desk.canvas and issues.is_on_map else widget
        dock = context.turned_to(self.desk.docks.values())
        if dock is not None and (here is None or not dock.isAncestorOf(here)):
            here = dock.widget()
        manual.show(self.session.ruleset, context.place_for(here, self.session))

    def show_shortcuts(self) -> None:
        """Show all keys."""
        keys = []
        group = "File"
        starts = {first: name for name, (first, _) in _GROUPS.items()}
        for command in COMMANDS:
            group = starts.get(command.id, group)
            if shown := self.desk.actions.keys_of(command.id):
                keys.append(shortcuts.Key(tr(group), shown, tr(command.does)))
        for name, tool in self.session.hand.tools.items():
            action = self.desk.actions[tool_command(name)]
            keys.append(shortcuts.Key(tr("Tools"), action.shortcut().toString(), tr(tool.title)))
        shortcuts.ask(self.window, [*keys, *shortcuts.canvas_keys()])
