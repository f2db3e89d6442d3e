"""Edits as steps of undo: of the board, of the card, of what is expected; what can't be done is told, not raised."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.session.document_desk import DocumentDesk
from bob_editor.ui.session.scenario_desk import ScenarioDesk
from bob_editor.ui.session.undo import SuiteSwap


class Steps(QObject):
    """What panels and commands do to a document; ``failed`` carries a ``BobEditorError``."""

    failed = Signal(object)

    def __init__(
        self,
        stack: QUndoStack,
        desk: Callable[[], DocumentDesk],
        card: ScenarioDesk,
        expectations: Expectations,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._desk = desk
        self._card = card
        self._expectations = expectations

    def draw(self, edit: Edit[Board]) -> None:
        """Do an edit of the board."""
        self.attempt(partial(self._desk().draw, edit))

    def on_card(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the scenario's card.

        One of the same ``merge`` as the step before becomes part of it, as letters typed into one field do.
        """
        self.attempt(partial(self._card.push, edit, merge))

    def here(self, edit: Edit[Any]) -> None:
        """Do an edit of what the checks look at: of a board, be it a game's try-it board, or the card."""
        desk = self._desk()
        self.attempt(partial(desk.draw if desk.is_drawn_on else desk.push, edit))

    def fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Do an edit that an issue proposes, on what the issue is about."""
        self.attempt(partial(self._desk().fix, issue, edit))

    def keep_suites(self, suites: Suites, label: str) -> None:
        """Put other suites beside the board."""
        if suites != self._expectations.suites:
            self._stack.push(SuiteSwap(self._expectations, suites, label))

    def attempt(self, act: Callable[[], object]) -> None:
        """Do what may be refused, as where a layer is locked."""
        try:
            act()
        except BobEditorError as error:
            self.failed.emit(error)
