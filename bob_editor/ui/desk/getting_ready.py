"""Works out the text of a large board beside the window before it is saved, so that saving is only writing it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from bob_editor.storage.documents import is_ready, make_ready
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

LARGE_BOARD = 1_000
"""Hexes of a board from which on its text takes longer than the window may stand still."""


class GettingReady(LongWork):
    """Given up where something else is opened; what is edited meanwhile is saved as well."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: list[Callable[[], object]] = []
        session.opened.connect(self.cancel)

    def then(self, save: Callable[[], object]) -> None:
        """Save what is open, at once where nothing large has to be worked out for it.

        What was asked for before and waits for that, such as to save it as another file, is done first.
        """
        session = self._session
        board = session.board
        self._waiting.append(save)
        if session.scenario is not None or len(board.grid.hexes) < LARGE_BOARD or is_ready(board):
            super().cancel()
            self._save()
            return
        # What is past the limits is told when it is saved.
        self.do(
            tr("Saving"),
            lambda _progress, _stopped: make_ready(board),
            lambda _ready: self._save(),
            lambda _error: self._save(),
        )

    def cancel(self) -> None:
        """Nothing that waits is saved."""
        self._waiting = []
        super().cancel()

    def settle(self) -> None:
        """Save at once what waits, before anything is asked: what is open is about to go."""
        super().cancel()
        self._save()

    def _save(self) -> None:
        waiting, self._waiting = self._waiting, []
        for save in waiting:
            save()
