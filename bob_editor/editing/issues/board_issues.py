"""The open board's issues, kept up to date."""

from __future__ import annotations

from bob_editor.editing.document.document import Document
from bob_editor.editing.issues.live_checks import Found, LiveChecks, Pace
from bob_editor.rules.flood import told
from bob_editor.rules.issues import issues_of_board
from bob_editor.rules.land.ground import Ground


class LiveIssues(LiveChecks[Ground]):
    """What is wrong with the document now."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document

    def _subject(self) -> Ground:
        return self.document.ground

    def _find(self, subject: Ground, pace: Pace) -> Found:
        return told(issues_of_board(subject.board, subject.ruleset, ground=subject, pace=pace))

    def _find_alike(self, subject: Ground, code: str) -> Found:
        return issues_of_board(subject.board, subject.ruleset, ground=subject, code=code)

    def _hexes(self, subject: Ground) -> int:
        return len(subject.board.grid.hexes)
