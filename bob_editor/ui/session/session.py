"""A window's work: what is open is followed by checks, LOS and views, with one Qt signal for each change."""

from collections.abc import Callable
from functools import partial
from weakref import ref

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.sight.pinned import Thread
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.opening.games.own_names import own_names
from bob_editor.rules.game import Game
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.sheet.languages.in_window import keep_names
from bob_editor.ui.session.checks import Checks
from bob_editor.ui.session.retracing import Retracing
from bob_editor.ui.session.undo import ThreadsSwap
from bob_editor.ui.session.what_is_open import EMPTY_GRID, WhatIsOpen
from bob_editor.words import tr


class Session(WhatIsOpen):
    """What is open, and what comes of each change of it; ``retracing`` leads to what is undone."""

    boardChanged = Signal(object)
    """The document's value is another; carries the ``Change``."""
    cardChanged = Signal(object)
    """The scenario's card is another; carries the ``Scenario`` before, the present one where a board's file changed."""
    gameChanged = Signal(object)
    """The game that is written is another; carries the ``GameDraft`` before."""
    rulesChanged = Signal()
    """The rules by which the map is read were edited; it is the same map."""
    rulesSaved = Signal()
    """The game of what is open was saved elsewhere, and what is open is read by it from now on."""
    pictureChanged = Signal(object)
    """The map looks otherwise: the board's value, or what a scenario's changes make of it; carries the ``Change``."""
    issuesChanged = Signal()
    losChanged = Signal()
    expectationsChanged = Signal()
    """The suites kept beside the board, or what came of them, are others."""

    def __init__(self, ruleset: str = "", parent: QObject | None = None) -> None:
        """Begin with nothing open, under the ruleset of an id; the first there is where that is not installed."""
        super().__init__(ruleset, parent)
        self.retracing = Retracing(self.stack, self)
        self.document.edit_hook = self._draw
        self.live_los.edit_hook = self._set_scene
        self.live_los.beside.do = self.look_beside
        self._lagging = self._next_turn(self.losChanged)
        self._checking = self._next_turn(self._check_changed)
        self.pinned.edit_hook = self._pin
        self.sighting.changed.connect(self._sighting_changed)
        self._join()

    def _next_turn(self, then: Callable[[], object] | SignalInstance) -> QTimer:
        """What, once started, does something when the frame that shows an edit is done with."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(0)
        timer.timeout.connect(then)
        return timer

    def _join(self) -> None:
        self.document.changed.connect(self._changed)
        self.document.renamed.connect(self._renamed)
        self.board_desk.live.changed.connect(self._issues_changed)
        self.live_los.changed.connect(self._los_changed)
        self.expectations.changed.connect(self._expectations_changed)
        self.game_desk.changed.connect(self._game_changed)
        self.game_desk.renamed.connect(self._renamed)
        desk = self.scenario_desk
        desk.mapChanged.connect(self._show_map)
        desk.sceneChanged.connect(self._show_scene)
        desk.changed.connect(self._card_changed)
        desk.open.wanted.connect(self.attention.show_field)
        desk.pictureChanged.connect(self.pictureChanged)
        desk.renamed.connect(self._renamed)
        desk.issuesChanged.connect(self.issuesChanged)
        desk.remarked.connect(self.remarked)
        desk.failed.connect(self.failed)
        self.steps.failed.connect(self.failed)
        self.checks.changed.connect(self.issuesChanged)
        self.stack.indexChanged.connect(partial(_check_after_step, ref(self.checks)))
        # The canvas shows marks as it shows what a tool would do.
        self.attention.marked.connect(self.hand.updated)

    def look_at_once(self) -> None:
        """Look along a line across the try-it board, so that there is something to see of its rules."""
        self.hand.choose("look")
        start, goal = (self.board.grid.hex_anywhere(label) for label in ("B2", "F3"))
        if start is not None and goal is not None and {start, goal} <= set(self.board.grid.hexes):
            self.hand.look.hold(End(start), End(goal))

    def follow_rules(self, game: Game) -> None:
        """Read the map by its game's rules as they were edited; tools, ends and circumstances stay."""
        if game is self.ruleset or game.id != self.ruleset.id:
            return
        keep_names(own_names(game))
        if self.scenario is not None:
            self.scenario_desk.follow_rules(game)
        self.document.follow_rules(game)
        self.board_desk.live.forget()
        self.hand.fit()
        self.rulesChanged.emit()
        self.checks.soon()

    def _show_map(self, board: Board | None, scene: Scene) -> None:
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
            self.attention.forget()
            self.hand.select.select_none()
        self.expectations.set_base(scene)
        if change:
            self.boardChanged.emit(change)
        self.losChanged.emit()

    def _show_scene(self, scene: Scene) -> None:
        """Ask about LOS under the circumstances of a card, where they are others."""
        if scene.with_board(self.board) != self.live_los.scene:
            self.live_los.scene = scene
            self.expectations.set_base(scene)

    # -- following the document -----------------------------------------------------------------------------------

    def _draw(self, edit: Edit[Board]) -> None:
        """What a tool draws."""
        self.desk.draw(edit)

    def _set_scene(self, scene: Scene, label: str) -> None:
        """What a tool sets for lines to be looked along."""
        self.desk.set_scene(scene, label)

    def _pin(self, threads: tuple[Thread, ...], label: str) -> None:
        self.stack.push(ThreadsSwap(self.pinned, threads, label))

    def look_beside(self, work: Callable[[], Sight], then: Callable[[Sight], None]) -> None:
        """Work out lines of sight on another thread, which is told, and can be left."""
        self.sighting.do(
            tr("Working out lines of sight"), lambda _progress, _stopped: work(), then, self.failed.emit
        )

    def _sighting_changed(self) -> None:
        if self.sighting.busy:
            return
        if self.live_los.beside.busy:
            self.live_los.leave()
        else:
            # Expected lines have waited for it.
            self.checks.soon()

    def _changed(self, change: Change) -> None:
        if self._opening:
            return
        self.stillness.stir()
        self._checking.start()
        self.boardChanged.emit(change)
        self.pictureChanged.emit(change)
        self.checks.soon()

    def _check_changed(self) -> None:
        self.board_desk.live.refresh_changed()
        self.expectations.refresh_changed()

    def _game_changed(self, before: GameDraft) -> None:
        self.stillness.stir()
        game = self.game
        if game is None:
            return
        if game.game.id != self.board.ruleset:
            # The board is the game's own, by whatever id that goes, and so are the line and what lies on it.
            ends, own = (self.live_los.origin, self.live_los.target), self.live_los.own
            self._opening = True
            try:
                self.document.open(replace(self.board, ruleset=game.game.id), game.game)
            finally:
                self._opening = False
            self.live_los.scene = own
            self.live_los.look(*ends)
            self.rulesChanged.emit()
        self.follow_rules(game.game)
        self.gameChanged.emit(before)

    def _card_changed(self, before: Scenario) -> None:
        self.stillness.stir()
        self.cardChanged.emit(before)
        self.checks.soon()

    def _renamed(self) -> None:
        if self._opening:
            return
        if not self.modified:
            self.checks.saved(self.board if self.desk is self.board_desk else None)
        self.nameChanged.emit()

    def _issues_changed(self) -> None:
        self.issuesChanged.emit()

    def _los_changed(self) -> None:
        if self._opening:
            return
        if self.live_los.lags:
            # Who hears of it asks what is seen: the frame that shows the edit doesn't wait for that.
            self._lagging.start()
        else:
            self.losChanged.emit()

    def _expectations_changed(self) -> None:
        if not self._opening:
            self.expectationsChanged.emit()


def _check_after_step(checks: ref[Checks], _step: int) -> None:
    """Check soon after each step: it may be one of the LOS trial, which changes no board.

    As the stack of steps goes, it tells of itself once more, when what would be checked has gone already.
    """
    now = checks()
    if now is not None:
        now.soon()
