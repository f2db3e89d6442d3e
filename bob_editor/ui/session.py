"""What is open: the document with its undo stack, tools, live issues and LOS; one Qt signal for each change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.document import Document
from bob_editor.editing.expectations import Expectations
from bob_editor.editing.live_issues import LiveIssues
from bob_editor.editing.live_los import LiveLos
from bob_editor.editing.pointer import Pointer
from bob_editor.editing.preview import Preview
from bob_editor.editing.suite_edits import Suites
from bob_editor.editing.tools import make_tools
from bob_editor.editing.tools.look import Look
from bob_editor.editing.tools.select import Select
from bob_editor.editing.tools.tool import Tool
from bob_editor.errors import BobEditorError
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.rules.issues import Issue
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.rulesets import ruleset as find_ruleset
from bob_editor.storage.problems import Problem
from bob_editor.ui.file_issues import issue_of
from bob_editor.ui.undo import SuiteSwap, push

CHECK_AFTER = 150
"""Milliseconds without an edit after which all checks are run again."""

EMPTY_GRID = Grid(1, 1)
"""A document always exists; while nothing is open it is one empty hex that nobody sees."""


class Session(QObject):
    """One document at a time; ``open`` puts another board into it."""

    opened = Signal()
    """Another board is open, or none."""
    boardChanged = Signal(object)
    """The document's value is another; carries the ``Change``."""
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

    def __init__(self, ruleset: str = "", parent: QObject | None = None) -> None:
        """Begin with nothing open, under the ruleset of an id; the first there is where that is not installed."""
        super().__init__(parent)
        self.stack = QUndoStack(self)
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
        self.tools: Mapping[str, Tool] = make_tools(self.document, self.live_los)
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
    def modified(self) -> bool:
        """Whether the board or an expectation kept beside it differs from its file."""
        return self.document.modified or self.expectations.modified

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say now."""
        if self.empty:
            return ()
        return (*(issue_of(problem, self.board.grid) for problem in self.problems), *self.live_issues.issues)

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
        return Path(self.document.path).name if self.document.path else self.document.title

    def open(self, board: Board, path: str | None, problems: tuple[Problem, ...] = ()) -> None:
        """Show another board.

        :raises UnknownRuleset: where the board's ruleset isn't installed; what was open stays.
        """
        ruleset = find_ruleset(board.ruleset)
        self._put(board, ruleset, path, problems)
        self.empty = False
        self.live_issues.refresh()
        self.expectations.load()
        self.opened.emit()
        self._check_timer.start()

    def close(self) -> None:
        """Show nothing."""
        self._put(Board(EMPTY_GRID, self.board.ruleset), self.ruleset, None, ())
        self.empty = True
        self.expectations.load()
        self.opened.emit()

    def _put(self, board: Board, ruleset: Ruleset, path: str | None, problems: tuple[Problem, ...]) -> None:
        self.tool.cancel()
        self.select.select_none()
        self.pointer, self.highlight, self.problems, self.guest = None, (), problems, None
        # Listeners hear of another board by ``opened``, once it is all there.
        self._opening = True
        try:
            self.live_los.look(None, None)
            self.document.open(board, ruleset, path)
        finally:
            self._opening = False
        self.stack.clear()

    # -- edits --------------------------------------------------------------------------------------------------

    def perform(self, edit: Edit[Board]) -> None:
        """Do an edit as one step of undo; what can't be done is reported, not raised."""
        try:
            self._push(edit)
        except BobEditorError as error:
            self.failed.emit(error)

    def keep_suites(self, suites: Suites, label: str) -> None:
        """Put other suites beside the board, as one step of undo."""
        if suites != self.expectations.suites:
            self.stack.push(SuiteSwap(self.expectations, suites, label))

    def _push(self, edit: Edit[Board]) -> None:
        push(self.stack, self.document, edit)

    def choose_tool(self, name: str) -> None:
        """Take up a tool; what the former had begun is given up."""
        if self.tools[name] is self.tool:
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

    def mark(self, hexes: tuple[Hex, ...]) -> None:
        """Mark hexes where they are; none takes the mark away."""
        if hexes != self.highlight:
            self.highlight = hexes
            self.toolUpdated.emit()

    # -- following the document -----------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if self._opening:
            return
        self.live_issues.refresh_changed(change)
        self.expectations.refresh_changed(change)
        self.boardChanged.emit(change)
        self._check_timer.start()

    def _check(self) -> None:
        self.live_issues.refresh()
        self.expectations.refresh()

    def _renamed(self) -> None:
        if self._opening:
            return
        if self.problems and not self.document.modified:
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
