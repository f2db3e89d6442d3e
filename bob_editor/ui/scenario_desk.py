"""The open scenario in the window: its undo steps, live issues, the files of its boards, and the map as it looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bob_editor.editing.card.scene_on_card import with_scene
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.editing.issues.live_checks import Found, Task
from bob_editor.editing.issues.scenario_issues import LiveScenarioIssues
from bob_editor.errors import BadFile, Cancelled
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.ui.undo import push_scenario
from bob_editor.ui.work import Progress, Worker

if TYPE_CHECKING:
    from bob_editor.ui.session import Session

FOLLOW_AFTER = 250
"""Milliseconds after a board's file was written before it is read: some programs write in several steps."""


class ScenarioDesk(QObject):
    """What a session has of a scenario; the session's map is the scenario's joined one while one is open."""

    changed = Signal(object)
    """The card is another; carries the former ``Scenario``, the present one where only a board's file changed."""
    pictureChanged = Signal(object)
    """The map looks otherwise; carries the ``Change``."""
    renamed = Signal()
    issuesChanged = Signal()
    noticed = Signal(str)
    """A sentence about a board's file."""
    failed = Signal(object)
    """A board can't be read; carries a ``BobEditorError``."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session
        self.open = OpenScenario()
        self.live = LiveScenarioIssues(lambda: self.open.card)
        self.live.beside = self.check_beside
        self.live.changed.connect(self._issues_changed)
        self._worker = Worker(self)
        self._pictured: Ground | None = None
        self._map_is_other = False
        self._told: frozenset[Path] = frozenset()
        self._watcher = QFileSystemWatcher(self)
        self._follow_timer = QTimer(self)
        self._follow_timer.setSingleShot(True)
        self._follow_timer.setInterval(FOLLOW_AFTER)
        self._follow_timer.timeout.connect(self.follow_boards)
        self._watcher.fileChanged.connect(lambda _path: self._follow_timer.start())
        self._watcher.directoryChanged.connect(lambda _path: self._follow_timer.start())

    @property
    def document(self) -> ScenarioDocument | None:
        """The open scenario."""
        return self.open.document

    # -- opening ------------------------------------------------------------------------------------------------

    def put(self, document: ScenarioDocument | None) -> None:
        """Have another scenario open, or none; the session shows its map."""
        former = self.open.document
        if former is not None:
            former.changed.disconnect(self._changed)
            former.map_changed.disconnect(self._map_changed)
            former.renamed.disconnect(self._renamed)
            former.edit_hook = None
        self._worker.cancel()
        self.live.clear()
        self.open.put(document)
        self._pictured = None
        self._told = frozenset()
        if document is not None:
            document.edit_hook = self.push
            document.changed.connect(self._changed)
            document.map_changed.connect(self._map_changed)
            document.renamed.connect(self._renamed)
        self._watch()

    def map_board(self) -> Board | None:
        """The joined map; None where the scenario has no board that can be read."""
        document = self.open.document
        return document.map.board if document is not None and document.map.grid.hexes else None

    def tell_of_boards(self) -> None:
        """Say which boards can't be read, once each."""
        document = self.open.document
        if document is None:
            return
        lacking = [one for one in document.boards if one.error is not None]
        new = [one for one in lacking if one.path is None or one.path not in self._told]
        self._told = frozenset(one.path for one in lacking if one.path is not None)
        if new and new[0].error is not None:
            more = f" {len(new) - 1} more can’t be read either." if len(new) > 1 else ""
            self.failed.emit(BadFile(f"{new[0].error}{more}", hint="The map is joined from the others."))

    # -- edits --------------------------------------------------------------------------------------------------

    def push(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the card as one step of undo; one of the same ``merge`` joins the step before."""
        if self.open.document is not None:
            push_scenario(self.session.stack, self.open.document, edit, merge)

    def set_scene(self, before: Scene, after: Scene, label: str) -> None:
        """Write into the card what differs between two scenes of its map."""
        self.push(Edit(label, lambda scenario: with_scene(scenario, before, after)))

    # -- the map as it looks --------------------------------------------------------------------------------------

    @property
    def pictured(self) -> Ground:
        """The map as the scenario's changes make it look, for the picture and nothing else."""
        if self._pictured is None:
            self._pictured = self._picture()
        return self._pictured

    def _picture(self, former: Ground | None = None) -> Ground:
        """The ground to show; made from the one that was shown, as far as that holds."""
        ground = self.session.document.ground
        card = self.open.card
        if card is None or self.map_board() is None:
            return ground
        board = game_of(card.ruleset).card_code().pictured(card.scene)
        if board is ground.board or board == ground.board:
            return ground
        known = ground if former is None else former
        return known.after(board, difference(known.board, board))

    def _show_picture(self) -> None:
        former = self._pictured
        self._pictured = self._picture(former)
        change = Change(everything=True)
        if former is not None:
            change = difference(former.board, self._pictured.board)
        if change:
            self.pictureChanged.emit(change)

    # -- following the document -------------------------------------------------------------------------------------

    def _map_changed(self) -> None:
        self._map_is_other = True

    def _changed(self, before: Scenario) -> None:
        document = self.open.document
        if document is None:
            return
        if self._map_is_other:
            self._map_is_other = False
            self.session.show_map(self.map_board(), document.card.scene)
            self._watch()
            self.tell_of_boards()
        else:
            self.session.show_scene(document.card.scene)
        self._show_picture()
        self.open.changed.emit()
        self.changed.emit(before)
        self.live.refresh_changed()

    def _renamed(self) -> None:
        if self._map_is_other and self.open.document is not None:
            self._changed(self.open.document.value)
        self.renamed.emit()

    def follow_boards(self) -> None:
        """Read again the boards whose files changed, and show them."""
        document = self.open.document
        if document is None:
            return
        before = {one.path: one.stamp for one in document.boards}
        if document.follow_boards():
            names = [
                one.path.name
                for one in document.boards
                if one.path is not None and one.board is not None and one.stamp != before.get(one.path)
            ]
            self._changed(document.value)
            self.live.refresh()
            if names:
                verb = "has" if len(set(names)) == 1 else "have"
                self.noticed.emit(f"{', '.join(dict.fromkeys(names))} {verb} changed; the map shows it.")
        self._watch()

    def _watch(self) -> None:
        """Watch the files of the boards, and the folders where some are missing or may be written anew."""
        document = self.open.document
        files = (
            {one.path for one in document.boards if one.path is not None} if document is not None else set()
        )
        wanted = {str(path) for path in files if path.exists()}
        wanted |= {str(path.parent) for path in files if path.parent.is_dir()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    # -- issues -----------------------------------------------------------------------------------------------------

    def check_beside(self, task: Task, then: Callable[[Found | None], None]) -> None:
        """Do long checking on another thread, of a card or a board, while the user pauses; one task at a time."""

        def in_pauses(_progress: Progress, stopped: Callable[[], bool]) -> Found | None:
            def pace() -> None:
                self.session.stillness.wait(stopped)
                if stopped():
                    raise Cancelled("Nobody asks for these checks any more.")

            return task(pace)

        self._worker.begin(in_pauses, then)  # type: ignore[arg-type]  # what the task gives

    def _issues_changed(self) -> None:
        self.issuesChanged.emit()

    def end(self) -> None:
        """Stop what works beside the window."""
        self._worker.end()
