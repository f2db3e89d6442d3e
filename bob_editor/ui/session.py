"""What is open, a board or a scenario: undo stack, tools, live issues and LOS; one Qt signal for each change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.issues.board_issues import LiveIssues
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.editing.tools import make_tools
from bob_editor.editing.tools.look import Look
from bob_editor.editing.tools.select import Select
from bob_editor.editing.tools.tool import Tool
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.issues import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.rulesets import ruleset as find_ruleset
from bob_editor.storage.form.problems import Problem
from bob_editor.ui.file_issues import issue_of
from bob_editor.ui.scenario_desk import ScenarioDesk
from bob_editor.ui.stillness import Stillness
from bob_editor.ui.undo import SuiteSwap, push

CHECK_AFTER = 150
"""Milliseconds without an edit after which all checks are run again."""

CHECK_LATEST = 1500
"""Where checks take long they wait longer, so that they don't slow the next stroke; but never longer than this."""

EMPTY_GRID = Grid(1, 1)
"""A document always exists; while nothing is open, or a scenario has no map yet, it is one empty hex."""


class Session(QObject):
    """One board or one scenario at a time; of a scenario, ``document`` holds its joined map, which no tool edits."""

    opened = Signal()
    """Another board or scenario is open, or none."""
    boardChanged = Signal(object)
    """The document's value is another; carries the ``Change``."""
    cardChanged = Signal(object)
    """The scenario's card is another; carries the ``Scenario`` before, the present one where a board's file changed."""
    pictureChanged = Signal(object)
    """The map looks otherwise: the board's value, or what a scenario's changes make of it; carries the ``Change``."""
    fieldWanted = Signal(object)
    """A field of the card is to be shown; carries its path."""
    nameChanged = Signal()
    """Path, or what counts as saved, is another."""
    issuesChanged = Signal()
    losChanged = Signal()
    expectationsChanged = Signal()
    """The suites kept beside the board, or what came of them, are others."""
    toolChanged = Signal()
    """Another tool is in hand."""
    toolUpdated = Signal()
    """The tool's hint, preview or an option is another."""
    pointed = Signal(object)
    """The pointer stands elsewhere; carries a ``Pointer``, or None off the board."""
    jumped = Signal(object)
    """Hexes are to be shown; carries them."""
    failed = Signal(object)
    """Something asked for can't be done; carries a ``BobEditorError``."""
    noticed = Signal(str)
    """Something is worth a sentence."""

    def __init__(self, ruleset: str = "", parent: QObject | None = None) -> None:
        """Begin with nothing open, under the ruleset of an id; the first there is where that is not installed."""
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.stillness = Stillness()
        self.empty = True
        self.pointer: Pointer | None = None
        self.highlight: tuple[Hex, ...] = ()
        self.guest: Preview | None = None
        self.problems: tuple[Problem, ...] = ()
        """What didn't fit the format in the file that was opened."""
        rulesets = all_rulesets()
        first = rulesets.get(ruleset) or next(iter(rulesets.values()))
        self.document = Document(Board(EMPTY_GRID, first.id), first)
        self.document.edit_hook = self._push
        self.live_issues = LiveIssues(self.document)
        self.live_los = LiveLos(self.document)
        self.expectations = Expectations(self.document)
        self.desk = ScenarioDesk(self)
        self.live_issues.beside = self.desk.check_beside
        self.pick = self.desk.open.pick
        self.tools: Mapping[str, Tool] = make_tools(self.document, self.live_los, self.desk.open)
        self.tool = next(iter(self.tools.values()))
        self._opening = False
        self._check_timer = QTimer(self)
        self._check_timer.setSingleShot(True)
        self._check_timer.setInterval(CHECK_AFTER)
        self._check_timer.timeout.connect(self._check)
        self.document.changed.connect(self._changed)
        self.document.renamed.connect(self._renamed)
        self.live_issues.changed.connect(self._issues_changed)
        self.live_los.changed.connect(self._los_changed)
        self.expectations.changed.connect(self._expectations_changed)
        self.desk.changed.connect(self._card_changed)
        self.desk.open.wanted.connect(self.show_field)
        self.desk.pictureChanged.connect(self.pictureChanged)
        self.desk.renamed.connect(self._renamed)
        self.desk.issuesChanged.connect(self.issuesChanged)
        self.desk.noticed.connect(self.noticed)
        self.desk.failed.connect(self.failed)
        for tool in self.tools.values():
            tool.updated.connect(self._tool_updated)

    # -- what is open -------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The document's present value."""
        return self.document.value

    @property
    def ruleset(self) -> Ruleset:
        """The rules that the document is held to."""
        return self.document.ruleset

    @property
    def scenario(self) -> ScenarioDocument | None:
        """The open scenario; None where a board is open, or nothing."""
        return self.desk.document

    @property
    def card(self) -> Card | None:
        """The open scenario's card as checks and forms read it."""
        return self.desk.open.card

    @property
    def pictured(self) -> Ground:
        """What the canvas paints: the document's ground, or what a scenario's changes make it look like."""
        return self.document.ground if self.scenario is None else self.desk.pictured

    @property
    def path(self) -> str | None:
        """The file of what is open."""
        return self.document.path if self.scenario is None else self.scenario.path

    @property
    def title(self) -> str:
        """What to call what is open."""
        return self.document.title if self.scenario is None else self.scenario.title

    @property
    def modified(self) -> bool:
        """Whether the board or scenario, or an expectation kept beside it, differs from its file."""
        edited = self.document.modified if self.scenario is None else self.scenario.modified
        return edited or self.expectations.modified

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say now."""
        if self.empty:
            return ()
        found = self.live_issues.issues if self.scenario is None else self.desk.live.issues
        return (*(issue_of(problem, self.board.grid) for problem in self.problems), *found)

    @property
    def select(self) -> Select:
        """The tool that keeps the selection, in hand or not."""
        tool = self.tools["select"]
        if not isinstance(tool, Select):
            raise TypeError(tool)
        return tool

    @property
    def look(self) -> Look:
        """The tool that looks along lines of sight, in hand or not; it knows the position and unit of both ends."""
        tool = self.tools["look"]
        if not isinstance(tool, Look):
            raise TypeError(tool)
        return tool

    @property
    def selection(self) -> frozenset[Hex]:
        """The selected hexes."""
        return self.select.selection

    @property
    def file_name(self) -> str:
        """The file's name; for what has no file yet, its title."""
        return Path(self.path).name if self.path else self.title

    def open(self, board: Board, path: str | None, problems: tuple[Problem, ...] = ()) -> None:
        """Show another board.

        :raises UnknownRuleset: where the board's ruleset isn't installed; what was open stays.
        """
        ruleset = find_ruleset(board.ruleset)
        self._put(board, ruleset, path, problems)
        self.empty = False
        self.live_issues.forget()
        self.live_issues.refresh()
        self.expectations.load()
        self._fit_tool()
        self.opened.emit()
        self._check_timer.start()

    def open_scenario(self, scenario: Scenario, path: str | None, problems: tuple[Problem, ...] = ()) -> None:
        """Show another scenario, its map joined from its boards; what can't be read of those is told.

        ``problems`` are those of the file's text; what breaks the card's format is found as it is edited.

        :raises UnknownRuleset: where the scenario's ruleset isn't installed; what was open stays.
        """
        ruleset = find_ruleset(scenario.ruleset)
        document = ScenarioDocument(scenario, ruleset, path)
        board = document.map.board if document.map.grid.hexes else Board(EMPTY_GRID, ruleset.id)
        self._put(board, ruleset, path, problems, document)
        self.empty = False
        self.expectations.load(document.card.scene)
        self.desk.live.refresh()
        self._fit_tool()
        self.opened.emit()
        self._check_timer.start()
        self.desk.tell_of_boards()

    def close(self) -> None:
        """Show nothing."""
        self._put(Board(EMPTY_GRID, self.board.ruleset), self.ruleset, None, ())
        self.empty = True
        self.expectations.load()
        self._fit_tool()
        self.opened.emit()

    def _put(
        self,
        board: Board,
        ruleset: Ruleset,
        path: str | None,
        problems: tuple[Problem, ...],
        scenario: ScenarioDocument | None = None,
    ) -> None:
        self.tool.cancel()
        self.pick.cancel()
        self.select.select_none()
        self.pointer, self.highlight, self.problems, self.guest = None, (), problems, None
        # Listeners hear of another board by ``opened``, once it is all there.
        self._opening = True
        try:
            self.live_los.look(None, None)
            self.desk.put(scenario)
            self.document.open(board, ruleset, path)
            if scenario is not None:
                self.live_los.scene = scenario.card.scene
            self.desk.open.changed.emit()
        finally:
            self._opening = False
        self.stack.clear()

    def show_map(self, board: Board | None, scene: Scene) -> None:
        """Show another joined map under the circumstances of a card; None where there is no map."""
        self._opening = True
        try:
            # The former circumstances name hexes that the new map may lack.
            self.live_los.scene = Scene(self.board, self.ruleset)
            change = self.document.set_value(Board(EMPTY_GRID, self.ruleset.id) if board is None else board)
            self.live_los.scene = scene
        finally:
            self._opening = False
        if change.everything:
            self.pointer, self.highlight = None, ()
            self.select.select_none()
        self.expectations.set_base(scene)
        if change:
            self.boardChanged.emit(change)
        self.losChanged.emit()

    def show_scene(self, scene: Scene) -> None:
        """Ask about LOS under the circumstances of a card, where they are others."""
        if scene.with_board(self.board) != self.live_los.scene:
            self.live_los.scene = scene
            self.expectations.set_base(scene)

    # -- edits --------------------------------------------------------------------------------------------------

    def perform(self, edit: Edit[Board]) -> None:
        """Do an edit as one step of undo; what can't be done is reported, not raised."""
        try:
            self._push(edit)
        except BobEditorError as error:
            self.failed.emit(error)

    def perform_on_card(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the scenario's card as one step of undo; what can't be done is reported, not raised.

        One of the same ``merge`` as the step before becomes part of it, as letters typed into one field do.
        """
        try:
            self.desk.push(edit, merge)
        except BobEditorError as error:
            self.failed.emit(error)

    def perform_fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Do an edit that an issue proposes, on what the issue is about."""
        if self.scenario is None:
            self.perform(edit)
        elif issue.subject == "scene":
            before = self.scenario.card.scene
            self.desk.set_scene(before, edit.apply(before), edit.label)
        else:
            self.perform_on_card(edit)

    def set_scene(self, scene: Scene, label: str) -> None:
        """Ask about LOS under other circumstances; of a scenario, they are written into its card."""
        if self.scenario is None:
            self.live_los.scene = scene
        else:
            self.desk.set_scene(self.live_los.scene, scene, label)

    def keep_suites(self, suites: Suites, label: str) -> None:
        """Put other suites beside the board, as one step of undo."""
        if suites != self.expectations.suites:
            self.stack.push(SuiteSwap(self.expectations, suites, label))

    def _push(self, edit: Edit[Board]) -> None:
        if self.scenario is not None:
            raise BadCall(
                "The boards of a scenario are edited in their own files.",
                hint="Open the board with Scenario, Open board.",
            )
        push(self.stack, self.document, edit)

    def may_use(self, tool: Tool) -> bool:
        """Whether a tool is of use with what is open."""
        return tool.edits in ("nothing", "board" if self.scenario is None else "scenario")

    def _fit_tool(self) -> None:
        if not self.may_use(self.tool):
            self.choose_tool(self.select.id)

    def choose_tool(self, name: str) -> None:
        """Take up a tool; what the former had begun is given up. One that is of no use here is left."""
        if self.tools[name] is self.tool or not self.may_use(self.tools[name]):
            return
        self.tool.leave()
        self.tool = self.tools[name]
        self.toolChanged.emit()
        self.toolUpdated.emit()

    # -- what is pointed at ---------------------------------------------------------------------------------------

    def point(self, pointer: Pointer | None) -> None:
        """Note where the pointer stands."""
        self.pointer = pointer
        self.pointed.emit(pointer)

    @property
    def preview(self) -> Preview:
        """What to show on the board as pending: what a panel proposes, else what the tool in hand would do."""
        return self.guest or self.tool.preview

    def propose(self, preview: Preview | None) -> None:
        """Show something as pending that no tool does; None shows the tool's again."""
        if preview is not self.guest:
            self.guest = preview
            self.toolUpdated.emit()

    def show_places(self, hexes: tuple[Hex, ...]) -> None:
        """Bring hexes into view and mark them."""
        self.highlight = hexes
        self.jumped.emit(hexes)

    def show_field(self, path: FieldPath) -> None:
        """Bring a field of the card into view."""
        self.fieldWanted.emit(path)

    def mark(self, hexes: tuple[Hex, ...]) -> None:
        """Mark hexes where they are; none takes the mark away."""
        if hexes != self.highlight:
            self.highlight = hexes
            self.toolUpdated.emit()

    # -- following the document -----------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if self._opening:
            return
        self.stillness.stir()
        self.live_issues.refresh_changed()
        self.expectations.refresh_changed(change)
        self.boardChanged.emit(change)
        self.pictureChanged.emit(change)
        self._check_timer.start()

    def _card_changed(self, before: Scenario) -> None:
        self.stillness.stir()
        self.cardChanged.emit(before)
        self._check_timer.start()

    def _check(self) -> None:
        patience = min(CHECK_LATEST, max(CHECK_AFTER, round(2000 * self.live_issues.took)))
        self._check_timer.setInterval(patience if self.scenario is None else CHECK_AFTER)
        if self.scenario is None:
            self.live_issues.refresh()
        else:
            self.desk.live.refresh()
        self.expectations.refresh()

    def _renamed(self) -> None:
        if self._opening:
            return
        if self.problems and not self.modified:
            # Saved: what didn't fit the format is in the file no more.
            self.problems = ()
            self.issuesChanged.emit()
        self.nameChanged.emit()

    def _issues_changed(self) -> None:
        self.issuesChanged.emit()

    def _los_changed(self) -> None:
        if not self._opening:
            self.losChanged.emit()

    def _expectations_changed(self) -> None:
        if not self._opening:
            self.expectationsChanged.emit()

    def _tool_updated(self) -> None:
        self.toolUpdated.emit()
