"""The open document's issues, kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from psygnal import Signal

from bob_editor.editing.document import Document
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.ground import Ground
from bob_editor.rules.issues import Issue, issues_of_board

FRAME = 0.008
"""Seconds that checking may take of the frame in which an edit is shown."""


LONG = 0.05
"""Seconds of checking from which on it is done beside the window."""

A_HEX = 0.00005
"""Seconds that the checks of a hex take, before it is known what they do."""

Found = tuple[Issue, ...]
Beside = Callable[[Callable[[], Found], Callable[[Found], None]], None]
"""Does a task beside the window, then hands its outcome on, on the window's thread."""


class LiveIssues:
    """What is wrong with the document now.

    ``changed`` tells that ``issues`` is another tuple. The window calls ``refresh_changed`` at every edit and
    ``refresh`` when the user pauses; where all checks fit into a frame, the first already does it all. Where they take
    long they go through ``beside``, if there is one: one task at a time, and what comes back of a board that is no
    more is dropped.
    """

    changed = Signal()

    def __init__(self, document: Document) -> None:
        self.document = document
        self.issues: Found = ()
        self.beside: Beside | None = None
        self._of: Board | None = None
        self._asked: Board | None = None
        self._took: float | None = None

    @property
    def stale(self) -> bool:
        """Whether the board was edited since its issues were found."""
        return self._of is not self.document.value

    def forget(self) -> None:
        """Another board is open: what is under way is of one that is no more, and how long it took says nothing."""
        self._asked = None
        self._took = None

    @property
    def took(self) -> float:
        """How long checking took the last time, in seconds; 0 where that isn't known."""
        return self._took or 0.0

    @property
    def _long(self) -> float:
        """How long checking is likely to take, in seconds."""
        return A_HEX * len(self.document.value.grid.hexes) if self._took is None else self._took

    def refresh_changed(self, change: Change) -> None:
        """Bring the issues up to date as far as that fits into a frame; ``refresh`` does the rest."""
        if change and (0.0 if self._took is None else self._took) <= FRAME:
            self.refresh()

    def refresh(self) -> None:
        """Run every check on the present board, unless that was done or is under way."""
        board = self.document.value
        if not self.stale or self._asked is not None:
            return
        ground = self.document.ground
        if self.beside is None or self._long <= LONG:
            self._put(board, self._find(ground))
            return
        self._asked = board
        self.beside(lambda: self._find(ground), lambda found: self._answered(board, found))

    def _find(self, ground: Ground) -> Found:
        started = perf_counter()
        found = issues_of_board(ground.board, ground.ruleset, ground=ground)
        self._took = perf_counter() - started
        return found

    def _answered(self, board: Board, found: Found) -> None:
        if self._asked is not board:
            return
        self._asked = None
        if board is self.document.value:
            self._put(board, found)
        else:
            self.refresh()

    def _put(self, board: Board, found: Found) -> None:
        self._of = board
        if found != self.issues:
            self.issues = found
            self.changed.emit()
