"""The session's issues: what the checks say of what is open, when they are run again, and what the file had wrong."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from bob_editor.editing.sight.expectations import Expectations
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.documents import board_from_json, board_to_json
from bob_editor.storage.form.problems import Problem
from bob_editor.ui.session.beside.stillness import LOOK_AGAIN, Stillness
from bob_editor.ui.session.document_desk import DocumentDesk
from bob_editor.ui.session.file_issues import issue_of

SEEN_BY = 3.0
"""Seconds that what was opened has at most to be seen before it is checked, on whatever machine."""


class Checks(QObject):
    """Runs all checks, and the lines that are expected, once the user rests."""

    changed = Signal()
    """What didn't fit the format is in the file no more, or other parts don't."""

    def __init__(
        self,
        desk: Callable[[], DocumentDesk],
        expectations: Expectations,
        stillness: Stillness,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.problems: tuple[Problem, ...] = ()
        """What didn't fit the format in the file that was opened."""
        self._joined: tuple[tuple[object, ...], tuple[Issue, ...]] | None = None
        self._desk = desk
        self._expectations = expectations
        self._stillness = stillness
        self._latest = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run)

    def issues(self, grid: Grid) -> tuple[Issue, ...]:
        """What is wrong now; ``grid`` is the map's, on which the file's problems are shown."""
        found = self._desk().issues
        if not self.problems:
            return found
        of = (self.problems, found, grid)
        if self._joined is None or any(
            one is not other for one, other in zip(self._joined[0], of, strict=True)
        ):
            self._joined = of, (*(issue_of(problem, grid) for problem in self.problems), *found)
        return self._joined[1]

    def put_problems(self, problems: tuple[Problem, ...]) -> None:
        """Have others in the place of what didn't fit the format."""
        if problems != self.problems:
            self.problems = problems
            self.changed.emit()

    def soon(self, _step: int = 0) -> None:
        """Run all checks once nothing was edited for a while."""
        self._timer.start(self._desk().check_after)

    def first(self) -> None:
        """Run all checks of what was opened, once it is seen."""
        self.soon()
        self._latest = monotonic() + self._desk().check_after / 1000 + SEEN_BY

    def saved(self, board: Board | None) -> None:
        """What is open was saved: of what didn't fit the format, that is left which its file still holds.

        A scenario, for which there is no board, tells itself of what its card holds.
        """
        if self.problems:
            self.put_problems(() if board is None else board_from_json(board_to_json(board))[1])

    def _run(self) -> None:
        if not self._stillness.pausing and monotonic() < self._latest:
            self._timer.start(LOOK_AGAIN)
            return
        self._desk().check()
        self._expectations.refresh()
