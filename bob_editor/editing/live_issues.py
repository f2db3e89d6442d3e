"""The open document's issues, kept up to date."""

from __future__ import annotations

from time import perf_counter

from psygnal import Signal

from bob_editor.editing.document import Document
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.issues import Issue, issues_of_board

FRAME = 0.008
"""Seconds that checking may take of the frame in which an edit is shown."""


class LiveIssues:
    """What is wrong with the document now.

    ``changed`` tells that ``issues`` is another tuple. The window calls ``refresh_changed`` at every edit and
    ``refresh`` when the user pauses; where all checks fit into a frame, the first already does it all.
    """

    changed = Signal()

    def __init__(self, document: Document) -> None:
        self.document = document
        self.issues: tuple[Issue, ...] = ()
        self._of: Board | None = None
        self._took = 0.0

    @property
    def stale(self) -> bool:
        """Whether the board was edited since its issues were found."""
        return self._of is not self.document.value

    def refresh_changed(self, change: Change) -> None:
        """Bring the issues up to date as far as that fits into a frame; ``refresh`` does the rest."""
        if change and self._took <= FRAME:
            self.refresh()

    def refresh(self) -> None:
        """Run every check on the present board, unless that was done; emits ``changed`` where the outcome differs."""
        board = self.document.value
        if not self.stale:
            return
        started = perf_counter()
        issues = issues_of_board(board, self.document.ruleset, ground=self.document.ground)
        self._took = perf_counter() - started
        self._of = board
        if issues != self.issues:
            self.issues = issues
            self.changed.emit()
