"""What is open, a board, a scenario or a game: its document and desk, and another one put in its place."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.files import TRY_IT
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.editing.tools import make_tools
from bob_editor.errors import UnknownRuleset
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.games.own_names import own_names
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import Game
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.rulesets import ruleset as find_ruleset
from bob_editor.sheet.languages.in_window import keep_names
from bob_editor.storage.form.problems import Problem
from bob_editor.ui.session.attention import Attention
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.stillness import Stillness
from bob_editor.ui.session.board_desk import BoardDesk
from bob_editor.ui.session.checks import Checks
from bob_editor.ui.session.document_desk import DocumentDesk
from bob_editor.ui.session.game_desk import GameDesk
from bob_editor.ui.session.hand import Hand
from bob_editor.ui.session.scenario_desk import ScenarioDesk
from bob_editor.ui.session.steps import Steps
from bob_editor.ui.session.typed import Typed

EMPTY_GRID = Grid(1, 1)
"""A document always exists; while nothing is open, or a scenario has no map yet, it is one empty hex."""


class WhatIsOpen(QObject):
    """One board, scenario or game at a time.

    Of a scenario, ``document`` holds its joined map, which no tool edits, and of a game the board that it is tried on.
    ``desk`` is where what is open is edited, and ``steps`` are the edits that are told where they fail; ``hand`` holds
    the tool, ``attention`` is what is pointed at and marked, ``typed`` what is not yet taken; ``checks`` find issues.
    """

    opened = Signal()
    """Another board or scenario is open, or none."""
    nameChanged = Signal()
    """Path, or what counts as saved, is another."""
    failed = Signal(object)
    """Something asked for can't be done; carries a ``BobEditorError``."""
    noticed = Signal(str)
    """Something is worth a sentence."""
    remarked = Signal(str)
    """Likewise, though nobody here did anything: nothing that went wrong makes room for it."""

    def __init__(self, ruleset: str = "", parent: QObject | None = None) -> None:
        """Begin with nothing open, under the ruleset of an id; the first there is where that is not installed."""
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.stillness = Stillness()
        self.empty = True
        first = _game_to_begin_with(ruleset)
        self.document = Document(Board(EMPTY_GRID, first.id), first)
        self.live_los = LiveLos(self.document)
        self.pinned = PinnedThreads(self.live_los)
        self.expectations = Expectations(self.document)
        self.expectations.los = self.live_los
        self.board_desk = BoardDesk(self.stack, self.document, self.live_los, self.pinned)
        self.scenario_desk = ScenarioDesk(
            self.stack, self.document, self.live_los, self.pinned, self.stillness, self
        )
        self.game_desk = GameDesk(self.stack, self.board_desk, self.live_los, self._hold, self)
        self.board_desk.live.beside = self.scenario_desk.check_beside
        self.sighting = LongWork(self)
        """What works out lines of sight beside the window."""
        self.pick = self.scenario_desk.open.pick
        tools = make_tools(self.document, self.live_los, self.scenario_desk.open)
        # A game is tried out on a board.
        self.hand = Hand(tools, lambda: "board" if self.desk.is_drawn_on else self.desk.kind, self)
        self.attention = Attention(self)
        self.typed = Typed()
        self.steps = Steps(self.stack, lambda: self.desk, self.scenario_desk, self.expectations, self)
        self._opening = self._restoring = self._homeless = self._new = False
        self.checks = Checks(lambda: self.desk, self.expectations, self.stillness, self)

    @property
    def desk(self) -> DocumentDesk:
        """Where what is open is edited; that for boards while nothing is open."""
        if self.game is not None:
            return self.game_desk
        return self.board_desk if self.scenario is None else self.scenario_desk

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
        return self.scenario_desk.document

    @property
    def game(self) -> GameDocument | None:
        """The open game; None where something else is open, or nothing."""
        return self.game_desk.document

    @property
    def card(self) -> Card | None:
        """The open scenario's card as checks and forms read it."""
        return self.scenario_desk.open.card

    @property
    def is_bare(self) -> bool:
        """Whether a scenario is open without any map: the document's one empty hex is no place of it."""
        return self.scenario is not None and self.scenario_desk.map_board() is None

    @property
    def modified(self) -> bool:
        """Whether the board or scenario, or an expectation kept beside it, differs from its file, or that is gone."""
        return self._homeless or self.desk.modified or self.expectations.modified

    @property
    def is_new(self) -> bool:
        """Whether it was begun here and is in no file, though nobody may have changed it yet."""
        return self._new and self.desk.path is None

    @property
    def present(self) -> tuple[int, ...]:
        """What is open now, and as it is now: another after every step of undo."""
        document = self.scenario or self.game
        card = None if document is None else document.value
        return id(self.board), id(card), self.stack.index(), id(self.expectations.suites)

    def set_homeless(self, *, on: bool) -> None:
        """Note that the file of what is open is gone, so that there is nothing else of it; or that it isn't."""
        if on != self._homeless:
            self._homeless = on
            self.nameChanged.emit()

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say now."""
        return () if self.empty else self.checks.issues(self.board.grid)

    @property
    def file_name(self) -> str:
        """The file's name; for what has no file yet, and for a game, its title."""
        by_title = self.desk.path is None or self.game is not None
        return self.desk.title if by_title else Path(str(self.desk.path)).name

    def open(
        self,
        board: Board,
        path: str | None,
        problems: tuple[Problem, ...] = (),
        *,
        ground: Ground | None = None,
        folder: Path | None = None,
        new: bool = False,
    ) -> None:
        """Show another board; ``ground`` is it as its ruleset reads it, where that was read beside the window.

        ``folder`` is where the scan lies of one that is in no file yet; a ``new`` one was begun by the user.

        :raises UnknownRuleset: where the board's ruleset isn't installed; what was open stays.
        """
        ruleset = find_ruleset(board.ruleset)
        path = _absolute(path)
        with self._or_as_it_was():
            # Its game may have been saved anew since.
            read = ground if ground is not None and ground.ruleset is ruleset else None
            self._put(board, ruleset, path, problems, ground=read)
            self.board_desk.folder, self._new = folder, new
            self.empty = False
            self.board_desk.live.begin()
            self.load_beside()
            self._tell_opened()
        self.tell_of_trial()

    def open_scenario(
        self,
        scenario: Scenario,
        path: str | None,
        problems: tuple[Problem, ...] = (),
        *,
        document: ScenarioDocument | None = None,
        pictured: Ground | None = None,
    ) -> None:
        """Show another scenario, its map joined from its boards; what can't be read of those is told.

        ``problems`` are those of the file's text; what breaks the card's format is found as it is edited. ``document``
        is the scenario with its boards, ``pictured`` their map as it looks, where those were read beside the window.

        :raises UnknownRuleset: where the scenario's ruleset isn't installed; what was open stays.
        """
        ruleset = find_ruleset(scenario.ruleset)
        path = _absolute(path)
        if document is None or document.ruleset is not ruleset:
            document, pictured = ScenarioDocument(scenario, ruleset, path), None
        board = document.map.board if document.map.grid.hexes else Board(EMPTY_GRID, ruleset.id)
        with self._or_as_it_was():
            ground = document.at_hand.ground if document.map.grid.hexes else None
            self._put(board, ruleset, path, problems, document, ground=ground, pictured=pictured)
            self.empty = False
            self.load_beside()
            self.scenario_desk.live.begin()
            self._tell_opened()
            self.scenario_desk.tell_of_boards()
        self.tell_of_trial()

    def open_game(self, document: GameDocument, board: Board, saved: GameDraft | None = None) -> None:
        """Show a game, and the board that it is tried on; ``saved`` is it as its folder has it, if otherwise."""
        board = replace(board, ruleset=document.value.game.id)
        with self._or_as_it_was():
            self._put(board, document.game, None, (), game=document, saved=saved)
            self.empty = False
            self.board_desk.live.begin()
            self.load_beside()
            self._tell_opened()
        self.tell_of_trial()

    def _hold(self, start: End, goal: End) -> None:
        self.hand.look.hold(start, goal)

    def load_beside(self) -> None:
        """Have the suites and the LOS trial that lie beside the file of what is open; listeners hear of the suites."""
        self.expectations.load(None if self.card is None else self.card.scene)
        path = self.desk.path
        if self.game is not None and path is not None:
            path = str(Path(path).parent / TRY_IT)
        self._opening = True
        try:
            self.desk.trial.load(path)
        finally:
            self._opening = False

    def tell_of_trial(self) -> None:
        """Say what of the trial's file can't be used."""
        trial = self.desk.trial
        if trial.trouble or trial.unread:
            self.noticed.emit(trial.trouble or trial.unread)

    @contextmanager
    def _or_as_it_was(self) -> Iterator[None]:
        """Where opening fails by a fault of the program, what was open before is open again, without its undo steps."""
        empty, board, scenario = self.empty, self.board, self.scenario
        path, problems, unsaved = self.desk.path, self.checks.problems, self.modified
        game, saved, folder = self.game, self.game_desk.saved, self.board_desk.folder
        try:
            yield
        except Exception:
            if self._restoring:
                raise
            self._restoring = True
            try:
                if empty:
                    self.close()
                elif game is not None:
                    self.open_game(game, board, saved)
                elif scenario is not None:
                    self.open_scenario(scenario.value, path, problems)
                else:
                    self.open(board, path, problems, folder=folder)
                if unsaved and not empty:
                    self.desk.never_saved()
            finally:
                self._restoring = False
            raise

    def close(self) -> None:
        """Show nothing."""
        self._put(Board(EMPTY_GRID, self.board.ruleset), self.ruleset, None, ())
        self.empty = True
        self.expectations.load()
        self.hand.fit()
        self.opened.emit()

    def _tell_opened(self) -> None:
        self.hand.fit()
        self.opened.emit()
        self.checks.first()

    def _put(
        self,
        board: Board,
        ruleset: Ruleset,
        path: str | None,
        problems: tuple[Problem, ...],
        scenario: ScenarioDocument | None = None,
        *,
        ground: Ground | None = None,
        pictured: Ground | None = None,
        game: GameDocument | None = None,
        saved: GameDraft | None = None,
    ) -> None:
        # What works beside the window waits until there is a picture.
        self.stillness.stir()
        keep_names(own_names(ruleset))
        self.hand.tool.cancel()
        if path is None or path != self.desk.path:
            self.hand.begin()
        self.pick.cancel()
        self.hand.select.select_none()
        self.attention.forget()
        self.typed.put(None)
        self.checks.problems, self.hand.guest = problems, None
        # Listeners hear of another board by ``opened``, once it is all there.
        self._opening = True
        try:
            self.sighting.cancel()
            self.live_los.look(None, None)
            self.scenario_desk.put(scenario, pictured)
            self.game_desk.put(game, board, saved)
            self.document.manner.drawn_here = scenario is None
            self.document.open(board, ruleset, path, ground=ground)
            self.board_desk.trial.clear()
            self.board_desk.folder, self._new = None, False
            if scenario is not None:
                self.live_los.scene = scenario.card.scene
            self.scenario_desk.open.changed.emit()
        finally:
            self._opening = False
        self.stack.clear()


def _game_to_begin_with(ruleset: str) -> Game:
    """That game alone: to read all that are installed takes as long as all else of the window."""
    try:
        return find_ruleset(ruleset)
    except UnknownRuleset:
        return next(iter(all_rulesets().values()))


def _absolute(path: str | None) -> str | None:
    """A file is the same one after a crash, in whatever folder the program is started then."""
    return None if path is None else str(Path(path).absolute())
